import { printedStationCost } from '@roundhouse/classic';
import { cashOf, isKind, type Spot, topFrame } from '@roundhouse/engine';
import { type Asks, asByRules, asksForMarker, asksForTile, asksForTrain } from '../recorded/asks.ts';
import { BOX } from './data/box.ts';
import { NEUTRAL, SECOND_TILE_COST, TRADE_IN } from './data/data.ts';
import { holdsRebellion } from './rebellion.ts';
import { type Company1882, core, type State1882, type Step, type TurnFrame } from './state.ts';
import { markerToPlace, stations } from './stations.ts';
import { trains } from './trains.ts';

/** What that site asks in a turn of 1882, step by step (notes, section G, `pass`). */
const ASKS: Asks<Step, State1882, TurnFrame> = {
  begin: asByRules,
  track: (state, { company, yellows }) =>
    asksForTile(core.graph(state, company), cashOf(state, company), yellows > 0 ? SECOND_TILE_COST : 0),
  station: (state, { company, stationPlaced }) => !stationPlaced && mayPlace(state, company),
  run: asByRules,
  dividend: asByRules,
  trains: (state, { company }) => mayBuy(state, core.company(state, company)),
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
      cost: neutral || isFree ? 0 : printedStationCost(core, state, company),
      mayStand: (spot: Spot) => stations.placeProblem(state, neutral ? NEUTRAL : company, spot) === null,
    }));
  return asksForMarker(BOX.geography, state.board, core.graph(state, company), cashOf(state, company), kinds);
}

const mayBuy = (state: State1882, company: Company1882): boolean =>
  asksForTrain({
    cash: cashOf(state, company.id),
    isForced: trains.mustOwn(state, company.id),
    hasRoom: company.trains.length < core.phase(state).trainLimit,
    cheapestOfBank: trains.cheapestPrice(state),
    othersHaveTrains: core
      .operatingCompanies(state)
      .some((other) => other !== company && other.trains.length > 0),
    tradeIn: mayTradeIn(state, company) ? TRADE_IN.price : null,
  });

const mayTradeIn = (state: State1882, company: Company1882): boolean =>
  trains.bankTrains(state).some(({ type }) => type === 'D') &&
  company.trains.some(({ type }) => TRADE_IN.given.includes(type));
