/** The most that a problem may hold. What goes beyond is refused, and told by name; the README lists the same figures. */
export const LIMITS = {
  stops: 1000,
  points: 10_000,
  pieces: 10_000,
  /** A point's sides are numbered from 0 to one less. */
  sides: 8,
  /** Pieces that end in one stop or point. */
  piecesAtNode: 17,
  /** The numbers that the caller gives to locations and hexes: up to this. */
  number: 1_000_000,
  trains: 50,
  allowances: 4,
  /** An allowance's size, what a stop costs, a route's least number of stops. */
  range: 10_000,
  multiplier: 100,
  /** Any amount of money, and all together if every train visited every stop and earned every bonus. */
  revenue: 4_000_000,
  bonuses: 100,
  onceBonuses: 9,
  groups: 16,
  /** Of one bonus. */
  hexes: 1000,
  extraSources: 8,
  extraStops: 100,
  cubes: 1000,
  /** Cubes of one deposit that are of use to a train, where several trains want them. */
  contestedCubes: 7,
  /** Bytes in the tables of a search. What needs more is not proven. */
  memory: 256 * 2 ** 20,
} as const;
