import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** A real PostgreSQL for tests: made, started and thrown away by them, also as root. */
export interface TestPostgres {
  /** An empty database of its own. */
  database(): Promise<string>;
  /** Ends every connection to a database, as an outage does. */
  cut(url: string): Promise<void>;
  stop(): void;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

export async function startPostgres(): Promise<TestPostgres> {
  const port = await freePort();
  const password = randomBytes(8).toString('hex');
  const script = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url));
  const keeper = spawn(process.execPath, [script, String(port), password], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  keeper.stderr.on('data', (text) => {
    said += text;
  });
  const failed = once(keeper, 'close').then(() => {
    throw new Error(`PostgreSQL could not be started:\n${said}`);
  });
  await Promise.race([once(keeper.stdout, 'data'), failed]);
  failed.catch(() => undefined);
  // It ends with this process, and does not keep it.
  keeper.unref();
  keeper.stdout.destroy();
  keeper.stderr.destroy();
  if ('unref' in keeper.stdin && typeof keeper.stdin.unref === 'function') keeper.stdin.unref();
  const urlOf = (name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
  const asAdmin = async (sql: string, values: readonly string[] = []): Promise<void> => {
    const client = new pg.Client({ connectionString: urlOf('postgres') });
    await client.connect();
    await client.query(sql, [...values]);
    await client.end();
  };
  return {
    async database() {
      const name = `test_${randomBytes(6).toString('hex')}`;
      await asAdmin(`create database ${name}`);
      return urlOf(name);
    },
    cut: (url) =>
      asAdmin('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        new URL(url).pathname.slice(1),
      ]),
    stop: () => keeper.stdin.destroy(),
  };
}
