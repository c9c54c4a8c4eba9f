import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BestRoutes, RouteProblem } from '../types.ts';

export interface Found {
  readonly best: BestRoutes;
  /** How long the search took. */
  readonly ms: number;
}

interface Job {
  readonly problem: RouteProblem;
  readonly resolve: (found: Found) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
}

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

  solve(problem: RouteProblem): Promise<Found> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ problem, resolve, reject });
      this.handOut();
    });
  }

  /** Ends all threads; what is still being looked for is not found. */
  async close(): Promise<void> {
    const jobs = this.waiting.splice(0);
    for (const { job } of this.threads) if (job !== null) jobs.push(job);
    const ended = [...this.threads].map(({ worker }) => worker.terminate());
    this.threads.clear();
    for (const job of jobs) job.reject(new Error('The search for routes was given up.'));
    await Promise.all(ended);
  }

  private handOut(): void {
    while (this.waiting.length > 0) {
      const thread = [...this.threads].find(({ job }) => job === null) ?? this.another();
      const job = thread === null ? undefined : this.waiting.shift();
      if (thread === null || job === undefined) return;
      thread.job = job;
      thread.worker.ref();
      thread.worker.postMessage(job.problem);
    }
  }

  private another(): Thread | null {
    if (this.threads.size >= this.most) return null;
    const thread: Thread = { worker: new Worker(this.file), job: null };
    this.threads.add(thread);
    thread.worker.on('message', (found: Found) => {
      thread.job?.resolve(found);
      thread.job = null;
      // An idle thread does not keep the process alive.
      thread.worker.unref();
      this.handOut();
    });
    thread.worker.on('error', (error) => {
      thread.job?.reject(error);
      this.threads.delete(thread);
      this.handOut();
    });
    return thread;
  }
}
