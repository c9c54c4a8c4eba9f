import type { Stock } from '@roundhouse/classic';
import {
  allow,
  BANK,
  cashOf,
  defineMove,
  type Emit,
  endFrame,
  findFrame,
  isCompany,
  kindOf,
  type Move,
  markActed,
  openWithBid,
  type PlayerFrame,
  pay,
  playerFrame,
  pushFrame,
  refuse,
  StockFrame,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { BID_STEP } from './data/numbers.ts';
import { countedCertificates } from './limits.ts';
import { par } from './par.ts';
import { type CompanyRG, core, type StateRG } from './state.ts';

/** The auction variant: the right to start a company goes to the highest bidder (18RG-variant-1 to -4). */

/** 18RG-variant-4: so much that the cheapest start can still be paid. */
export function rightLimit(state: StateRG, company: string, player: string): number {
  const cannot =
    par.companyProblem(state, core.company(state, company), player) !== null ||
    countedCertificates(state, player) >= core.certificateLimit(state);
  return cannot ? 0 : cashOf(state, player) - 2 * Math.min(...par.prices(state));
}

/** Opens the auction with a first bid. */
export const openRight = ({ purchaseProblem }: Stock<StateRG, CompanyRG>): Move<StateRG, StockFrame> =>
  defineMove<StateRG, StockFrame, { company: string; price: number }>({
    type: 'right',
    fields: { company: shortText, price: wholeNumber },
    judge(state, frame, { company: id, price }, player) {
      if (!isCompany(state, id)) return refuse('right.unknown', { company: id });
      const company = core.company(state, id);
      const problem =
        par.companyProblem(state, company, player) ?? purchaseProblem(state, frame, company, player);
      if (problem !== null) return problem;
      if (price < BID_STEP || price % BID_STEP !== 0) return refuse('right.multiple', { step: BID_STEP });
      const most = Math.max(0, rightLimit(state, id, player));
      if (price > most) return refuse('right.limit', { most, company: id });
      return allow((emit) => {
        markActed(frame, player);
        openWithBid(state, id, BID_STEP, { player, price }, emit);
      });
    },
    *candidates(state, _frame, player) {
      for (const company of Object.keys(state.companies)) {
        const max = Math.floor(rightLimit(state, company, player) / BID_STEP) * BID_STEP;
        if (max < BID_STEP) continue;
        const range = { field: 'price', min: BID_STEP, max, step: BID_STEP };
        yield { fields: { company, price: BID_STEP }, range };
      }
    },
  });

/** The winner of a right chooses the price and starts the company at once. */
export interface StartFrame extends PlayerFrame {
  readonly kind: 'start';
  readonly company: string;
}
export const StartFrame = kindOf<StartFrame>('start');

/** 18RG-variant-2 */
export function rightWon(state: StateRG, company: string, player: string, price: number, emit: Emit): void {
  pay(state, player, BANK, price, 'right', emit);
  emit({ type: 'special', name: 'right', facts: { player, company, price } });
  pushFrame(state, StartFrame, { player, company });
}

const start = defineMove<StateRG, StartFrame, { company: string; price: number }>({
  type: 'start',
  fields: { company: shortText, price: wholeNumber },
  judge(state, frame, { company: id, price }, player) {
    if (id !== frame.company) return refuse('right.other', { company: frame.company });
    const company = core.company(state, id);
    return (
      par.problem(state, company, price, player) ??
      allow((emit) => {
        endFrame(state, frame);
        par.start(state, company, player, price, emit);
        // 18RG-variant-3: only the initiator's own win is the purchase of the turn.
        const stock = findFrame(state, StockFrame);
        if (stock !== undefined && stock.turn === player) stock.bought = id;
      })
    );
  },
  candidates: (state, frame) =>
    par.prices(state).map((price) => ({ fields: { company: frame.company, price } })),
});

export const startFrame = playerFrame<StateRG, StartFrame>(StartFrame, 'order.right', [start]);
