import { sql } from 'kysely';
import type { Some } from '../http/handlers.ts';
import { countAgainst, LIMITS } from '../people/limits.ts';
import type { Someone } from '../people/sessions.ts';
import { forbidden, notFound } from '../problem.ts';
import type { Site } from '../site.ts';
import { isDuplicate } from '../storage/trouble.ts';
import { CHAT_COLUMNS, chatLineOf } from './chat-line.ts';
import { touchTable } from './rows.ts';
import { knownTable, maySee, type Viewer } from './show.ts';

const LINES = 200;

/** Puts a line into the chat of a table; returns its version. */
export async function speak(
  site: Site,
  table: string,
  me: Someone,
  content: string,
  key: string | null = null,
): Promise<number> {
  const version = await site.games.committer.commit(async (tx) => {
    const at = site.now();
    const row = await touchTable(tx, table, at);
    if (row === undefined) throw notFound('table');
    await tx
      .insertInto('news')
      .values({ table_id: table, version: row.version, kind: 'chat', user_id: me.id, content, key, at })
      .execute();
    await site.hub.announce(tx, table);
    return row.version;
  });
  await site.games.refresh(table);
  await site.hub.deliver(table);
  return version;
}

/** Chat and notes. */
export function talking(site: Site): Some<'chat' | 'say' | 'notes' | 'setNotes'> {
  const { db } = site.storage;

  async function seenTable(id: string, viewer: Viewer) {
    const found = await knownTable(site, id, viewer);
    if (!maySee(found.row, found.seats, viewer)) throw notFound('table');
    return found;
  }

  async function member(id: string, me: Someone): Promise<void> {
    const { row, seats } = await seenTable(id, { me });
    if (row.owner_id !== me.id && !seats.some(({ user_id }) => user_id === me.id))
      throw forbidden('Only those who play here may do that.', 'no-seat');
  }

  const linesOf = (table: string) =>
    db
      .selectFrom('news')
      .leftJoin('users', 'users.id', 'news.user_id')
      .select(CHAT_COLUMNS)
      .where('table_id', '=', table)
      .where('kind', '=', 'chat');

  return {
    async chat({ me, params, query }) {
      await seenTable(params.table, { me, invite: query.invite });
      let found = linesOf(params.table).orderBy('version', 'desc').limit(LINES);
      if (query.before !== undefined) found = found.where('version', '<', query.before);
      return { lines: (await found.execute()).reverse().map(chatLineOf) };
    },

    async say({ me, params, body }) {
      await member(params.table, me);
      await countAgainst(db, LIMITS.chat, me.id, site.now());
      const key = body.key ?? null;
      const saidBefore = async () => {
        if (key === null) return undefined;
        return linesOf(params.table)
          .where('news.user_id', '=', me.id)
          .where('key', '=', key)
          .executeTakeFirst();
      };
      const first = await saidBefore();
      if (first !== undefined) return chatLineOf(first);
      // Sent twice in one moment: the other was quicker.
      const version = await speak(site, params.table, me, body.text, key).catch(async (error: unknown) => {
        const other = isDuplicate(error) ? await saidBefore() : undefined;
        if (other === undefined) throw error;
        return other.version;
      });
      return chatLineOf(await linesOf(params.table).where('version', '=', version).executeTakeFirstOrThrow());
    },

    async notes({ me, params }) {
      await seenTable(params.table, { me });
      const row = await db
        .selectFrom('notes')
        .select('text')
        .where('table_id', '=', params.table)
        .where('user_id', '=', me.id)
        .executeTakeFirst();
      return { text: row?.text ?? '' };
    },

    async setNotes({ me, params, body }) {
      await seenTable(params.table, { me });
      await db
        .insertInto('notes')
        .values({ table_id: params.table, user_id: me.id, text: body.text })
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'user_id']).doUpdateSet({ text: sql<string>`excluded.text` }),
        )
        .execute();
      return { text: body.text };
    },
  };
}
