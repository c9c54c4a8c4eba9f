import { expect, test } from 'vitest';
import { FORK, LINE, prepared, train } from '../test/small-graph.ts';
import { findResources, pricesAhead, usedBy } from './resources.ts';
import type { RevenueModel, TrackGraph } from './types.ts';

function resources(graph: TrackGraph, revenue: RevenueModel = {}, claims = 0) {
  const problem = { graph, trains: [train('a'), train('b', 2)], revenue };
  return findResources(problem, prepared(problem).sweep, claims);
}

test('trains compete for forks and for track between stops', () => {
  expect([...resources(LINE).capacity]).toEqual([1, 1]);
  expect([...resources(FORK).capacity]).toEqual([1]);
});

test('for bonuses paid once, and for cubes if there are not enough', () => {
  const deliveries = (cubes: number) => ({
    deliveries: { deposits: [{ stop: 1, cubes }], targets: [0, 2], amount: 1 },
  });
  expect([...resources(LINE, {}, 2).capacity]).toEqual([1, 1, 1, 1]);
  expect([...resources(LINE, deliveries(3)).capacity].sort()).toEqual([1, 1, 3]);
  expect([...resources(LINE, deliveries(4)).capacity]).toEqual([1, 1]);
});

test('a diagram says what each of its masks uses', () => {
  const { team } = prepared({ graph: LINE, trains: [train('a')] });
  const [kind] = team.kinds;
  const used = kind === undefined ? [] : usedBy(kind.diagram, team.resources).flat();
  expect(used.map(({ amount }) => amount)).toEqual([1, 1]);
  expect(used.map(({ resource }) => resource).sort()).toEqual([0, 1]);
});

test('prices ahead grow less from layer to layer; a bonus may be claimed to the last', () => {
  expect([...pricesAhead(resources(LINE), Float64Array.of(5, 7))]).toEqual([12, 7, 0, 0]);
  expect([...pricesAhead(resources(LINE, {}, 1), Float64Array.of(2, 5, 7))]).toEqual([14, 9, 2, 2]);
});
