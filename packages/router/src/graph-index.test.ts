import { expect, test } from 'vitest';
import { FORK, LINE } from '../test/small-graph.ts';
import { indexGraph } from './graph-index.ts';

test('passages go both ways over each piece; points are numbered after the stops', () => {
  const { nodes, stops, head, headSide, first, leaving } = indexGraph(FORK);
  expect([nodes, stops]).toEqual([4, 3]);
  expect([...head]).toEqual([3, 0, 1, 3, 2, 3]);
  expect([...headSide]).toEqual([0, -1, -1, 1, -1, 1]);
  const from = (node: number) => [...leaving.slice(first[node], first[node + 1])].sort();
  expect([0, 1, 2, 3].map(from)).toEqual([[0], [3], [5], [1, 2, 4]]);
});

test('graphs that share their pieces share the index', () => {
  expect(indexGraph({ ...LINE, stops: [...LINE.stops] })).toBe(indexGraph(LINE));
  expect(indexGraph({ ...LINE, pieces: [...LINE.pieces] })).not.toBe(indexGraph(LINE));
});

test('what no graph can be is refused', () => {
  expect(() => indexGraph({ ...FORK, points: 0 })).toThrow(/point/);
});
