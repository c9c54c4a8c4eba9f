import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBoard, anyGraph, anyProblem } from '../test/arbitrary.ts';
import { allLines, bruteForce } from '../test/brute-force.ts';
import { bestRoutes } from './best-routes.ts';
import { checkRoutes } from './check.ts';
import { handOut, withLongestRange } from './longest-range.ts';
import { buildNet } from './net.ts';
import type { RouteProblem, Train } from './types.ts';

const RUNS = Number(process.env.RUNS ?? 150);

/** The trains of a problem with the first one's values, so that they differ in range alone; no extra range. */
function differingInRange({ graph, trains, revenue, everyTrain }: RouteProblem): RouteProblem {
  const [first] = trains;
  const cost = graph.stops.map(() => 1);
  const { extraRange: _none, ...rest } = revenue ?? {};
  const ranges = [[{ size: 3, cost }], [{ size: 4, cost }], []];
  const alike = (train: Train, index: number): Train => ({
    ...(first ?? train),
    id: train.id,
    allowances: ranges[index % 3] ?? [],
  });
  return { graph, trains: trains.map(alike), revenue: rest, ...(everyTrain !== undefined && { everyTrain }) };
}

describe('trains that differ in range alone', () => {
  test.each([
    ['on graphs of any shape', anyProblem(anyGraph({ stops: 6, points: 6, pieces: 14 }))],
    ['on boards of twelve hexes', anyProblem(anyBoard(4, 3))],
  ])('earn what trying every set of routes finds, whether the limits matter or not: %s', (_, problems) => {
    let tried = 0;
    fc.assert(
      fc.property(problems, (any) => {
        const problem = differingInRange(any);
        const lines = allLines(problem.graph, 2000);
        fc.pre(lines.length > 0 && (lines.length + 1) ** problem.trains.length < 10_000);
        const expected = bruteForce(problem, lines);
        // On boards so small the search itself does not take this way.
        const longer = withLongestRange(problem, buildNet(problem.graph));
        if (longer !== undefined) {
          tried++;
          const easier = bestRoutes(longer);
          expect(easier.value).toBeGreaterThanOrEqual(expected.value);
          const handed = handOut(problem, easier);
          if (handed?.value === easier.value) expect(handed.value).toBe(expected.value);
        }
        const found = bestRoutes(problem);
        expect([found.proof.proven, found.value]).toEqual([true, expected.value]);
        if (problem.everyTrain) expect(found.routes.length).toBe(expected.running);
        expect(checkRoutes(problem, found.routes)).toEqual({
          ok: true,
          value: { value: found.value, routes: found.routes },
        });
      }),
      { numRuns: RUNS, maxSkipsPerRun: 1000 },
    );
    expect(tried).toBeGreaterThan(RUNS / 10);
  });

  test('are not taken for alike where they differ in more, or where the limits would matter', () => {
    const stop = (number: number) => ({
      location: number,
      kind: 'city' as const,
      through: true,
      station: number === 0,
      hex: number,
    });
    const graph = {
      points: 0,
      stops: [0, 1, 2, 3].map(stop),
      pieces: [0, 1, 2].map((number) => ({ a: { stop: number }, b: { stop: number + 1 }, hex: number })),
    };
    const value = [10, 20, 30, 40];
    const train = (id: string, size: number, multiplier = 1): Train => ({
      id,
      allowances: [{ size, cost: [1, 1, 1, 1] }],
      value,
      multiplier,
    });
    const longer = (...trains: Train[]) =>
      withLongestRange({ graph, trains }, buildNet(graph))?.trains.map(
        ({ allowances }) => allowances[0]?.size,
      );
    expect(longer(train('a', 2), train('b', 4))).toEqual([4, 4]);
    expect(longer(train('a', 1), train('b', 4))).toBeUndefined();
    expect(longer(train('a', 2, 2), train('b', 4))).toBeUndefined();
    expect(longer(train('a', 4), train('b', 4))).toBeUndefined();
  });
});
