import { type Kysely, type Migration, SqliteAdapter, sql } from 'kysely';
import type { Database } from '../schema.ts';

/**
 * What was sent twice is known to whoever has the game in memory; that no number is given out twice is what the database has to hold.
 * An index on the keys of moves took longer to keep than the moves themselves.
 */
async function up(db: Kysely<Database>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    await db.schema.alterTable('log').dropConstraint('log_once').execute();
    return;
  }
  // SQLite drops no constraint: the log is copied into a table without it.
  await db.transaction().execute(async (tx) => {
    await sql`create table log_copy (
      table_id text not null references tables (id), number integer not null, kind text not null, content text not null,
      by_kind text not null, user_id text, key text, version integer not null, at bigint not null,
      constraint log_key primary key (table_id, number))`.execute(tx);
    await sql`insert into log_copy select table_id, number, kind, content, by_kind, user_id, key, version, at
      from log order by table_id, number`.execute(tx);
    await tx.schema.dropTable('log').execute();
    await sql`alter table log_copy rename to log`.execute(tx);
  });
}

export const keysWithoutIndex: Migration = { up };
