import { describe, expect, test } from 'vitest';
import {
  byPrice,
  type Cell,
  cellsMarked,
  type Direction,
  type HasMarket,
  type MarketRows,
  moveMarker,
  neighbour,
  placeMarker,
  priceOf,
  removeMarker,
} from './market.ts';

const row = (...prices: (number | null)[]): (Cell | null)[] =>
  prices.map((price) => (price === null ? null : { price }));
/** Rows get shorter downwards: the ledge. */
const ROWS: MarketRows = [
  row(60, 70, 80, 90),
  [{ price: 50 }, { price: 60, marks: ['par'] }, { price: 70 }],
  row(40, 50),
  row(30),
];
const quiet = () => undefined;
const at = (...markers: [string, number, number][]): HasMarket => ({
  market: markers.map(([company, r, column]) => ({ company, row: r, column })),
});

describe('a step', () => {
  test.each<{ name: string; from: [number, number]; direction: Direction; to: [number, number] }>([
    { name: 'right', from: [0, 0], direction: 'right', to: [0, 1] },
    { name: 'left', from: [0, 1], direction: 'left', to: [0, 0] },
    { name: 'up', from: [1, 1], direction: 'up', to: [0, 1] },
    { name: 'down', from: [0, 1], direction: 'down', to: [1, 1] },
    { name: 'right at the end of a row: up', from: [2, 1], direction: 'right', to: [1, 1] },
    { name: 'left at the start of a row: down', from: [1, 0], direction: 'left', to: [2, 0] },
    { name: 'right in the top right corner: stays', from: [0, 3], direction: 'right', to: [0, 3] },
    { name: 'left in the bottom left corner: stays', from: [3, 0], direction: 'left', to: [3, 0] },
    { name: 'up in the top row: stays', from: [0, 2], direction: 'up', to: [0, 2] },
    { name: 'down on the ledge: stays', from: [1, 2], direction: 'down', to: [1, 2] },
    { name: 'down in the bottom row: stays', from: [3, 0], direction: 'down', to: [3, 0] },
  ])('$name', ({ from, direction, to }) => {
    expect(neighbour(ROWS, ...from, direction)).toEqual(to);
  });

  test('in a market of one row there are no arrows', () => {
    const line: MarketRows = [row(10, 20, 30)];
    expect(neighbour(line, 0, 2, 'right')).toEqual([0, 2]);
    expect(neighbour(line, 0, 0, 'left')).toEqual([0, 0]);
  });

  test('a missing cell is no place to go', () => {
    expect(neighbour([row(10, 20), row(null, 15)], 0, 0, 'down')).toEqual([0, 0]);
  });
});

describe('stacks', () => {
  test('a marker that arrives goes under those already there', () => {
    const state = at(['A', 0, 1], ['B', 1, 1]);
    moveMarker(ROWS, state, 'A', 'down', 1, quiet);
    expect(byPrice(ROWS, state)).toEqual(['B', 'A']);
  });

  test('a marker that cannot move keeps its place', () => {
    const state = at(['A', 1, 2], ['B', 1, 2]);
    moveMarker(ROWS, state, 'A', 'down', 2, quiet);
    expect(byPrice(ROWS, state)).toEqual(['A', 'B']);
  });

  test('several steps stop at the ledge, and are told as one move', () => {
    const state = at(['A', 0, 1]);
    const told: unknown[] = [];
    moveMarker(ROWS, state, 'A', 'down', 5, (event) => told.push(event));
    expect([priceOf(ROWS, state, 'A'), told]).toEqual([
      50,
      [{ type: 'price', company: 'A', from: 70, to: 50 }],
    ]);
  });

  test('order: price, then further right, then higher, then top of the stack', () => {
    const state = at(['A', 0, 0], ['B', 1, 1], ['C', 0, 1], ['D', 1, 2], ['E', 1, 1]);
    expect(byPrice(ROWS, state)).toEqual(['D', 'C', 'B', 'E', 'A']);
  });

  test('markers are placed at the bottom and taken away', () => {
    const state = at(['A', 1, 1]);
    placeMarker(state, 'B', 1, 1);
    placeMarker(state, 'A', 1, 1);
    expect(byPrice(ROWS, state)).toEqual(['B', 'A']);
    removeMarker(state, 'B');
    expect([byPrice(ROWS, state), priceOf(ROWS, state, 'B')]).toEqual([['A'], null]);
  });

  test('marked cells are found by price', () => {
    expect(cellsMarked(ROWS, 'par')).toEqual([{ row: 1, column: 1, price: 60 }]);
    const par = { marks: ['par'] };
    expect(
      cellsMarked(
        [
          [{ price: 90, ...par }],
          [
            { price: 70, ...par },
            { price: 80, ...par },
          ],
        ],
        'par',
      ),
    ).toEqual([
      { row: 1, column: 0, price: 70 },
      { row: 1, column: 1, price: 80 },
      { row: 0, column: 0, price: 90 },
    ]);
  });
});
