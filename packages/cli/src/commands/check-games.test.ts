import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage, readConfig, startServer } from '@roundhouse/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { run } from '../run.ts';

const data = mkdtempSync(join(tmpdir(), 'roundhouse-check-'));
const config = readConfig(
  {
    ROUNDHOUSE_PORT: '0',
    ROUNDHOUSE_DATA: data,
    ROUNDHOUSE_LOG_LEVEL: 'silent',
    ROUNDHOUSE_BOT_THREADS: '0',
  },
  null,
);
let table = '';

/** A table of two guests who have passed three times. */
beforeAll(async () => {
  const server = await startServer(config);
  const call = async (path: string, body: object, cookie = '') => {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    return response;
  };
  const guest = async () => (await call('/guests', {})).headers.get('set-cookie')?.split(';')[0] ?? '';
  const people = [await guest(), await guest()];
  const made: unknown = await (
    await call('/tables', { title: '1882', seats: 2, seating: 'joined', name: 'Our table' }, people[0])
  ).json();
  table = typeof made === 'object' && made !== null && 'id' in made ? String(made.id) : '';
  await call(`/tables/${table}/join`, {}, people[1]);
  for (const after of [0, 1, 2]) {
    const action = { type: 'pass', player: `p${(after % 2) + 1}` };
    await call(`/tables/${table}/moves`, { after, key: `key number ${after}`, action }, people[after % 2]);
  }
  await server.stop();
}, 60_000);
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function checkGames(): Promise<{ text: string; status: typeof process.exitCode }> {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await run(['check-games', '--data', data]);
  const text = written.mock.calls.map(([piece]) => String(piece)).join('');
  written.mockRestore();
  const status = process.exitCode;
  process.exitCode = undefined;
  return { text, status };
}

test('check-games says that a running game plays as it did', async () => {
  expect(await checkGames()).toEqual({
    text: '1 running game, none comes out differently.\n',
    status: undefined,
  });
});

test('check-games says what will become of a game whose last moves are refused now, and changes nothing', async () => {
  const storage = await openStorage({ url: null, path: join(data, 'roundhouse.db') });
  await storage.db
    .updateTable('log')
    .set({ content: JSON.stringify({ type: 'pass', player: 'nobody' }) })
    .where('number', '=', 2)
    .execute();
  await storage.close();
  const told = {
    text:
      `${table}  Our table: the last 2 of 3 moves can no longer be made, and will be taken back.\n` +
      '1 running game, 1 comes out differently.\n',
    status: 1,
  };
  expect(await checkGames()).toEqual(told);
  expect(await checkGames()).toEqual(told);
});
