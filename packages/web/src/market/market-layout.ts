import type { Cell, Choice, MarketRows } from '@roundhouse/engine/play';
import type { Terms } from '@roundhouse/titles';
import type { MarkerView, TitleInfo } from '../contract.ts';
import { parPrice } from '../turn/par.ts';

/** How a one-dimensional market is folded so that it fits: a snake would confuse, so plain rows from left to right. */
export const FOLD = { desk: 14, phone: 7 } as const;

export interface PlacedCell {
  readonly cell: Cell;
  readonly row: number;
  readonly column: number;
  /** Where it is drawn. */
  readonly x: number;
  readonly y: number;
}

export function placeCells(
  rows: MarketRows,
  fold: number,
): {
  readonly cells: readonly PlacedCell[];
  readonly width: number;
  readonly height: number;
} {
  const flat = rows.length === 1;
  const cells: PlacedCell[] = [];
  rows.forEach((line, row) => {
    line.forEach((cell, column) => {
      if (cell === null) return;
      const x = flat ? column % fold : column;
      const y = flat ? Math.floor(column / fold) : row;
      cells.push({ cell, row, column, x, y });
    });
  });
  return {
    cells,
    width: Math.max(1, ...cells.map(({ x }) => x + 1)),
    height: Math.max(1, ...cells.map(({ y }) => y + 1)),
  };
}

/** Zones that have a colour by their very name. */
const NAMED = new Set(['yellow', 'orange', 'brown', 'green', 'blue', 'red', 'gray']);

/** The colour of a cell: of the first of its marks that has one. */
export function zoneOf(cell: Cell, legend: NonNullable<TitleInfo['market']>['legend']): string | null {
  for (const mark of cell.marks ?? []) {
    const colour = legend[mark]?.colour;
    if (colour !== undefined) return colour;
    if (NAMED.has(mark)) return mark;
    if (mark === 'par') return 'par';
    if (mark === 'end') return 'red';
  }
  return null;
}

/** The choices that start a company in a cell. */
export function startsAt({ cell }: PlacedCell, choices: readonly Choice[], terms: Terms): readonly Choice[] {
  return cell.marks?.includes('par') === true
    ? choices.filter((choice) => parPrice(choice, terms) === cell.price)
    : [];
}

/** Markers of one cell in their order: the first lies on top. */
export function markersAt(markers: readonly MarkerView[], row: number, column: number): MarkerView[] {
  return markers.filter((marker) => marker.row === row && marker.column === column);
}

export interface CellSize {
  readonly width: number;
  readonly height: number;
}

/** Its price takes much of a small cell: markers stand closer to the edge, and are smaller. */
export interface DrawnCell extends CellSize {
  readonly isTight: boolean;
}

/** Such cells have no room for a marker below their price. */
export const isLow = ({ height }: CellSize): boolean => height < 34;

/** What is left free between cells. */
const GAP = 3;

/** The middle of what a cell leaves free beside or under its price. */
export const middleOf = ({ width, height, isTight }: DrawnCell) =>
  height < width && height < 50
    ? { x: width - (isTight ? 18 : 23), y: height / 2 - 1 }
    : { x: (width - GAP) / 2, y: height / 2 + 8 };

interface Stack {
  readonly radius: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** They cover one another so far that it has to be said how many there are. */
  readonly isCounted: boolean;
}

/**
 * Where the markers of one cell are drawn around its middle, and how large: in reading order, and each to be read. Only more than
 * four, or more than two in a small cell, cover one another.
 */
export function stackPlaces(count: number, size: DrawnCell): Stack {
  if (isLow(size) ? count > 2 : size.isTight && count > 1) return fanned(count, size);
  const { width, height, isTight } = size;
  const { radius, perRow, gap } = isLow(size)
    ? beside(count, height, isTight)
    : Math.min(width, height) < 50
      ? flatRows(count, isTight)
      : rowsOf(count);
  const rows = Math.ceil(count / perRow);
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: ((index % perRow) - (inRow - 1) / 2) * gap, y: (row - (rows - 1) / 2) * 2 * radius };
  });
  const over = isTight
    ? Math.max(0, ...places.map(({ x }) => x + radius - (width - GAP - middleOf(size).x)))
    : 0;
  return { radius, places: places.map(({ x, y }) => ({ x: x - over, y })), isCounted: false };
}

/** What the price takes of the height, and of the width. */
const PRICE: CellSize = { width: 28, height: 18 };

/** Like a hand of cards, the first in full: below the price where there is room, else beside it. */
function fanned(count: number, size: DrawnCell): Stack {
  const { width, height } = size;
  const isBeside = isLow(size);
  const radius = isBeside ? (height - 5) / 2 : Math.min(11, (height - PRICE.height - GAP) / 2);
  const room = width - GAP - (isBeside ? PRICE.width : GAP);
  const gap = Math.min(2 * radius, (room - 2 * radius) / (count - 1));
  const middle = middleOf(size);
  const y = isBeside ? 0 : height - GAP - 1 - radius - middle.y;
  const places = Array.from({ length: count }, (_, index) => ({
    x: width - GAP - 1 - radius - (count - 1 - index) * gap - middle.x,
    y,
  }));
  return { radius, places, isCounted: gap < 1.2 * radius };
}

/** In a very flat cell: one or two, overlapping, beside its price. */
function beside(count: number, height: number, isTight: boolean): ReturnType<typeof rowsOf> {
  const radius = (height - 5) / 2;
  return { radius, perRow: Math.max(1, count), gap: Math.min(2 * radius, isTight ? 10 : 15) };
}

/** In a flat cell: one beside its price, two and more overlapping from left to right. */
function flatRows(count: number, isTight: boolean): ReturnType<typeof rowsOf> {
  if (count <= 1) return { radius: isTight ? 13 : 16, perRow: 1, gap: 0 };
  if (count === 2) return { radius: 12, perRow: 2, gap: 20 };
  const perRow = Math.ceil(count / 2);
  return { radius: 9, perRow, gap: Math.min(18, 34 / perRow) };
}

function rowsOf(count: number): { readonly radius: number; readonly perRow: number; readonly gap: number } {
  if (count <= 1) return { radius: 19, perRow: 1, gap: 0 };
  if (count === 2) return { radius: 14, perRow: 2, gap: 28 };
  const perRow = Math.ceil(count / 2);
  return { radius: 10.5, perRow, gap: Math.min(22, 36 / (perRow - 1)) };
}

export interface MarketMove {
  readonly company: string;
  readonly from: MarkerView;
  readonly to: MarkerView;
}

/** The markers that the last action has moved. */
export function movesBetween(before: readonly MarkerView[], after: readonly MarkerView[]): MarketMove[] {
  return after.flatMap((to) => {
    const from = before.find(({ company }) => company === to.company);
    return from !== undefined && (from.row !== to.row || from.column !== to.column)
      ? [{ company: to.company, from, to }]
      : [];
  });
}
