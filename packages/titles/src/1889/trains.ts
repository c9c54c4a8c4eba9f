import {
  askSeller,
  emergencyPart,
  offerFrame as offersOf,
  phasePart,
  privateSalePart,
  type Trains,
  trainPart,
  trainsForSale,
  turnOf,
} from '@roundhouse/classic';
import { byPrice, isPlayer, privateOf } from '@roundhouse/engine';
import { BOX } from './data/box.ts';
import { COMPANIES } from './data/companies.ts';
import { DIESEL_SALE, TRADE_IN } from './data/trains.ts';
import { type Company1889, core, type State1889, TurnFrame } from './state.ts';
import { stock } from './stock.ts';

/** Section 11: trains, phases and emergencies; section 3: private companies bought by companies. */

export const phases = phasePart(core, {
  // 1889-3.0-8, 1889-3.7-1 and -2
  closes: (state, item, phase) =>
    core.privateData(item).closesWith === phase &&
    !(item === 'P7' && isPlayer(state, privateOf(state, item).owner)),
  // Ruling 26
  discardOrder: () => COMPANIES.map(({ id }) => id),
  discardsInAnyOrder: () => true,
});

export const trains: Trains<State1889, TurnFrame> = trainPart<State1889, Company1889, TurnFrame>(core, {
  bankTrains: trainsForSale(DIESEL_SALE),
  tradeIn: TRADE_IN,
  // 1889-11.3-5
  helpsBetweenCompanies: false,
  bought(state, _company, card, from, emit) {
    if (from === 'bank') phases.onBankTrainBought(state, card, emit);
  },
});

export const emergency = emergencyPart<State1889, Company1889, TurnFrame>(core, stock, trains, {
  turn: TurnFrame,
  // 1889-11.3-8
  keepsPresidency: () => true,
  alsoForFreePurchase: false,
  // 1889-11.3-9
  sellOncePerCompany: true,
  sellingOrder: (state) => byPrice(BOX.market, state),
});

export const privateSale = privateSalePart<State1889, Company1889, TurnFrame>(core, {
  sold(state, item, _company, seller) {
    turnOf(state, TurnFrame).bought = true;
    // 1889-3.3-2
    if (item === 'P3') askSeller(state, item, seller);
  },
});
export const offerFrame = offersOf(TurnFrame, trains, privateSale);
