import { type Kysely, type Migration, SqliteAdapter } from 'kysely';
import type { Database } from '../schema.ts';

/** Written once; later changes are migrations of their own. */
async function up(db: Kysely<Database>): Promise<void> {
  const { schema } = db;
  const isPostgres = !(db.getExecutor().adapter instanceof SqliteAdapter);
  await schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .addColumn('email', 'text')
    .addColumn('admin', 'integer', (c) => c.notNull())
    .addColumn('blocked', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('holiday_until', 'bigint')
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('agent', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await schema
    .createTable('tokens')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .execute();
  await schema.createIndex('tokens_user').on('tokens').column('user_id').execute();
  await schema
    .createTable('resets')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('resets_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('seat_count', 'integer', (c) => c.notNull())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('invite', 'text', (c) => c.notNull())
    .addColumn('password', 'text')
    .addColumn('timing', 'text', (c) => c.notNull())
    .addColumn('undo', 'text', (c) => c.notNull())
    .addColumn('master', 'integer', (c) => c.notNull())
    .addColumn('seating', 'text', (c) => c.notNull())
    .addColumn('start_when_full', 'integer', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('record', 'text')
    .addColumn('imported', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('acting', 'text', (c) => c.notNull())
    .addColumn('turn_since', 'bigint')
    .addColumn('deadline', 'bigint')
    .addColumn('result', 'text')
    .addColumn('end_reason', 'text')
    .addColumn('notice', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('tables_lobby')
    .on('tables')
    .columns(['status', 'visibility', 'created_at'])
    .execute();
  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('player', 'text')
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    .addColumn('bot', 'text')
    .addColumn('stand_in', 'text')
    .addColumn('clock', 'bigint')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .addUniqueConstraint('seats_once', ['table_id', 'user_id'])
    .execute();
  await schema.createIndex('seats_user').on('seats').column('user_id').execute();
  await schema
    .createTable('log')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('by_kind', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('key', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('log_key', ['table_id', 'number'])
    .addUniqueConstraint('log_once', ['table_id', 'user_id', 'key'])
    .execute();
  await schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'number'])
    .execute();
  await schema
    .createTable('news')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('news_key', ['table_id', 'version'])
    .addUniqueConstraint('news_once', ['table_id', 'user_id', 'key'])
    .execute();
  for (const table of ['notes', 'plans'] as const) {
    await schema
      .createTable(table)
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn(table === 'notes' ? 'text' : 'content', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['table_id', 'user_id'])
      .execute();
  }
  await schema
    .createTable('proposals')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('to_count', 'integer')
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('agreed', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('proposals_once', ['table_id', 'kind'])
    .execute();
  await schema
    .createTable('jobs')
    .addColumn('id', isPostgres ? 'bigserial' : 'integer', (c) =>
      isPostgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('leased_until', 'bigint', (c) => c.notNull())
    .addColumn('worker', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('failure', 'text')
    .addUniqueConstraint('jobs_once', ['kind', 'subject'])
    .execute();
  await schema.createIndex('jobs_due').on('jobs').columns(['due_at']).execute();
  await schema
    .createTable('notifications')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id'))
    .addColumn('settings', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('subscriptions')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('keys', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('here')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('process', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('here_key', ['user_id', 'process'])
    .execute();
  await schema
    .createTable('facts')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

export const first: Migration = { up };
