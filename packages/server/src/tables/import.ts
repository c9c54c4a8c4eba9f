import {
  type GameRecord,
  isTitle,
  loadTitle,
  looksRecorded,
  openRecordedGame,
  openTable,
  readRecord,
  readRecorded,
  replayRecorded,
  summaryOf,
  type Table,
} from '@roundhouse/titles';
import type { Entry } from '../contract/games.ts';
import type { Some } from '../http/handlers.ts';
import { newId } from '../ids.ts';
import { countAgainst, LIMITS } from '../people/limits.ts';
import { contentOf } from '../play/log.ts';
import { unacceptable } from '../problem.ts';
import type { Site } from '../site.ts';
import { insertTable } from './create.ts';
import { detailsFor } from './show.ts';
import { startIfFull } from './start.ts';

/** The game as one of ours, played to its end. */
async function readGame(json: unknown): Promise<{ record: GameRecord; table: Table }> {
  const record = looksRecorded(json) ? await readExport(json) : readRecord(json);
  if ('error' in record) throw unacceptable('not-a-game', record.error);
  if (!isTitle(record.title)) throw unacceptable('no-title', `There is no title "${record.title}" here.`);
  const table = openTable(await loadTitle(record.title), record);
  if ('error' in table) throw unacceptable('not-a-game', table.error);
  if (table.stuck !== null)
    throw unacceptable(
      'stuck',
      `The game cannot be played beyond action ${table.stuck.at}: take it back to there first.`,
    );
  return { record, table };
}

async function readExport(json: unknown): Promise<GameRecord | { error: string }> {
  const game = readRecorded(json);
  if ('error' in game) return game;
  const recorded = await openRecordedGame(game);
  if ('error' in recorded) return recorded;
  const unknown = game.optionalRules.find((rule) => !recorded.knowsRule(rule));
  if (unknown !== undefined)
    return {
      error: `The game was played with the optional rule "${unknown.slice(0, 60)}", which is not known here: it cannot be played on.`,
    };
  const { stuck } = replayRecorded(game, recorded);
  if (stuck !== null) return { error: 'The recorded game departs from the rules and cannot be continued.' };
  return recorded.record;
}

/** A recorded game goes on as an online table. Its seed came with it, so chance in it is not the server's. */
export function importing(site: Site): Some<'importTable'> {
  return {
    async importTable({ me, body }) {
      await countAgainst(site.storage.db, LIMITS.tables, me.id, site.now());
      const { record, table } = await readGame(body.game);
      const { now } = table;
      if (now.ended !== null) throw unacceptable('over', 'This game is over.');
      if (now.closed !== null)
        throw unacceptable(
          'on-trust',
          'This game contains a run that could not be checked, so it cannot be continued.',
        );
      const mine = record.players.findIndex(({ id }) => id === body.player);
      if (mine < 0) throw unacceptable('no-player', 'There is no such player in the game.');
      const id = newId(8);
      const at = site.now();
      await site.games.committer.commit(async (tx) => {
        await insertTable(site, tx, id, me.id, {
          title: record.title,
          options: JSON.stringify(record.options),
          name: `${isTitle(record.title) ? summaryOf(record.title).name : record.title}, imported`,
          seat_count: record.players.length,
          pace: body.pace,
          visibility: body.visibility === 'password' ? 'link' : body.visibility,
          password: null,
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
            acting: JSON.stringify(now.acting),
          })
          .where('id', '=', id)
          .execute();
        await startIfFull(site, tx, id);
        await site.hub.announce(tx, id);
      });
      await site.hub.deliver(id);
      return detailsFor(site, id, { me });
    },
  };
}
