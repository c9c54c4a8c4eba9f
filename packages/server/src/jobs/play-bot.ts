import { randomInt } from 'node:crypto';
import { withoutGenerator, withoutSeed } from '@roundhouse/titles';
import { orAgain } from '../play/append.ts';
import type { LiveGame } from '../play/games.ts';
import { appendWithPlans } from '../play/plans.ts';
import type { Site } from '../site.ts';
import type { BotThreads } from './bot-threads.ts';
import type { Worker } from './queue.ts';
import { type BotQuestion, SUBSTITUTE } from './think.ts';

/** The seat that has to act, if a bot plays it or, asked `late`, if the time of its player is over. */
function botAt(
  game: LiveGame,
  { late, now }: { readonly late: boolean; readonly now: number },
): Pick<BotQuestion, 'player' | 'bot' | 'isLate'> | null {
  if (game.row.status !== 'running') return null;
  const [player] = game.table.now.acting;
  const seat = game.seats.find((one) => one.player === player);
  if (player === undefined || seat === undefined) return null;
  const isOver = late && game.row.deadline !== null && game.row.deadline <= now;
  const own = seat.stand_in ?? seat.bot;
  const bot = own ?? (isOver ? SUBSTITUTE : null);
  return bot === null ? null : { player, bot, isLate: own === null };
}

/** A bot moves, if it is still its turn. Tells whether it did. */
export async function moveBot(site: Site, threads: BotThreads, id: string, late = false): Promise<boolean> {
  // Held, so that nothing is taken for played that is only being written.
  const asked = await site.games.exclusivelyLatest(id, async (game) => {
    const turn = botAt(game, { late, now: site.now() });
    if (turn === null) return null;
    const question = {
      ...turn,
      title: game.row.title,
      record: withoutSeed(game.table.record),
      snapshot: withoutGenerator(game.table.snapshot()),
      seed: randomInt(2 ** 31),
    };
    return { question, number: game.log.length };
  });
  if (asked === null) return false;
  const { question, number } = asked;
  const action = await threads.choose(question);
  return orAgain(() =>
    site.games.exclusivelyLatest(id, async (now) => {
      // Somebody may have moved meanwhile, come back, or gone on holiday.
      const turn = botAt(now, { late, now: site.now() });
      if (now.log.length !== number || turn?.player !== question.player) return false;
      const refusal = now.table.play(action);
      if (refusal !== null) throw new Error(`The bot's move was refused: ${now.title.explain(refusal)}`);
      await appendWithPlans(site, now, { kind: 'action', action, by: 'bot', user: null, key: null });
      return true;
    }),
  );
}

/** One move: it leaves a job for the next, and what waits at other tables comes before that. */
export const botWorker =
  (site: Site, threads: BotThreads): Worker =>
  async ({ subject }) => {
    await moveBot(site, threads, subject);
  };
