import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdFolder, openStorage, readConfig, startServer } from '@roundhouse/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-databases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([['backup'], ['check-games'], ['admin'], ['reset-password']])(
  '%s of a folder in which there is nothing says so, and makes nothing',
  async (name) => {
    const data = join(folder, 'wrong');
    const given = { backup: [join(folder, 'all.gz')], 'check-games': [] }[name] ?? ['Ann'];
    await expect(run([name, ...given, '--data', data])).rejects.toThrow(
      `There is no database at ${data}/roundhouse.db`,
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('a backup that cannot be written says so', async () => {
  await (await openStorage({ url: null, path: join(folder, 'roundhouse.db') })).close();
  await expect(run(['backup', join(folder, 'nowhere', 'all.gz'), '--data', folder])).rejects.toThrow(
    /^nothing was backed up: ENOENT/,
  );
});

test('restore leaves a folder alone that a server has', async () => {
  const hold = holdFolder(folder, 'A server at http://localhost:1867');
  await expect(run(['restore', join(folder, 'all.gz'), '--data', folder])).rejects.toThrow(
    'A server at http://localhost:1867 has the folder',
  );
  hold.release();
});

/** What a command prints. */
async function printed(...call: string[]): Promise<string> {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await run([...call, '--data', folder]);
  const text = written.mock.calls.map(([piece]) => String(piece)).join('');
  written.mockRestore();
  return text;
}

test('admin and reset-password work beside a server, and their links set a password', async () => {
  const config = readConfig(
    {
      ROUNDHOUSE_PORT: '0',
      ROUNDHOUSE_DATA: folder,
      ROUNDHOUSE_LOG_LEVEL: 'silent',
      ROUNDHOUSE_BOT_THREADS: '0',
    },
    null,
  );
  const server = await startServer(config);
  const post = (path: string, body: object) =>
    fetch(`${server.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const setPassword = async (text: string, password: string) => {
    const [, token] = /#\/reset\/([\w-]+)/.exec(text) ?? [];
    expect((await post('/password-resets/use', { token, password })).status).toBe(200);
    const answer = await post('/sessions', { name: 'Ann', password });
    expect(await answer.json()).toMatchObject({ name: 'Ann', admin: true, guest: false });
  };
  await setPassword(await printed('admin', 'Ann'), 'correct horse');
  await setPassword(await printed('reset-password', 'ann'), 'battery staple');
  expect(await printed('admin', 'ANN')).toBe('ANN is an admin now.\n');
  await expect(run(['reset-password', 'Bob', '--data', folder])).rejects.toThrow('there is no account "Bob"');
  await expect(run(['admin', '?', '--data', folder])).rejects.toThrow('A name');
  await server.stop();
});
