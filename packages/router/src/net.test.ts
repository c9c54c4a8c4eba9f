import { describe, expect, test } from 'vitest';
import { city, FORK, LINE, piece, point, stop } from '../test/small-graph.ts';
import { buildNet } from './net.ts';
import type { Piece, TrackGraph } from './types.ts';

const shape = (graph: TrackGraph) => {
  const { nodes, links } = buildNet(graph);
  return { stops: nodes.map((node) => node.stop).sort(), links: links.map(({ pieces }) => pieces) };
};
const withPieces = (...pieces: readonly Piece[]): TrackGraph => ({ ...LINE, points: 3, pieces });

describe('a net', () => {
  test('has the stops and forks for nodes', () =>
    expect(shape(FORK)).toEqual({ stops: [-1, 0, 1, 2], links: [[0], [1], [2]] }));

  test('draws plain stretches of track together', () => {
    const stretch = withPieces(
      piece(stop(0), point(0, 0)),
      piece(point(0, 1), point(1, 0)),
      piece(point(1, 1), stop(1)),
    );
    expect(shape(stretch)).toEqual({ stops: [0, 1], links: [[0, 1, 2]] });
  });

  test('leaves out dead ends', () => {
    const stub = withPieces(piece(stop(0), stop(1)), piece(stop(1), point(0, 0)));
    expect(shape(stub)).toEqual({ stops: [0, 1], links: [[0]] });
  });

  test('and what no station reaches, also beyond a blocked city', () => {
    const [home = city(0), , last = city(2)] = LINE.stops;
    expect(shape({ ...LINE, stops: [city(0), city(1), city(2)] })).toEqual({ stops: [], links: [] });
    expect(shape({ ...LINE, stops: [home, city(1, { through: false }), last] })).toEqual({
      stops: [0, 1],
      links: [[0]],
    });
  });

  test('and track between two stops of one location', () =>
    expect(shape({ ...LINE, stops: [city(0, { station: true }), city(0), city(2)] }).links).toEqual([]));
});
