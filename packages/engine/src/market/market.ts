import type { Emit } from '../core/event.ts';

export interface Cell {
  readonly price: number;
  readonly marks?: readonly string[];
}

/** Rows from the top; a one-dimensional market has one row. Null is a missing cell. */
export type MarketRows = readonly (readonly (Cell | null)[])[];

export interface Marker {
  readonly company: string;
  row: number;
  column: number;
}

/** Price markers in order of arrival: of two on one cell, the earlier lies on top. */
export interface HasMarket {
  market: Marker[];
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** Where a marker goes that leaves the end of a row: the printed arrows. */
const ARROWS: Readonly<Partial<Record<Direction, Direction>>> = { right: 'up', left: 'down' };

export const cellAt = (rows: MarketRows, row: number, column: number): Cell | null =>
  rows[row]?.[column] ?? null;

export function markerOf({ market }: HasMarket, company: string): Marker | undefined {
  for (let i = 0; i < market.length; i++) if (market[i]?.company === company) return market[i];
  return undefined;
}

export function cellOf(rows: MarketRows, state: HasMarket, company: string): Cell | null {
  const marker = markerOf(state, company);
  return marker === undefined ? null : cellAt(rows, marker.row, marker.column);
}

/** The price of a share; null without a marker. */
export const priceOf = (rows: MarketRows, state: HasMarket, company: string): number | null =>
  cellOf(rows, state, company)?.price ?? null;

export const hasMark = (cell: Cell | null, mark: string): boolean => cell?.marks?.includes(mark) ?? false;

/** The cells that carry a mark, by price. */
export function cellsMarked(
  rows: MarketRows,
  mark: string,
): { row: number; column: number; price: number }[] {
  return rows
    .flatMap((cells, row) => cells.map((cell, column) => ({ cell, row, column })))
    .flatMap(({ cell, row, column }) =>
      cell && hasMark(cell, mark) ? [{ row, column, price: cell.price }] : [],
    )
    .sort((a, b) => a.price - b.price);
}

/** Puts a marker on the first cell of this price in the top row. */
export function placeMarkerAt(rows: MarketRows, state: HasMarket, company: string, price: number): void {
  const column = rows[0]?.findIndex((cell) => cell?.price === price) ?? -1;
  if (column < 0) throw new Error(`There is no space of $${price} on the market`);
  placeMarker(state, company, 0, column);
}

/** Puts a marker on a cell, below those that are there. */
export function placeMarker(state: HasMarket, company: string, row: number, column: number): void {
  removeMarker(state, company);
  state.market.push({ company, row, column });
}

export function removeMarker(state: HasMarket, company: string): void {
  state.market = state.market.filter((marker) => marker.company !== company);
}

/** The cell one step on: along the arrow at the end of a row, the same cell where there is no way on. */
export function neighbour(
  rows: MarketRows,
  row: number,
  column: number,
  direction: Direction,
): readonly [number, number] {
  const [down, right] = STEPS[direction];
  if (cellAt(rows, row + down, column + right) !== null) return [row + down, column + right];
  const arrow = ARROWS[direction];
  if (arrow === undefined) return [row, column];
  const [arrowDown, arrowRight] = STEPS[arrow];
  return cellAt(rows, row + arrowDown, column + arrowRight) !== null
    ? [row + arrowDown, column + arrowRight]
    : [row, column];
}

/** Moves a marker; one that enters a cell goes below those already there, one that stays keeps its place. */
export function moveMarker(
  rows: MarketRows,
  state: HasMarket,
  company: string,
  direction: Direction,
  steps: number,
  emit: Emit,
): void {
  const marker = markerOf(state, company);
  if (marker === undefined) return;
  const from = cellAt(rows, marker.row, marker.column);
  let [row, column] = [marker.row, marker.column];
  for (let step = 0; step < steps; step++) [row, column] = neighbour(rows, row, column, direction);
  if (row === marker.row && column === marker.column) return;
  placeMarker(state, company, row, column);
  emit({ type: 'price', company, from: from?.price ?? 0, to: cellAt(rows, row, column)?.price ?? 0 });
}

/** Companies with a marker: highest price first, then further right, then higher row, then as they lie in the stack. */
export function byPrice(rows: MarketRows, state: HasMarket): string[] {
  return state.market
    .map((marker) => ({ ...marker, price: cellAt(rows, marker.row, marker.column)?.price ?? 0 }))
    .sort((a, b) => b.price - a.price || b.column - a.column || a.row - b.row)
    .map((marker) => marker.company);
}
