import { cashOf, cities, isKind, isReached, topFrame } from '@roundhouse/engine';
import { SECOND_TILE_COST } from './data.ts';
import { graphOf } from './network.ts';
import { privateSale } from './purchases.ts';
import { mayLift } from './rebellion.ts';
import { companyIn, GEOGRAPHY, operatingCompanies, phaseOf, type State1882 } from './state.ts';
import { markerToPlace, placeProblem, stationCost } from './stations.ts';
import { cheapestBankPrice, mustOwnTrain } from './trains.ts';
import type { TurnFrame } from './turn-frame.ts';

/** The steps that recorded games leave out without a word (notes, section G, `pass`). */
export function skipsSilently(state: State1882): boolean {
  const turn = topFrame(state);
  if (!isKind<TurnFrame>(turn, 'turn')) return false;
  switch (turn.step) {
    case 'track':
      return skipsTrack(state, turn);
    case 'station':
      return (
        !mayLift(state, turn.company) &&
        ![false, true].some((neutral) => canPlace(state, turn.company, neutral))
      );
    case 'trains':
      return skipsTrains(state, turn.company);
    case 'privates':
      return !mayLift(state, turn.company) && !privateSale.isPossible(state, turn);
    default:
      return false;
  }
}

function skipsTrack(state: State1882, turn: TurnFrame): boolean {
  const hasStation = graphOf(state, turn.company).stops.some(({ station }) => station);
  return !hasStation || (turn.yellows > 0 && cashOf(state, turn.company) < SECOND_TILE_COST);
}

function canPlace(state: State1882, company: string, neutral: boolean): boolean {
  const marker = markerToPlace(state, company, neutral);
  if (marker === undefined || (!neutral && stationCost(state, company) > cashOf(state, company)))
    return false;
  const graph = graphOf(state, company);
  return cities(GEOGRAPHY, state.board).some(
    (spot) =>
      placeProblem(state, marker.owner, spot) === null && isReached(GEOGRAPHY, state.board, graph, spot),
  );
}

function skipsTrains(state: State1882, id: string): boolean {
  const company = companyIn(state, id);
  if (mustOwnTrain(state, company)) return false;
  if (company.trains.length >= phaseOf(state).trainLimit) return true;
  const others = operatingCompanies(state).some((other) => other !== company && other.trains.length > 0);
  const least = others ? Math.min(1, cheapestBankPrice(state)) : cheapestBankPrice(state);
  return cashOf(state, id) < least;
}
