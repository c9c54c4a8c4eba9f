import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBoard, anyGraph, anyHaul, anyProblem } from '../test/arbitrary.ts';
import { allLines, bruteForce } from '../test/brute-force.ts';
import { bestRoutes } from './best-routes.ts';
import { checkRoutes } from './check.ts';

/** More for a long night: RUNS=100000 npx vitest run packages/router */
const RUNS = Number(process.env.RUNS ?? 1000);

describe('the best routes are worth what trying every set of routes finds, and pass the check', () => {
  test.each([
    ['on graphs of any shape', anyProblem(anyGraph({ stops: 6, points: 6, pieces: 14 }))],
    ['on boards of six hexes', anyProblem(anyBoard(3, 2))],
    ['on boards of twelve hexes', anyProblem(anyBoard(4, 3))],
    ['with cubes to share', anyHaul(anyGraph({ stops: 6, points: 4, pieces: 12 }))],
  ])('%s', (_, problems) => {
    fc.assert(
      fc.property(problems, (problem) => {
        const lines = allLines(problem.graph, 2000);
        fc.pre(lines.length > 0 && (lines.length + 1) ** problem.trains.length < 10_000);
        const expected = bruteForce(problem, lines);
        const found = bestRoutes(problem);
        expect(found.proof.proven).toBe(true);
        expect(found.value).toBe(expected.value);
        if (problem.everyTrain) expect(found.routes.length).toBe(expected.running);
        const checked = checkRoutes(problem, found.routes);
        expect(checked).toEqual({ ok: true, value: { value: found.value, routes: found.routes } });
      }),
      { numRuns: RUNS, maxSkipsPerRun: 1000 },
    );
  });
});
