import {
  type Board,
  type CompanyGraph,
  cities,
  type Geography,
  isReached,
  type Spot,
} from '@roundhouse/engine';

/**
 * What 18xx.games asks a company for. It goes through the steps of a turn in order, stops at the first in which it sees something to do,
 * and passes over the others without a word, never to come back to them. So each `pass` of a record belongs to the step that asked for it.
 * What it looks at is often less than the rules: whether a tile fits anywhere, for example, is not asked.
 */
export type AskedTurn<Step extends string, S, F> = Readonly<Partial<Record<Step, AskedStep<S, F>>>>;

/** A step of its operating turn. */
export interface AskedStep<S, F> {
  /** The kinds of recorded actions that answer it, those at any time of a turn aside; only where `pass` is among them does one end it. */
  readonly takes: readonly string[];
  /** Is it asked, once our own rules have something to decide there? */
  readonly asks: (state: S, turn: F) => boolean;
}

/** The step is asked there exactly where our own rules have something to decide. */
export const asByRules = (): boolean => true;

/** Tiles: a station on the map, and the fee of the next lay in the treasury. */
export const asksForTile = (graph: CompanyGraph, cash: number, fee: number): boolean =>
  graph.stops.some(({ station }) => station) && cash >= fee;

/** A kind of marker that the company can still place. */
export interface MarkerKind {
  readonly cost: number;
  /** May it stand there, connection and money aside? */
  mayStand(spot: Spot): boolean;
}

/** Markers: the cheapest is held against the money, and any of them against the places within reach. */
export function asksForMarker(
  geography: Geography,
  board: Board,
  graph: CompanyGraph,
  cash: number,
  kinds: readonly MarkerKind[],
): boolean {
  if (!kinds.some(({ cost }) => cost <= cash)) return false;
  return cities(geography, board).some(
    (spot) => kinds.some(({ mayStand }) => mayStand(spot)) && isReached(geography, board, graph, spot),
  );
}

export interface TrainQuestion {
  readonly cash: number;
  /** The company may not go on without a train. */
  readonly isForced: boolean;
  /** Below the limit. */
  readonly hasRoom: boolean;
  readonly cheapestOfBank: number;
  /** Another company's train may cost a dollar. */
  readonly othersHaveTrains: boolean;
  /** What a train costs for which one is traded in, where that is possible, at the limit too. */
  readonly tradeIn: number | null;
}

export const asksForTrain = (asked: TrainQuestion): boolean =>
  asked.isForced ||
  (asked.tradeIn !== null && asked.cash >= asked.tradeIn) ||
  (asked.hasRoom && asked.cash >= (asked.othersHaveTrains ? 1 : asked.cheapestOfBank));
