import type { Worker } from 'node:worker_threads';
import type { Action } from '@roundhouse/engine/play';
import { z } from 'zod';
import { action as actionSchema } from '../contract/games.ts';
import { startThread } from '../start-thread.ts';
import { type BotQuestion, think } from './think.ts';

const answer = z.union([z.object({ action: actionSchema }), z.object({ error: z.string() })]);

interface Waiting {
  readonly question: BotQuestion;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}

/** Lets bots think in threads, so that nobody waits for them; one that takes too long is ended, and the simplest bot moves. */
export class BotThreads {
  private readonly most: number;
  private readonly seconds: number;
  private readonly idle: Worker[] = [];
  private readonly waiting: Waiting[] = [];
  private readonly busy = new Set<Worker>();
  private readonly gaveWay: (bot: string, error: unknown) => void;
  private readonly makeWorker: () => Worker;

  /** `gaveWay`: hears of every bot in whose place the simplest has moved, so that it does not happen unnoticed. */
  constructor(
    most: number,
    seconds: number,
    gaveWay: (bot: string, error: unknown) => void,
    makeWorker = () => startThread('bot-thread', import.meta.url),
  ) {
    this.most = most;
    this.seconds = seconds;
    this.gaveWay = gaveWay;
    this.makeWorker = makeWorker;
  }

  async choose(question: BotQuestion): Promise<Action> {
    if (this.most === 0) return think(question);
    try {
      return await this.inThread(question);
    } catch (error) {
      this.gaveWay(question.bot, error);
      return think({ ...question, bot: 'random' });
    }
  }

  private inThread(question: BotQuestion): Promise<Action> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      this.handOut();
    });
  }

  private handOut(): void {
    while (this.waiting.length > 0) {
      const worker = this.idle.pop() ?? (this.busy.size < this.most ? this.started() : undefined);
      if (worker === undefined) return;
      const next = this.waiting.shift();
      if (next === undefined) return;
      this.ask(worker, next);
    }
  }

  private started(): Worker {
    const worker = this.makeWorker();
    worker.unref();
    return worker;
  }

  private ask(worker: Worker, { question, resolve, reject }: Waiting): void {
    this.busy.add(worker);
    const end = (isUsable: boolean) => {
      clearTimeout(timer);
      // These two only: a worker listens to itself as well, and without that it is never heard again.
      worker.off('message', answered);
      worker.off('error', failed);
      this.busy.delete(worker);
      if (isUsable) this.idle.push(worker);
      else void worker.terminate();
      this.handOut();
    };
    const answered = (message: unknown) => {
      end(true);
      const read = answer.safeParse(message);
      if (read.success && 'action' in read.data) resolve(read.data.action);
      else
        reject(new Error(read.success && 'error' in read.data ? read.data.error : 'The bot gave no answer'));
    };
    const failed = (error: unknown) => {
      end(false);
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const timer = setTimeout(() => {
      end(false);
      reject(new Error('The bot thought for too long'));
    }, this.seconds * 1000);
    worker.on('message', answered);
    worker.on('error', failed);
    worker.postMessage(question);
  }

  async close(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(new Error('The server stops'));
    await Promise.all([...this.idle, ...this.busy].map((worker) => worker.terminate()));
  }
}
