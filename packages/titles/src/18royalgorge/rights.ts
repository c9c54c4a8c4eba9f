import {
  type AscendingFrame,
  allow,
  BANK,
  byRule,
  cashOf,
  clockwiseFrom,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  findFrame,
  isCompany,
  markActed,
  name,
  pay,
  purchaseProblem,
  pushFrame,
  type StockFrame,
  wholeNumber,
} from '@roundhouse/engine';
import { BID_STEP } from './data/numbers.ts';
import { companyProblem, openPrices, startCompany, startProblem } from './start.ts';
import { certificateLimit, companyIn, type StateRG } from './state.ts';
import { countedCertificates, STOCK_RULES } from './stock-rules.ts';

/** The auction variant: the right to start a company goes to the highest bidder (18RG-variant-1 to -4). */

/** 18RG-variant-4: so much that the cheapest start can still be paid. */
export function rightLimit(state: StateRG, company: string, player: string): number {
  const cannot =
    companyProblem(state, companyIn(state, company), player) !== null ||
    countedCertificates(state, player) >= certificateLimit(state);
  return cannot ? 0 : cashOf(state, player) - 2 * Math.min(...openPrices(state));
}

/** Opens the auction with a first bid. */
export const openRight = defineMove<StateRG, StockFrame, { company: string; price: number }>({
  type: 'right',
  fields: { company: name, price: wholeNumber },
  judge(state, frame, { company: id, price }, player) {
    if (!isCompany(state, id)) return byRule('18RG-variant-1', `There is no company "${id}".`);
    const company = companyIn(state, id);
    const problem =
      companyProblem(state, company, player) ?? purchaseProblem(STOCK_RULES, state, frame, company, player);
    if (problem !== null) return problem;
    if (price < BID_STEP || price % BID_STEP !== 0)
      return byRule('18RG-variant-1', `Bids are multiples of $${BID_STEP}.`);
    const most = rightLimit(state, id, player);
    if (price > most)
      return byRule('18RG-variant-4', `You can bid $${Math.max(0, most)} at most and still start ${id}.`);
    return allow((emit) => {
      markActed(frame, player);
      pushFrame<AscendingFrame>(state, {
        kind: 'ascending',
        item: id,
        queue: [...clockwiseFrom(state, player).slice(1), player],
        high: { player, price },
        minimum: BID_STEP,
      });
      emit({ type: 'bid', player, item: id, price });
    });
  },
  *candidates(state, _frame, player) {
    for (const company of Object.values(state.companies)) {
      const max = Math.floor(rightLimit(state, company.id, player) / BID_STEP) * BID_STEP;
      if (max < BID_STEP) continue;
      const range = { field: 'price', min: BID_STEP, max, step: BID_STEP };
      yield { fields: { company: company.id, price: BID_STEP }, range };
    }
  },
});

/** The winner of a right chooses the price and starts the company at once. */
export interface StartFrame extends Frame {
  readonly kind: 'start';
  readonly player: string;
  readonly company: string;
}

/** 18RG-variant-2 */
export function rightWon(state: StateRG, company: string, player: string, price: number, emit: Emit): void {
  pay(state, player, BANK, price, 'right', emit);
  emit({ type: 'special', name: 'right', facts: { player, company, price } });
  pushFrame<StartFrame>(state, { kind: 'start', player, company });
}

const start = defineMove<StateRG, StartFrame, { company: string; price: number }>({
  type: 'start',
  fields: { company: name, price: wholeNumber },
  judge(state, frame, { company: id, price }, player) {
    if (id !== frame.company) return byRule('18RG-variant-2', `The right is for ${frame.company}.`);
    const company = companyIn(state, id);
    const problem = startProblem(state, company, price, player);
    if (problem !== null) return problem;
    return allow((emit) => {
      endFrame(state, frame);
      startCompany(state, company, player, price, emit);
      // 18RG-variant-3: only the initiator's own win is the purchase of the turn.
      const stock = findFrame<StockFrame>(state, 'stock');
      if (stock !== undefined && stock.turn === player) stock.bought = id;
    });
  },
  candidates: (state, frame) =>
    openPrices(state).map((price) => ({ fields: { company: frame.company, price } })),
});

export const startFrame = defineFrame<StateRG, StartFrame>({
  kind: 'start',
  order: '18RG-variant-2',
  actor: (_state, frame) => frame.player,
  proceed: () => undefined,
  moves: () => [start],
  label: () => ({ step: 'start' }),
});
