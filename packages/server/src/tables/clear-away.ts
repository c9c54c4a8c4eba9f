import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';

const DAY = 24 * 3600 * 1000;
const TABLES_AFTER = 30 * DAY;
const GUESTS_AFTER = 90 * DAY;
/** In one go: nobody is held up by it. */
const AT_ONCE = 100;

const OF_TABLES = [
  'seats',
  'turned_away',
  'log',
  'increments',
  'snapshots',
  'news',
  'notes',
  'plans',
  'proposals',
] as const;
const OF_PEOPLE = [
  'sessions',
  'tokens',
  'resets',
  'notes',
  'plans',
  'proposals',
  'notifications',
  'subscriptions',
  'turned_away',
] as const;

/** Removes tables that never started and that nobody has touched for long, and guests who have left nothing behind. Several may do so at once. */
export async function clearAway(site: Site): Promise<void> {
  await clearTables(site);
  await clearGuests(site);
}

async function clearTables(site: Site): Promise<void> {
  const before = site.now() - TABLES_AFTER;
  const rows = await site.storage.db
    .selectFrom('tables')
    .select('id')
    .where('status', 'in', ['open', 'abandoned'])
    .where('started_at', 'is', null)
    .where('changed_at', '<', before)
    .limit(AT_ONCE)
    .execute();
  for (const { id } of rows) {
    await site.games.committer.commit(async (tx) => {
      // Somebody may have sat down this moment, or another process be at it.
      const held = await tx
        .updateTable('tables')
        .set({ status: 'abandoned' })
        .where('id', '=', id)
        .where('started_at', 'is', null)
        .where('changed_at', '<', before)
        .returning('id')
        .executeTakeFirst();
      if (held === undefined) return;
      for (const table of OF_TABLES) await tx.deleteFrom(table).where('table_id', '=', id).execute();
      await tx.deleteFrom('tables').where('id', '=', id).execute();
      await site.hub.announce(tx, id);
    });
    site.games.drop(id);
    await site.hub.deliver(id);
  }
  if (rows.length > 0) site.hub.lobbyChanged();
}

const forgotten = (db: Tx | Site['storage']['db'], before: number) =>
  db
    .selectFrom('users')
    .select('users.id')
    .where('name_key', 'is', null)
    .where('seen_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('sessions.id').whereRef('user_id', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seat').whereRef('user_id', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tables').select('tables.id').whereRef('owner_id', '=', 'users.id'))),
    );

async function clearGuests(site: Site): Promise<void> {
  const before = site.now() - GUESTS_AFTER;
  const rows = await forgotten(site.storage.db, before).limit(AT_ONCE).execute();
  for (const { id } of rows)
    await site.games.committer.commit(async (tx) => {
      if ((await forgotten(tx, before).where('users.id', '=', id).executeTakeFirst()) === undefined) return;
      for (const table of OF_PEOPLE) await tx.deleteFrom(table).where('user_id', '=', id).execute();
      await tx.deleteFrom('users').where('id', '=', id).execute();
    });
}
