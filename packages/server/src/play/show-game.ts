import { withNames, withoutGenerator, withoutSeed } from '@roundhouse/titles';
import type { Some } from '../http/handlers.ts';
import { notFound } from '../problem.ts';
import type { Site } from '../site.ts';
import { readSeats } from '../tables/rows.ts';
import { withSeatNames } from '../tables/seat-names.ts';
import { isOver, maySee, standingOf, type Viewer } from '../tables/show.ts';
import type { LiveGame } from './games.ts';
import { inForce } from './log.ts';
import { openEngine, readHeader } from './open-engine.ts';

/** The game itself, for players and spectators. */
export function showing(site: Site): Some<'game' | 'log'> {
  async function seen(id: string, viewer: Viewer): Promise<LiveGame> {
    const game = await site.games.readLatest(id);
    if (!maySee(game.row, game.seats, viewer)) throw notFound('table');
    return game;
  }

  return {
    async game({ me, params, query }) {
      const game = await seen(params.table, { me, invite: query.invite });
      const { title, row, log, seats } = game;
      const kept = readHeader(row.record ?? '');
      // Somebody may be called otherwise since the game came into memory.
      const players = withSeatNames(kept.players, await readSeats(site.storage.db, [row.id]));
      const header = { ...kept, players };
      const standing = standingOf(row, seats);
      if (isOver(row))
        return { record: { ...header, actions: inForce(log) }, opening: null, log: [...log], standing };
      // Where the past can no longer be played, the earliest position that there is.
      const first = row.notice === null ? openEngine(title, kept, [], null) : game.table;
      const opening = withoutGenerator(withNames(first.snapshot(), players));
      return { record: { ...withoutSeed(header), actions: [] }, opening, log: [...log], standing };
    },

    async log({ me, params, query }) {
      const { row, seats, log } = await seen(params.table, { me, invite: query.invite });
      return { log: log.slice(query.after), standing: standingOf(row, seats) };
    },
  };
}
