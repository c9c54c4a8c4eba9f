import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBoard } from '../test/arbitrary.ts';
import { allLines } from '../test/brute-force.ts';
import { resolveConnections } from './resolve.ts';
import type { TrackGraph } from './types.ts';

/** The hexes from each stop of a line to the next. */
function connectionsOf(graph: TrackGraph, pieces: readonly number[]): number[][] {
  const chains: number[][] = [[]];
  for (const [index, number] of pieces.entries()) {
    const piece = graph.pieces[number];
    const next = graph.pieces[pieces[index + 1] ?? -1];
    const chain = chains[chains.length - 1] ?? [];
    if (piece && chain[chain.length - 1] !== piece.hex) chain.push(piece.hex);
    const shared = [piece?.a, piece?.b].some(
      (end) =>
        end &&
        'stop' in end &&
        [next?.a, next?.b].some((other) => other && 'stop' in other && other.stop === end.stop),
    );
    if (shared) chains.push([]);
  }
  return chains;
}

describe('connections are resolved', () => {
  test('whatever their order and direction', () => {
    fc.assert(
      fc.property(
        anyBoard(4, 3),
        fc.nat(),
        fc.array(fc.boolean()),
        fc.infiniteStream(fc.nat()),
        (graph, pick, turns, keys) => {
          const lines = allLines(graph, 1000);
          fc.pre(lines.length > 0);
          const line = lines[pick % lines.length];
          fc.pre(line !== undefined);
          const chains = connectionsOf(graph, line?.pieces ?? []).map((chain, index) =>
            turns[index] ? chain.toReversed() : chain,
          );
          const order = new Map(chains.map((chain) => [chain, keys.next().value ?? 0]));
          chains.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
          const found = resolveConnections(graph, chains).map(({ pieces }) => pieces);
          const [forward, backward] = [line?.pieces, line?.pieces.toReversed()];
          expect(
            found.some((pieces) => pieces.join() === forward?.join() || pieces.join() === backward?.join()),
          ).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  const stop = (hex: number, location: number) =>
    ({ location, kind: 'town', through: true, station: false, hex }) as const;
  /** Two towns in hex 0 joined by track; town 0 is joined to hex 1, and so is town 1 by way of hex 2. */
  const graph: TrackGraph = {
    stops: [stop(0, 0), stop(0, 1), stop(1, 2)],
    points: 3,
    pieces: [
      { a: { stop: 0 }, b: { stop: 1 }, hex: 0 },
      { a: { stop: 0 }, b: { point: 0, side: 0 }, hex: 0 },
      { a: { point: 0, side: 1 }, b: { stop: 2 }, hex: 1 },
      { a: { stop: 1 }, b: { point: 1, side: 0 }, hex: 0 },
      { a: { point: 1, side: 1 }, b: { point: 2, side: 0 }, hex: 2 },
      { a: { point: 2, side: 1 }, b: { stop: 2 }, hex: 1 },
    ],
  };

  test.each([
    ['two stops of one hex, written once', [[0]], [[0]]],
    ['two stops of one hex, written twice', [[0, 0]], [[0]]],
    ['only the track over the hexes named', [[0, 2, 1]], [[3, 4, 5]]],
    [
      'a route',
      [
        [1, 0],
        [0, 0],
      ],
      [[2, 1, 0]],
    ],
    ['nothing where there is no such track', [[0, 3]], []],
    ['nothing where connections do not meet', [[0], [1, 1]], []],
    ['nothing for nothing', [], []],
  ])('%s', (_, connections, expected) => {
    expect(resolveConnections(graph, connections).map(({ pieces }) => [...pieces])).toEqual(expected);
  });

  test('a ring, so that the check can refuse it', () => {
    const rings = resolveConnections(graph, [[0, 1], [1, 2, 0], [0]]).map(({ pieces }) => [...pieces]);
    expect(rings).toContainEqual([1, 2, 5, 4, 3, 0]);
  });
});
