import { expect, test } from 'vitest';
import { city, FORK, LINE, piece, point, prepared, STAR, stop, train } from '../test/small-graph.ts';
import { Allotment } from './allotment.ts';
import { buildDiagram } from './build-diagram.ts';
import { compileRules } from './compile-rules.ts';
import { potentials } from './potential.ts';
import type { TrackGraph, Train } from './types.ts';

/** The most that a path through the diagram earns. */
function most(graph: TrackGraph, own: Train, runGain = 0): number | undefined {
  const { net, sweep, allotment } = prepared({ graph, trains: [own] });
  const rules = compileRules({ graph, trains: [own] }, net, sweep, own, 0, allotment);
  const diagram = buildDiagram(sweep, rules, runGain, new Allotment());
  const potential = new Float64Array(diagram.claims.length);
  potentials(diagram, new Float64Array(diagram.masks.length), potential, allotment);
  return potential[0];
}

/** Home 0 and city 2 come to one side of the point, city 1 to both, and a loop joins the sides: the point is dealt with first. */
const AROUND: TrackGraph = {
  stops: FORK.stops,
  points: 1,
  pieces: [
    piece(point(0, 0), point(0, 1), 10),
    piece(stop(1), point(0, 0), 11),
    piece(stop(1), point(0, 1), 12),
    piece(stop(0), point(0, 0), 13),
    piece(point(0, 0), stop(2), 14),
  ],
};

test.each([
  ['along a line', LINE, train('a'), 70],
  ['as far as the range goes', LINE, train('a', 2), 30],
  ['through the middle of a star', STAR, train('a'), 70],
  ['over a fork one way only', FORK, train('a'), 50],
  [
    'over no sharp angle of it',
    { ...FORK, stops: [city(0), city(1, { station: true }), city(2)] },
    train('a'),
    30,
  ],
  ['over no sharp angle where the search begins', AROUND, train('a'), 30],
  ['nowhere, if it needs more stops', LINE, train('a', 2, { minimum: 3 }), 0],
])('a train runs %s', (_, graph, own, value) => expect(most(graph, own)).toBe(value));

test('a train that runs gains what is paid for running', () =>
  expect(most(LINE, train('a', 2), 1000)).toBe(1030));
