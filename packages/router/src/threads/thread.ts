import { parentPort } from 'node:worker_threads';
import { bestRoutes } from '../best-routes.ts';
import type { RouteProblem } from '../types.ts';
import type { Found } from './route-threads.ts';

/** The inside of a thread: one problem in, its best routes out. */
parentPort?.on('message', (problem: RouteProblem) => {
  const start = performance.now();
  const best = bestRoutes(problem);
  const found: Found = { best, ms: performance.now() - start };
  parentPort?.postMessage(found);
});
