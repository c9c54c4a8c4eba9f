import { parFrame as parFrameOf, parPart, type Stock } from '@roundhouse/classic';
import {
  allow,
  BANK,
  defineMove,
  heldBy,
  isCompany,
  type Move,
  markActed,
  moveCertificate,
  type Objection,
  OFFERING,
  pay,
  refuse,
  type StockFrame,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { closeIfInGame } from './closing.ts';
import { STARTING_VALUES } from './data/numbers.ts';
import { PHASE_NAMES } from './data/trains.ts';
import { leaveQueue, rowOf } from './queue.ts';
import { type CompanyBW, core, owns, type StateBW } from './state.ts';
import { placeHome } from './stations.ts';

/** Section 7.1: starting a corporation out of the queue, by P4 from its second row, or with P13. */

const RANKS: readonly string[] = PHASE_NAMES;
const isReached = (phase: string, present: string): boolean => RANKS.indexOf(phase) <= RANKS.indexOf(present);

export const par = parPart<StateBW, CompanyBW>(core, {
  // 1867BW-7.1-11
  prices: (state) =>
    STARTING_VALUES.flatMap(({ price, from }) => (isReached(from, state.phase) ? [price] : [])),
  payTo: ({ id }) => id,
  started(state, company, _player, emit) {
    // 1867BW-14.13-2: the bank pays for the director's certificate that comes with P13.
    if (company.stage === 'aside') pay(state, BANK, company.id, 2 * (company.par ?? 0), 'capital', emit);
    leaveQueue(state.queue, company.id);
    company.stage = 'open';
    company.lastRevenue = 0;
    // 1867BW-7.1-7
    for (const certificate of heldBy(company, OFFERING)) moveCertificate(company, certificate, company.id);
    placeHome(state, company.id, emit);
  },
});

export const parFrame = parFrameOf(core, par);

type Rules = (state: StateBW, company: CompanyBW, player: string) => Objection | null;

/** 1867BW-7.1-2 */
const inTopRow: Rules = (state, { id, stage }) => {
  if (stage !== 'queued') return refuse('start.not-queued', { company: id });
  return rowOf(state.queue, 0).includes(id) ? null : refuse('start.not-on-top', { company: id });
};

/** 1867BW-14.4-1 */
const inSecondRow: Rules = (state, { id, stage }, player) => {
  if (!owns(state, player, 'P4')) return refuse('pundit.not-owned');
  if (stage !== 'queued') return refuse('start.not-queued', { company: id });
  return rowOf(state.queue, 1).includes(id) ? null : refuse('pundit.not-in-second-row', { company: id });
};

function starting(
  type: string,
  row: number,
  rules: Rules,
  closes: string | null,
  purchaseProblem: Stock<StateBW, CompanyBW>['purchaseProblem'],
): Move<StateBW, StockFrame> {
  return defineMove<StateBW, StockFrame, { company: string; price: number }>({
    type,
    fields: { company: shortText, price: wholeNumber },
    judge(state, frame, { company: id, price }, player) {
      if (!isCompany(state, id)) return refuse('start.unknown', { company: id });
      const company = core.company(state, id);
      const problem =
        rules(state, company, player) ??
        par.problem(state, company, price, player) ??
        purchaseProblem(state, frame, company, player);
      if (problem !== null) return problem;
      return allow((emit) => {
        if (closes !== null) closeIfInGame(state, closes, emit);
        frame.bought = id;
        markActed(frame, player);
        par.start(state, company, player, price, emit);
      });
    },
    *candidates(state) {
      for (const company of rowOf(state.queue, row))
        for (const price of par.prices(state)) yield { fields: { company, price } };
    },
  });
}

export const startMoves = ({
  purchaseProblem,
}: Stock<StateBW, CompanyBW>): readonly Move<StateBW, StockFrame>[] => [
  starting('start', 0, inTopRow, null, purchaseProblem),
  starting('pundit', 1, inSecondRow, 'P4', purchaseProblem),
];
