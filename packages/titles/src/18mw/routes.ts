import {
  type CompanyProblem,
  type HasBoard,
  layoutOf,
  type RouteCode,
  revenueOf,
  type TrainCard,
} from '@roundhouse/engine';
import type { Bonus, Train } from '@roundhouse/router';
import {
  CHICAGO,
  CHICAGO_DOUBLED_UNTIL,
  CONNECTION_IDS,
  CONNECTIONS,
  type ConnectionId,
} from './data/connections.ts';
import { GEOGRAPHY } from './data/geography.ts';
import { PHASE_NAMES, PHASES, type PhaseName, TRAINS } from './data/trains.ts';
import { type Based, graphOf, hasDoublingToken } from './network.ts';

/** What a company's trains may run and earn, as the router is told. */

/** What of the game's state that depends on. */
export interface RunState extends HasBoard {
  readonly phase: PhaseName;
  /** The company that owns the Chicago Freight Handling Company, or owned it when it closed. */
  readonly chicagoDoubler: string | null;
  /** The connections that have been run. */
  readonly connected: readonly ConnectionId[];
}

export interface Runner extends Based {
  readonly trains: readonly TrainCard[];
}

export const ROUTE_RULES: Readonly<Record<RouteCode, string>> = {
  unreadable: '18MW-run-8',
  'unknown-train': '18MW-run-1',
  'unknown-piece': '18MW-run-8',
  'train-twice': '18MW-run-1',
  'not-connected': '18MW-run-8',
  reversal: '18MW-run-8',
  'ends-on-track': '18MW-run-2',
  'track-twice': '18MW-run-9',
  'stop-twice': '18MW-run-10',
  'location-twice': '18MW-run-10',
  'offboard-in-middle': '18MW-run-6',
  blocked: '18MW-run-11',
  'no-station': '18MW-run-2',
  'too-short': '18MW-run-2',
  'too-long': '18MW-run-4',
  'shared-track': '18MW-run-12',
};

/**
 * 18MW-run-15: the doublings in force before the run, and the route half of a connection that has not been made. A doubling token
 * that is placed because of the run is counted afterwards, on the routes that were chosen.
 */
export const routeProblem = (state: RunState, company: Runner): CompanyProblem => ({
  graph: graphOf(state, company),
  trains: trainsOf(state, company),
  revenue: { bonuses: bonuses(state) },
});

/** 18MW-run-4 and -5: every city counts, small ones too. 18MW-run-13: it earns what is printed, or twice that. */
function trainsOf(state: RunState, company: Runner): Train[] {
  const { stops } = layoutOf(GEOGRAPHY, state.board);
  const box = PHASES.find(({ name }) => name === state.phase)?.box ?? '';
  const doubled = doubledHexes(state, company);
  const value = stops.map(({ hex, printed }) => revenueOf(printed, [box]) * (doubled.includes(hex) ? 2 : 1));
  const cost = stops.map(() => 1);
  return company.trains.map(({ id, type }): Train => {
    const range = TRAINS.find((train) => train.type === type)?.range ?? null;
    return { id, value, allowances: range === null ? [] : [{ size: range, cost }] };
  });
}

/** 18MW-cfh-2 and -3, 18MW-csf-4, 18MW-nosw-4 */
function doubledHexes(state: RunState, company: Runner): string[] {
  const early = PHASE_NAMES.indexOf(state.phase) < PHASE_NAMES.indexOf(CHICAGO_DOUBLED_UNTIL);
  const chicago = early && state.chicagoDoubler === company.id ? [CHICAGO] : [];
  const areas = CONNECTION_IDS.filter((id) => hasDoublingToken(state, company, id));
  return [...chicago, ...areas.map((id) => CONNECTIONS[id].to)];
}

/** 18MW-csf-2, 18MW-nosw-2: half of the bonus counts as revenue of the first train that makes the connection. */
function bonuses({ board, connected }: RunState): Bonus[] {
  const { stops } = layoutOf(GEOGRAPHY, board);
  const at = (place: string) => stops.flatMap(({ hex }, stop) => (hex === place ? [stop] : []));
  return CONNECTION_IDS.filter((id) => !connected.includes(id)).map((id) => {
    const { from, to, toRoute } = CONNECTIONS[id];
    return { kind: 'stops', id, groups: [at(from), at(to)], amount: toRoute, once: true };
  });
}
