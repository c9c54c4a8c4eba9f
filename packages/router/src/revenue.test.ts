import { describe, expect, test } from 'vitest';
import { bestRoutes } from './best-routes.ts';
import { checkRoutes } from './check.ts';
import { costByKind } from './train.ts';
import type { GraphStop, RouteProblem, StopKind, TrackGraph, Train } from './types.ts';

/** Stops in a row, each joined to the next over a hexside; stop n lies in hex 2n, plain track between in hex 2n+1. */
function row(...kinds: readonly StopKind[]): TrackGraph {
  const stops = kinds.map(
    (kind, index): GraphStop => ({
      location: index,
      kind,
      through: kind !== 'offboard',
      station: index === 0,
      hex: 2 * index,
    }),
  );
  const pieces = stops.slice(1).flatMap((_, left) => [
    { a: { stop: left }, b: { point: 2 * left, side: 0 }, hex: 2 * left },
    { a: { point: 2 * left, side: 1 }, b: { point: 2 * left + 1, side: 0 }, hex: 2 * left + 1 },
    { a: { point: 2 * left + 1, side: 1 }, b: { stop: left + 1 }, hex: 2 * left + 2 },
  ]);
  return { stops, points: 2 * stops.length, pieces };
}

/** The station in the middle of so many cities, each on track of its own. */
function star(cities: number): TrackGraph {
  const stops = Array.from({ length: cities + 1 }, (_, index): GraphStop => {
    return { location: index, kind: 'city', through: true, station: index === 0, hex: index };
  });
  const pieces = stops
    .slice(1)
    .map((_, index) => ({ a: { stop: 0 }, b: { stop: index + 1 }, hex: index + 1 }));
  return { stops, points: 0, pieces };
}

const ALL = { city: 1, town: 1, offboard: 1, deposit: 1 };
const TOWNS_FREE = { ...ALL, town: 0 };
const line = row('city', 'town', 'town', 'city', 'city');
const values = [10, 10, 10, 30, 40];
const limited = (graph: TrackGraph, size: number, kinds = ALL): Pick<Train, 'allowances'> => ({
  allowances: [{ size, cost: costByKind(graph, kinds) }],
});
const train = (id: string, value: readonly number[], facts: Partial<Train> = {}): Train => ({
  id,
  allowances: [],
  value,
  ...facts,
});

const ROWS: readonly [string, RouteProblem, number][] = [
  [
    '1882-11.5-2 towns count like cities',
    { graph: line, trains: [train('3', values, limited(line, 3))] },
    30,
  ],
  ['1882-11.5-3 a D-train has no limit', { graph: line, trains: [train('D', values)] }, 100],
  [
    '1882-11.5-6 a stop outside the range',
    { graph: line, trains: [train('2', values, { allowances: [{ size: 2, cost: [1, 1, 0, 1, 1] }] })] },
    30,
  ],
  [
    '1882-11.5-8 a stop and one of two others',
    {
      graph: line,
      trains: [train('D', values)],
      revenue: { bonuses: [{ kind: 'stops', id: 'bay', groups: [[4], [1, 2]], amount: 100 }] },
    },
    200,
  ],
  [
    '18RG-run-2 any number of towns',
    { graph: line, trains: [train('2+', values, limited(line, 2, TOWNS_FREE))] },
    60,
  ],
  [
    '18RG-run-3 a 6x2 doubles the sum',
    { graph: line, trains: [train('6x2', values, { ...limited(line, 6), multiplier: 2 })] },
    200,
  ],
  [
    '18RG-rev-2 gold is not doubled, tokens are',
    {
      graph: line,
      trains: [train('6x2', values, { ...limited(line, 6), multiplier: 2 })],
      revenue: {
        bonuses: [
          { kind: 'hexes', id: 'gold', hexes: [3, 5], amount: 50, once: true },
          { kind: 'stops', id: 'hotel', groups: [[3]], amount: 20, multiplied: true },
        ],
      },
    },
    290,
  ],
  [
    '18RG-Y-4 ten for each ghost town passed, plain track too',
    {
      graph: line,
      trains: [train('2+', values, limited(line, 2, TOWNS_FREE))],
      revenue: { bonuses: [{ kind: 'hexes', id: 'ghost', hexes: [1, 4, 7], amount: 10 }] },
    },
    80,
  ],
  [
    '18RG-Y-7 up to two coal cubes, one stop more each',
    {
      graph: line,
      trains: [train('2', values, limited(line, 2))],
      revenue: { extraRange: [{ id: 'coal', total: 2 }] },
    },
    60,
  ],
  [
    '18RG-B-9 the engineer does not help a train that the depot helps',
    {
      graph: line,
      trains: [train('2', values, limited(line, 2))],
      revenue: {
        extraRange: [
          { id: 'depot', total: 1 },
          { id: 'engineer', total: 1, notWith: ['depot'] },
        ],
      },
    },
    30,
  ],
  [
    '18RG-X-6 an amount once if any train runs',
    {
      graph: star(4),
      trains: [
        train('a', [0, 10, 10, 10, 10], limited(star(4), 3)),
        train('b', [0, 10, 10, 10, 10], limited(star(4), 3)),
      ],
      revenue: { bonuses: [{ kind: 'stops', id: 'passengers', groups: [], amount: 40, once: true }] },
    },
    80,
  ],
  [
    '1867BW-8.2.C-16 a cube for each refinery, all from one deposit',
    {
      graph: row('city', 'deposit', 'city', 'city'),
      trains: [train('D', [20, 0, 20, 20])],
      revenue: {
        deliveries: { deposits: [{ stop: 1, cubes: 3 }], targets: [2, 3], amount: 30 },
      },
    },
    120,
  ],
  [
    '18MW-csf-2 a bonus for the first route only',
    {
      graph: { ...star(2), pieces: [...star(2).pieces, ...star(2).pieces] },
      trains: [train('a', [0, 10, 10]), train('b', [0, 10, 10])],
      revenue: { bonuses: [{ kind: 'stops', id: 'coast', groups: [[1], [2]], amount: 250, once: true }] },
    },
    290,
  ],
];

describe('the rules of the titles, as data', () => {
  test.each(ROWS)('%s', (_, problem, expected) => {
    const best = bestRoutes(problem);
    expect(best.value).toBe(expected);
    expect(checkRoutes(problem, best.routes)).toEqual({
      ok: true,
      value: { value: best.value, routes: best.routes },
    });
  });
});

test('cubes are shared by the trains of a turn (1867BW-8.2.C-16)', () => {
  const graph = star(4);
  const value = [0, 0, 0, 10, 10];
  const problem = (cubes: number): RouteProblem => ({
    graph: { ...graph, pieces: [...graph.pieces, ...graph.pieces] },
    trains: [train('a', value, limited(graph, 3)), train('b', value, limited(graph, 3))],
    revenue: {
      deliveries: {
        deposits: [{ stop: 1, cubes }],
        targets: [3, 4],
        amount: 30,
      },
    },
  });
  expect([0, 1, 2, 3].map((cubes) => bestRoutes(problem(cubes)).value)).toEqual([40, 60, 80, 80]);
});

test('a route says how it used bonuses, cubes and extra range', () => {
  const graph = row('city', 'deposit', 'city');
  const [route] = bestRoutes({
    graph,
    trains: [train('2', [20, 0, 30], limited(graph, 2))],
    revenue: {
      bonuses: [{ kind: 'hexes', id: 'gold', hexes: [3], amount: 50, once: true }],
      extraRange: [{ id: 'coal', total: 2 }],
      deliveries: { deposits: [{ stop: 1, cubes: 1 }], targets: [2], amount: 30 },
    },
  }).routes;
  expect(route).toEqual({
    train: '2',
    stops: [0, 1, 2],
    pieces: [0, 1, 2, 3, 4, 5],
    value: 130,
    bonuses: [{ id: 'gold', amount: 50 }],
    deliveries: [{ deposit: 1, target: 2, amount: 30 }],
    extraRange: [{ id: 'coal', stops: 1 }],
  });
});
