import { randomInt } from 'node:crypto';
import { withoutGenerator, withoutSeed } from '@roundhouse/titles';
import { append, Overtaken } from '../play/append.ts';
import type { LiveGame } from '../play/games.ts';
import { followPlans, keepPlans } from '../play/plans.ts';
import type { Site } from '../site.ts';
import type { BotThreads } from './bot-threads.ts';
import type { Worker } from './queue.ts';
import { SUBSTITUTE } from './think.ts';

/** The seat that has to act, if a bot plays it; `late`: or if its player is out of time. */
function botAt(game: LiveGame, late: boolean): { readonly player: string; readonly bot: string } | null {
  if (game.row.status !== 'running') return null;
  const [player] = game.table.now.acting;
  const seat = game.seats.find((one) => one.player === player);
  if (player === undefined || seat === undefined) return null;
  const bot = seat.stand_in ?? seat.bot ?? (late ? SUBSTITUTE : null);
  return bot === null ? null : { player, bot };
}

/** A bot moves, if it is still its turn. Tells whether it did. */
export async function moveBot(site: Site, threads: BotThreads, id: string, late = false): Promise<boolean> {
  const game = await site.games.read(id);
  const turn = botAt(game, late);
  if (turn === null) return false;
  const number = game.log.length;
  const action = await threads.choose({
    ...turn,
    title: game.row.title,
    record: withoutSeed(game.table.record),
    snapshot: withoutGenerator(game.table.snapshot()),
    seed: randomInt(2 ** 31),
  });
  return site.games.exclusively(id, async (now) => {
    if (now.log.length !== number || now.row.status !== 'running') return false;
    const refusal = now.table.play(action);
    if (refusal !== null) throw new Error(`The bot's move was refused: ${now.title.explain(refusal)}`);
    const { drafts, plans } = followPlans(now, { kind: 'action', action, by: 'bot', user: null, key: null });
    try {
      await append(site, now, drafts, (tx) => keepPlans(tx, id, plans));
      for (const [user, plan] of plans) now.plans.set(user, plan);
      return true;
    } catch (error) {
      // Somebody else moved meanwhile: the job that follows from that is the one that counts.
      if (error instanceof Overtaken) return false;
      throw error;
    }
  });
}

/** Within one job, well before its lease ends: where only bots sit, nobody has to be asked in between. */
const IN_ONE_GO = 10;

export function botWorker(site: Site, threads: BotThreads): Worker {
  /** Every move leaves a job for the next, which another worker may take: it waits, so that nothing is thought twice or forgotten. */
  const atWork = new Map<string, Promise<void>>();

  async function play(table: string): Promise<void> {
    for (let moves = 0; moves < IN_ONE_GO && !site.jobs.isStopping; moves++) {
      if (!(await moveBot(site, threads, table))) return;
      // SQLite answers at once: without this nobody else would be served between two moves.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  return async ({ subject }) => {
    const before = atWork.get(subject)?.catch(() => undefined) ?? Promise.resolve();
    const work = before.then(() => play(subject));
    atWork.set(subject, work);
    try {
      await work;
    } finally {
      if (atWork.get(subject) === work) atWork.delete(subject);
    }
  };
}
