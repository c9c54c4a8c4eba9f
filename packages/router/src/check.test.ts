import { describe, expect, test } from 'vitest';
import { city, piece, point, stop } from '../test/small-graph.ts';
import { checkRoute, checkRoutes } from './check.ts';
import type { DrawnRoute, TrackGraph, Train } from './types.ts';
import type { Violation, ViolationCode } from './violation.ts';

/** Home 0, city 1, blocked city 2, off-board 3, and two towns, 4 and 5, that are one location. Point 0 is a fork on both sides. */
const graph: TrackGraph = {
  stops: [
    city(0, { station: true }),
    city(1),
    city(2, { through: false }),
    city(3, { kind: 'offboard', through: false }),
    city(4, { kind: 'town' }),
    city(4, { kind: 'town' }),
  ],
  points: 1,
  pieces: [
    piece(stop(0), point(0, 0)),
    piece(point(0, 1), stop(1)),
    piece(stop(4), point(0, 0)),
    piece(stop(1), stop(2)),
    piece(stop(2), stop(4)),
    piece(stop(1), stop(3)),
    piece(stop(3), stop(4)),
    piece(stop(0), stop(1)),
    piece(stop(4), stop(5)),
    piece(point(0, 1), stop(5)),
    piece(stop(1), stop(4)),
  ],
};

const train = (id: string, facts: Partial<Train> = {}): Train => ({
  id,
  allowances: [],
  value: [10, 20, 30, 40, 50, 60],
  ...facts,
});
const trains = [
  train('D'),
  train('E'),
  train('2', { allowances: [{ size: 2, cost: [1, 1, 1, 1, 1, 1] }] }),
  train('three or more', { minimum: 3 }),
  train('two cities', { counted: [true, true, true, false, false, false] }),
];
const problem = { graph, trains };

const ALONE: readonly [string, DrawnRoute, Violation][] = [
  ['with a train that is not there', { train: 'X', pieces: [7] }, { code: 'unknown-train', train: 'X' }],
  [
    'over track that is not there',
    { train: 'D', pieces: [7, 99] },
    { code: 'unknown-piece', train: 'D', piece: 99 },
  ],
  ['in two parts', { train: 'D', pieces: [7, 6] }, { code: 'not-connected', train: 'D', piece: 7, next: 6 }],
  ['back over a fork', { train: 'D', pieces: [0, 2] }, { code: 'reversal', train: 'D', point: 0 }],
  ['that ends on open track', { train: 'D', pieces: [0] }, { code: 'ends-on-track', train: 'D', point: 0 }],
  ['there and back', { train: 'D', pieces: [7, 7] }, { code: 'track-twice', train: 'D', piece: 7 }],
  [
    'twice over the shared bit of a fork',
    { train: 'D', pieces: [0, 1, 10, 2, 9] },
    { code: 'track-twice', train: 'D', piece: 2 },
  ],
  ['round to its start', { train: 'D', pieces: [7, 1, 0] }, { code: 'stop-twice', train: 'D', stop: 0 }],
  [
    'to two ends of one location',
    { train: 'D', pieces: [7, 10, 8] },
    { code: 'location-twice', train: 'D', stops: [4, 5] },
  ],
  [
    'through an off-board area',
    { train: 'D', pieces: [7, 5, 6] },
    { code: 'offboard-in-middle', train: 'D', stop: 3 },
  ],
  ['through a blocked city', { train: 'D', pieces: [7, 3, 4] }, { code: 'blocked', train: 'D', stop: 2 }],
  ['without a station', { train: 'D', pieces: [3] }, { code: 'no-station', train: 'D' }],
  ['of nothing', { train: 'D', pieces: [] }, { code: 'too-short', train: 'D', stops: 0, minimum: 2 }],
  [
    'below a minimum of its own',
    { train: 'three or more', pieces: [7] },
    { code: 'too-short', train: 'three or more', stops: 2, minimum: 3 },
  ],
  [
    'with too few stops that count',
    { train: 'two cities', pieces: [0, 9] },
    { code: 'too-short', train: 'two cities', stops: 1, minimum: 2 },
  ],
  [
    'longer than the train can run',
    { train: '2', pieces: [7, 5] },
    { code: 'too-long', train: '2', length: 3, range: 2 },
  ],
];

describe('a route drawn by hand is refused', () => {
  test.each(ALONE)('%s', (_, route, violation) => {
    expect(checkRoute(problem, route)).toEqual({ ok: false, violation });
  });
});

const TOGETHER: readonly [string, readonly DrawnRoute[], Violation][] = [
  [
    'for one train twice',
    [
      { train: 'D', pieces: [7] },
      { train: 'D', pieces: [0, 1] },
    ],
    { code: 'train-twice', train: 'D' },
  ],
  [
    'over the same track',
    [
      { train: 'D', pieces: [7] },
      { train: 'E', pieces: [7, 5] },
    ],
    { code: 'shared-track', trains: ['D', 'E'], piece: 7 },
  ],
  [
    'over the shared bit of a fork',
    [
      { train: 'D', pieces: [7, 10] },
      { train: 'E', pieces: [9, 0] },
      { train: 'two cities', pieces: [0, 1] },
    ],
    { code: 'shared-track', trains: ['E', 'two cities'], piece: 0 },
  ],
];

describe('routes drawn by hand are refused together', () => {
  test.each(TOGETHER)('%s', (_, routes, violation) => {
    expect(checkRoutes(problem, routes)).toEqual({ ok: false, violation });
  });
});

test('every code has its row', () => {
  const codes: Record<ViolationCode, true> = {
    'unknown-train': true,
    'unknown-piece': true,
    'train-twice': true,
    'not-connected': true,
    reversal: true,
    'ends-on-track': true,
    'track-twice': true,
    'stop-twice': true,
    'location-twice': true,
    'offboard-in-middle': true,
    blocked: true,
    'no-station': true,
    'too-short': true,
    'too-long': true,
    'shared-track': true,
  };
  const seen = new Set([...ALONE, ...TOGETHER].map(([, , { code }]) => code));
  expect([...seen].toSorted()).toEqual(Object.keys(codes).toSorted());
});

test('a legal route is worth its stops, in either direction', () => {
  for (const pieces of [
    [7, 5],
    [5, 7],
  ]) {
    expect(checkRoute(problem, { train: 'D', pieces })).toMatchObject({ ok: true, value: { value: 70 } });
  }
});

test('trains may meet in stops', () => {
  const routes = [
    { train: 'D', pieces: [7, 10] },
    { train: 'E', pieces: [0, 1, 5] },
  ];
  expect(checkRoutes(problem, routes)).toMatchObject({ ok: true, value: { value: 80 + 70 } });
});
