import {
  offerFrame as offersOf,
  phasePart,
  privateSalePart,
  type Trains,
  trainPart,
  trainsForSale,
} from '@roundhouse/classic';
import { closePrivate } from '@roundhouse/engine';
import { RECORDED_ORDER } from './data/records.ts';
import { TRADE_IN } from './data/trains.ts';
import { rebel } from './rebellion.ts';
import { type Company1882, core, hasRouteWithoutFishing, type State1882, TurnFrame } from './state.ts';

/** Sections 8 and 11.7: phases, buying trains, and private companies bought by companies. */

/** In order: new phase, rusting, closings, the rebellion card, discarding (ruling 4). */
export const phases = phasePart(core, {
  trainSold(state, card, emit) {
    if (card.id === state.rebellionTrain) rebel(state, emit);
  },
  discardOrder: (state) =>
    state.house?.discardsInAnyOrder === true ? RECORDED_ORDER : core.operatingOrder(state),
  discardsInAnyOrder: (state) => state.house?.discardsInAnyOrder === true,
});

export const trains: Trains<State1882, TurnFrame> = trainPart<State1882, Company1882, TurnFrame>(core, {
  // 1882-11.7-2 and -4
  bankTrains: trainsForSale({ type: 'D', phases: ['6', 'D'] }),
  tradeIn: TRADE_IN,
  // 1882-11.7-10
  mustOwn: (state, { id }) => hasRouteWithoutFishing(state, id),
  mayHelpBeyondTreasury: (state) => state.house?.helpBeyondTreasury === true,
  helpsBetweenCompanies: true,
  bought(state, company, card, from, emit) {
    // 1882-7.1.5-3
    if (company.id === 'CPR') closePrivate(state, 'P5', emit);
    if (from === 'bank') phases.onBankTrainBought(state, card, emit);
  },
});

export const privateSale = privateSalePart<State1882, Company1882, TurnFrame>(core);
export const offerFrame = offersOf(TurnFrame, trains, privateSale);
