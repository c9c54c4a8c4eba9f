import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface, type Interface } from 'node:readline';
import { pipeline as pipeThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import { isMigration, type MigrationName, migrate, type Storage, versionOf } from './open.ts';
import type { Database } from './schema.ts';

/** Every table with its key; those that others point to first. */
const KEYS = {
  users: ['id'],
  facts: ['name'],
  sessions: ['id'],
  tokens: ['id'],
  resets: ['token_hash'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  turned_away: ['table_id', 'user_id'],
  log: ['table_id', 'number'],
  increments: ['table_id', 'number', 'seat'],
  snapshots: ['table_id', 'number'],
  news: ['table_id', 'version'],
  notes: ['table_id', 'user_id'],
  plans: ['table_id', 'user_id'],
  proposals: ['id'],
  jobs: ['id'],
  notifications: ['user_id'],
  subscriptions: ['endpoint'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>;

type Kept = keyof typeof KEYS;
/** Who is here and how often somebody asked is not worth keeping. */
const isKept = (name: string): name is Kept => Object.hasOwn(KEYS, name);
export const KEPT_TABLES = Object.keys(KEYS).filter(isKept);

/** Older versions have fewer of them. */
async function tablesIn({ db }: Storage): Promise<readonly Kept[]> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  return KEPT_TABLES.filter((name) => there.has(name));
}

const FORMAT = 'roundhouse-backup-1';
const PAGE = 500;
const header = z.object({ format: z.literal(FORMAT), migration: z.string(), at: z.int() });
const value = z.union([z.string(), z.number(), z.null()]);
const line = z.object({
  table: z.string().refine(isKept),
  row: z.record(z.string().regex(/^[a-z_]+$/), value),
});
const end = z.object({ rows: z.int() });

/** Everything as it is at one moment, line by line, while the server goes on. */
async function* linesOf(storage: Storage, at: number): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, migration: await versionOf(storage.db), at })}\n`;
  let rows = 0;
  const tables = await tablesIn(storage);
  const connection = await storage.db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    for (const table of tables) {
      const keys = KEYS[table].map((key) => sql.ref(key));
      let rest = sql``;
      for (;;) {
        const page = await sql<Record<string, unknown>>`
          select * from ${sql.table(table)} ${rest} order by ${sql.join(keys)} limit ${PAGE}`.execute(
          connection,
        );
        for (const row of page.rows) yield `${JSON.stringify({ table, row })}\n`;
        rows += page.rows.length;
        const last = page.rows.at(-1);
        if (last === undefined || page.rows.length < PAGE) break;
        rest = sql`where (${sql.join(keys)}) > (${sql.join(KEYS[table].map((key) => last[key]))})`;
      }
    }
  } finally {
    await connection.rollback().execute();
  }
  yield `${JSON.stringify({ rows })}\n`;
}

/** Writes a backup; the file is there as a whole, or not at all. */
export async function backup(storage: Storage, path: string, at: number): Promise<void> {
  const beside = `${path}.part`;
  try {
    await pipeline(
      Readable.from(linesOf(storage, at)),
      createGzip(),
      // Passwords, seeds and keys are in it.
      createWriteStream(beside, { flush: true, mode: 0o600 }),
    );
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

export class NotRestored extends Error {}

/** How zlib calls what it cannot unpack, and what ends too early. */
const NOT_PACKED = 'Z_DATA_ERROR';
const CUT_OFF = 'Z_BUF_ERROR';

/** The lines of a backup, one after the other. */
async function* linesIn(path: string): AsyncGenerator<unknown> {
  try {
    for await (const text of textsIn(path)) yield JSON.parse(text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === NOT_PACKED || error instanceof SyntaxError) throw new NotRestored(NO_BACKUP);
    if (code === CUT_OFF) throw new NotRestored(INCOMPLETE);
    throw error;
  }
}

const NO_BACKUP = 'This is not a backup of Roundhouse, or it is damaged: nothing was restored.';
const INCOMPLETE = 'The backup is not complete: nothing was restored.';

function textsIn(path: string): Interface {
  const lines = createInterface({
    // Whatever fails on the way, the reader of the lines is told.
    input: pipeThrough(createReadStream(path), createGunzip(), () => undefined),
    crlfDelay: Infinity,
  });
  // Also of what fails after somebody has read enough.
  lines.on('error', () => undefined);
  return lines;
}

/** Of which version its tables are. */
async function migrationOf(path: string): Promise<MigrationName> {
  for await (const json of linesIn(path)) {
    const read = header.safeParse(json);
    if (!read.success) break;
    if (isMigration(read.data.migration)) return read.data.migration;
    throw new NotRestored('The backup was made by a newer version of Roundhouse: restore it with that one.');
  }
  throw new NotRestored(NO_BACKUP);
}

/** Empty is what nobody has used; what an installation has made for itself is replaced. */
async function checkEmpty(storage: Storage): Promise<void> {
  for (const table of (await tablesIn(storage)).filter((name) => name !== 'facts')) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(storage.db);
    if (rows.length > 0)
      throw new NotRestored('The database is not empty: a backup is restored into a new one.');
  }
}

/** Fills an empty database, of either kind, from a backup of this or an older version; all of it or nothing. */
export async function restore(storage: Storage, path: string): Promise<number> {
  const { db } = storage;
  const migration = await migrationOf(path);
  const version = await versionOf(db);
  if (version === null) await migrate(db, migration);
  await checkEmpty(storage);
  if (version !== null && version !== migration)
    throw new NotRestored(
      'The backup is of another version than the tables of this database: restore it into one that no server has been started with.',
    );
  let count = -1;
  let isComplete = false;
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('facts').execute();
    for await (const json of linesIn(path)) {
      // The first was read before.
      if (count < 0) {
        count = 0;
        continue;
      }
      const row = line.safeParse(json);
      if (!row.success) {
        const last = end.safeParse(json);
        isComplete = last.success && last.data.rows === count;
        continue;
      }
      const names = Object.keys(row.data.row);
      await sql`insert into ${sql.table(row.data.table)} (${sql.join(names.map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row.data.row))})`.execute(tx);
      count++;
    }
    if (!isComplete) throw new NotRestored(INCOMPLETE);
  });
  if (storage.kind === 'postgres')
    await sql`select setval(pg_get_serial_sequence('jobs', 'id'), (select coalesce(max(id), 1) from jobs))`.execute(
      db,
    );
  await migrate(db);
  return count;
}
