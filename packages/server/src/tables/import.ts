import { isTitle, summaryOf } from '@roundhouse/titles';
import type { Entry } from '../contract/games.ts';
import type { Some } from '../http/handlers.ts';
import { newId } from '../ids.ts';
import { countAgainst, LIMITS } from '../people/limits.ts';
import { contentOf } from '../play/log.ts';
import { unacceptable } from '../problem.ts';
import type { Site } from '../site.ts';
import { hashForTable, insertTable, showNewTable } from './create.ts';
import { readGame } from './read-game.ts';
import { readGameAside } from './read-game-aside.ts';
import { startIfFull } from './start.ts';

/** A recorded game goes on as an online table. Its seed came with it, so chance in it is not the server's. */
export function importing(site: Site): Some<'importTable'> {
  return {
    async importTable({ me, body }) {
      await countAgainst(site.storage.db, LIMITS.tables, me.id, site.now());
      const read = await (site.config.botThreads === 0 ? readGame : readGameAside)(body.game);
      if ('error' in read) throw unacceptable(read.code, read.error);
      const { record, acting } = read;
      const mine = record.players.findIndex(({ id }) => id === body.player);
      if (mine < 0) throw unacceptable('no-player', 'There is no such player in the game.');
      const password = await hashForTable(body);
      const id = newId(8);
      const at = site.now();
      await site.games.committer.commit(async (tx) => {
        await insertTable(site, tx, id, me.id, {
          title: record.title,
          options: JSON.stringify(record.options),
          name: `${isTitle(record.title) ? summaryOf(record.title).name : record.title}, imported`,
          seat_count: record.players.length,
          pace: body.pace,
          visibility: body.visibility,
          password,
          timing: JSON.stringify({ perMove: null, clock: null, late: 'remind' }),
          undo: 'own',
          master: 0,
          seating: 'joined',
          start_when_full: 1,
          imported: 1,
        });
        await tx
          .insertInto('seats')
          .values(
            record.players.map(({ id: player }, seat) => ({
              table_id: id,
              seat,
              player,
              user_id: seat === mine ? me.id : null,
              bot: null,
              stand_in: null,
              clock: null,
            })),
          )
          .execute();
        const entries = record.actions.map(
          (action, i): Entry => ({ kind: 'action', action, number: i + 1, at, version: 1, by: 'player' }),
        );
        for (let from = 0; from < entries.length; from += 100)
          await tx
            .insertInto('log')
            .values(
              entries.slice(from, from + 100).map((entry) => ({
                table_id: id,
                number: entry.number,
                kind: entry.kind,
                content: contentOf(entry),
                by_kind: entry.by,
                user_id: null,
                key: null,
                version: 1,
                at,
              })),
            )
            .execute();
        // Fingerprints are those of this past; the game may be taken back and go on otherwise.
        const { checks: _checks, rules: _rules, ...rest } = record;
        const header = { ...rest, actions: [] };
        await tx
          .updateTable('tables')
          .set({
            record: JSON.stringify(header),
            number: entries.length,
            count: entries.length,
            acting: JSON.stringify(acting),
          })
          .where('id', '=', id)
          .execute();
        await startIfFull(site, tx, id);
        await site.hub.announce(tx, id);
      });
      return showNewTable(site, id, me, body.visibility);
    },
  };
}
