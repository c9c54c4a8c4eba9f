import { cashOf, cities, isKind, isReached, topFrame } from '@roundhouse/engine';
import { NEUTRAL, SECOND_TILE_COST, TRADE_IN_PRICE, TRADE_IN_TYPES } from './data.ts';
import { graphOf } from './network.ts';
import { privateSale } from './purchases.ts';
import { holdsRebellion, isAskedToLift } from './rebellion.ts';
import {
  type Company1882,
  companyIn,
  GEOGRAPHY,
  operatingCompanies,
  phaseOf,
  type State1882,
} from './state.ts';
import { markerToPlace, placeProblem, stationCost } from './stations.ts';
import { bankTrains, cheapestBankPrice, mustOwnTrain } from './trains.ts';
import { hasLaid, type TurnFrame } from './turn-frame.ts';

/** The steps that recorded games leave out without a word (notes, section G, `pass`). */
export function skipsSilently(state: State1882): boolean {
  const turn = topFrame(state);
  if (!isKind<TurnFrame>(turn, 'turn')) return false;
  switch (turn.step) {
    case 'track':
      return skipsTrack(state, turn);
    case 'station':
      return turn.stationPlaced || skipsStation(state, turn.company);
    case 'trains':
      return skipsTrains(state, turn.company);
    case 'privates':
      return !isAskedToLift(state, turn.company) && !privateSale.isPossible(state, turn);
    default:
      return false;
  }
}

function skipsTrack(state: State1882, turn: TurnFrame): boolean {
  const hasStation = graphOf(state, turn.company).stops.some(({ station }) => station);
  return !hasStation || hasLaid(turn) || (turn.yellows > 0 && cashOf(state, turn.company) < SECOND_TILE_COST);
}

/** There the cheapest marker is held against the money, and any of them against the places; with P3 to be used none costs a thing. */
function skipsStation(state: State1882, company: string): boolean {
  const kinds = [false, true].filter((neutral) => markerToPlace(state, company, neutral) !== undefined);
  const isFree = holdsRebellion(state, company);
  const costs = kinds.map((neutral) => (neutral || isFree ? 0 : stationCost(state, company)));
  if (Math.min(...costs) > cashOf(state, company)) return true;
  const graph = graphOf(state, company);
  return !cities(GEOGRAPHY, state.board).some(
    (spot) =>
      kinds.some((neutral) => placeProblem(state, neutral ? NEUTRAL : company, spot) === null) &&
      isReached(GEOGRAPHY, state.board, graph, spot),
  );
}

function skipsTrains(state: State1882, id: string): boolean {
  const company = companyIn(state, id);
  if (mustOwnTrain(state, company)) return false;
  if (mayTradeIn(state, company)) return false;
  if (company.trains.length >= phaseOf(state).trainLimit) return true;
  const others = operatingCompanies(state).some((other) => other !== company && other.trains.length > 0);
  const least = others ? Math.min(1, cheapestBankPrice(state)) : cheapestBankPrice(state);
  return cashOf(state, id) < least;
}

/** A train is traded in for a D at the train limit too. */
const mayTradeIn = (state: State1882, company: Company1882): boolean =>
  bankTrains(state).some(({ type }) => type === 'D') &&
  company.trains.some(({ type }) => TRADE_IN_TYPES.includes(type)) &&
  cashOf(state, company.id) >= TRADE_IN_PRICE;
