import { parentPort } from 'node:worker_threads';
import { type SimulationTask, simulate } from './simulation.ts';

/** A worker thread: one game after the other. */
parentPort?.on('message', async (task: SimulationTask) => {
  parentPort?.postMessage(await simulate(task));
});
