import { ORDINARY_TERMS } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { middleOf, movesBetween, placeCells, stackPlaces, startsAt, zoneOf } from './market-layout.ts';

test('a two-dimensional market keeps its shape, gaps included', () => {
  const { cells, width, height } = placeCells([[{ price: 10 }, null, { price: 20 }], [{ price: 5 }]], 14);
  expect(cells.map(({ x, y, cell }) => [x, y, cell.price])).toEqual([
    [0, 0, 10],
    [2, 0, 20],
    [0, 1, 5],
  ]);
  expect([width, height]).toEqual([3, 2]);
});

test('a long row is folded', () => {
  const row = Array.from({ length: 28 }, (_, price) => ({ price }));
  expect(placeCells([row], 14)).toMatchObject({ width: 14, height: 2 });
  expect(placeCells([row], 7)).toMatchObject({ width: 7, height: 4 });
});

test.each([
  [['par'], {}, 'par'],
  [['yellow'], {}, 'yellow'],
  [['special'], { special: { text: '', colour: 'blue' } }, 'blue'],
  [['special'], {}, null],
])('the zone of %j', (marks, legend, expected) => {
  expect(zoneOf({ price: 1, marks }, legend)).toBe(expected);
});

const cellOf = (height: number, isTight = false, width = 62) => ({ width, height, isTight });

test('up to four markers of a cell lie side by side in reading order, inside it', () => {
  for (const count of [1, 2, 3, 4, 7]) {
    const { radius, places } = stackPlaces(count, cellOf(62));
    expect(places).toHaveLength(count);
    const distances = places.flatMap((a, at) =>
      places.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    if (count <= 4) expect(Math.min(...distances)).toBeGreaterThanOrEqual(2 * radius);
    expect(Math.max(...places.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))))).toBeLessThanOrEqual(
      30 - radius,
    );
    expect(places).toEqual(places.toSorted((a, b) => a.y - b.y || a.x - b.x));
  }
});

/** What the markers of a cell take of it, from its own corner. */
function taken(count: number, cell: ReturnType<typeof cellOf>) {
  const { radius, places } = stackPlaces(count, cell);
  const middle = middleOf(cell);
  const xs = places.map(({ x }) => x + middle.x);
  const ys = places.map(({ y }) => y + middle.y);
  return {
    left: Math.min(...xs) - radius,
    right: Math.max(...xs) + radius,
    top: Math.min(...ys) - radius,
    bottom: Math.max(...ys) + radius,
  };
}

test('beside a price that fills half of a flat cell, a marker takes less room', () => {
  expect(taken(1, cellOf(40, true)).left).toBeGreaterThan(taken(1, cellOf(40)).left + 5);
});

test('however many markers there are in a small cell, none reaches into the next', () => {
  for (const [height, width] of [
    [26, 62],
    [30, 62],
    [40, 62],
    [44, 62],
    [50, 42],
  ] as const)
    for (const count of [1, 2, 3, 5, 8]) {
      const { left, right, top, bottom } = taken(count, cellOf(height, true, width));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width - 3);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height - 3);
    }
});

test('the markers of a small cell leave its price to be read, and stand side by side while they can', () => {
  for (const count of [2, 3, 5, 8]) {
    expect(taken(count, cellOf(44, true)).top).toBeGreaterThanOrEqual(16);
    if (count > 2) expect(taken(count, cellOf(30, true)).left).toBeGreaterThanOrEqual(26);
  }
  const two = stackPlaces(2, cellOf(44, true));
  expect(two.places.map(({ x }) => x + two.radius)[0]).toBeLessThanOrEqual(
    (two.places[1]?.x ?? 0) - two.radius,
  );
  // Of three each shows more than half; of more it is said how many there are.
  const of = (count: number) => stackPlaces(count, cellOf(44, true));
  const [first, second] = of(3).places;
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(of(3).radius);
  expect([2, 3, 5, 8].map((count) => of(count).isCounted)).toEqual([false, false, true, true]);
});

test('what moved', () => {
  const at = (company: string, row: number, column: number) => ({ company, row, column });
  expect(movesBetween([at('A', 0, 0), at('B', 1, 1)], [at('B', 1, 1), at('A', 0, 1), at('C', 2, 2)])).toEqual(
    [{ company: 'A', from: at('A', 0, 0), to: at('A', 0, 1) }],
  );
});

test('a company starts in the par cell of its price', () => {
  const { cells } = placeCells(
    [[{ price: 67 }, { price: 67, marks: ['par'] }, { price: 71, marks: ['par'] }]],
    14,
  );
  const start = { action: { type: 'start', player: 'a', company: 'CN', price: 67 } };
  const train = { action: { type: 'train', player: 'a', price: 71 } };
  expect(cells.map((cell) => startsAt(cell, [start, train], ORDINARY_TERMS))).toEqual([[], [start], []]);
});
