import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { type Config, type Environment, readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import type { StorageSettings } from '../storage/open.ts';

/** A configuration for tests: a free port, no threads, no log. */
export function testConfig(storage: StorageSettings, environment: Environment = {}): Config {
  const data = storage.url === null ? dirname(storage.path) : tmpdir();
  return readConfig(
    {
      ROUNDHOUSE_PORT: '0',
      ROUNDHOUSE_DATA: data,
      ROUNDHOUSE_LOG_LEVEL: 'error',
      ROUNDHOUSE_BOT_THREADS: '0',
      ROUNDHOUSE_ADMIN: 'Admin',
      // Clients of tests say which address they come from, so that they do not share their limits.
      ROUNDHOUSE_TRUST_PROXY: 'loopback',
      ...(storage.url === null ? {} : { ROUNDHOUSE_DATABASE_URL: storage.url }),
      ...environment,
    },
    null,
  );
}

export interface TestServer extends RunningServer {
  readonly storage: StorageSettings;
  /** The same again on the same database, as another process would be. */
  another(environment?: Environment): Promise<TestServer>;
}

/** Time that tests can move on. */
export class TestClock {
  private ahead = 0;
  readonly now = (): number => Date.now() + this.ahead;
  pass(seconds: number): void {
    this.ahead += seconds * 1000;
  }
}

export async function startTestServer(
  storage: StorageSettings,
  environment: Environment = {},
  clock = new TestClock(),
): Promise<TestServer> {
  const config = testConfig(storage, environment);
  const server = await startServer(config, clock.now);
  return {
    ...server,
    storage,
    another: (more = environment) => startTestServer(storage, more, clock),
  };
}
