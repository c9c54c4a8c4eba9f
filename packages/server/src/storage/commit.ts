import type { Transaction } from 'kysely';
import pg from 'pg';
import { Lots } from './lots.ts';
import type { Storage } from './open.ts';
import type { Database } from './schema.ts';
import { NotOnDisk } from './trouble.ts';

export type Tx = Transaction<Database>;
type Run = (tx: Tx) => Promise<void>;

/**
 * Makes changes durable. PostgreSQL gets a transaction for each; SQLite, where every commit waits for the disk, one for all that
 * have come up meanwhile: none is confirmed before it is on disk.
 */
export class Committer {
  private readonly storage: Storage;
  private readonly lots: Lots<Run>;

  constructor(storage: Storage) {
    this.storage = storage;
    this.lots = new Lots(
      (lot) =>
        storage.db.transaction().execute(async (tx) => {
          for (const run of lot) await run(tx);
        }),
      // What is committed is not done again, though the disk may not have it.
      (error) => !(error instanceof NotOnDisk),
    );
  }

  async commit<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (this.storage.kind === 'postgres')
      return unlessSentAway(() => this.storage.db.transaction().execute(work));
    let result: { readonly value: T } | null = null;
    await this.lots.add(async (tx) => {
      result = { value: await work(tx) };
    });
    return resultOf(result);
  }
}

/** Two who want the same in another order: PostgreSQL sends one of them away, who may come again at once. */
const wasSentAway = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001');

async function unlessSentAway<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!wasSentAway(error) || attempt === 4) throw error;
    }
  }
}

function resultOf<T>(result: { readonly value: T } | null): T {
  if (result === null) throw new Error('Nothing was done');
  return result.value;
}
