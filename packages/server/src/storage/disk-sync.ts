import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const syncFile = promisify(fdatasync);

/** A disk that answers within so many milliseconds is waited for in place: to hand the wait to a thread takes as long. */
const QUICK = 0.5;
/** For so long after it was slower, others work meanwhile. */
const ASIDE = 1000;

/** Two ways to wait for the same: everything that was written before is on disk. */
export interface Disk {
  sync(): void;
  syncAside(): Promise<void>;
}

/**
 * Waits for the disk in place of SQLite: commits go into the log beside the database, and are confirmed once that log is on disk. While a slow
 * disk is at work everybody else goes on, and all that have come up meanwhile are confirmed together. SQLite itself (`synchronous = normal`)
 * syncs what keeps the database sound.
 */
export class DiskSync {
  private readonly disk: Disk;
  private readonly now: () => number;
  private asideUntil = 0;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  constructor(disk: Disk, now: () => number = () => performance.now()) {
    this.disk = disk;
    this.now = now;
  }

  /** Over when everything written by now is on disk. */
  done(): Promise<void> {
    return this.now() < this.asideUntil ? this.aside() : this.inPlace();
  }

  private async inPlace(): Promise<void> {
    const start = this.now();
    try {
      this.disk.sync();
    } finally {
      const end = this.now();
      if (end - start > QUICK) this.asideUntil = end + ASIDE;
    }
  }

  /** What runs already may have begun too early: it is the next that counts. */
  private aside(): Promise<void> {
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        this.running = this.disk.syncAside();
        return this.running;
      });
    return this.next;
  }
}

/** The log of a database: the same file from the first commit until the database is closed. */
export function logOf(path: string): { readonly disk: DiskSync; close(): void } {
  let file: number | null = null;
  let isClosed = false;
  /** None once it is closed: SQLite itself has synced everything then. */
  const open = (): number | null => {
    if (isClosed) return null;
    file ??= openSync(`${path}-wal`, 'r+');
    return file;
  };
  const disk = new DiskSync({
    sync() {
      const log = open();
      if (log !== null) fdatasyncSync(log);
    },
    async syncAside() {
      const log = open();
      if (log !== null) await syncFile(log);
    },
  });
  return {
    disk,
    close() {
      isClosed = true;
      if (file !== null) closeSync(file);
    },
  };
}
