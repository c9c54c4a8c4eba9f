import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Timing, timing } from '../contract/tables.ts';
import type { Tx } from '../storage/commit.ts';
import type { Db } from '../storage/open.ts';
import type { Database, Tables } from '../storage/schema.ts';

export type TableRow = Selectable<Tables>;
export type SeatRow = Selectable<Database['seats']> & {
  readonly name: string | null;
  readonly guest: boolean;
  readonly holiday_from: number | null;
  readonly holiday_until: number | null;
};
export type ProposalRow = Selectable<Database['proposals']>;

export const readTable = (db: Db | Tx, id: string): Promise<TableRow | undefined> =>
  db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();

/** The seats of some tables, with the names of those who sit there. */
export async function readSeats(db: Db | Tx, tables: readonly string[]): Promise<SeatRow[]> {
  if (tables.length === 0) return [];
  const rows = await db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.user_id')
    .selectAll('seats')
    .select(['users.name', 'users.name_key', 'users.holiday_from', 'users.holiday_until'])
    .where('table_id', 'in', tables)
    .orderBy('table_id')
    .orderBy('seat')
    .execute();
  return rows.map(({ name_key, ...row }) => ({ ...row, guest: row.user_id !== null && name_key === null }));
}

/** Those that are still open: a later entry of the log ends one to take back, and only an answer one to abandon. */
export async function readProposals(db: Db | Tx, { id, number, status }: TableRow): Promise<ProposalRow[]> {
  if (status !== 'running') return [];
  return db
    .selectFrom('proposals')
    .selectAll()
    .where('table_id', '=', id)
    .where((is) => is.or([is('number', '=', number), is('kind', '=', 'abandon')]))
    .orderBy('at')
    .execute();
}

/** Takes hold of a table until the transaction ends, and counts the change. */
export const touchTable = (tx: Tx, id: string, now: number): Promise<TableRow | undefined> =>
  tx
    .updateTable('tables')
    .set({ version: sql<number>`version + 1`, changed_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** The same few texts are read with every move: each is parsed once. */
function remembering<T>(read: (json: string) => T): (json: string) => T {
  let known = new Map<string, T>();
  return (json) => {
    const before = known.get(json);
    if (before !== undefined) return before;
    const value = read(json);
    if (known.size >= 1000) known = new Map();
    known.set(json, value);
    return value;
  };
}

const texts = z.array(z.string());
export const readList = remembering((json): readonly string[] => texts.parse(JSON.parse(json)));
const numbers = z.record(z.string(), z.number());
export const readNumbers = (json: string): Record<string, number> => numbers.parse(JSON.parse(json));
const anything = z.record(z.string(), z.unknown());
export const readObject = (json: string): Record<string, unknown> => anything.parse(JSON.parse(json));
const header = z.object({ players: z.array(z.object({ id: z.string(), name: z.string() })) });
/** The names in the record of a game, by player. */
export const readNames = (json: string): Record<string, string> =>
  Object.fromEntries(header.parse(JSON.parse(json)).players.map(({ id, name }) => [id, name]));
export const readTiming = remembering((json): Timing => timing.parse(JSON.parse(json)));
