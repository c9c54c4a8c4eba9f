import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import type { Config } from './config.ts';
import { startServer } from './server.ts';
import { someGuest } from './testing/client.ts';
import { TestStream } from './testing/listen.ts';
import { startTestServer, testConfig } from './testing/server.ts';
import { onSqlite, sharedPostgres } from './testing/storages.ts';
import { until } from './testing/until.ts';

/** How many lines there are to a database, but for the one that asks. */
async function linesTo(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.length;
}

test.each<[string, string, (port: number) => Partial<Config>]>([
  ['a proxy is none', 'invalid IP address', () => ({ trustProxy: 'yes' })],
  ['the port is taken', 'EADDRINUSE', (port) => ({ port })],
])('a start that fails because %s leaves nothing open', async (_name, message, wrong) => {
  const url = await (await sharedPostgres()).database();
  const other = createServer();
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const { port } = other.address() as AddressInfo;
  const config = { ...testConfig({ url, path: '' }), ...wrong(port) };
  await expect(startServer(config)).rejects.toThrow(message);
  await until(async () => (await linesTo(url)) === 0);
  other.close();
});

test('a database that nobody answers for is named as what is missing', async () => {
  const config = testConfig({ url: 'postgres://me:secret@localhost:1/games', path: '' });
  await expect(startServer(config)).rejects.toThrow(
    /^the database cannot be opened: connect ECONNREFUSED .+:1/,
  );
});

onSqlite((fresh) => {
  test('a stream that was open for long is no slow answer in the log', async () => {
    const server = await startTestServer(await fresh());
    const warned = vi.spyOn(server.site.log, 'warn');
    const stream = await TestStream.open(await someGuest(server.url));
    await new Promise((over) => setTimeout(over, 1100));
    await server.stop();
    await until(() => stream.ended);
    expect(warned).not.toHaveBeenCalled();
  });
});
