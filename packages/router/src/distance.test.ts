import { expect, test } from 'vitest';
import { city, LINE } from '../test/small-graph.ts';
import { Allotment } from './allotment.ts';
import { linksNear } from './distance.ts';
import { buildNet } from './net.ts';
import type { TrackGraph } from './types.ts';

const near = (cost: readonly number[], limit: number, graph: TrackGraph = LINE) =>
  linksNear(graph, buildNet(graph), cost, limit, new Allotment());

test('a link is near if both of its ends can be paid on the way from a station', () => {
  expect([near([1, 1, 1], 1), near([1, 1, 1], 2), near([1, 1, 1], 3)]).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
  expect(near([0, 0, 1], 1)).toEqual([true, true]);
});

test('no way leads through a blocked city', () => {
  const [home = city(0), , last = city(2)] = LINE.stops;
  const blocked = { ...LINE, stops: [home, city(1, { through: false }), last] };
  expect(linksNear(blocked, buildNet(LINE), [1, 1, 1], 9, new Allotment())).toEqual([true, false]);
});
