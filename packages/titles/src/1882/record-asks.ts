import { printedStationCost } from '@roundhouse/classic';
import { cashOf, isKind, type Spot, topFrame } from '@roundhouse/engine';
import { type AskedTurn, asByRules, asksForMarker, asksForTile, asksForTrain } from '../recorded/asks.ts';
import { BOX } from './data/box.ts';
import { NEUTRAL, SECOND_TILE_COST, TRADE_IN } from './data/data.ts';
import { holdsRebellion } from './rebellion.ts';
import { type Company1882, core, type State1882, type Step, type TurnFrame } from './state.ts';
import { markerToPlace, stations } from './stations.ts';
import { trains } from './trains.ts';

/** What that site asks in a turn of 1882, step by step (notes, section G, `pass`). */
export const TURN: AskedTurn<Step, State1882, TurnFrame> = {
  track: { takes: ['lay_tile', 'pass'], asks: mayLay },
  station: { takes: ['place_token', 'pass'], asks: mayPlace },
  run: { takes: ['run_routes'], asks: asByRules },
  dividend: { takes: ['dividend'], asks: asByRules },
  trains: { takes: ['buy_train', 'bankrupt', 'pass'], asks: mayBuy },
  // With the option `rebellionAtAnyTime` it is due just where that site asks.
  privates: { takes: ['pass'], asks: asByRules },
};

/** Done in any step of the turn; P3's move is too, but in its own name. */
export const ANYTIME: readonly string[] = ['buy_company'];

/** Is the one who has to decide asked there too? Who can do nothing in a stock round is not. */
export function isAsked(state: State1882, isIdle: () => boolean): boolean {
  const top = topFrame(state);
  if (isKind<TurnFrame>(top, 'turn')) return TURN[top.step]?.asks(state, top) === true;
  return top?.kind !== 'stock' || !isIdle();
}

function mayLay(state: State1882, { company, yellows }: TurnFrame): boolean {
  return asksForTile(core.graph(state, company), cashOf(state, company), yellows > 0 ? SECOND_TILE_COST : 0);
}

/** As long as P3's move is to come, no marker costs a thing there. */
function mayPlace(state: State1882, { company, stationPlaced }: TurnFrame): boolean {
  if (stationPlaced) return false;
  const isFree = holdsRebellion(state, company);
  const kinds = [false, true]
    .filter((neutral) => markerToPlace(state, company, neutral) !== undefined)
    .map((neutral) => ({
      cost: neutral || isFree ? 0 : printedStationCost(core, state, company),
      mayStand: (spot: Spot) => stations.placeProblem(state, neutral ? NEUTRAL : company, spot) === null,
    }));
  return asksForMarker(BOX.geography, state.board, core.graph(state, company), cashOf(state, company), kinds);
}

function mayBuy(state: State1882, turn: TurnFrame): boolean {
  const company = core.company(state, turn.company);
  return asksForTrain({
    cash: cashOf(state, company.id),
    isForced: trains.mustOwn(state, company.id),
    hasRoom: company.trains.length < core.phase(state).trainLimit,
    cheapestOfBank: trains.cheapestPrice(state),
    othersHaveTrains: core
      .operatingCompanies(state)
      .some((other) => other !== company && other.trains.length > 0),
    tradeIn: mayTradeIn(state, company) ? TRADE_IN.price : null,
  });
}

const mayTradeIn = (state: State1882, company: Company1882): boolean =>
  trains.bankTrains(state).some(({ type }) => type === 'D') &&
  company.trains.some(({ type }) => TRADE_IN.given.includes(type));
