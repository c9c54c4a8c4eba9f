import type { Transaction } from 'kysely';
import type { Storage } from './open.ts';
import type { Database } from './schema.ts';

export type Tx = Transaction<Database>;
type Work<T> = (tx: Tx) => Promise<T>;

interface Waiting {
  readonly run: (tx: Tx) => Promise<void>;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Makes changes durable. PostgreSQL gets a transaction for each; SQLite, where every commit waits for the disk, one for all that
 * have come up meanwhile: none is confirmed before it is on disk.
 */
export class Committer {
  private readonly storage: Storage;
  private waiting: Waiting[] = [];
  private isBusy = false;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  commit<T>(work: Work<T>): Promise<T> {
    if (this.storage.kind === 'postgres') return this.storage.db.transaction().execute(work);
    return new Promise((resolve, reject) => {
      let result: { readonly value: T } | null = null;
      this.waiting.push({
        run: async (tx) => {
          result = { value: await work(tx) };
        },
        done: () => (result === null ? reject(new Error('Nothing was done')) : resolve(result.value)),
        failed: reject,
      });
      if (!this.isBusy) this.soon();
    });
  }

  /** Once everything that has arrived by now has been read: SQLite answers without a pause, and each would else go alone. */
  private soon(): void {
    this.isBusy = true;
    setImmediate(() => void this.flush());
  }

  private async flush(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    await this.together(batch);
    this.isBusy = false;
    if (this.waiting.length > 0) this.soon();
  }

  private async together(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.storage.db.transaction().execute(async (tx) => {
        for (const { run } of batch) await run(tx);
      });
    } catch (error) {
      // One of them failed, and took the others along: each for itself then.
      if (batch.length === 1) batch[0]?.failed(error);
      else for (const one of batch) await this.together([one]);
      return;
    }
    for (const { done } of batch) done();
  }
}
