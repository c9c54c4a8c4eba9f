import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const syncFile = promisify(fdatasync);

/**
 * Waits for the disk in place of SQLite, which would let nobody else work meanwhile: commits go into the log beside the database, and
 * are confirmed once that log is on disk, all that have come up meanwhile together. SQLite itself (`synchronous = normal`) syncs what keeps the
 * database sound.
 */
export class DiskSync {
  private readonly sync: () => Promise<void>;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(sync: () => Promise<void>) {
    this.sync = sync;
  }

  /** Over when everything written by now is on disk. What runs already may have begun too early: it is the next that counts. */
  done(): Promise<void> {
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        this.running = this.sync();
        return this.running;
      });
    return this.next;
  }
}

/** The log of a database: the same file from the first commit until the database is closed. */
export function logOf(path: string): { readonly disk: DiskSync; close(): void } {
  let file: number | null = null;
  let isClosed = false;
  const disk = new DiskSync(async () => {
    // SQLite itself has synced everything when it was closed.
    if (isClosed) return;
    file ??= openSync(`${path}-wal`, 'r+');
    await syncFile(file);
  });
  return {
    disk,
    close() {
      isClosed = true;
      if (file !== null) closeSync(file);
    },
  };
}
