import type { Colour } from './companies.ts';

export interface SteelColumn {
  readonly id: string;
  readonly colour: Colour;
  /** The prices of its spaces, one cube on each. */
  readonly prices: readonly number[];
}

// biome-ignore format: a table, one row a line
export const STEEL_COLUMNS: readonly SteelColumn[] = [
  { id: 'A', colour: 'yellow', prices: [0, 10, 20, 30] },
  { id: 'B', colour: 'yellow', prices: [0, 10, 20, 30] },
  { id: 'C', colour: 'yellow', prices: [0, 10, 20, 30] },
  { id: 'D', colour: 'yellow', prices: [0, 10, 20, 30] },
  { id: 'E', colour: 'green', prices: [20, 30] },
  { id: 'F', colour: 'green', prices: [20, 30] },
  { id: 'G', colour: 'brown', prices: [30] },
  { id: 'H', colour: 'brown', prices: [30] },
  { id: 'I', colour: 'gray', prices: [] },
];

/** The price of steel where a column has none left. */
export const EMPTY_COLUMN_PRICE = 40;
export const STEEL_CUBES = 30;
/** What CF&I's dividend box starts with. */
export const STEEL_BOX = 50;
/** Stands for the cubes of the Steel Depot (B3) in place of a column. */
export const DEPOT = 'depot';
export const DEPOT_STEEL = 5;
export const DEPOT_STEEL_PER_TURN = 2;
export const TILES_PER_TURN = 6;
