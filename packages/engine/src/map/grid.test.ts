import { describe, expect, test } from 'vitest';
import {
  compileGrid,
  coordinates,
  hexNumber,
  type MapData,
  neighbourOf,
  oppositeEdge,
  printedHex,
} from './grid.ts';

const hexes = (...ids: string[]): MapData['hexes'] =>
  Object.fromEntries(ids.map((id) => [id, { color: 'plain' }]));

/** A hex with all of its neighbours, in order of the edges. */
const MAPS: readonly { name: string; map: MapData; middle: string; around: readonly string[] }[] = [
  {
    name: 'flat-topped, letters down',
    map: {
      orientation: 'flat',
      axes: { x: 'number', y: 'letter' },
      hexes: hexes('E5', 'G5', 'F4', 'D4', 'C5', 'D6', 'F6'),
    },
    middle: 'E5',
    around: ['G5', 'F4', 'D4', 'C5', 'D6', 'F6'],
  },
  {
    name: 'pointy-topped, letters down',
    map: {
      orientation: 'pointy',
      axes: { x: 'number', y: 'letter' },
      hexes: hexes('E5', 'F4', 'E3', 'D4', 'D6', 'E7', 'F6'),
    },
    middle: 'E5',
    around: ['F4', 'E3', 'D4', 'D6', 'E7', 'F6'],
  },
  {
    name: 'flat-topped, letters across',
    map: {
      orientation: 'flat',
      axes: { x: 'letter', y: 'number' },
      hexes: hexes('E5', 'E7', 'D6', 'D4', 'E3', 'F4', 'F6'),
    },
    middle: 'E5',
    around: ['E7', 'D6', 'D4', 'E3', 'F4', 'F6'],
  },
];

describe.each(MAPS)('$name', ({ map, middle, around }) => {
  const grid = compileGrid(map);

  test('neighbours over the edges', () => {
    expect([0, 1, 2, 3, 4, 5].map((edge) => neighbourOf(grid, middle, edge))).toEqual(around);
  });

  test('every edge leads back, and both hexes share the number of the side', () => {
    for (const [edge, other] of around.entries()) {
      const back = oppositeEdge(edge);
      expect(neighbourOf(grid, other, back)).toBe(middle);
      const side = grid.sides[hexNumber(grid, middle) * 6 + edge];
      expect(side).toBe(grid.sides[hexNumber(grid, other) * 6 + back]);
    }
    expect(grid.sideCount).toBe(12);
  });
});

test('beyond the rim there is nothing', () => {
  const grid = compileGrid({
    orientation: 'flat',
    axes: { x: 'number', y: 'letter' },
    hexes: hexes('A1', 'C1'),
  });
  expect([0, 1, 2, 3, 4, 5].map((edge) => neighbourOf(grid, 'A1', edge))).toEqual([
    'C1',
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('coordinates are read from names, and what is no hex is refused', () => {
  expect(coordinates('B12', { x: 'number', y: 'letter' })).toEqual({ x: 12, y: 2 });
  expect(coordinates('AA3', { x: 'letter', y: 'number' })).toEqual({ x: 27, y: 3 });
  expect(() => coordinates('12B', { x: 'letter', y: 'number' })).toThrow('not a hex');
  const grid = compileGrid({ orientation: 'flat', axes: { x: 'number', y: 'letter' }, hexes: hexes('A1') });
  expect(() => hexNumber(grid, 'Z9')).toThrow('no hex Z9');
  expect(() => printedHex(grid, 'constructor')).toThrow('no hex constructor');
});
