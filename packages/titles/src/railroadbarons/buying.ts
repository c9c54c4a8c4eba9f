import {
  allow,
  BANK,
  cashOf,
  defineMove,
  type Emit,
  heldBy,
  isCompany,
  type Objection,
  pay,
  refuse,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { settleDirector } from './directors.ts';
import {
  certificateAt,
  counterparts,
  exchangeProblem,
  limitProblem,
  moveSize,
  smallerSets,
  sumOf,
} from './exchange.ts';
import { type BaronsState, holdingCard, holdingIn, holdingsIn, shareValue } from './state.ts';
import { notePurchase, type TradeFrame } from './stock-frame.ts';

/** A purchase: one certificate out of the bank, and perhaps smaller ones of the same holding back (RB-SR-13). */
export interface Purchase {
  readonly company: string;
  readonly percent: number;
  readonly give?: readonly number[] | undefined;
}

/** What stands against any purchase of this certificate in this turn. */
export function turnProblem(
  state: BaronsState,
  frame: TradeFrame,
  { company: id, percent, give = [] }: Purchase,
  player: string,
): Objection | null {
  if (frame.bought !== null) return refuse('stock.one-purchase');
  if (!isCompany(state, id)) return refuse('stock.unknown-holding', { holding: id, deal: 'purchase' });
  const { short } = holdingCard(id);
  if (frame.sold[player]?.includes(id)) return refuse('stock.sold-before', { holding: short });
  if (certificateAt(holdingIn(state, id), BANK, percent) === undefined) {
    return refuse('stock.not-for-sale', { holding: short, percent });
  }
  return limitProblem(state, player, 1 - give.length);
}

export function cashProblem(state: BaronsState, price: number, player: string): Objection | null {
  const cash = cashOf(state, player);
  return cash >= price ? null : refuse('stock.cash', { price, cash });
}

/** Pays the difference and moves the certificates; what is returned is not sold (RB-SR-14). */
export function carryOut(
  state: BaronsState,
  frame: TradeFrame,
  { company: id, percent, give = [] }: Purchase,
  value: number,
  player: string,
  emit: Emit,
): void {
  const holding = holdingIn(state, id);
  const price = (value * (percent - sumOf(give))) / 10;
  pay(state, player, BANK, price, 'share', emit);
  moveSize(holding, BANK, percent, player);
  for (const size of give) moveSize(holding, player, size, BANK);
  emit({ type: 'bought', company: id, percent, by: player, from: BANK, price });
  if (give.length > 0) {
    emit({ type: 'special', name: 'returned', facts: { player, holding: id, percent: sumOf(give) } });
  }
  notePurchase(frame, player, id);
  settleDirector(state, holding, emit);
}

export const buy = defineMove<BaronsState, TradeFrame, Purchase>({
  type: 'buy',
  fields: { company: shortText, percent: wholeNumber, give: counterparts },
  judge(state, frame, purchase, player) {
    const { company: id, percent, give = [] } = purchase;
    const early = turnProblem(state, frame, purchase, player);
    if (early !== null) return early;
    const value = shareValue(state, id);
    if (value === null) return refuse('stock.not-started', { holding: holdingCard(id).short });
    const problem =
      exchangeProblem(state, holdingIn(state, id), percent, give, player, 'purchase') ??
      cashProblem(state, (value * (percent - sumOf(give))) / 10, player);
    if (problem !== null) return problem;
    return allow((emit) => carryOut(state, frame, purchase, value, player, emit));
  },
  *candidates(state, frame, player) {
    if (frame.bought !== null) return;
    const cash = cashOf(state, player);
    for (const holding of holdingsIn(state)) {
      const { id } = holding;
      const value = shareValue(state, id);
      if (value === null || frame.sold[player]?.includes(id)) continue;
      const affordable = (percent: number) => (value * percent) / 10 <= cash;
      for (const { percent } of heldBy(holding, BANK)) {
        if (affordable(percent)) yield { fields: { company: id, percent } };
        for (const give of smallerSets(state, holding, percent, player)) {
          if (affordable(percent - sumOf(give))) yield { fields: { company: id, percent, give } };
        }
      }
    }
  },
});
