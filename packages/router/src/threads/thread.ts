import { parentPort } from 'node:worker_threads';
import { bestRoutes } from '../best-routes.ts';
import type { Asked, Found } from './route-threads.ts';

/** The inside of a thread: one problem in, its best routes out. */
parentPort?.on('message', ({ problem, options, since }: Asked) => {
  const start = performance.now();
  const { deadline = Number.POSITIVE_INFINITY, ...rest } = options;
  const best = bestRoutes(problem, { ...rest, deadline: Math.max(0, deadline - (Date.now() - since)) });
  const found: Found = { best, ms: performance.now() - start };
  parentPort?.postMessage(found);
});
