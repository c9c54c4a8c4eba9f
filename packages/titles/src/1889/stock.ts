import { exchangeMove, floatIfSold, parPart, startMove, stockPart, zoneRules } from '@roundhouse/classic';
import type { Emit } from '@roundhouse/engine';
import { type Company1889, core, type State1889 } from './state.ts';

/** Section 4: stock rounds, par values, floating. */

export const par = parPart(core);

const float = (state: State1889, company: Company1889, emit: Emit): void =>
  floatIfSold(core, state, company, emit);

export const stock = stockPart(core, {
  turn: 'sell-buy-or-buy-sell',
  sellOncePerCompany: true,
  salesFrom: () => 2,
  // 1889-4.4-1 and -3
  ...zoneRules(core, { uncounted: ['yellow', 'orange'], heldFreely: ['orange'] }),
  afterPurchase: float,
  mustSell: 'anything',
  moves: (part) => [startMove(core, par, part.purchaseProblem)],
});

/** Section 3.5 */
export const exchange = exchangeMove(core, stock, {
  item: 'P5',
  company: 'IR',
  has: ({ beginner }) => !beginner,
  exchanged: float,
});
