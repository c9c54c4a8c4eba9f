import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';

/** Handles stay reachable for the life of the process: one that is collected while a statement lives crashes it. */
const handles = new Set<DatabaseSyncInstance>();

export function openSqliteFile(path: string): DatabaseSyncInstance {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const handle = new DatabaseSync(path);
  handles.add(handle);
  handle.exec('pragma journal_mode = wal');
  // A move that was confirmed survives a power cut.
  handle.exec('pragma synchronous = full');
  handle.exec('pragma foreign_keys = on');
  handle.exec('pragma busy_timeout = 5000');
  return handle;
}

const KEPT_STATEMENTS = 400;

/** One connection: SQLite has one writer anyway, and its calls return at once. */
class SqliteConnection implements DatabaseConnection {
  private readonly handle: DatabaseSyncInstance;
  private readonly statements = new Map<string, StatementSyncInstance>();

  constructor(handle: DatabaseSyncInstance) {
    this.handle = handle;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.prepared(sql);
    const values = parameters as (string | number | bigint | null)[];
    const returns =
      query.kind === 'SelectQueryNode' || / returning /i.test(sql) || /^\s*(select|pragma)/i.test(sql);
    if (returns) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // biome-ignore lint/correctness/useYield: nothing here reads in pieces.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Queries are not streamed');
  }

  private prepared(sql: string): StatementSyncInstance {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size >= KEPT_STATEMENTS) this.statements.clear();
    const statement = this.handle.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}

/** Hands out the one connection to one user at a time. */
class SqliteDriver implements Driver {
  private readonly handle: DatabaseSyncInstance;
  private readonly connection: SqliteConnection;
  private last: Promise<void> = Promise.resolve();
  private release: () => void = () => undefined;

  constructor(handle: DatabaseSyncInstance) {
    this.handle = handle;
    this.connection = new SqliteConnection(handle);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last;
    let release: () => void = () => undefined;
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.release = release;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  /** Whoever only wants to see one moment does not keep others from writing. */
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begin = settings.isolationLevel === 'repeatable read' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After a full disk SQLite may have rolled back by itself.
    if (this.handle.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.handle.close();
    handles.delete(this.handle);
  }
}

export const sqliteDialect = (handle: DatabaseSyncInstance): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(handle),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
