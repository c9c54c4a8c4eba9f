import { isStrength, STRENGTHS } from '@roundhouse/bots';
import { isTitle, loadTitle, newGame, summaryOf, TITLE_IDS } from '@roundhouse/titles';
import type { NewTable, TableDetails } from '../contract/tables.ts';
import type { Some } from '../http/handlers.ts';
import { newId } from '../ids.ts';
import { countAgainst, LIMITS } from '../people/limits.ts';
import { hashPassword } from '../people/passwords.ts';
import type { Someone } from '../people/sessions.ts';
import { commitmentOf, newSecret } from '../play/chance.ts';
import { malformed, notFound, unacceptable } from '../problem.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import type { Tables } from '../storage/schema.ts';
import { mustStillBe } from './change.ts';
import { detailsFor } from './show.ts';
import { startIfFull } from './start.ts';

/** What can be played, and opening tables for it. */
export function creating(site: Site): Some<'titles' | 'actions' | 'newTable'> {
  return {
    async titles() {
      const titles = TITLE_IDS.map((id) => ({
        id,
        name: summaryOf(id).name,
        players: summaryOf(id).players,
      }));
      return { titles, bots: [...STRENGTHS] };
    },

    async actions({ params }) {
      if (!isTitle(params.title)) throw notFound('title');
      return { ...(await loadTitle(params.title)).actionSchemas };
    },

    async newTable({ me, body }) {
      await countAgainst(site.storage.db, LIMITS.tables, me.id, site.now());
      await checkTable(body);
      const id = newId(8);
      const password = await hashForTable(body);
      await site.games.committer.commit(async (tx) => {
        await insertTable(site, tx, id, me.id, {
          title: body.title,
          options: JSON.stringify(body.options),
          name: body.name ?? summaryName(body.title),
          seat_count: body.seats,
          pace: body.pace,
          visibility: body.visibility,
          password,
          timing: JSON.stringify(body.timing),
          undo: body.undo,
          master: body.master ? 1 : 0,
          seating: body.seating,
          start_when_full: body.startWhenFull ? 1 : 0,
          imported: 0,
        });
        const firstBot = body.seats - body.bots.length;
        await tx
          .insertInto('seats')
          .values(
            Array.from({ length: body.seats }, (_, seat) => ({
              table_id: id,
              seat,
              player: null,
              user_id: seat === 0 ? me.id : null,
              bot: body.bots[seat - firstBot] ?? null,
              stand_in: null,
              clock: null,
            })),
          )
          .execute();
        await startIfFull(site, tx, id);
        await site.hub.announce(tx, id);
      });
      return showNewTable(site, id, me, body.visibility);
    },
  };
}

/** For a table that is closed by one. */
export async function hashForTable({
  visibility,
  password,
}: Pick<NewTable, 'visibility' | 'password'>): Promise<string | null> {
  if (visibility !== 'password') return null;
  if (password === undefined) throw malformed('A password is missing.');
  return hashPassword(password);
}

/** Everybody concerned learns of a table that has been opened. */
export async function showNewTable(
  site: Site,
  id: string,
  me: Someone,
  visibility: NewTable['visibility'],
): Promise<TableDetails> {
  await site.hub.deliver(id);
  site.jobs.wake();
  if (visibility !== 'link') site.hub.lobbyChanged();
  return detailsFor(site, id, { me });
}

const summaryName = (title: string): string => (isTitle(title) ? summaryOf(title).name : title);

type Chosen = Pick<
  Tables,
  | 'title'
  | 'options'
  | 'name'
  | 'seat_count'
  | 'pace'
  | 'visibility'
  | 'password'
  | 'timing'
  | 'undo'
  | 'master'
  | 'seating'
  | 'start_when_full'
  | 'imported'
>;

/** A table before its start. Its secret is drawn, and the hash shown, before anybody else sits down. */
export async function insertTable(
  site: Site,
  tx: Tx,
  id: string,
  owner: string,
  chosen: Chosen,
): Promise<string> {
  const secret = newSecret();
  await mustStillBe(tx, owner, site.now());
  await tx
    .insertInto('tables')
    .values({
      ...chosen,
      id,
      owner_id: owner,
      status: 'open',
      invite: newId(16),
      secret,
      commitment: commitmentOf(secret),
      record: null,
      number: 0,
      count: 0,
      version: 1,
      acting: '[]',
      turn_since: null,
      deadline: null,
      result: null,
      end_reason: null,
      notice: null,
      created_at: site.now(),
      started_at: null,
      ended_at: null,
      changed_at: site.now(),
    })
    .execute();
  await tx
    .insertInto('news')
    .values({
      table_id: id,
      version: 1,
      kind: 'table',
      user_id: owner,
      content: 'opened',
      key: null,
      at: site.now(),
    })
    .execute();
  await site.hub.announce(tx, id);
  return secret;
}

/** Would such a game start? The title says. */
async function checkTable(body: NewTable): Promise<void> {
  if (!isTitle(body.title)) throw unacceptable('no-title', `There is no title "${body.title}" here.`);
  const unknown = body.bots.find((bot) => !isStrength(bot));
  if (unknown !== undefined)
    throw unacceptable('no-bot', `There is no bot "${unknown}"; possible: ${STRENGTHS.join(', ')}.`);
  if (body.bots.length >= body.seats) throw unacceptable('no-seat-left', 'There is no seat left for you.');
  const title = await loadTitle(body.title);
  const players = Array.from({ length: body.seats }, (_, seat) => `Player ${seat + 1}`);
  const opened = title.open(newGame({ title: body.title, players, seed: 0, options: body.options }));
  if ('error' in opened) throw unacceptable('not-playable', opened.error);
}
