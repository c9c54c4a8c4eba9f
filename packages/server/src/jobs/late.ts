import type { Downtime } from '../care/downtime.ts';
import type { Site } from '../site.ts';
import { readList, readTiming } from '../tables/rows.ts';
import type { BotThreads } from './bot-threads.ts';
import { moveBot } from './play-bot.ts';
import type { Worker } from './queue.ts';

const REMINDED_EVERY = 24 * 3600 * 1000;

/** Somebody has taken too long: a bot moves, or the player is reminded. */
export const lateWorker =
  (site: Site, threads: BotThreads, downtime: Downtime): Worker =>
  async ({ subject: id }) => {
    await downtime.giveBack();
    const { db } = site.storage;
    const { row, seats } = await site.games.readLatest(id);
    if (row.status !== 'running' || row.deadline === null) return;
    const now = site.now();
    if (row.deadline > now) return { againAt: row.deadline };
    if (readTiming(row.timing).late === 'bot') {
      await moveBot(site, threads, id, true);
      return;
    }
    const late = seats.find(({ player }) => player !== null && readList(row.acting).includes(player));
    if (late?.user_id != null) await site.jobs.tell(db, late.user_id);
    return { againAt: now + REMINDED_EVERY };
  };
