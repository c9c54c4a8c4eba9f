import pg from 'pg';
import { Lots } from '../storage/lots.ts';
import type { Db, Storage } from '../storage/open.ts';
import { prepared } from '../storage/prepared.ts';
import type { Log, Tables } from '../storage/schema.ts';
import type { SqliteFile } from '../storage/sqlite.ts';
import { NotOnDisk } from '../storage/trouble.ts';
import { addSnapshot, letGoOfStates, type NewSnapshot } from './snapshots.ts';

/**
 * What most moves are: one more entry at a table that is exactly as it is known here, and nothing else follows. They are written many at
 * once, in one transaction and without a word between; whatever is more takes the long way.
 */
export interface Step {
  readonly entry: Log;
  /** How the table stands afterwards. */
  readonly table: Pick<
    Tables,
    'id' | 'number' | 'version' | 'count' | 'acting' | 'turn_since' | 'changed_at'
  >;
  /** Whose turn it has become: somebody who wants to be told outside the page makes it no plain step. */
  readonly told: string | null;
  readonly snapshot: NewSnapshot | null;
  /** For the other processes. */
  readonly notice: string;
}

/** Writes plain steps. False: the table is not as it was known, or more has to be done; nothing was written. */
export interface Steps {
  take(step: Step): Promise<boolean>;
}

export function stepsOn({ db, pool, file }: Storage): Steps {
  if (pool !== null) return new StepsInLots((lot) => writeToPostgres(pool, lot), isOfData);
  if (file === null) throw new Error('A database that is neither');
  // What is committed is not done again, though the disk may not have it.
  return new StepsInLots(
    (lot) => writeToSqlite(db, file, lot),
    (error) => !(error instanceof NotOnDisk),
  );
}

interface Taken {
  readonly step: Step;
  isTaken: boolean;
}

class StepsInLots implements Steps {
  private readonly lots: Lots<Taken>;

  constructor(write: (lot: readonly Taken[]) => Promise<void>, mayBeOfOne: (error: unknown) => boolean) {
    this.lots = new Lots(write, mayBeOfOne);
  }

  async take(step: Step): Promise<boolean> {
    const taken: Taken = { step, isTaken: false };
    await this.lots.add(taken);
    return taken.isTaken;
  }
}

export const addToLog = prepared<Log, unknown>((db, slot) =>
  db.insertInto('log').values({
    table_id: slot('table_id'),
    number: slot('number'),
    kind: slot('kind'),
    content: slot('content'),
    by_kind: slot('by_kind'),
    user_id: slot('user_id'),
    key: slot('key'),
    version: slot('version'),
    at: slot('at'),
  }),
);

const moveOn = prepared<Step['table'] & Pick<Step, 'told'>, unknown>((db, slot) =>
  db
    .updateTable('tables')
    .set({
      number: slot('number'),
      version: slot('version'),
      count: slot('count'),
      acting: slot('acting'),
      turn_since: slot('turn_since'),
      changed_at: slot('changed_at'),
    })
    .where('id', '=', slot('id'))
    .where((is) => is('number', '=', is(slot('number'), '-', 1)))
    .where((is) => is('version', '=', is(slot('version'), '-', 1)))
    .where('status', '=', 'running')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('notifications').select('user_id').where('user_id', '=', slot('told')))),
    ),
);

const writeToSqlite = (db: Db, file: SqliteFile, lot: readonly Taken[]): Promise<void> =>
  file.atOnce(() => {
    for (const taken of lot) {
      const { table, told, entry, snapshot } = taken.step;
      taken.isTaken = moveOn.changeNow(db, file.handle, { ...table, told }) > 0;
      if (!taken.isTaken) continue;
      addToLog.changeNow(db, file.handle, entry);
      if (snapshot === null) continue;
      addSnapshot.changeNow(db, file.handle, snapshot.row);
      letGoOfStates.changeNow(db, file.handle, { table: table.id, before: snapshot.before });
    }
  });

/** One statement for a whole lot: one journey, one wait for the disk. The rows are locked in one order, whoever writes them. */
const WRITE_LOT = `
with given as materialized (
  select * from jsonb_to_recordset($1::jsonb) as given(
    id text, number int, version int, count int, acting text, turn_since bigint, changed_at bigint, told text, notice text,
    kind text, content text, by_kind text, user_id text, key text, rules int, hash text, state text, before int)
), held as materialized (
  select given.* from given join tables on tables.id = given.id
  where tables.number = given.number - 1 and tables.version = given.version - 1 and tables.status = 'running'
    and not exists (select from notifications where notifications.user_id = given.told)
  order by tables.id for update of tables
), moved as (
  update tables set number = held.number, version = held.version, count = held.count, acting = held.acting,
    turn_since = held.turn_since, changed_at = held.changed_at
  from held where tables.id = held.id and tables.version = held.version - 1
  returning tables.id
), written as (
  insert into log (table_id, number, kind, content, by_kind, user_id, key, version, at)
  select held.id, held.number, kind, content, by_kind, user_id, key, held.version, held.changed_at
  from held join moved on moved.id = held.id
), kept as (
  insert into snapshots (table_id, number, count, rules, hash, state)
  select held.id, held.number, held.count, rules, hash, state from held join moved on moved.id = held.id where state is not null
), let_go as (
  update snapshots set state = '' from held join moved on moved.id = held.id
  where snapshots.table_id = held.id and snapshots.count < held.before and snapshots.state <> ''
)
select moved.id, pg_notify('roundhouse', held.notice) from moved join held on held.id = moved.id`;

/** Of what was written, or of two who wrote at once; a connection that was cut is cut for all. */
const isOfData = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(22|23|40)/.test(error.code ?? '');

async function writeToPostgres(pool: pg.Pool, lot: readonly Taken[]): Promise<void> {
  const given = lot.map(({ step: { entry, table, told, notice, snapshot } }) => ({
    ...snapshot?.row,
    ...entry,
    ...table,
    told,
    notice,
    before: snapshot?.before,
  }));
  const { rows } = await pool.query<{ id: string }>({
    name: 'plain steps',
    text: WRITE_LOT,
    values: [JSON.stringify(given)],
  });
  const done = new Set(rows.map(({ id }) => id));
  for (const taken of lot) taken.isTaken = done.has(taken.step.table.id);
}
