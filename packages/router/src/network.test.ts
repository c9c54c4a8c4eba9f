import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBoard, anyGraph } from '../test/arbitrary.ts';
import { allLines, piecesOnLines } from '../test/brute-force.ts';
import { hasRoute, reachable, reachesOneOf, reachesWithout } from './network.ts';

const graphs = fc.oneof(anyGraph({ stops: 6, points: 6, pieces: 14 }), anyBoard(4, 3));
const RUNS = 1000;

describe('the network of a company', () => {
  test('is what lies on some line of track from a station', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const expected = piecesOnLines(graph);
        const network = reachable(graph);
        const pieces = [...graph.pieces.keys()].filter((piece) => network.pieces[piece] === 1);
        expect(pieces).toEqual([...expected].toSorted((one, other) => one - other));
        for (const [stop, { station }] of graph.stops.entries()) {
          const touched = pieces.some((number) => {
            const piece = graph.pieces[number];
            return [piece?.a, piece?.b].some((end) => end && 'stop' in end && end.stop === stop);
          });
          expect(network.stops[stop]).toBe(Number(station || touched));
        }
        const sides = new Uint8Array(graph.points);
        for (const number of pieces) {
          for (const end of Object.values(graph.pieces[number] ?? {})) {
            if (typeof end === 'object' && 'point' in end)
              sides[end.point] = (sides[end.point] ?? 0) | (1 << end.side);
          }
        }
        expect(network.points).toEqual(sides);
      }),
      { numRuns: RUNS },
    );
  });

  test('reaches one of some ends if it reaches one when asked for everything', () => {
    const end = fc.record({ point: fc.nat({ max: 5 }), side: fc.nat({ max: 7 }) });
    fc.assert(
      fc.property(graphs, fc.array(end, { maxLength: 3 }), (graph, ends) => {
        const { points } = reachable(graph);
        const expected = ends.some(({ point, side }) => (((points[point] ?? 0) >> side) & 1) === 1);
        expect(reachesOneOf(graph, ends)).toBe(expected);
      }),
      { numRuns: RUNS },
    );
  });

  test('reaches an end without a hex only if it does once the track of that hex is gone', () => {
    const end = fc.record({ point: fc.nat({ max: 5 }), side: fc.nat({ max: 7 }) });
    fc.assert(
      fc.property(graphs, fc.array(end, { maxLength: 3 }), fc.nat({ max: 11 }), (graph, ends, hex) => {
        const pieces = graph.pieces.filter((piece) => piece.hex !== hex);
        const expected = reachesOneOf({ ...graph, pieces }, ends);
        if (reachesWithout(graph, ends, hex)) expect(expected).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('has a route of so many stops if some line has', () => {
    fc.assert(
      fc.property(
        graphs,
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.nat({ max: 5 })),
        (graph, least, ignore) => {
          const lines = allLines(graph, 3000);
          fc.pre(lines.length < 3000);
          const counted = lines.map(({ stops }) => stops.filter((stop) => !ignore.includes(stop)).length);
          expect(hasRoute(graph, least, ignore)).toBe(counted.some((count) => count >= least));
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('does not reach the other arm of a fork by turning round', () => {
    const city = (location: number, station = false) =>
      ({ location, kind: 'city', through: true, station, hex: location }) as const;
    const graph = {
      stops: [city(0, true), city(1), city(2)],
      points: 1,
      pieces: [
        { a: { stop: 0 }, b: { point: 0, side: 0 }, hex: 0 },
        { a: { point: 0, side: 1 }, b: { stop: 1 }, hex: 1 },
        { a: { point: 0, side: 0 }, b: { stop: 2 }, hex: 0 },
      ],
    };
    expect([...reachable(graph).stops]).toEqual([1, 1, 0]);
    expect([...reachable(graph).pieces]).toEqual([1, 1, 0]);
  });
});
