import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const syncFile = promisify(fdatasync);

/** What can be brought to disk: while everybody waits, or in another thread. */
export interface Syncable {
  atOnce(): void;
  elsewhere(): Promise<void>;
}

/** To ask another thread, and to hear from it, takes about as many milliseconds. */
const QUICK = 1;
/** A disk that was slow is tried again after so many. */
const LATER = 1000;

/**
 * Waits for the disk in place of SQLite: commits go into the log beside the database, and are confirmed once that log is on disk, all
 * that have come up meanwhile together. A quick disk is waited for, because everything would wait longer for a thread that waits; while a slow
 * one is at work, others go on. SQLite itself (`synchronous = normal`) syncs what keeps the database sound.
 */
export class DiskSync {
  private readonly file: Syncable;
  private readonly now: () => number;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;
  /** How long it has taken lately. */
  private usual = 0;
  private slowUntil = Number.NEGATIVE_INFINITY;

  constructor(file: Syncable, now: () => number = () => performance.now()) {
    this.file = file;
    this.now = now;
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

  private async sync(): Promise<void> {
    const start = this.now();
    if (start < this.slowUntil) return this.file.elsewhere();
    this.file.atOnce();
    const end = this.now();
    // A single slow one among many quick ones is no reason to change.
    this.usual += (end - start - this.usual) / 16;
    if (this.usual <= QUICK) return;
    this.usual = QUICK;
    this.slowUntil = end + LATER;
  }
}

/** The log of a database: the same file from the first commit until the database is closed. */
export function logOf(path: string): { readonly disk: DiskSync; close(): void } {
  let file: number | null = null;
  let isClosed = false;
  const opened = (): number => {
    file ??= openSync(`${path}-wal`, 'r+');
    return file;
  };
  // SQLite itself has synced everything when it was closed.
  const disk = new DiskSync({
    atOnce() {
      if (!isClosed) fdatasyncSync(opened());
    },
    async elsewhere() {
      if (!isClosed) await syncFile(opened());
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
