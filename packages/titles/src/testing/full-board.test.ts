import { bestRoutes, checkRoutes, reachable } from '@roundhouse/router';
import { describe, expect, test } from 'vitest';
import { fullBoard18MW } from '../18mw/testing/full-board.ts';
import { fullBoardRoyalGorge } from '../18royalgorge/testing/full-board.ts';
import { fullBoardBigWyoming } from '../1867bw/testing/full-board.ts';
import { fullBoardProblem } from '../1882/testing/full-board.ts';

describe('full boards: every tile laid that the supply allows, and the largest trains', () => {
  test.each([
    ['1882', fullBoardProblem],
    ['18 Royal Gorge', fullBoardRoyalGorge],
    ['1867 Big Wyoming', fullBoardBigWyoming],
    ['18MW', fullBoard18MW],
    ['18MW, no two trains alike,', (seed: number) => fullBoard18MW(seed, ['8', '10', 'D'])],
  ])('%s is solved to proof, and the routes are legal', (_title, problemOf) => {
    for (let seed = 1; seed <= 2; seed++) {
      const problem = problemOf(seed);
      const reached = reachable(problem.graph).stops.reduce((sum, one) => sum + one, 0);
      expect(reached).toBeGreaterThan(12);
      const best = bestRoutes(problem);
      expect(best.proof.proven).toBe(true);
      expect(best.routes.length).toBe(problem.trains.length);
      const checked = checkRoutes(problem, best.routes);
      expect(checked.ok && checked.value.value).toBe(best.value);
    }
  });
});
