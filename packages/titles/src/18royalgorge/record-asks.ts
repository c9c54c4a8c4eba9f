import {
  type AskedTurn,
  asByRules,
  asksForMarker,
  asksForTrain,
  type RecordedAction,
} from '@roundhouse/classic';
import {
  type AscendingFrame,
  cashOf,
  isKind,
  type Spot,
  type StockFrame,
  stationsOnCharter,
  topFrame,
} from '@roundhouse/engine';
import { debtPrice } from './debts.ts';
import { countedCertificates } from './limits.ts';
import { core, type StateRG, type Step, type TurnFrame } from './state.ts';
import { stationCost, stations } from './stations.ts';
import { rustsOwn, topTrain, trains } from './trains.ts';

/** What that site asks, and where it goes on without a word (notes, 8.3). */

/** Shipping and ghost towns are offered beside the dividend: who wants neither passes nothing, but pays or withholds at once. */
export const TURN: AskedTurn<Step, StateRG, TurnFrame> = {
  track: { takes: ['lay_tile', 'steel', 'pass'], asks: asByRules },
  station: { takes: ['place_token', 'pass'], asks: mayBuild },
  run: { takes: ['coal', 'run_routes'], asks: asByRules },
  ship: { takes: ['ship', 'dividend'], asks: asByRules },
  ghost: { takes: ['ghost_town', 'dividend'], asks: asByRules },
  dividend: { takes: ['dividend'], asks: asByRules },
  lease: { takes: ['lease'], asks: asByRules },
  trains: { takes: ['buy_train', 'bankrupt', 'pass'], asks: mayBuyTrain },
  // With the option `cardsAskAtTheEnd` it is due just where that site asks.
  assets: { takes: ['pass'], asks: asByRules },
};

/** Done in any step of the turn. */
export const ANYTIME: readonly string[] = ['buy_company', 'choose_ability', 'springs'];

/** What a recorded action of a company is about: its type, or what it chooses. */
export function kindOf({ type, entity, choice }: RecordedAction): string {
  if (type === 'lay_tile') return entity === 'B2' ? 'springs' : type;
  if (type !== 'choose') return type;
  const chosen = String(choice);
  if (/^[A-I]-\d+$/.test(chosen)) return 'steel';
  if (chosen.includes('/')) return 'coal';
  if (chosen === 'ghost_town') return chosen;
  return chosen === 'corporation' || chosen === 'president' ? 'lease' : 'ship';
}

/** Is the decision that is due one for which nobody is asked? `isIdle` tells whether there is nothing to do but to pass. */
export function asksNobody(state: StateRG, isIdle: () => boolean): boolean {
  const top = topFrame(state);
  if (isKind<TurnFrame>(top, 'turn')) return TURN[top.step]?.asks(state, top) !== true;
  if (isKind<StockFrame>(top, 'stock')) return isIdle() && !seesHiddenShare(state, top);
  return isKind<AscendingFrame>(top, 'ascending') && isIdle();
}

function mayBuild(state: StateRG, { company }: TurnFrame): boolean {
  if (stationsOnCharter(state.board, company).length === 0) return false;
  const mayStand = (spot: Spot) => stations.placeProblem(state, company, spot) === null;
  const station = { cost: stationCost(state, company), mayStand };
  return asksForMarker(core.box.geography, state.board, core.graph(state, company), cashOf(state, company), [
    station,
  ]);
}

function mayBuyTrain(state: StateRG, { company: id }: TurnFrame): boolean {
  const company = core.company(state, id);
  return asksForTrain({
    cash: cashOf(state, id),
    isForced: trains.mustOwn(state, id),
    hasRoom: company.trains.length < core.phase(state).trainLimit || rustsOwn(company, topTrain(state)),
    cheapestOfBank: trains.cheapestPrice(state),
    othersHaveTrains: core
      .operatingCompanies(state)
      .some((other) => other !== company && other.trains.length > 0),
    tradeIn: null,
  });
}

/** The debts have shares there, which nobody buys; but who could is asked. */
const seesHiddenShare = (state: StateRG, { turn, bought }: StockFrame): boolean =>
  bought === null &&
  cashOf(state, turn) >= debtPrice(state) &&
  countedCertificates(state, turn) < core.certificateLimit(state);
