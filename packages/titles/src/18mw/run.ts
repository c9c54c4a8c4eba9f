import { type Run, runPart, turnOf } from '@roundhouse/classic';
import {
  allow,
  BANK,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  kindOf,
  passMove,
  pay,
  pushFrame,
  putStation,
  type RunRoute,
  refuse,
  stationsOnCharter,
  type TrainCard,
} from '@roundhouse/engine';
import { CONNECTION_IDS, CONNECTIONS, type ConnectionId } from './data/connections.ts';
import { ST_LOUIS } from './data/privates.ts';
import { chicagoDoubler, payFreightFees } from './privates.ts';
import { type Runner, routeProblem } from './routes.ts';
import { type CompanyMW, core, phaseName, type StateMW, TurnMW } from './state.ts';
import { doublingProblem } from './stations.ts';

/** Running trains, and what the first run of a connection brings. */

/** 18MW-receivership-3: without a train a company in receivership runs a borrowed D. */
export const BORROWED: TrainCard = { id: 'D-borrowed', type: 'D' };
export const isBorrowing = ({ receiver, trains }: CompanyMW): boolean =>
  receiver !== null && trains.length === 0;

const runnerOf = (company: CompanyMW): Runner => ({
  id: company.id,
  bases: company.bases,
  trains: isBorrowing(company) ? [BORROWED] : company.trains,
});

const problemOf = (state: StateMW, company: CompanyMW) =>
  routeProblem(
    {
      board: state.board,
      phase: phaseName(state),
      chicagoDoubler: chicagoDoubler(state),
      connected: CONNECTION_IDS.filter((id) => state.connectedBy[id] !== undefined),
    },
    runnerOf(company),
  );

export const mayRun = (state: StateMW, company: CompanyMW): boolean =>
  runnerOf(company).trains.length > 0 && core.hasRoute(state, company.id);

export const run: Run<StateMW, TurnMW> = runPart<StateMW, CompanyMW, TurnMW>(core, {
  problem: problemOf,
  // 18MW-run-1
  onlyBest: 'run.not-best',
  takesOnTrust: () => false,
  ran(state, company, routes, emit) {
    payFreightFees(state, routes.filter(({ stops }) => stops.includes(ST_LOUIS)).length, emit);
    for (const id of [...CONNECTION_IDS].reverse())
      if (routes.some(({ bonuses }) => bonuses.some((bonus) => bonus.id === id)))
        connect(state, company, id, routes, emit);
  },
});

/** The doubling token may be placed at once, free of charge. */
export interface DoublingFrame extends Frame {
  readonly kind: 'doubling';
  readonly company: string;
  readonly connection: ConnectionId;
  /** What the routes of this run earn more with it. */
  readonly gain: number;
}
export const DoublingFrame = kindOf<DoublingFrame>('doubling');

/** 18MW-csf-1 and -2, 18MW-nosw-1 and -2: half to the treasury; the other half is in the value of the routes. */
function connect(
  state: StateMW,
  { id: company }: CompanyMW,
  connection: ConnectionId,
  routes: readonly RunRoute[],
  emit: Emit,
): void {
  const { to, toTreasury } = CONNECTIONS[connection];
  state.connectedBy[connection] = company;
  emit({ type: 'special', name: 'connected', facts: { company, connection } });
  pay(state, BANK, company, toTreasury, 'connection', emit);
  const gain = routes.reduce(
    (sum, { stops, values }) =>
      stops.reduce((more, hex, at) => (hex === to ? more + (values[at] ?? 0) : more), sum),
    0,
  );
  pushFrame(state, DoublingFrame, { company, connection, gain });
}

/** 18MW-csf-3, 18MW-csf-7: out of the company's own supply, as its token of the round. */
const mayDouble = (state: StateMW, { company, connection }: DoublingFrame): boolean =>
  !turnOf(state, TurnMW).stationPlaced &&
  stationsOnCharter(state.board, company).length > 0 &&
  doublingProblem(state, company, connection) === null;

const double = defineMove<StateMW, DoublingFrame>({
  type: 'double',
  judge(state, frame) {
    const { company, connection, gain } = frame;
    const [token] = stationsOnCharter(state.board, company);
    if (token === undefined) return refuse('station.none-left', { company });
    return allow((emit) => {
      endFrame(state, frame);
      const turn = turnOf(state, TurnMW);
      const spot = { hex: CONNECTIONS[connection].to, stop: 0 };
      putStation(state.board, token, spot);
      turn.stationPlaced = true;
      emit({ type: 'station', company, spot, cost: 0 });
      // 18MW-csf-4, 18MW-nosw-4: already on this run.
      turn.revenue += gain;
      core.company(state, company).lastRevenue = turn.revenue;
      emit({ type: 'special', name: 'doubled', facts: { company, hex: spot.hex, gain } });
    });
  },
});

export const doublingFrame = defineFrame<StateMW, DoublingFrame>({
  kind: DoublingFrame,
  order: 'order.doubling',
  actor: (state, frame) => (mayDouble(state, frame) ? core.requirePresident(state, frame.company) : null),
  proceed: (state, frame) => endFrame(state, frame),
  moves: [double, passMove()],
  label: () => ({ step: 'doubling' }),
});
