import {
  offerFrame as offersOf,
  phasePart,
  privateSalePart,
  type Trains,
  trainPart,
} from '@roundhouse/classic';
import { BANK, type TrainCard } from '@roundhouse/engine';
import { closeIfInGame, removeCorporation } from './closing.ts';
import { offerLand } from './powers.ts';
import { dropColumn } from './queue.ts';
import { type CompanyBW, core, type StateBW, TurnFrame } from './state.ts';

/** Sections 8.2.D, 11 and 12: trains, phases, and private companies bought by corporations. */

const discard = (state: StateBW, card: TrainCard): void => {
  state.depot.gone.push(card);
};

export const phases = phasePart(core, {
  // 1867BW-8.2.D-10 and -11, 1867BW-9.2-1
  trainSold(state, card, emit) {
    if (card.type !== '6' || state.queue.length < 2) return;
    for (const company of dropColumn(state.queue)) {
      removeCorporation(state, company);
      emit({ type: 'special', name: 'removed', facts: { company } });
    }
  },
  discard,
});

/** 1867BW-8.2.D-4: the cheapest that is left. */
const bankTrains = ({ depot }: StateBW): TrainCard[] => depot.stack.slice(0, 1);

/** 1867BW-8.2.D-2, -3 and -24 */
const mustOwn = (state: StateBW, { id }: CompanyBW): boolean =>
  state.depot.stack.length > 0 && core.hasRoute(state, id);

export const trains: Trains<StateBW, TurnFrame> = trainPart<StateBW, CompanyBW, TurnFrame>(core, {
  bankTrains,
  mustOwn,
  mayHelp: mustOwn,
  helpsBetweenCompanies: false,
  discard,
  bought(state, company, card, from, emit) {
    // 1867BW-14.13-3
    if (company.id === state.investment) closeIfInGame(state, 'P13', emit);
    if (from === BANK) phases.onBankTrainBought(state, card, emit);
  },
});

export const privateSale = privateSalePart<StateBW, CompanyBW, TurnFrame>(core, { sold: offerLand });
export const offerFrame = offersOf(TurnFrame, trains, privateSale);
