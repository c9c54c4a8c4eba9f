import { statSync } from 'node:fs';
import { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { DEFAULT_MIGRATION_TABLE, type Dialect, Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { first } from './migrations/first.ts';
import { holidayFrom } from './migrations/holiday-from.ts';
import { increments } from './migrations/increments.ts';
import { keysWithoutIndex } from './migrations/keys-without-index.ts';
import { ownersIndex } from './migrations/owners-index.ts';
import { tellByChannel } from './migrations/tell-by-channel.ts';
import { turnedAway } from './migrations/turned-away.ts';
import type { Database } from './schema.ts';
import { SqliteFile, sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Database>;

/** Where everything is kept. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /** The file of SQLite, where that is what it is. */
  readonly file: SqliteFile | null;
  /** The connections to PostgreSQL, where that is what it is. */
  readonly pool: pg.Pool | null;
  /** For LISTEN. */
  readonly url: string | null;
  close(): Promise<void>;
}

export interface StorageSettings {
  /** `postgres://…`, or null for SQLite. */
  readonly url: string | null;
  /** The file of SQLite. */
  readonly path: string;
  /** Connections of this process to PostgreSQL. */
  readonly connections?: number;
  /** How long PostgreSQL may say nothing, in milliseconds. */
  readonly patience?: number;
  /** Nothing can be written. */
  readonly readOnly?: boolean;
  /** Told of connections that were cut while nobody used them. */
  readonly onTrouble?: (error: Error) => void;
}

// Whole numbers stay numbers: times and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Where a configuration keeps everything. */
export const storageSettings = ({ databaseUrl, data, databaseConnections }: Config): StorageSettings => ({
  url: databaseUrl,
  path: join(data, 'roundhouse.db'),
  connections: databaseConnections,
});

/** Opens the database and brings it up to date, or up to an older version of its tables. */
export async function openStorage(settings: StorageSettings, upTo?: MigrationName): Promise<Storage> {
  const storage = openAsItIs(settings);
  try {
    await migrate(storage.db, upTo);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

/** Without a look at its tables; a file is made where there is none. */
export const openAsItIs = (settings: StorageSettings): Storage =>
  settings.url === null ? openSqlite(settings) : openPostgres(settings.url, settings);

/** An error where whoever asks may not look. */
const isThere = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** There is nothing of ours to open. */
export class NoDatabase extends Error {}

/**
 * Opens a database that is there, beside the server that uses it: nothing is made or brought up to date. To read it may be of an older
 * version, and nothing can be written.
 */
export async function openExisting(settings: StorageSettings, to: 'read' | 'write'): Promise<Storage> {
  if (settings.url === null && !isThere(settings.path))
    throw new NoDatabase(`There is no database at ${resolve(settings.path)}.`);
  const storage = openAsItIs({ ...settings, readOnly: to === 'read' });
  try {
    const version = await versionOf(storage.db);
    if (version === null) throw new NoDatabase('The database is empty: no server has been started with it.');
    if (to === 'write' && version !== LATEST)
      throw new Error(
        'The database is of an older version: start the server once, which brings it up to date.',
      );
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

function openSqlite({ path, readOnly = false }: StorageSettings): Storage {
  const file = new SqliteFile(path);
  if (readOnly) file.handle.exec('pragma query_only = on');
  return storageOf('sqlite', sqliteDialect(file), { file, pool: null, url: null });
}

/** Longer than a statement may take, and than a connection is kept that nobody uses. */
const PATIENCE = 15_000;

/** Broken off where nothing comes for so long: a machine that stands still, or a line that was dropped without a word, ends no statement. */
function impatientSocket(patience: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(patience, () =>
    socket.destroy(new Error(`timeout: the database has said nothing for ${patience / 1000} s`)),
  );
}

function openPostgres(
  url: string,
  { connections = 10, onTrouble, readOnly = false, patience = PATIENCE }: StorageSettings,
): Storage {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    // What is confirmed is on disk, whatever is the custom of this database.
    options: `-c synchronous_commit=on -c default_transaction_read_only=${readOnly ? 'on' : 'off'}`,
    // Nothing waits for ever, whether the database is there or not.
    stream: () => impatientSocket(patience),
    statement_timeout: 8000,
    idle_in_transaction_session_timeout: 8000,
  });
  // The pool hears of those that nobody uses; one that is cut between two queries of a transaction has nobody else, and would end the process.
  pool.on('error', (error) => onTrouble?.(error));
  pool.on('connect', (client) => client.on('error', (error) => onTrouble?.(error)));
  return storageOf('postgres', new PostgresDialect({ pool }), { file: null, pool, url });
}

function storageOf(
  kind: Storage['kind'],
  dialect: Dialect,
  at: Pick<Storage, 'file' | 'pool' | 'url'>,
): Storage {
  const db = new Kysely<Database>({ dialect });
  return { kind, db, ...at, close: () => db.destroy() };
}

export const MIGRATIONS = {
  '001': first,
  '002': keysWithoutIndex,
  '003': increments,
  '004': tellByChannel,
  '005': turnedAway,
  '006': ownersIndex,
  '007': holidayFrom,
} as const;
export type MigrationName = keyof typeof MIGRATIONS;
export const isMigration = (name: string): name is MigrationName => Object.hasOwn(MIGRATIONS, name);
const LATEST = Object.keys(MIGRATIONS).at(-1);

const migratorOf = (db: Db): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });

export async function migrate(db: Db, upTo?: MigrationName): Promise<void> {
  const migrator = migratorOf(db);
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw error;
}

/** The last change that was made to its tables; null where there are none. */
export async function versionOf(db: Db): Promise<MigrationName | null> {
  const made = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!made.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return null;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name desc limit 1`.execute(db);
  const [latest] = rows;
  if (latest === undefined) return null;
  if (!isMigration(latest.name))
    throw new Error('The database is of a newer version of Roundhouse: use that version.');
  return latest.name;
}
