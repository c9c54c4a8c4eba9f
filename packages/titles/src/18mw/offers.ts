import { noteDeclined, turnOf } from '@roundhouse/classic';
import { findFrame, type OfferFrame, offers } from '@roundhouse/engine';
import { privateSaleProblem, sellPrivate } from './private-sale.ts';
import { privateSale } from './privates.ts';
import { type StateMW, StockFrameMW, TurnMW } from './state.ts';
import { buyTokenOf, tokenDealOf, tokenProblem } from './token-purchase.ts';

/** What belongs to others changes hands only with their consent: private companies and the places of tokens. */

const stockOf = (state: StateMW): StockFrameMW => {
  const frame = findFrame(state, StockFrameMW);
  if (frame === undefined) throw new Error('There is no stock round');
  return frame;
};

export const offerFrame = offers<StateMW>({
  problem(state, offer) {
    if (offer.itemKind === 'private-to-player')
      return privateSaleProblem(state, stockOf(state), offer, offer.buyer);
    const turn = turnOf(state, TurnMW);
    return offer.itemKind === 'token'
      ? tokenProblem(state, turn, tokenDealOf(offer.item))
      : privateSale.problem(state, turn, offer);
  },
  carryOut(state, offer: OfferFrame, emit) {
    if (offer.itemKind === 'private-to-player') sellPrivate(state, offer, offer.buyer, emit);
    else if (offer.itemKind === 'token')
      buyTokenOf(state, turnOf(state, TurnMW), tokenDealOf(offer.item), emit);
    else privateSale.carryOut(state, offer.buyer, offer, emit);
  },
  declined(state, offer) {
    if (offer.itemKind !== 'private-to-player') {
      noteDeclined(turnOf(state, TurnMW), offer.item, offer.price);
      return;
    }
    const { declined } = stockOf(state);
    const others = declined.filter(({ item }) => item !== offer.item);
    stockOf(state).declined = [...others, { item: offer.item, price: offer.price }];
  },
});
