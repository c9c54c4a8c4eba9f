import {
  allow,
  BANK,
  byRule,
  cashOf,
  cities,
  defineMove,
  freeSlots,
  isReached,
  name,
  type Objection,
  pay,
  putStation,
  type Spot,
  stationsIn,
  stationsOnCharter,
  stopAt,
  wholeNumber,
} from '@roundhouse/engine';
import { RIO_GRANDE } from './data/companies.ts';
import { RETURNED_STATION_COSTS } from './data/numbers.ts';
import { isGorgeHex } from './gorge.ts';
import { graphOf } from './network.ts';
import { GEOGRAPHY, railData, railsOf, type StateRG } from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Building a station: one a turn, but not in the first. */

/** 18RG-station-6; after the treaty has returned one, those left are priced from the last backwards (18RG-treaty-4). */
export function stationCost(state: StateRG, company: string): number {
  const left = stationsOnCharter(state.board, company).length;
  const costs =
    company === RIO_GRANDE && state.stationReturned ? RETURNED_STATION_COSTS : railData(company).stationCosts;
  return costs[costs.length - left] ?? 0;
}

/** 18RG-station-4: the companies in the game whose home is kept free here. */
export const reservedIn = (state: StateRG, hex: string): readonly string[] =>
  railsOf(state).flatMap(({ id }) => (railData(id).home === hex && !hasHome(state, id) ? [id] : []));

/** The first of a company's stations is its home. */
const hasHome = (state: StateRG, company: string): boolean =>
  state.board.stations.find(({ owner }) => owner === company)?.at !== null;

/** What keeps a company from building there, connection and money aside. */
export function placeProblem(state: StateRG, company: string, spot: Spot): Objection | null {
  if (stopAt(GEOGRAPHY, state.board, spot)?.type !== 'city')
    return byRule('18RG-station-3', `There is no such city in ${spot.hex}.`);
  if (isGorgeHex(spot.hex) && company !== RIO_GRANDE)
    return byRule('18RG-gorge-2', 'The stations of the gorge are for Rio Grande only.');
  if (stationsIn(state.board, spot.hex).some(({ owner }) => owner === company))
    return byRule('18RG-station-5', `${company} has a station in ${spot.hex} already.`);
  const free = freeSlots(GEOGRAPHY, state.board, spot);
  if (free <= 0) return byRule('18RG-station-3', `There is no free place in ${spot.hex}.`);
  const reserved = reservedIn(state, spot.hex).filter((id) => id !== company);
  if (free <= reserved.length)
    return byRule('18RG-station-4', `The place in ${spot.hex} is kept for ${reserved.join(' and ')}.`);
  return null;
}

export const stationMove = defineMove<StateRG, TurnFrame, Spot>({
  type: 'station',
  fields: { hex: name, stop: wholeNumber },
  judge(state, turn, spot) {
    const { company } = turn;
    const [station] = stationsOnCharter(state.board, company);
    if (station === undefined) return byRule('18RG-comp-5', `${company} has no station left.`);
    const problem = placeProblem(state, company, spot);
    if (problem !== null) return problem;
    if (!isReached(GEOGRAPHY, state.board, graphOf(state, company), spot))
      return byRule('18RG-station-3', `${spot.hex} is not connected with a station of ${company}.`);
    const cost = stationCost(state, company);
    if (cost > cashOf(state, company))
      return byRule(
        '18RG-station-6',
        `The station costs $${cost}; ${company} has $${cashOf(state, company)}.`,
      );
    return allow((emit) => {
      pay(state, company, BANK, cost, 'station', emit);
      putStation(state.board, station, spot);
      turn.stationPlaced = true;
      emit({ type: 'station', company, spot, cost });
    });
  },
  candidates: (state) => cities(GEOGRAPHY, state.board).map((spot) => ({ fields: spot })),
});
