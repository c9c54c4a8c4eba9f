import { closeSync, mkdirSync, openSync } from 'node:fs';
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

import { logOf } from './disk-sync.ts';
import { NotOnDisk } from './trouble.ts';

/** Handles stay reachable for the life of the process: one that is collected while a statement lives crashes it. */
const handles = new Set<DatabaseSyncInstance>();

/** Passwords, seeds and keys are in it: nobody else on this computer reads along. */
function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
}

/** The file is made where there is none. */
export function openHandle(path: string): DatabaseSyncInstance {
  if (path !== ':memory:') makeFile(path);
  const handle = new DatabaseSync(path);
  handles.add(handle);
  return handle;
}

function openDatabase(path: string): DatabaseSyncInstance {
  const handle = openHandle(path);
  handle.exec('pragma journal_mode = wal');
  // Where there is no such log, or nobody waits for it: SQLite waits for the disk itself.
  handle.exec('pragma synchronous = full');
  handle.exec('pragma foreign_keys = on');
  handle.exec('pragma busy_timeout = 5000');
  // Bringing the log into the database makes everybody wait: seldom, and the same page only once.
  handle.exec('pragma wal_autocheckpoint = 4000');
  handle.exec('pragma cache_size = -16000');
  return handle;
}

const KEPT_STATEMENTS = 400;

interface Prepared {
  readonly statement: StatementSyncInstance;
  readonly returnsRows: boolean;
}

/** One connection: SQLite has one writer anyway, and its calls return at once. */
class SqliteConnection implements DatabaseConnection {
  private readonly handle: DatabaseSyncInstance;
  private readonly statements = new Map<string, Prepared>();
  /** Has anything been done since this was last asked that may have to reach the disk? */
  private hasWritten = false;

  constructor(handle: DatabaseSyncInstance) {
    this.handle = handle;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, returnsRows } = this.prepared(sql);
    if (query.kind === 'SelectQueryNode') return { rows: statement.all(...parameters) };
    this.hasWritten = true;
    if (returnsRows) return { rows: statement.all(...parameters) };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // biome-ignore lint/correctness/useYield: nothing here reads in pieces.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Queries are not streamed');
  }

  private prepared(sql: string): Prepared {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    if (this.statements.size >= KEPT_STATEMENTS) this.statements.clear();
    const returnsRows = / returning /i.test(sql) || /^\s*(select|pragma)/i.test(sql);
    const made = { statement: this.handle.prepare(sql), returnsRows };
    this.statements.set(sql, made);
    return made;
  }

  takeWritten(): boolean {
    const has = this.hasWritten;
    this.hasWritten = false;
    return has;
  }
}

/**
 * The file of a database with the one connection to it, which one user has at a time. Whoever has written is told when it is on disk;
 * the next goes on meanwhile.
 */
export class SqliteFile {
  readonly handle: DatabaseSyncInstance;
  private readonly log: ReturnType<typeof logOf> | null;
  private readonly begin: StatementSyncInstance;
  private readonly commit: StatementSyncInstance;
  private last: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.handle = openDatabase(path);
    const hasLog = this.handle.prepare('pragma journal_mode').get().journal_mode === 'wal';
    this.log = hasLog ? logOf(path) : null;
    if (hasLog) this.handle.exec('pragma synchronous = normal');
    this.begin = this.handle.prepare('begin immediate');
    this.commit = this.handle.prepare('commit');
  }

  /** Over when it is one's turn; gives what ends it. */
  async turn(): Promise<() => void> {
    const before = this.last;
    let release: () => void = () => undefined;
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  /** Over when everything that was written is on disk. */
  async onDisk(): Promise<void> {
    await this.log?.disk.done().catch((error: unknown) => {
      throw new NotOnDisk(error);
    });
  }

  /** One transaction of work that is done without a wait. */
  async atOnce(work: () => void): Promise<void> {
    const release = await this.turn();
    try {
      this.begin.run();
      work();
      this.commit.run();
    } catch (error) {
      this.rollBack();
      throw error;
    } finally {
      release();
    }
    await this.onDisk();
  }

  /** After a full disk SQLite may have done so by itself. */
  rollBack(): void {
    if (this.handle.isTransaction) this.handle.exec('rollback');
  }

  /** Whoever copies the file of a server that was stopped has everything: SQLite does it by itself only where no statement is left. */
  private bringInLog(): void {
    try {
      this.handle.exec('pragma wal_checkpoint');
    } catch {
      // On a full disk it stays where it is, and is read from there at the next start.
    }
  }

  close(): void {
    this.bringInLog();
    this.log?.close();
    this.handle.close();
    handles.delete(this.handle);
  }
}

class SqliteDriver implements Driver {
  private readonly file: SqliteFile;
  private readonly connection: SqliteConnection;
  private release: () => void = () => undefined;

  constructor(file: SqliteFile) {
    this.file = file;
    this.connection = new SqliteConnection(file.handle);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.release = await this.file.turn();
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    const hasWritten = this.connection.takeWritten();
    this.release();
    if (hasWritten) await this.file.onDisk();
  }

  /** Whoever only wants to see one moment does not keep others from writing. */
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begin = settings.isolationLevel === 'repeatable read' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    this.file.rollBack();
  }

  async destroy(): Promise<void> {
    this.file.close();
  }
}

export const sqliteDialect = (file: SqliteFile): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
