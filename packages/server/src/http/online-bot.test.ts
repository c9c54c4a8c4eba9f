import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { someUser } from '../testing/client.ts';
import { startTestServer } from '../testing/server.ts';

/** The program of docs/bots.md that plays over the API, as somebody else would run it. */
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const page = readFileSync(join(root, 'docs', 'bots.md'), 'utf8');
const program = /^```js online-bot\.mjs\n(.*?)^```$/ms.exec(page)?.[1] ?? '';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-online-bot-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a program of somebody else plays over the API with a token', { timeout: 60_000 }, async () => {
  const server = await startTestServer({ url: null, path: join(folder, 'roundhouse.db') });
  try {
    const [ann, bob] = [await someUser(server.url, 'Ann'), await someUser(server.url, 'Bob')];
    const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 2, seating: 'joined' } });
    await bob.ok('join', { params: { table }, body: {} });
    const { secret } = await ann.ok('makeToken', { body: { name: 'bot', scopes: ['read', 'play'] } });

    writeFileSync(join(folder, 'online-bot.mjs'), program);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const tsx = pathToFileURL(join(root, 'node_modules', 'tsx', 'dist', 'esm', 'index.mjs')).href;
    const running = promisify(execFile)(
      process.execPath,
      ['-C', '@roundhouse/source', '--import', tsx, 'online-bot.mjs', server.url, table, '2'],
      { cwd: folder, env: { ...process.env, ROUNDHOUSE_TOKEN: secret } },
    );
    // It waits for the other player, who passes.
    const hasMoved = async () => {
      const { standing } = await bob.ok('log', { params: { table }, query: { after: 0 } });
      expect(standing).toMatchObject({ number: 1, acting: ['p2'] });
    };
    await vi.waitFor(hasMoved, { timeout: 40_000, interval: 100 });
    await bob.ok('move', {
      params: { table },
      body: { after: 1, key: 'a key of Bob', action: { type: 'pass', player: 'p2' } },
    });
    expect((await running).stdout).toMatch(/^p1 \w+\np1 \w+\n$/);
  } finally {
    await server.stop();
  }
});
