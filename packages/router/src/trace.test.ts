import { describe, expect, test } from 'vitest';
import { FORK, LINE } from '../test/small-graph.ts';
import { trace } from './trace.ts';
import type { TrackGraph } from './types.ts';

const read = (graph: TrackGraph, ...pieces: number[]) => {
  const traced = trace(graph, 't', pieces);
  return traced.ok ? traced.value : traced.violation;
};

describe('a line of track is followed', () => {
  test('from either end', () => {
    expect(read(LINE, 0, 1)).toEqual({ stops: [0, 1, 2], pieces: [0, 1], points: [], hexes: [10, 11] });
    expect(read(LINE, 1, 0)).toMatchObject({ stops: [2, 1, 0], hexes: [11, 10] });
  });

  test('over points', () =>
    expect(read(FORK, 0, 2)).toMatchObject({ stops: [0, 2], points: [0], hexes: [10, 12] }));
  test('an empty one has no stops', () => expect(read(LINE)).toMatchObject({ stops: [], hexes: [] }));
});

describe('what is no line is refused', () => {
  test.each([
    ['a piece that there is not', LINE, [0, 7], { code: 'unknown-piece', train: 't', piece: 7 }],
    ['back over the fork', FORK, [1, 2], { code: 'reversal', train: 't', point: 0 }],
    ['an end on plain track', FORK, [0], { code: 'ends-on-track', train: 't', point: 0 }],
    ['two that do not meet', FORK, [0, 0], { code: 'reversal', train: 't', point: 0 }],
  ])('%s', (_, graph, pieces, violation) => expect(read(graph, ...pieces)).toEqual(violation));

  test('a gap', () => {
    const apart = {
      ...LINE,
      stops: [...LINE.stops, ...LINE.stops],
      pieces: [...LINE.pieces, { a: { stop: 3 }, b: { stop: 4 }, hex: 1 }],
    };
    expect(read(apart, 0, 2)).toEqual({ code: 'not-connected', train: 't', piece: 0, next: 2 });
  });
});
