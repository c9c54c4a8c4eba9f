import { describe, expect, test } from 'vitest';
import { FULL, fullBoard } from '../test/full-board.ts';
import { stopwatch } from '../test/stopwatch.ts';
import { bestRoutes } from './best-routes.ts';
import { checkRoutes } from './check.ts';
import type { BestRoutes, RouteProblem } from './types.ts';

/** Five different long trains: no two share a diagram, and their joint states are many. */
function fiveTrains(columns: number, rows: number, seed: number): RouteProblem {
  const { graph, value } = fullBoard(seed, { ...FULL, columns, rows });
  const cost = graph.stops.map(() => 1);
  const trains = [8, 9, 10, 11, 12].map((size) => ({ id: `${size}`, allowances: [{ size, cost }], value }));
  return { graph, trains };
}

const WIDE = fiveTrains(12, 8, 1);
const DEEP = fiveTrains(12, 8, 3);
const HUGE = fiveTrains(20, 12, 1);

const MOST = 20;

/** The least of a few times: one that is too much may have been disturbed. */
function leastOf(times: number, measure: () => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times && least >= MOST; time++) least = Math.min(least, measure());
  return least;
}

function isHonest(problem: RouteProblem, { value, routes, proof }: BestRoutes): void {
  expect(proof.proven).toBe(false);
  expect(proof.bound).toBeGreaterThanOrEqual(value);
  expect(value).toBeGreaterThan(0);
  expect(checkRoutes(problem, routes)).toMatchObject({ ok: true, value: { value } });
}

describe('a deadline is kept to within 20 ms', () => {
  test.each([1, 20, 50, 100, 300])('of %d ms, on a wide board with five long trains', (deadline) => {
    const late = leastOf(25, () => {
      const elapsed = stopwatch();
      const best = bestRoutes(HUGE, { deadline });
      const took = elapsed();
      isHonest(HUGE, best);
      expect(best.proof.cutShortBy).toBe('deadline');
      return took - deadline;
    });
    expect(late).toBeLessThan(MOST);
  });

  test.each([
    ['the diagrams, the prices and the trimming', WIDE, 800],
    ['the diagrams of a huge board', HUGE, 300],
    ['the search of all trains at once', DEEP, 1500],
  ])('because the clock is looked at all the time: %s', (_, problem, limit) => {
    const stretch = leastOf(12, () => {
      const elapsed = stopwatch();
      let sinceLast = stopwatch();
      let longest = 0;
      bestRoutes(problem, {
        deadline: () => {
          longest = Math.max(longest, sinceLast());
          sinceLast = stopwatch();
          return elapsed() > limit;
        },
      });
      return Math.max(longest, sinceLast());
    });
    expect(stretch).toBeLessThan(MOST);
  });

  test('and without one the same problem is solved', () => {
    const best = bestRoutes(WIDE);
    expect(best.proof.proven).toBe(true);
    expect(best.proof.cutShortBy).toBeUndefined();
  });
});

describe('memory is bounded', () => {
  test('what needs more than it may have is answered with the best known', () => {
    const best = bestRoutes(DEEP, { memory: 16 * 2 ** 20 });
    isHonest(DEEP, best);
    expect(best.proof.cutShortBy).toBe('memory');
  });

  test('even if there is no room for the diagrams', () => {
    const best = bestRoutes(HUGE, { memory: 2 ** 20 });
    isHonest(HUGE, best);
    expect(best.proof).toMatchObject({ cutShortBy: 'memory', nodes: 0 });
  });

  test('the process grows by no more than the search may have', () => {
    const memory = 64 * 2 ** 20;
    const { arrayBuffers } = process.memoryUsage();
    let most = 0;
    let looks = 0;
    bestRoutes(HUGE, {
      memory,
      deadline: () => {
        if (++looks % 64 === 0) most = Math.max(most, process.memoryUsage().arrayBuffers - arrayBuffers);
        return false;
      },
    });
    // A list that grows is there twice for a moment, and what was let go may not have been collected yet.
    expect(most).toBeLessThan(3 * memory);
  });
});
