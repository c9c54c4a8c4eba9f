import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStorage, type StorageSettings } from '../storage/open.ts';
import { someUser } from '../testing/client.ts';
import { startTestServer, TestClock, testConfig } from '../testing/server.ts';
import { examine, type Finding } from './doctor.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const settingsIn = (name: string): StorageSettings => ({
  url: null,
  path: join(folder, name, 'roundhouse.db'),
});

async function wrongIn(settings: StorageSettings): Promise<Finding[]> {
  const found = [];
  for await (const finding of examine(testConfig(settings))) found.push(finding);
  return found.filter(({ state }) => state === 'wrong');
}

test('a folder in which nothing can be kept is told, and not said to be made at the first start', async () => {
  writeFileSync(join(folder, 'file'), '');
  expect(await wrongIn(settingsIn('file/data'))).toMatchObject([
    { what: 'folder', says: expect.stringContaining(`nothing can be kept in ${folder}/file/data: ENOTDIR`) },
  ]);
});

test('a file that is no database is told, with what to do', async () => {
  const settings = settingsIn('damaged');
  mkdirSync(dirname(settings.path));
  writeFileSync(settings.path, 'garbage'.repeat(100));
  expect(await wrongIn(settings)).toMatchObject([
    { what: 'database', says: expect.stringContaining('is replaced by the last backup') },
  ]);
});

test('a clock that has gone back since the last move is told', async () => {
  const settings = settingsIn('clock');
  const clock = new TestClock();
  clock.pass(600);
  const server = await startTestServer(settings, {}, clock);
  const ann = await someUser(server.url, 'Ann');
  await ann.ok('newTable', { body: { title: '1882', seats: 2 } });
  await server.stop();
  expect(await wrongIn(settings)).toMatchObject([
    { what: 'clock', says: expect.stringMatching(/lies (59\d|600) s ahead/) },
  ]);
});

test.each(['{}', 'nothing', '{"publicKey":"short","privateKey":"short"}'])(
  'keys of web push that are %s are told',
  async (value) => {
    const settings = settingsIn(`push-${value.length}`);
    const storage = await openStorage(settings);
    await storage.db.insertInto('facts').values({ name: 'push-keys', value }).execute();
    await storage.close();
    expect(await wrongIn(settings)).toMatchObject([
      { what: 'web push', says: expect.stringContaining('its keys are damaged') },
    ]);
  },
);
