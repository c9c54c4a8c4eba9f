import { compileGrid, type Geography, type MapData } from '@roundhouse/engine/play';
import { describe, expect, test } from 'vitest';
import { clickStop } from './edit-route.ts';
import { pathPieces, segmentsFrom, trackMap } from './track-map.ts';

const city = { type: 'city', revenue: 20, slots: 1 } as const;
/** Three cities in a column with plain track between the lower two: A1 – A3 – (A5) – A7. */
const DATA: MapData = {
  orientation: 'flat',
  axes: { x: 'letter', y: 'number' },
  hexes: {
    A1: { color: 'yellow', stops: [city], track: [[0, 's0']] },
    A3: {
      color: 'yellow',
      stops: [city],
      track: [
        [3, 's0'],
        ['s0', 0],
      ],
    },
    A5: {
      color: 'yellow',
      track: [
        [3, 'j0'],
        ['j0', 0],
      ],
    },
    A7: { color: 'yellow', stops: [city], track: [[3, 's0']] },
  },
};
const geography: Geography = { grid: compileGrid(DATA), tiles: {}, manifest: {} };
const map = trackMap(geography, {});
const NONE = new Set<string>();

test('the ways on from a stop', () => {
  expect(segmentsFrom(map, 'A3.0', NONE)).toEqual([['A1.0'], ['A5', 'A7.0']]);
});

test('the pieces of a path, junctions included', () => {
  expect(pathPieces(map, ['A1.0', 'A3.0', 'A5', 'A7.0'])).toEqual([
    { hex: 'A1', piece: 0 },
    { hex: 'A3', piece: 0 },
    { hex: 'A3', piece: 1 },
    { hex: 'A5', piece: 0 },
    { hex: 'A5', piece: 1 },
    { hex: 'A7', piece: 0 },
  ]);
});

describe('clicking a stop', () => {
  const whole = ['A1.0', 'A3.0', 'A5', 'A7.0'];
  test.each([
    ['begins a route', [], 'A1.0', ['A1.0']],
    ['takes the shortest way there', ['A1.0'], 'A7.0', whole],
    ['lengthens the route', ['A1.0', 'A3.0'], 'A7.0', whole],
    ['lengthens it at the other end', ['A3.0', 'A5', 'A7.0'], 'A1.0', whole],
    ['at the end takes it away', whole, 'A7.0', ['A1.0', 'A3.0']],
    ['at the beginning takes it away', whole, 'A1.0', ['A3.0', 'A5', 'A7.0']],
    ['in the middle ends the route there', whole, 'A3.0', ['A1.0', 'A3.0']],
  ])('%s', (_name, path, stop, expected) => {
    expect(clickStop(map, path, stop, NONE)).toEqual(expected);
  });
  test('leaves the track of other trains alone', () => {
    expect(clickStop(map, ['A3.0', 'A5', 'A7.0'], 'A1.0', new Set(['A1/0']))).toEqual(['A3.0', 'A5', 'A7.0']);
  });
});
