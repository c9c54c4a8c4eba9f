import { join } from 'node:path';
import { type Dialect, Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { first } from './migrations/first.ts';
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
export async function openStorage(
  settings: StorageSettings,
  upTo?: keyof typeof MIGRATIONS,
): Promise<Storage> {
  const storage = settings.url === null ? openSqlite(settings.path) : openPostgres(settings.url, settings);
  try {
    await migrate(storage.db, upTo);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

function openSqlite(path: string): Storage {
  const file = new SqliteFile(path);
  return storageOf('sqlite', sqliteDialect(file), { file, pool: null, url: null });
}

function openPostgres(url: string, { connections = 10, onTrouble }: StorageSettings): Storage {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    // What is confirmed is on disk, whatever is the custom of this database.
    options: '-c synchronous_commit=on',
    // Nothing waits for ever.
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
} as const;

async function migrate(db: Db, upTo?: keyof typeof MIGRATIONS): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw error;
}
