import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { DiskSync } from '../../storage/disk-sync.ts';
import { openStorage } from '../../storage/open.ts';
import { someGuest } from '../client.ts';
import { TestStream } from '../listen.ts';
import { startTestServer } from '../server.ts';
import { sharedPostgres } from '../storages.ts';
import { until } from '../until.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-power-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('on SQLite a move is confirmed, and told to others, only once the disk has it: a cut of the power loses nothing', async () => {
  const path = join(folder, 'roundhouse.db');
  const kept = join(folder, 'kept.db');
  const server = await startTestServer({ url: null, path });
  const [ann, bob] = [await someGuest(server.url), await someGuest(server.url)];
  const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 2, seating: 'joined' } });
  await bob.ok('join', { params: { table }, body: {} });
  const stream = await TestStream.open(bob);
  const isHeard = () => stream.messages.some((message) => message.kind === 'entry');

  // The disk takes its time: nobody has heard of the move.
  const waiting: (() => void)[] = [];
  let isSlow = true;
  const { done } = DiskSync.prototype;
  const slow = vi.spyOn(DiskSync.prototype, 'done').mockImplementation(async function (this: DiskSync) {
    await done.call(this);
    // What the disk has at this moment is all that there is after a cut.
    for (const end of ['', '-wal']) if (existsSync(path + end)) copyFileSync(path + end, kept + end);
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
  });
  let isConfirmed = false;
  const move = ann
    .ok('move', {
      params: { table },
      body: { after: 0, key: 'before the cut', action: { type: 'pass', player: 'p1' } },
    })
    .then(() => {
      isConfirmed = true;
    });
  await until(() => existsSync(kept));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([isConfirmed, isHeard()]).toEqual([false, false]);
  isSlow = false;
  for (const go of waiting) go();
  await move;
  slow.mockRestore();
  await stream.until((message) => message.kind === 'entry');
  stream.close();

  const after = await openStorage({ url: null, path: kept });
  const log = await after.db.selectFrom('log').select(['table_id', 'key']).execute();
  expect(log.map((row) => ({ ...row }))).toEqual([{ table_id: table, key: 'before the cut' }]);
  await after.close();
  await server.stop();
});

test('on PostgreSQL a commit waits for the disk, whatever is the custom of the database', async () => {
  const url = await (await sharedPostgres()).database();
  const custom = await openStorage({ url, path: '' });
  await sql`alter role current_user set synchronous_commit = off`.execute(custom.db);
  await custom.close();
  const storage = await openStorage({ url, path: '' });
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(storage.db);
  await sql`alter role current_user reset synchronous_commit`.execute(storage.db);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  await storage.close();
});
