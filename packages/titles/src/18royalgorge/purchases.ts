import { byRule, noteDeclined, offers, privatePurchase } from '@roundhouse/engine';
import { assetData, phaseOf, type StateRG } from './state.ts';
import { carryOutPurchase, dealOf, trainProblem } from './trains.ts';
import { type TurnFrame, turnOf } from './turn-frame.ts';

/** Private assets bought by companies, and deals that need another player's consent. */

const assetsForSale = (state: StateRG): boolean =>
  phaseOf(state).companiesBuyAssets || (state.options.assetsBoughtInSilver && state.phase === 'Silver');

export const assetSale = privatePurchase<StateRG, TurnFrame>({
  prices(state, item) {
    if (!assetsForSale(state)) {
      return byRule('18RG-asset-1', `Companies buy no private assets in the ${state.phase} phase.`);
    }
    const { minimum, companyMayOwn } = assetData(item);
    if (!companyMayOwn) return byRule('18RG-asset-3', `No company may own ${item}.`);
    // 18RG-asset-2: half of the minimum bid, rounded up, to twice that.
    return { min: Math.ceil(minimum / 2), max: 2 * minimum };
  },
  ids: { unknown: '18RG-asset-1', owner: '18RG-asset-4', price: '18RG-asset-2', cash: '18RG-cash-1' },
});

/** What belongs to another player changes hands only with that player's consent (18RG-trains-4, 18RG-asset-1). */
export const offerFrame = offers<StateRG>({
  problem: (state, offer) =>
    offer.goods === 'train'
      ? trainProblem(state, turnOf(state), dealOf(offer))
      : assetSale.problem(state, turnOf(state), offer),
  carryOut(state, offer, emit) {
    if (offer.goods === 'train') carryOutPurchase(state, offer.buyer, dealOf(offer), emit);
    else assetSale.carryOut(state, offer.buyer, offer, emit);
  },
  declined: (state, offer) => noteDeclined(turnOf(state), offer.item, offer.price),
});
