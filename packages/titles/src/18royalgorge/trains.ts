import { offerFrame as offersOf, type Trains, trainPart } from '@roundhouse/classic';
import { freeSlots, layoutOf, networkOf, refuse, type TrainCard } from '@roundhouse/engine';
import { UNDER } from './data/trains.ts';
import { trainLeft } from './deck.ts';
import { assetSale } from './privates.ts';
import { type CompanyRG, core, type StateRG, TurnFrame } from './state.ts';

/** Buying trains: the top of the deck, or of other companies. */

/** 18RG-trains-6: does this card, when it leaves the deck, rust a train of the company? */
export const rustsOwn = (company: CompanyRG, card: TrainCard): boolean =>
  (UNDER[card.id] ?? []).some(
    (under) => under.card === 'rust' && company.trains.some(({ type }) => type === under.train),
  );

export const trains: Trains<StateRG, TurnFrame> = trainPart<StateRG, CompanyRG, TurnFrame>(core, {
  // 18RG-trains-1
  bankTrains: ({ depot }) => depot.stack.slice(0, 1),
  // 18RG-trains-5
  mustOwn: (state, { id }) => state.options.trainAlwaysCompulsory || core.hasRoute(state, id),
  // 18RG-emergency-1: also for a train that need not be bought (ruling 4.17).
  mayHelp: () => true,
  // 18RG-emergency-6
  helpsBetweenCompanies: true,
  makesRoom: (_state, company, card) => rustsOwn(company, card),
  // 18RG-trains-4
  betweenProblem: (state, buyer, seller) =>
    areConnected(state, buyer, seller) ? null : refuse('train.not-connected', { buyer, seller }),
  bought(state, _company, card, from, emit) {
    if (from === 'bank') trainLeft(state, card, 'bought', emit);
  },
});

/** Ruling 4.16: a stop that both reach, which is a town, has a free place or a station of one of them. */
export function areConnected(state: StateRG, one: string, other: string): boolean {
  const { geography } = core.box;
  const [a, b] = [core.graph(state, one), core.graph(state, other)];
  const [reachedA, reachedB] = [networkOf(a).stops, networkOf(b).stops];
  return layoutOf(geography, state.board).stops.some(({ hex, stop, printed }, number) => {
    if (reachedA[number] !== 1 || reachedB[number] !== 1) return false;
    if (printed.type === 'town') return true;
    const held = a.stops[number]?.station === true || b.stops[number]?.station === true;
    return held || freeSlots(geography, state.board, { hex, stop }) > 0;
  });
}

/** 18RG-trains-4, 18RG-asset-1: what belongs to another player is sold only with that player's consent. */
export const offerFrame = offersOf(TurnFrame, trains, assetSale);
