import { ORDINARY_TERMS } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { movesBetween, placeCells, stackPlaces, startsAt, zoneOf } from './market-layout.ts';

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

test('up to four markers of a cell lie side by side in reading order, inside it', () => {
  for (const count of [1, 2, 3, 4, 7]) {
    const { radius, places } = stackPlaces(count);
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

test('beside a price that fills half of a flat cell, one or two markers take less room', () => {
  for (const count of [1, 2]) {
    const wide = (isTight: boolean) => {
      const { radius, places } = stackPlaces(count, 40, isTight);
      return 2 * radius + Math.max(...places.map(({ x }) => x)) - Math.min(...places.map(({ x }) => x));
    };
    expect(wide(true)).toBeLessThan(wide(false) - 5);
  }
});

test('however many markers there are in a small cell, none reaches into the next', () => {
  for (const height of [26, 30, 40])
    for (const count of [1, 2, 3, 5, 8]) {
      const { radius, places } = stackPlaces(count, height, true);
      const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
      expect(right + radius).toBeLessThanOrEqual(15);
      expect(left - radius).toBeGreaterThan(-40);
    }
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
