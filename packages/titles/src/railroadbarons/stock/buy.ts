import { allow, BANK, byRule, cashOf, defineMove, heldBy, name, wholeNumber } from '@roundhouse/engine';
import { type BaronsState, holdingCard, holdingIn, holdingsIn, shareValue } from '../state.ts';
import { counterparts, exchangeProblem, smallerSets, sumOf } from './exchange.ts';
import type { TradeFrame } from './frame.ts';
import { carryOut, cashProblem, type Purchase, turnProblem } from './purchase.ts';

export const buy = defineMove<BaronsState, TradeFrame, Purchase>({
  type: 'buy',
  fields: { company: name, percent: wholeNumber, give: counterparts },
  judge(state, frame, purchase, player) {
    const { company: id, percent, give = [] } = purchase;
    const early = turnProblem(state, frame, purchase, player);
    if (early !== null) return early;
    const value = shareValue(state, id);
    if (value === null) {
      return byRule(
        'RB-SR-12',
        `Nobody has started ${holdingCard(id).short}: its first buyer sets the price.`,
      );
    }
    const rules = { smaller: 'RB-SR-13', missing: 'RB-SR-19' };
    const problem =
      exchangeProblem(state, holdingIn(state, id), percent, give, player, rules) ??
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
