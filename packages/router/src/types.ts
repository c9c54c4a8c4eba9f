/**
 * What the router is told. A title states its rules about routes with these shapes and nothing else;
 * stops, points, pieces and hexes are plain numbers that the caller hands out.
 */

/** The track that one company sees. */
export interface TrackGraph {
  /** Index = stop number. */
  readonly stops: readonly GraphStop[];
  /** How many points there are; a point is a hexside or a junction, numbered from 0. */
  readonly points: number;
  /** Index = piece number. */
  readonly pieces: readonly Piece[];
}

export const STOP_KINDS = ['city', 'town', 'offboard', 'deposit'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

export interface GraphStop {
  /** Stops that are one location share this number; one route visits a location once. */
  readonly location: number;
  readonly kind: StopKind;
  /** May this company's train run through it? False for off-board areas and blocked cities. */
  readonly through: boolean;
  /** Has it a station of the running company? */
  readonly station: boolean;
  readonly hex: number;
}

export interface Piece {
  readonly a: End;
  readonly b: End;
  readonly hex: number;
}

/** At a point a route goes from one side to a different side, so a fork cannot be turned back over. */
export type End = StopEnd | PointEnd;
export interface StopEnd {
  readonly stop: number;
}
export interface PointEnd {
  readonly point: number;
  /** Below `LIMITS.sides`. */
  readonly side: number;
}

/** How far a train goes: the costs of the stops it visits may not add up to more than `size`. */
export interface Allowance {
  readonly size: number;
  /** Stop number to whole cost, 0 for a stop that is free. */
  readonly cost: readonly number[];
}

export interface Train {
  readonly id: string;
  /** All must be kept; none at all for an unlimited train. Extra range is added to the first. */
  readonly allowances: readonly Allowance[];
  /** Stop number to what the stop pays this train; never negative. */
  readonly value: readonly number[];
  /** 1 unless told otherwise. */
  readonly multiplier?: number;
  /** The least number of stops of a route; 2 unless told otherwise. */
  readonly minimum?: number;
  /** Which stops count towards the minimum; all unless told otherwise. */
  readonly counted?: readonly boolean[];
}

/** Pays a route that has at least one stop of every group; no group at all: every route qualifies. */
export interface StopsBonus {
  readonly kind: 'stops';
  readonly id: string;
  readonly groups: readonly (readonly number[])[];
  readonly amount: number;
  /** Is it part of what the train's multiplier multiplies? */
  readonly multiplied?: boolean;
  /** Paid to one train of the turn only; otherwise to each route that qualifies. */
  readonly once?: boolean;
}

/** Pays for hexes that a route passes, on plain track too. */
export interface HexesBonus {
  readonly kind: 'hexes';
  readonly id: string;
  readonly hexes: readonly number[];
  readonly amount: number;
  readonly multiplied?: boolean;
  /** Paid a single time in the turn if any route passes any of the hexes; otherwise for each hex and route. */
  readonly once?: boolean;
}

export type Bonus = StopsBonus | HexesBonus;

/** A budget of stops beyond a train's range, shared out among the trains of the turn. */
export interface ExtraRange {
  readonly id: string;
  /** How many extra stops in all. */
  readonly total: number;
  /** How many at most on one train; `total` unless told otherwise. */
  readonly perTrain?: number;
  /** How many trains it may help; any number unless told otherwise. */
  readonly trains?: number;
  /** Other sources that may not help the same train. */
  readonly notWith?: readonly string[];
}

/**
 * Cubes on deposits, shared by the trains of the turn. A train takes any number of cubes from the deposits on its route, and
 * brings at most one to each target on it, before or after the deposit.
 */
export interface Deliveries {
  readonly deposits: readonly Deposit[];
  /** Stops that take cubes. */
  readonly targets: readonly number[];
  /** What each delivery pays. */
  readonly amount: number;
}

export interface Deposit {
  readonly stop: number;
  readonly cubes: number;
}

export interface RevenueModel {
  readonly bonuses?: readonly Bonus[];
  readonly extraRange?: readonly ExtraRange[];
  readonly deliveries?: Deliveries;
}

/** One company's turn: its graph, its trains and how they are paid. */
export interface RouteProblem {
  readonly graph: TrackGraph;
  readonly trains: readonly Train[];
  readonly revenue?: RevenueModel;
  /** Must as many trains run as can? Otherwise only the revenue decides. */
  readonly everyTrain?: boolean;
}

/** A route as drawn: the pieces in the order in which the train passes them. */
export interface DrawnRoute {
  readonly train: string;
  readonly pieces: readonly number[];
}

/** Where a chain of pieces leads. */
export interface RoutePath {
  readonly stops: readonly number[];
  readonly pieces: readonly number[];
}

export interface BonusUse {
  readonly id: string;
  /** What it added to the route, multiplied where it is. */
  readonly amount: number;
}

export interface Delivery {
  readonly deposit: number;
  readonly target: number;
  readonly amount: number;
}

export interface ExtraUse {
  readonly id: string;
  readonly stops: number;
}

export interface ValuedRoute extends RoutePath {
  readonly train: string;
  /** With its bonuses and deliveries; the values of the routes add up to the revenue. */
  readonly value: number;
  readonly bonuses: readonly BonusUse[];
  readonly deliveries: readonly Delivery[];
  readonly extraRange: readonly ExtraUse[];
}

export interface ValuedRoutes {
  readonly value: number;
  readonly routes: readonly ValuedRoute[];
}

export interface Proof {
  /** Steps of the search. */
  readonly nodes: number;
  /** No routes earn more: the upper bound before the search of all trains at once. */
  readonly bound: number;
  /** False only where the search was cut short: then the routes are the best known, and the revenue may be higher, up to the bound. */
  readonly proven: boolean;
  /** What cut it short. */
  readonly cutShortBy?: 'deadline' | 'memory';
}

export interface BestRoutes extends ValuedRoutes {
  readonly proof: Proof;
}

export interface SearchOptions {
  /** Milliseconds from now, or a function that says when to stop; kept to within 20 ms. */
  readonly deadline?: number | (() => boolean);
  /** Bytes for the tables of the search; `LIMITS.memory` unless told otherwise. */
  readonly memory?: number;
}
