import {
  allow,
  BANK,
  byRule,
  cashOf,
  defineMove,
  freeSlots,
  isReached,
  name,
  type Objection,
  pay,
  putStation,
  reachedCities,
  type Spot,
  type Station,
  stationsIn,
  stationsOnCharter,
  stopAt,
  wholeNumber,
  yesOrNo,
} from '@roundhouse/engine';
import { NEUTRAL } from './data.ts';
import { isReserved } from './home.ts';
import { graphOf } from './network.ts';
import { companyData, GEOGRAPHY, type State1882 } from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Section 11.4: one marker a turn, the company's own or its neutral one. */

/** 1882-11.4-8 */
export function stationCost(state: State1882, company: string): number {
  const { stationCosts } = companyData(company);
  return stationCosts[stationCosts.length - stationsOnCharter(state.board, company).length] ?? 0;
}

export function markerToPlace(state: State1882, company: string, neutral: boolean): Station | undefined {
  return stationsOnCharter(state.board, neutral ? NEUTRAL : company, company)[0];
}

/** What keeps a marker of this owner from standing there, connection and money aside. */
export function placeProblem(state: State1882, owner: string, spot: Spot): Objection | null {
  if (stopAt(GEOGRAPHY, state.board, spot)?.type !== 'city')
    return byRule('1882-11.4-2', `There is no such city in ${spot.hex}.`);
  if (stationsIn(state.board, spot.hex).some((station) => station.owner === owner)) {
    return owner === NEUTRAL
      ? byRule('1882-11.4-11', `There is a neutral marker in ${spot.hex} already.`)
      : byRule('1882-11.4-3', `${owner} has a station in ${spot.hex} already.`);
  }
  if (freeSlots(GEOGRAPHY, state.board, spot) <= 0)
    return byRule('1882-11.4-2', `There is no free place in that city of ${spot.hex}.`);
  if (isReserved(state, spot.hex)) {
    const rule = spot.hex === 'J10' ? '1882-11.4-6' : '1882-11.4-4';
    return byRule(rule, `The last place in ${spot.hex} is kept for the company that starts there.`);
  }
  return null;
}

interface StationFields extends Spot {
  readonly neutral: boolean;
}

export const stationMove = defineMove<State1882, TurnFrame, StationFields>({
  type: 'station',
  fields: { hex: name, stop: wholeNumber, neutral: yesOrNo },
  judge(state, turn, { hex, stop, neutral }) {
    const { company } = turn;
    if (turn.stationPlaced) return byRule('1882-11.4-2', `${company} has placed its marker of this turn.`);
    const marker = markerToPlace(state, company, neutral);
    if (marker === undefined) return byRule('1882-10.4-13', `${company} has no such marker left.`);
    const spot = { hex, stop };
    const problem = placeProblem(state, marker.owner, spot);
    if (problem !== null) return problem;
    if (!isReached(GEOGRAPHY, state.board, graphOf(state, company), spot)) {
      return byRule('1882-11.4-2', `${hex} is not on a route of ${company}.`);
    }
    const cost = neutral ? 0 : stationCost(state, company);
    if (cost > cashOf(state, company)) {
      return byRule('1882-11.4-8', `The marker costs $${cost}; ${company} has $${cashOf(state, company)}.`);
    }
    return allow((emit) => {
      pay(state, company, BANK, cost, 'station', emit);
      putStation(state.board, marker, spot);
      turn.stationPlaced = true;
      emit({ type: 'station', company: marker.owner, spot, cost });
    });
  },
  *candidates(state, turn) {
    const spots = reachedCities(GEOGRAPHY, state.board, graphOf(state, turn.company));
    for (const neutral of [false, true]) {
      if (markerToPlace(state, turn.company, neutral) === undefined) continue;
      for (const spot of spots) yield { fields: { ...spot, neutral } };
    }
  },
});
