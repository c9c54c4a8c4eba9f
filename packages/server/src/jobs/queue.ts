import { sql } from 'kysely';
import { z } from 'zod';
import type { LiveGame } from '../play/games.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import type { Db } from '../storage/open.ts';
import type { TableRow } from '../tables/rows.ts';
import { readList } from '../tables/rows.ts';

export const JOB_KINDS = ['bot', 'late', 'tell', 'push', 'mail', 'webhook', 'reset'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export interface NewJob {
  readonly kind: JobKind;
  /** One job of a kind for each subject: another replaces it. */
  readonly subject: string;
  readonly dueAt: number;
  readonly content: Readonly<Record<string, unknown>>;
}

export interface Job extends NewJob {
  readonly id: number;
  readonly attempts: number;
  /** This taking of it, and no other: the same job may be left anew and taken again while it is still being done. */
  readonly taking: string;
}

/** Does a job, or throws: then it is tried again later. */
export type Worker = (job: Job) => Promise<void>;

const LEASE = 60_000;
/** Nobody at a table waits for a mail server: what is played and what is told are taken apart, so many of each at once. */
const LANES = [
  { kinds: ['bot', 'late'], atOnce: 8 },
  { kinds: ['tell', 'push', 'mail', 'webhook', 'reset'], atOnce: 4 },
] as const satisfies readonly { readonly kinds: readonly JobKind[]; readonly atOnce: number }[];
type Lane = (typeof LANES)[number];
const MOST_ATTEMPTS = 12;
/** Looked for anew even if nobody says so: what another process left behind. */
const LOOK_EVERY = 5000;

const content = z.record(z.string(), z.unknown());
const jobKind = z.enum(JOB_KINDS);

/** What of the site it needs. */
type JobsSite = Pick<Site, 'storage' | 'process' | 'now' | 'log' | 'metrics' | 'postman'>;

/** Work that must be done although a process may die: kept in the database, taken by exactly one process, under a lease. */
export class Jobs {
  private readonly site: () => JobsSite;
  private workers: Partial<Readonly<Record<JobKind, Worker>>> = {};
  private readonly running = new Map<Lane, number>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;
  private lookAgain = false;
  private isStopped = false;
  private takings = 0;
  private readonly current = new Set<Promise<void>>();

  constructor(site: () => JobsSite) {
    this.site = site;
  }

  start(workers: Readonly<Record<JobKind, Worker>>): void {
    this.workers = workers;
    this.wake();
  }

  /** Where no other process can have them, what was taken before the start has been left behind: nobody waits for its lease. */
  async takeBackAll(): Promise<void> {
    await this.site().storage.db.updateTable('jobs').set({ leased_until: 0, worker: null }).execute();
  }

  /** There may be something to do. */
  wake(): void {
    if (this.isStopped || Object.keys(this.workers).length === 0) return;
    if (this.looking === null) this.looking = this.look();
    else this.lookAgain = true;
  }

  async add(db: Db | Tx, job: NewJob): Promise<void> {
    const row = {
      content: JSON.stringify(job.content),
      due_at: job.dueAt,
      attempts: 0,
      leased_until: 0,
      failure: null,
    };
    await db
      .insertInto('jobs')
      .values({ kind: job.kind, subject: job.subject, worker: null, ...row })
      .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ ...row, worker: null }))
      .execute();
  }

  /** What follows from how a game stands: a bot moves, time runs, somebody is told. True if there is something to do soon. */
  async follow(
    tx: Tx,
    { seats, row: before, id }: Pick<LiveGame, 'seats' | 'row' | 'id'>,
    after: TableRow,
  ): Promise<boolean> {
    const { now, postman } = this.site();
    if (after.deadline !== before.deadline) {
      if (after.deadline === null) await this.remove(tx, 'late', id);
      else await this.add(tx, { kind: 'late', subject: id, dueAt: after.deadline, content: {} });
    }
    if (after.status !== 'running') return false;
    let isNew = false;
    for (const player of readList(after.acting)) {
      const seat = seats.find((one) => one.player === player);
      if (seat === undefined) continue;
      if (seat.bot !== null || seat.stand_in !== null) {
        await this.add(tx, { kind: 'bot', subject: id, dueAt: now(), content: { number: after.number } });
        isNew = true;
      } else if (
        seat.user_id !== null &&
        after.acting !== before.acting &&
        (await postman.isWanted(tx, seat.user_id))
      ) {
        await this.add(tx, await postman.tellLater(tx, seat.user_id));
        isNew = true;
      }
    }
    return isNew;
  }

  async remove(db: Db | Tx, kind: JobKind, subject: string): Promise<void> {
    await db.deleteFrom('jobs').where('kind', '=', kind).where('subject', '=', subject).execute();
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    let next = LOOK_EVERY;
    try {
      do {
        this.lookAgain = false;
        for (const lane of LANES) if (!this.isStopped) await this.takeSome(lane);
        if (!this.lookAgain) next = Math.max(10, (await this.nextDue()) - this.site().now());
      } while (this.lookAgain && !this.isStopped);
    } catch (error) {
      this.site().log.warn({ error: String(error) }, 'jobs could not be read');
    }
    this.looking = null;
    if (!this.isStopped) this.timer = setTimeout(() => this.wake(), Math.min(LOOK_EVERY, next)).unref();
  }

  private async nextDue(): Promise<number> {
    const { storage, now } = this.site();
    const row = await storage.db
      .selectFrom('jobs')
      .select((fields) => fields.fn.min('due_at').as('due'))
      .where('leased_until', '<', now())
      .executeTakeFirst();
    return row?.due ?? Number.POSITIVE_INFINITY;
  }

  private async takeSome(lane: Lane): Promise<void> {
    const running = () => this.running.get(lane) ?? 0;
    const free = lane.atOnce - running();
    if (free <= 0) return;
    const taken = await this.take(lane.kinds, free);
    if (this.isStopped) {
      await this.giveBack(taken);
      return;
    }
    for (const job of taken) {
      this.running.set(lane, running() + 1);
      const work = this.work(job).finally(() => {
        this.running.set(lane, running() - 1);
        this.current.delete(work);
        this.wake();
      });
      this.current.add(work);
    }
  }

  /** Takes jobs that are due, so that no other process does. */
  private async take(kinds: readonly JobKind[], most: number): Promise<Job[]> {
    const { storage, now, process } = this.site();
    const at = now();
    const taking = `${process} ${++this.takings}`;
    const rows = await storage.db
      .updateTable('jobs')
      .set({ leased_until: at + LEASE, worker: taking, attempts: sql<number>`attempts + 1` })
      .where('id', 'in', (from) => {
        const due = from
          .selectFrom('jobs')
          .select('id')
          .where('kind', 'in', kinds)
          .where('due_at', '<=', at)
          .where('leased_until', '<', at)
          .orderBy('due_at')
          .limit(most);
        return storage.kind === 'postgres' ? due.forUpdate().skipLocked() : due;
      })
      .returningAll()
      .execute();
    return rows.map((row) => ({
      id: row.id,
      kind: jobKind.parse(row.kind),
      subject: row.subject,
      dueAt: row.due_at,
      content: content.parse(JSON.parse(row.content)),
      attempts: row.attempts,
      taking,
    }));
  }

  /** To whoever comes next: it was taken while this process was told to stop. */
  private async giveBack(jobs: readonly Job[]): Promise<void> {
    for (const { id, attempts, taking } of jobs)
      await this.site()
        .storage.db.updateTable('jobs')
        .set({ leased_until: 0, worker: null, attempts: attempts - 1 })
        .where('id', '=', id)
        .where('worker', '=', taking)
        .execute();
  }

  private async work(job: Job): Promise<void> {
    const { log, metrics } = this.site();
    try {
      await this.workers[job.kind]?.(job);
      await this.finish(job);
      metrics.jobs.inc({ kind: job.kind, outcome: 'done' });
    } catch (error) {
      metrics.jobs.inc({ kind: job.kind, outcome: 'failed' });
      log.warn(
        { job: job.kind, subject: subjectShown(job), attempts: job.attempts, error: String(error) },
        'a job failed',
      );
      await this.postpone(job, error).catch((failure: unknown) =>
        log.warn({ error: String(failure) }, 'a job could not be put back; its lease will end'),
      );
    }
  }

  /** Only if it is still the one that was taken: another may have been put in its place, or taken after the lease. */
  private async finish(job: Job): Promise<void> {
    await this.site()
      .storage.db.deleteFrom('jobs')
      .where('id', '=', job.id)
      .where('worker', '=', job.taking)
      .execute();
  }

  private async postpone(job: Job, error: unknown): Promise<void> {
    const { storage, now } = this.site();
    if (job.attempts >= MOST_ATTEMPTS) {
      await this.finish(job);
      return;
    }
    const retryAfter = error instanceof RetryLater ? error.seconds * 1000 : 0;
    const wait = Math.max(retryAfter, Math.min(6 * 3600 * 1000, 2000 * 2 ** job.attempts));
    await storage.db
      .updateTable('jobs')
      .set({ due_at: now() + wait, leased_until: 0, worker: null, failure: String(error).slice(0, 300) })
      .where('id', '=', job.id)
      .where('worker', '=', job.taking)
      .execute();
  }

  get isStopping(): boolean {
    return this.isStopped;
  }

  /** Finishes what is being done, and takes nothing more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.looking;
    await Promise.allSettled([...this.current]);
  }
}

/** The address of somebody's browser is nobody's business. */
export const subjectShown = ({
  kind,
  subject,
}: {
  readonly kind: string;
  readonly subject: string;
}): string => (kind === 'push' ? 'a browser' : subject);

/** The other side has said when to come again. */
export class RetryLater extends Error {
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}
