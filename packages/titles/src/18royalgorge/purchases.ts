import {
  allow,
  cashOf,
  defineMove,
  type Emit,
  isPlayer,
  name,
  type OfferFrame,
  offers,
  pay,
  privateOf,
  pushFrame,
  type Refusal,
  wholeNumber,
} from '@roundhouse/engine';
import { z } from 'zod';
import { assetData, phaseOf, type StateRG } from './state.ts';
import { carryOutPurchase, dealOf, trainProblem } from './trains.ts';
import { type TurnFrame, turnOf } from './turn-frame.ts';

/** Private assets bought by companies, and deals that need another player's consent. */

interface AssetDeal {
  readonly item: string;
  readonly price: number;
}

/** 18RG-asset-2: half of the minimum bid, rounded up, to twice that. */
export const priceRange = (item: string): { min: number; max: number } => {
  const { minimum } = assetData(item);
  return { min: Math.ceil(minimum / 2), max: 2 * minimum };
};

export const assetsForSale = (state: StateRG): boolean =>
  phaseOf(state).companiesBuyAssets || (state.options.assetsBoughtInSilver && state.phase === 'Silver');

export function assetProblem(state: StateRG, turn: TurnFrame, { item, price }: AssetDeal): Refusal | null {
  const no = (rule: string, message: string): Refusal => ({ rule, message });
  if (!Object.hasOwn(state.privates, item))
    return no('18RG-asset-1', `There is no private asset "${item}" in this game.`);
  if (!assetsForSale(state))
    return no('18RG-asset-1', `Companies buy no private assets in the ${state.phase} phase.`);
  if (!assetData(item).companyMayOwn) return no('18RG-asset-3', `No company may own ${item}.`);
  const { owner, closed } = privateOf(state, item);
  if (closed) return no('18RG-asset-1', `${item} is closed.`);
  if (!isPlayer(state, owner)) return no('18RG-asset-4', `${item} does not belong to a player.`);
  const { min, max } = priceRange(item);
  if (price < min || price > max) return no('18RG-asset-2', `${item} costs from $${min} to $${max}.`);
  if (price > cashOf(state, turn.company))
    return no('18RG-cash-1', `${turn.company} has $${cashOf(state, turn.company)}.`);
  const asked = turn.declined.find((offer) => offer.item === item);
  return asked !== undefined && price <= asked.price
    ? no('18RG-asset-1', `$${asked.price} has been declined for ${item} in this turn.`)
    : null;
}

/** Could the company buy any asset now? */
export const mayBuyAsset = (state: StateRG, turn: TurnFrame): boolean =>
  Object.keys(state.privates).some(
    (item) => assetProblem(state, turn, { item, price: priceRange(item).min }) === null,
  );

function buyAsset(state: StateRG, company: string, { item, price }: AssetDeal, emit: Emit): void {
  const paper = privateOf(state, item);
  const seller = paper.owner;
  pay(state, company, seller, price, 'private', emit);
  paper.owner = company;
  emit({ type: 'acquired', item, by: company, from: seller, price });
}

export const assetMove = defineMove<StateRG, TurnFrame, AssetDeal>({
  type: 'private',
  fields: z.strictObject({ item: name, price: wholeNumber }),
  judge(state, turn, deal, player) {
    const problem = assetProblem(state, turn, deal);
    if (problem !== null) return { ok: false, refusal: problem };
    return allow((_, emit) => {
      const { owner } = privateOf(state, deal.item);
      if (owner === player) {
        buyAsset(state, turn.company, deal, emit);
        return;
      }
      const { item, price } = deal;
      pushFrame<OfferFrame>(state, {
        kind: 'offer',
        to: owner,
        buyer: turn.company,
        seller: owner,
        goods: 'private',
        item,
        price,
      });
      emit({ type: 'offer', from: turn.company, to: owner, item, price });
    });
  },
  *candidates(state, turn) {
    if (!assetsForSale(state)) return;
    for (const item of Object.keys(state.privates)) {
      const { min: least, max: most } = priceRange(item);
      const declined = turn.declined.find((offer) => offer.item === item)?.price ?? 0;
      const min = Math.max(least, declined + 1);
      const max = Math.min(most, Math.floor(cashOf(state, turn.company)));
      if (min <= max) yield { fields: { item, price: min }, range: { field: 'price', min, max, step: 1 } };
    }
  },
});

/** What belongs to another player changes hands only with that player's consent (18RG-trains-4, 18RG-asset-1). */
export const offerFrame = offers<StateRG>({
  problem: (state, offer) =>
    offer.goods === 'train'
      ? trainProblem(state, turnOf(state), dealOf(offer))
      : assetProblem(state, turnOf(state), offer),
  carryOut(state, offer, emit) {
    if (offer.goods === 'train') carryOutPurchase(state, offer.buyer, dealOf(offer), emit);
    else buyAsset(state, offer.buyer, offer, emit);
  },
  declined(state, offer) {
    const turn = turnOf(state);
    turn.declined = [
      ...turn.declined.filter(({ item }) => item !== offer.item),
      { item: offer.item, price: offer.price },
    ];
  },
  ids: { consent: '18RG-trains-4' },
});
