import { once } from 'node:events';
import { readRecord } from '@roundhouse/titles';
import { z } from 'zod';
import { Lock } from '../play/lock.ts';
import { startThread } from '../start-thread.ts';
import type { ReadGame, Unfit } from './read-game.ts';

const PATIENCE = 30_000;
const TOO_LONG: Unfit = { code: 'too-long', error: 'It takes too long to play this game through.' };
const answer = z.union([
  z.object({ record: z.unknown(), acting: z.array(z.string()) }),
  z.object({ code: z.string(), error: z.string() }),
]);

const oneByOne = new Lock();

/** Reads a game that somebody brings in a thread of its own, so that nobody at a table waits for it: one at a time, and not for ever. */
export const readGameAside = (json: unknown, patience = PATIENCE): Promise<ReadGame | Unfit> =>
  oneByOne.run(async () => {
    const worker = startThread('read-game-thread', import.meta.url, json);
    try {
      const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(patience) });
      const read = answer.parse(message);
      if ('error' in read) return read;
      const record = readRecord(read.record);
      return 'error' in record ? { code: 'not-a-game', ...record } : { record, acting: read.acting };
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return TOO_LONG;
      throw error;
    } finally {
      await worker.terminate();
    }
  });
