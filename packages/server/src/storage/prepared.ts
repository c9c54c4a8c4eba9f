import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from './commit.ts';
import type { Db } from './open.ts';

type Value = string | number | null;

/** Stands for a value that is not known yet. */
class Slot<V> {
  readonly of: (values: V) => Value;
  constructor(of: (values: V) => Value) {
    this.of = of;
  }
}

export interface Prepared<V, R> {
  (db: Db | Tx, values: V): Promise<R[]>;
  /** At once, for whoever has the turn at SQLite's one connection: how many rows it has changed. */
  changeNow(db: Db | Tx, file: DatabaseSyncInstance, values: V): number;
}

/**
 * A query that every move needs: put together once for each kind of database, and run with other values each time. Putting one together
 * takes longer than running it.
 */
export function prepared<V extends { readonly [K in keyof V]: Value }, R>(
  build: (db: Db | Tx, slot: <K extends keyof V>(name: K) => RawBuilder<V[K]>) => Compilable<R>,
): Prepared<V, R> {
  const known = new WeakMap<object, CompiledQuery<R>>();
  const statements = new WeakMap<DatabaseSyncInstance, StatementSyncInstance>();
  const compiledFor = (db: Db | Tx): CompiledQuery<R> => {
    const { adapter } = db.getExecutor();
    let compiled = known.get(adapter);
    if (compiled === undefined) {
      compiled = build(db, (name) => sql`${new Slot<V>((values) => values[name])}`).compile();
      known.set(adapter, compiled);
    }
    return compiled;
  };
  const filled = ({ parameters }: CompiledQuery<R>, values: V): unknown[] =>
    parameters.map((value) => (value instanceof Slot ? value.of(values) : value));
  const run = async (db: Db | Tx, values: V): Promise<R[]> => {
    const compiled = compiledFor(db);
    return (await db.executeQuery<R>({ ...compiled, parameters: filled(compiled, values) })).rows;
  };
  const statementFor = (file: DatabaseSyncInstance, compiled: CompiledQuery<R>): StatementSyncInstance => {
    let statement = statements.get(file);
    if (statement === undefined) {
      statement = file.prepare(compiled.sql);
      statements.set(file, statement);
    }
    return statement;
  };
  return Object.assign(run, {
    changeNow(db: Db | Tx, file: DatabaseSyncInstance, values: V): number {
      const compiled = compiledFor(db);
      return Number(statementFor(file, compiled).run(...filled(compiled, values)).changes);
    },
  });
}
