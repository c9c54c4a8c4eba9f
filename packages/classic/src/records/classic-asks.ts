import {
  cashOf,
  type Frame,
  type KindOf,
  stationsOnCharter,
  type TrainCard,
  topFrame,
} from '@roundhouse/engine';
import type { Core } from '../core.ts';
import type { ClassicCompany, ClassicState, ClassicTurn } from '../state.ts';
import { printedStationCost, type Stations } from '../stations.ts';
import type { TradeIn, Trains } from '../trains.ts';
import { asksForMarker, asksForTile, asksForTrain, type MarkerKind } from './asks.ts';

/** What 18xx.games asks in a turn of an ordinary game, step by step. */
export interface AskRules<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn> {
  readonly turn: KindOf<T>;
  readonly core: Core<S, C>;
  readonly stations: Stations<S>;
  readonly trains: Trains<S, T>;
  readonly tradeIn?: TradeIn;
  /** The fee of the next tile of the turn, terrain aside. */
  tileFee?(state: S, turn: T): number;
  /** Kinds of stations that the company could still build, as that site prices them. */
  markers?(state: S, turn: T): readonly MarkerKind[];
  /** What the next station costs, where that is not what is printed. */
  stationCost?(state: S, company: string): number;
  /** Does the bank's train make room for itself? */
  makesRoom?(company: C, card: TrainCard): boolean;
  /** Outside of turns: is one asked who can do nothing? By default everywhere but in a stock round. */
  asksIdle?(state: S, top: Frame | undefined): boolean;
  /** Steps in which that site asks otherwise than in an ordinary game. */
  readonly asks?: Readonly<Record<string, (state: S, turn: T) => boolean>>;
}

/** Is the one who has to decide asked there too? Who can do nothing in a stock round is not. */
export function isAsked<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  rules: AskRules<S, C, T>,
  state: S,
  isIdle: () => boolean,
): boolean {
  const top = topFrame(state);
  if (!rules.turn.is(top)) return (rules.asksIdle?.(state, top) ?? top?.kind !== 'stock') || !isIdle();
  const own =
    rules.asks !== undefined && Object.hasOwn(rules.asks, top.step) ? rules.asks[top.step] : undefined;
  return own === undefined ? asksUsually(rules, state, top) : own(state, top);
}

/** Steps that are not listed are asked exactly where our own rules have something to decide. */
function asksUsually<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  rules: AskRules<S, C, T>,
  state: S,
  turn: T,
): boolean {
  const { core } = rules;
  const { company } = turn;
  const cash = cashOf(state, company);
  switch (turn.step) {
    case 'track':
      return asksForTile(core.graph(state, company), cash, rules.tileFee?.(state, turn) ?? 0);
    case 'station': {
      const kinds = rules.markers?.(state, turn) ?? ownMarker(rules, state, company);
      const graph = core.graph(state, company);
      return !turn.stationPlaced && asksForMarker(core.box.geography, state.board, graph, cash, kinds);
    }
    case 'trains':
      return mayBuy(rules, state, company);
    default:
      return true;
  }
}

function ownMarker<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  { core, stations, stationCost }: AskRules<S, C, T>,
  state: S,
  company: string,
): MarkerKind[] {
  if (stationsOnCharter(state.board, company).length === 0) return [];
  const cost = stationCost?.(state, company) ?? printedStationCost(core, state, company);
  return [{ cost, mayStand: (spot) => stations.placeProblem(state, company, spot) === null }];
}

function mayBuy<S extends ClassicState<C>, C extends ClassicCompany, T extends ClassicTurn>(
  { core, trains, tradeIn, makesRoom }: AskRules<S, C, T>,
  state: S,
  id: string,
): boolean {
  const company = core.company(state, id);
  const isForSale = trains.bankTrains(state).some(({ type }) => type === tradeIn?.type);
  const hasOne = company.trains.some(({ type }) => tradeIn?.given.includes(type) === true);
  return asksForTrain({
    cash: cashOf(state, id),
    isForced: trains.mustOwn(state, id),
    hasRoom:
      company.trains.length < core.phase(state).trainLimit ||
      (makesRoom !== undefined && trains.bankTrains(state).some((card) => makesRoom(company, card))),
    cheapestOfBank: trains.cheapestPrice(state),
    othersHaveTrains: core
      .operatingCompanies(state)
      .some((other) => other.id !== id && other.trains.length > 0),
    tradeIn: isForSale && hasOne ? (tradeIn?.price ?? null) : null,
  });
}
