import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBoard, anyGraph, anyHaul, anyProblem } from '../test/arbitrary.ts';
import { allLines, bruteForce } from '../test/brute-force.ts';
import { Allotment } from './allotment.ts';
import { searchJointly } from './joint.ts';
import { buildNet } from './net.ts';
import type { Known } from './pricing.ts';
import { sweepNet } from './sweep.ts';
import { assembleTeam } from './team.ts';
import type { RouteProblem } from './types.ts';

const RUNS = Number(process.env.RUNS ?? 500);

/** The search by itself, without the prices that settle most small problems before it begins. */
function jointValue(problem: RouteProblem): number {
  const net = buildNet(problem.graph);
  if (net.links.length === 0) return 0;
  const allotment = new Allotment();
  const team = assembleTeam(problem, net, sweepNet(problem.graph, net, allotment), allotment);
  const prices = new Float64Array(team.resources.capacity.length);
  const known: Known = { plan: undefined, bound: Number.POSITIVE_INFINITY, nodes: 0 };
  const complete = searchJointly(team, prices, Number.POSITIVE_INFINITY, known, allotment);
  expect(complete).toBe(true);
  return known.plan?.value ?? 0;
}

describe('all trains at once find what trying every set of routes finds', () => {
  test.each([
    ['on graphs of any shape', anyProblem(anyGraph({ stops: 6, points: 6, pieces: 14 }))],
    ['on boards of twelve hexes', anyProblem(anyBoard(4, 3))],
    ['with cubes to share', anyHaul(anyGraph({ stops: 6, points: 4, pieces: 12 }))],
  ])('%s', (_, problems) => {
    fc.assert(
      fc.property(problems, (anyOf) => {
        const problem = { ...anyOf, everyTrain: false };
        const lines = allLines(problem.graph, 2000);
        fc.pre(lines.length > 0 && (lines.length + 1) ** problem.trains.length < 10_000);
        expect(jointValue(problem)).toBe(bruteForce(problem, lines).value);
      }),
      { numRuns: RUNS, maxSkipsPerRun: 1000 },
    );
  });
});
