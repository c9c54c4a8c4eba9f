import { sql } from 'kysely';
import { z } from 'zod';
import type { LiveGame } from '../play/games.ts';
import type { Site } from '../site.ts';
import type { Tx } from '../storage/commit.ts';
import type { Db } from '../storage/open.ts';
import { readList, type SeatRow, type TableRow } from '../tables/rows.ts';

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

/** Does a job, or throws: then it is tried again later. `againAt`: it is to be done once more, unless it was left anew meanwhile. */
export type Worker = (job: Job) => Promise<undefined | { readonly againAt: number }>;

/** Renewed while the work goes on: a bot may think, and wait for others to think, for longer. */
const LEASE = 60_000;
/** Nobody at a table waits for a mail server: what is played and what is told are taken apart, so many of each at once. */
const LANES = [
  { kinds: ['bot', 'late'], atOnce: 8 },
  { kinds: ['tell', 'push', 'mail', 'webhook', 'reset'], atOnce: 4 },
] as const satisfies readonly { readonly kinds: readonly JobKind[]; readonly atOnce: number }[];
type Lane = (typeof LANES)[number];
/** Nobody is told of what was long ago. A game waits for its bots as long as it takes, and would stand still without. */
const MOST_ATTEMPTS: Readonly<Record<JobKind, number>> = {
  bot: Number.POSITIVE_INFINITY,
  late: Number.POSITIVE_INFINITY,
  ...{ tell: 12, push: 12, mail: 12, webhook: 12, reset: 12 },
};
const LONGEST_PAUSE = 3600 * 1000;
/** Looked for anew even if nobody says so: what another process left behind. */
const LOOK_EVERY = 5000;

const content = z.record(z.string(), z.unknown());
const jobKind = z.enum(JOB_KINDS);

/** What of the site it needs. */
const isBot = ({ bot, stand_in }: SeatRow): boolean => bot !== null || stand_in !== null;

type JobsSite = Pick<Site, 'storage' | 'process' | 'now' | 'log' | 'metrics' | 'postman'> & {
  readonly hub: Pick<Site['hub'], 'wire'>;
};

/** Work that must be done although a process may die: kept in the database, taken by exactly one process, under a lease. */
export class Jobs {
  private readonly site: () => JobsSite;
  private workers: Partial<Readonly<Record<JobKind, Worker>>> = {};
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;
  private lookAgain = false;
  private isStopped = false;
  private takings = 0;
  private readonly current = new Map<Job, Promise<void>>();

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
    const update = {
      content: JSON.stringify(job.content),
      // Whoever waits to be told is not put off by more news; what is being told at this moment may be without them.
      due_at:
        job.kind !== 'tell'
          ? job.dueAt
          : sql<number>`case when jobs.leased_until < ${this.site().now()} and jobs.due_at < ${job.dueAt} then jobs.due_at else ${job.dueAt} end`,
      attempts: 0,
      leased_until: 0,
      failure: null,
      worker: null,
    };
    await db
      .insertInto('jobs')
      .values({ ...update, kind: job.kind, subject: job.subject, due_at: job.dueAt })
      .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(update))
      .execute();
  }

  /** What follows from how a game stands: a bot moves, time runs, somebody is told. True if there is something to do soon. */
  async follow(
    tx: Tx,
    { seats, row: before, id }: Pick<LiveGame, 'seats' | 'row' | 'id'>,
    after: TableRow,
  ): Promise<boolean> {
    const { now, hub } = this.site();
    if (after.deadline !== before.deadline) {
      if (after.deadline === null) await this.remove(tx, 'late', id);
      else await this.add(tx, { kind: 'late', subject: id, dueAt: after.deadline, content: {} });
    }
    if (after.status !== 'running') return false;
    let isNew = false;
    for (const player of readList(after.acting)) {
      const seat = seats.find((one) => one.player === player);
      if (seat === undefined) continue;
      if (isBot(seat)) {
        await this.add(tx, { kind: 'bot', subject: id, dueAt: now(), content: {} });
        isNew = true;
      } else if (seat.user_id !== null && after.acting !== before.acting) {
        isNew = (await this.tell(tx, seat.user_id)) || isNew;
      }
    }
    // Whoever has a place free need not find it by chance.
    if (isNew && (this.isStopped || LANES.some((lane) => this.freeIn(lane) <= 0)))
      await hub.wire.send(tx, { kind: 'jobs' });
    return isNew;
  }

  /** Somebody is told outside the page what waits. False: nothing of that is wanted. */
  async tell(db: Db | Tx, user: string): Promise<boolean> {
    const jobs = await this.site().postman.tellLater(db, user);
    for (const job of jobs) await this.add(db, job);
    return jobs.length > 0;
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

  /** What a game waits for has a job, whatever became of the one that it had: it would else wait for good. */
  async leaveLost(db: Db | Tx, { id, deadline, acting }: TableRow, seats: readonly SeatRow[]): Promise<void> {
    const due: { kind: JobKind; due_at: number }[] = [];
    if (deadline !== null) due.push({ kind: 'late', due_at: deadline });
    if (seats.some((seat) => isBot(seat) && readList(acting).includes(seat.player ?? '')))
      due.push({ kind: 'bot', due_at: this.site().now() });
    for (const one of due)
      await db
        .insertInto('jobs')
        .values({ ...one, subject: id, content: '{}', leased_until: 0, failure: null, worker: null })
        .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
        .execute();
  }

  /** Is nothing more begun? */
  get isStopping(): boolean {
    return this.isStopped;
  }

  /** When there is more to do. Where a lane is full its next job is looked for when one has ended. */
  private async nextDue(): Promise<number> {
    const { storage, now } = this.site();
    const kinds = LANES.flatMap((lane) => (this.freeIn(lane) > 0 ? lane.kinds : []));
    if (kinds.length === 0) return Number.POSITIVE_INFINITY;
    const row = await storage.db
      .selectFrom('jobs')
      .select((fields) => fields.fn.min('due_at').as('due'))
      .where('kind', 'in', kinds)
      .where('leased_until', '<', now())
      .where((is) => is.and(this.atWork().map((id) => is('id', '!=', id))))
      .executeTakeFirst();
    return row?.due ?? Number.POSITIVE_INFINITY;
  }

  private freeIn({ kinds, atOnce }: Lane): number {
    const running = [...this.current.keys()].filter(({ kind }) => kinds.some((one) => one === kind));
    return atOnce - running.length;
  }

  /** Left anew while it is being done, a job waits here until that is over: a table must not have more than one place in a lane. */
  private atWork(): number[] {
    return Array.from(this.current.keys(), ({ id }) => id);
  }

  private async takeSome(lane: Lane): Promise<void> {
    const free = this.freeIn(lane);
    if (free <= 0) return;
    const taken = await this.take(lane.kinds, free);
    if (this.isStopped) {
      await this.giveBack(taken);
      return;
    }
    for (const job of taken) {
      const work = this.work(job).finally(() => {
        this.current.delete(job);
        this.wake();
      });
      this.current.set(job, work);
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
          .where((is) => is.and(this.atWork().map((id) => is('id', '!=', id))))
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
    for (const job of jobs) await this.putBack(job, { attempts: job.attempts - 1 });
  }

  private async work(job: Job): Promise<void> {
    const { log, metrics } = this.site();
    try {
      const more = await this.workers[job.kind]?.(job);
      if (more === undefined) await this.finish(job);
      else await this.putBack(job, { due_at: more.againAt, attempts: 0 });
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
    if (job.attempts >= MOST_ATTEMPTS[job.kind]) {
      await this.finish(job);
      return;
    }
    const retryAfter = error instanceof RetryLater ? error.seconds * 1000 : 0;
    const wait = Math.max(retryAfter, Math.min(LONGEST_PAUSE, 2000 * 2 ** job.attempts));
    await this.putBack(job, { due_at: this.site().now() + wait, failure: String(error).slice(0, 300) });
  }

  private async putBack(
    { id, taking }: Job,
    change: { readonly due_at?: number; readonly attempts?: number; readonly failure?: string },
  ): Promise<void> {
    await this.site()
      .storage.db.updateTable('jobs')
      .set({ leased_until: 0, worker: null, ...change })
      .where('id', '=', id)
      .where('worker', '=', taking)
      .execute();
  }

  /** Called now and then: what is still being done stays taken. */
  async renew(): Promise<void> {
    const { storage, now } = this.site();
    const takings = Array.from(this.current.keys(), ({ taking }) => taking);
    if (takings.length === 0) return;
    await storage.db
      .updateTable('jobs')
      .set({ leased_until: now() + LEASE })
      .where('worker', 'in', takings)
      .where('id', 'in', this.atWork())
      .execute();
  }

  /** Finishes what is being done, and takes nothing more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.looking;
    await Promise.allSettled(this.current.values());
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
