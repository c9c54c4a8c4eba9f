import { cashOf, isKind, type Spot, topFrame } from '@roundhouse/engine';
import { type Asks, asByRules, asksForMarker, asksForTile, asksForTrain } from '../recorded/asks.ts';
import { NEUTRAL, SECOND_TILE_COST, TRADE_IN_PRICE, TRADE_IN_TYPES } from './data.ts';
import { graphOf } from './network.ts';
import { holdsRebellion } from './rebellion.ts';
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
import type { Step, TurnFrame } from './turn-frame.ts';

/** What that site asks in a turn of 1882, step by step (notes, section G, `pass`). */
const ASKS: Asks<Step, State1882, TurnFrame> = {
  begin: asByRules,
  track: (state, { company, yellows }) =>
    asksForTile(graphOf(state, company), cashOf(state, company), yellows > 0 ? SECOND_TILE_COST : 0),
  station: (state, { company, stationPlaced }) => !stationPlaced && mayPlace(state, company),
  run: asByRules,
  dividend: asByRules,
  trains: (state, { company }) => mayBuy(state, companyIn(state, company)),
  // Whom a private company could be sold to; for P3's sake as long as its tile has not been laid.
  privates: asByRules,
  end: asByRules,
};

/** Is the one who has to decide asked there too? Who can do nothing in a stock round is not. */
export function isAsked(state: State1882, isIdle: () => boolean): boolean {
  const top = topFrame(state);
  if (isKind<TurnFrame>(top, 'turn')) return ASKS[top.step](state, top);
  return top?.kind !== 'stock' || !isIdle();
}

/** As long as P3's move is to come, no marker costs a thing there. */
function mayPlace(state: State1882, company: string): boolean {
  const isFree = holdsRebellion(state, company);
  const kinds = [false, true]
    .filter((neutral) => markerToPlace(state, company, neutral) !== undefined)
    .map((neutral) => ({
      cost: neutral || isFree ? 0 : stationCost(state, company),
      mayStand: (spot: Spot) => placeProblem(state, neutral ? NEUTRAL : company, spot) === null,
    }));
  return asksForMarker(GEOGRAPHY, state.board, graphOf(state, company), cashOf(state, company), kinds);
}

const mayBuy = (state: State1882, company: Company1882): boolean =>
  asksForTrain({
    cash: cashOf(state, company.id),
    isForced: mustOwnTrain(state, company),
    hasRoom: company.trains.length < phaseOf(state).trainLimit,
    cheapestOfBank: cheapestBankPrice(state),
    othersHaveTrains: operatingCompanies(state).some((other) => other !== company && other.trains.length > 0),
    tradeIn: mayTradeIn(state, company) ? TRADE_IN_PRICE : null,
  });

const mayTradeIn = (state: State1882, company: Company1882): boolean =>
  bankTrains(state).some(({ type }) => type === 'D') &&
  company.trains.some(({ type }) => TRADE_IN_TYPES.includes(type));
