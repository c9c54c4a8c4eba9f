import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Allotment } from '../allotment.ts';
import { nothingFound } from '../best-routes.ts';
import { checkProblem } from '../problem.ts';
import { RouteProblemError } from '../problem-error.ts';
import type { BestRoutes, RouteProblem, SearchOptions } from '../types.ts';

export interface Found {
  readonly best: BestRoutes;
  /** How long the search took. */
  readonly ms: number;
}

/** As for `bestRoutes`, but that a function cannot be sent to a thread. */
export interface ThreadOptions extends SearchOptions {
  /** Milliseconds from now, the wait for a free thread included; kept to within 20 ms. */
  readonly deadline?: number;
}

/** What a thread is told. */
export interface Asked {
  readonly problem: RouteProblem;
  readonly options: ThreadOptions;
  /** When: by the clock on the wall (`Date.now`), which all threads share. */
  readonly since: number;
}

interface Job extends Asked {
  readonly resolve: (found: Found) => void;
  readonly reject: (error: unknown) => void;
  timer: NodeJS.Timeout | undefined;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
}

/** How long after its end a thread may still answer: what it has found is better than nothing. */
const GRACE = 10;
const LONGEST_TIMER = 2 ** 31 - 1 - GRACE;

/** Looks for best routes in threads, as many at a time as there are cores: the caller stays free for others. */
export class RouteThreads {
  private readonly file: URL;
  private readonly most: number;
  private readonly threads = new Set<Thread>();
  private readonly waiting: Job[] = [];

  /** `file` is the built `thread.ts`; a thread is started when it is first needed. */
  constructor(file: URL, most = availableParallelism()) {
    this.file = file;
    this.most = most;
  }

  /** Fails with a `RouteProblemError` for what `bestRoutes` refuses. */
  async solve(problem: RouteProblem, options: ThreadOptions = {}): Promise<Found> {
    const since = Date.now();
    checkOptions(options);
    checkProblem(problem);
    return new Promise((resolve, reject) => {
      const job: Job = { problem, options, since, resolve, reject, timer: undefined };
      const { deadline = LONGEST_TIMER } = options;
      if (deadline < LONGEST_TIMER) job.timer = setTimeout(() => this.giveUp(job), deadline + GRACE);
      this.waiting.push(job);
      this.handOut();
    });
  }

  /** Ends all threads; what is still being looked for is not found. */
  async close(): Promise<void> {
    const jobs = this.waiting.splice(0);
    for (const { job } of this.threads) if (job !== null) jobs.push(job);
    const ended = [...this.threads].map(({ worker }) => worker.terminate());
    this.threads.clear();
    for (const job of jobs) {
      clearTimeout(job.timer);
      job.reject(new Error('The search for routes was given up.'));
    }
    await Promise.all(ended);
  }

  /** No thread was free in time, or it has not even started: its answer will come too late. */
  private giveUp(job: Job): void {
    const place = this.waiting.indexOf(job);
    if (place >= 0) this.waiting.splice(place, 1);
    job.resolve({ best: nothingFound(job.problem), ms: Date.now() - job.since });
  }

  private handOut(): void {
    while (this.waiting.length > 0) {
      const thread = [...this.threads].find(({ job }) => job === null) ?? this.another();
      const job = thread === null ? undefined : this.waiting.shift();
      if (thread === null || job === undefined) return;
      const { problem, options, since } = job;
      const asked: Asked = { problem, options, since };
      try {
        thread.worker.postMessage(asked);
      } catch (error) {
        // It holds something that cannot be sent.
        clearTimeout(job.timer);
        job.reject(error);
        continue;
      }
      thread.job = job;
      thread.worker.ref();
    }
  }

  private another(): Thread | null {
    if (this.threads.size >= this.most) return null;
    const thread: Thread = { worker: new Worker(this.file), job: null };
    this.threads.add(thread);
    thread.worker.on('message', (found: Found) => {
      clearTimeout(thread.job?.timer);
      thread.job?.resolve(found);
      thread.job = null;
      // An idle thread does not keep the process alive.
      thread.worker.unref();
      this.handOut();
    });
    thread.worker.on('error', (error) => {
      clearTimeout(thread.job?.timer);
      thread.job?.reject(error);
      this.threads.delete(thread);
      this.handOut();
    });
    return thread;
  }
}

function checkOptions(options: SearchOptions): void {
  new Allotment(options);
  if (typeof options.deadline === 'function')
    throw new RouteProblemError('options.deadline', options.deadline, 'milliseconds from now, 0 or more');
}
