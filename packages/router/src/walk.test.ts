import { describe, expect, test } from 'vitest';
import { city, FORK, LINE, piece, stop } from '../test/small-graph.ts';
import { indexGraph } from './graph-index.ts';
import type { TrackGraph } from './types.ts';
import { Walk } from './walk.ts';

const walk = (graph: TrackGraph, ignore: readonly number[] = []) =>
  new Walk(graph, indexGraph(graph), ignore);

describe('lines from the stations', () => {
  test('reach what lies ahead, never back', () => {
    expect(walk(LINE).spread()).toEqual({ reached: [0, 2], doubtful: false, found: false });
    expect(walk(FORK).spread().reached).toEqual([0, 2, 4]);
  });

  test('stop once it is enough, and keep off a hex', () => {
    expect(walk(LINE).spread((passage) => passage === 0)).toEqual({
      reached: [0],
      doubtful: false,
      found: true,
    });
    expect(walk(FORK).spread(undefined, 11).reached).toEqual([0, 4]);
  });

  test('begin in no station that is to be ignored', () =>
    expect(walk(LINE, [0]).spread().reached).toEqual([]));

  test('are doubtful where they would meet themselves', () => {
    const circle = { ...LINE, pieces: [...LINE.pieces, piece(stop(2), stop(0))] };
    expect(walk(circle).spread().doubtful).toBe(true);
    expect([...walk(circle).spreadLoosely()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a passage joins a station', () => {
  test('if a line from there ends with it', () => {
    expect([walk(LINE).joins(2), walk(LINE).joins(3)]).toEqual([true, false]);
  });

  test('but not through a blocked city', () => {
    const [home = city(0), , last = city(2)] = LINE.stops;
    expect(walk({ ...LINE, stops: [home, city(1, { through: false }), last] }).joins(2)).toBe(false);
  });
});
