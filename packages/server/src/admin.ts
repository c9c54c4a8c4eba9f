import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { homeOf } from './config.ts';
import type { Some } from './http/handlers.ts';
import { subjectShown } from './jobs/queue.ts';
import { isAdmin } from './people/admins.ts';
import { newReset, resetLink } from './people/resets.ts';
import { notFound } from './problem.ts';
import type { Site } from './site.ts';
import { processesOn } from './stream/wire.ts';
import { abandon } from './tables/abandon.ts';
import { changeTable } from './tables/change.ts';
import { summariesFor } from './tables/show.ts';
import { VERSION } from './version.ts';

const PAGE = 50;

/** For those who run the site. */
export function administering(
  site: Site,
  startedAt: number,
): Some<
  'adminStatus' | 'adminUsers' | 'changeUser' | 'resetUser' | 'adminTables' | 'adminCloseTable' | 'adminJobs'
> {
  const { db } = site.storage;

  async function databaseBytes(): Promise<number | null> {
    if (site.storage.kind === 'postgres') {
      const { rows } = await sql<{
        size: number;
      }>`select pg_database_size(current_database()) as size`.execute(db);
      return rows[0]?.size ?? null;
    }
    const count = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    const size = await sql<{ page_size: number }>`pragma page_size`.execute(db);
    return (count.rows[0]?.page_count ?? 0) * (size.rows[0]?.page_size ?? 0);
  }

  async function diskFree(): Promise<number | null> {
    try {
      const { bavail, bsize } = await statfs(site.config.data);
      return bavail * bsize;
    } catch {
      return null;
    }
  }

  const usersWhere = () =>
    db
      .selectFrom('users')
      .selectAll()
      .select((is) =>
        is
          .selectFrom('seats')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('seats.user_id', '=', 'users.id')
          .as('tables'),
      )
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(PAGE + 1);

  const shown = (
    row: Awaited<ReturnType<ReturnType<typeof usersWhere>['execute']>>[number],
    here: readonly string[],
  ) => ({
    id: row.id,
    name: row.name,
    guest: row.name_key === null,
    admin: isAdmin(site.config, row),
    email: row.email,
    createdAt: row.created_at,
    holidayUntil: row.holiday_until,
    seenAt: row.seen_at,
    here: here.includes(row.id),
    blocked: row.blocked === 1,
    tables: Number(row.tables ?? 0),
  });

  return {
    async adminStatus() {
      const people = await db
        .selectFrom('users')
        .select((is) => [is.fn.countAll<number>().as('all'), is.fn.count<number>('name_key').as('users')])
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      const tables = await db
        .selectFrom('tables')
        .select((is) => ['status', is.fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      const connected = await db
        .selectFrom('here')
        .select((is) => is.fn.count<number>('user_id').distinct().as('count'))
        .where('until', '>', site.now())
        .executeTakeFirstOrThrow();
      const stuck = await db
        .selectFrom('tables')
        .select(['id', 'notice'])
        .where('notice', 'is not', null)
        .execute();
      return {
        version: VERSION,
        startedAt,
        database: site.storage.kind,
        databaseBytes: await databaseBytes(),
        diskFreeBytes: await diskFree(),
        users: people.users,
        guests: people.all - people.users,
        tables: Object.fromEntries(tables.map(({ status, count }) => [status, count])),
        connected: connected.count,
        processes: await processesOn(site.storage),
        stuck: stuck.map(({ id, notice }) => ({ table: id, notice: notice ?? '' })),
      };
    },

    async adminUsers({ query }) {
      let found = usersWhere();
      if (query.search !== undefined) {
        const like = `%${query.search.toLowerCase().replace(/[\\%_]/g, '')}%`;
        found = found.where('name_key', 'like', like);
      }
      if (query.after !== undefined) found = found.where('id', '>', query.after);
      const rows = await found.execute();
      const here = await site.hub.whoIsHere(rows.map(({ id }) => id));
      const items = rows.slice(0, PAGE).map((row) => shown(row, here));
      return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
    },

    async changeUser({ params, body }) {
      await db
        .updateTable('users')
        .set({
          ...(body.admin === undefined ? {} : { admin: body.admin ? 1 : 0 }),
          ...(body.blocked === undefined ? {} : { blocked: body.blocked ? 1 : 0 }),
          seen_at: sql<number>`seen_at`,
        })
        .where('id', '=', params.id)
        .execute();
      await site.sessions.changed(params.id);
      const row = await usersWhere().where('id', '=', params.id).executeTakeFirst();
      if (row === undefined) throw notFound('user');
      return shown(row, await site.hub.whoIsHere([row.id]));
    },

    async resetUser({ params }) {
      const row = await usersWhere()
        .where('id', '=', params.id)
        .where('name_key', 'is not', null)
        .executeTakeFirst();
      if (row === undefined) throw notFound('user');
      return { link: resetLink(homeOf(site.config), await newReset(db, row.id, site.now())) };
    },

    async adminTables({ query }) {
      let found = db
        .selectFrom('tables')
        .selectAll()
        .orderBy('id')
        .limit(PAGE + 1);
      if (query.search !== undefined)
        found = found.where(
          (is) => is.fn<string>('lower', ['name']),
          'like',
          `%${query.search.toLowerCase().replace(/[\\%_]/g, '')}%`,
        );
      if (query.after !== undefined) found = found.where('id', '>', query.after);
      const rows = await found.execute();
      const items = await summariesFor(site, null, rows.slice(0, PAGE));
      return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
    },

    async adminCloseTable({ me, params }) {
      await changeTable(site, params.table, me, 'closed by the host', async (held) => {
        if (held.row.status === 'open' || held.row.status === 'running')
          await abandon(site, held, 'closed by the host');
      });
      return {};
    },

    async adminJobs() {
      const { count } = await db
        .selectFrom('jobs')
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom('jobs')
        .selectAll()
        .where('failure', 'is not', null)
        .orderBy('due_at')
        .limit(100)
        .execute();
      return {
        waiting: count,
        failing: rows.map(({ id, kind, subject, due_at, attempts, failure }) => ({
          id,
          kind,
          subject: subjectShown({ kind, subject }),
          dueAt: due_at,
          attempts,
          failure,
        })),
      };
    },
  };
}
