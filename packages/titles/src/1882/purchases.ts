import { byRule, noteDeclined, offers, privatePurchase } from '@roundhouse/engine';
import { phaseOf, privateData, type State1882 } from './state.ts';
import { carryOutPurchase, purchaseProblem, trainFrom } from './trains.ts';
import { type TurnFrame, turnOf } from './turn-frame.ts';

/** Private companies bought by companies (7.1, 11), and deals that need another player's consent. */

export const privateSale = privatePurchase<State1882, TurnFrame>({
  prices(state, item) {
    const { sale } = privateData(item);
    if (sale === null) return byRule('1882-7.1.5-2', `No company may buy ${item}.`);
    if (phaseOf(state).privatesForSale.includes(item)) return sale;
    const rule = state.phase === '2' ? '1882-8-12' : '1882-11-4';
    return byRule(rule, `${item} cannot be bought by a company in Phase ${state.phase}.`);
  },
  ids: { unknown: '1882-7.1-6', owner: '1882-7.1-7', price: '1882-7.1-6', cash: '1882-7.1-6' },
});

/** Ruling 29: what belongs to another player changes hands only with that player's consent. */
export const offerFrame = offers<State1882>({
  problem: (state, offer) =>
    offer.goods === 'train'
      ? purchaseProblem(state, turnOf(state), trainFrom(offer))
      : privateSale.problem(state, turnOf(state), offer),
  carryOut(state, offer, emit) {
    if (offer.goods === 'train') carryOutPurchase(state, offer.buyer, trainFrom(offer), emit);
    else privateSale.carryOut(state, offer.buyer, offer, emit);
  },
  declined: (state, offer) => noteDeclined(turnOf(state), offer.item, offer.price),
  ids: { consent: ({ goods }) => (goods === 'train' ? '1882-11.7-5' : '1882-7.1-6') },
});
