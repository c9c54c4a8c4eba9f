import { parentPort } from 'node:worker_threads';
import { think } from './think.ts';

/** A thread in which bots think. */
parentPort?.on('message', async (question) => {
  try {
    parentPort?.postMessage({ action: await think(question) });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
