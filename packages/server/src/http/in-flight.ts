import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whatever takes longer is not waited for. */
const PATIENCE = 10_000;

/** Calls that somebody is at work for. A server that is told to stop answers them; then it closes every connection, also those that nobody uses. */
export class InFlight {
  private count = 0;
  private onNone: () => void = () => undefined;

  constructor(app: FastifyInstance) {
    app.addHook('preClose', () => this.over());
  }

  /** Two calls, and no function around the work: this is done for every move. */
  begin(): void {
    this.count++;
  }

  end(): void {
    this.count--;
    if (this.count === 0) this.onNone();
  }

  private async over(): Promise<void> {
    const enough = new AbortController();
    const none = new Promise<void>((resolve) => {
      this.onNone = resolve;
      if (this.count === 0) resolve();
    });
    await Promise.race([none, setTimeout(PATIENCE, undefined, { signal: enough.signal })]);
    enough.abort();
    // What has been answered just now is written first.
    await setImmediate();
  }
}
