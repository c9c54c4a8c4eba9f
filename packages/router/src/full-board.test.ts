import { describe, expect, test } from 'vitest';
import { FULL, fullBoard } from '../test/full-board.ts';
import { bestRoutes } from './best-routes.ts';
import { checkRoutes } from './check.ts';
import type { RouteProblem } from './types.ts';

const problem = (seed: number, ranges: readonly number[]): RouteProblem => {
  const { graph, value } = fullBoard(seed, FULL);
  const cost = graph.stops.map(() => 1);
  const trains = ranges.map((size, index) => ({
    id: `${index}`,
    allowances: size === 0 ? [] : [{ size, cost }],
    value,
  }));
  return { graph, trains };
};

describe('a full board with the largest trains', () => {
  test.each([
    ['two D-trains', 1, [0, 0]],
    ['a 6 and a D-train', 4, [6, 0]],
    ['three D-trains', 7, [0, 0, 0]],
    ['an 8, a 10 and a D-train', 5, [8, 10, 0]],
  ])('%s', (_, seed, ranges) => {
    const asked = problem(seed, ranges);
    const best = bestRoutes(asked);
    expect(best.proof.proven).toBe(true);
    expect(best.proof.bound).toBeGreaterThanOrEqual(best.value);
    expect(best.routes).toHaveLength(ranges.length);
    expect(checkRoutes(asked, best.routes)).toMatchObject({ ok: true, value: { value: best.value } });
    expect(bestRoutes(asked)).toEqual(best);
  });

  test('a deadline gives what is known by then, and says that it is not proven', () => {
    const asked = problem(2, [0, 0]);
    const hasty = bestRoutes(asked, { deadline: () => true });
    expect(hasty.proof.proven).toBe(false);
    expect(hasty.value).toBeGreaterThan(0);
    expect(hasty.proof.bound).toBeGreaterThanOrEqual(bestRoutes(asked).value);
    expect(bestRoutes(asked, { deadline: 60_000 }).proof.proven).toBe(true);
  });
});
