import { parentPort, workerData } from 'node:worker_threads';
import { readGame } from './read-game.ts';

/** A thread that plays one game and ends. */
parentPort?.postMessage(await readGame(workerData));
