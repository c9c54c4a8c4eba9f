import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

const started = z.object({ url: z.string() });
const usage = z.object({
  memory: z.object({ rss: z.number(), heapUsed: z.number(), external: z.number() }),
  cpu: z.object({ user: z.number(), system: z.number() }),
});
export type Usage = z.infer<typeof usage>;

/** A server under test, in a process of its own. */
export class Child {
  readonly url: string;
  private readonly process: ChildProcess;

  private constructor(process: ChildProcess, url: string) {
    this.process = process;
    this.url = url;
  }

  static async start(
    file: string,
    environment: Readonly<Record<string, string>>,
    node = process.execPath,
  ): Promise<Child> {
    const child = fork(file, {
      execPath: node,
      execArgv: ['--expose-gc'],
      env: { PATH: process.env.PATH, ...environment, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const failed = once(child, 'exit').then(() => {
      throw new Error(`${file} did not start`);
    });
    const [message] = await Promise.race([once(child, 'message'), failed]);
    failed.catch(() => undefined);
    return new Child(child, started.parse(message).url);
  }

  /** After everything that is no longer used has been let go; while it is `running` or looked at, as it is: letting go takes time too. */
  async usage(when: 'now' | 'running' | 'an hour later' | 'profile' = 'now'): Promise<Usage> {
    const answered = once(this.process, 'message');
    this.process.send(when);
    const [message] = await answered;
    return usage.parse(message);
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.disconnect();
    await ended;
  }
}
