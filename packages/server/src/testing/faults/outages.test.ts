import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { openStorage } from '../../storage/open.ts';
import { someGuest } from '../client.ts';
import { startPostgres } from '../postgres.ts';
import { startTestServer } from '../server.ts';
import { sharedPostgres } from '../storages.ts';
import { layCable } from './cable.ts';
import { TableUnderFault } from './table-under-fault.ts';

test('the line to the database is cut and mended, again and again: nothing is lost, and every table goes on', async () => {
  const url = new URL(await (await sharedPostgres()).database());
  const cable = await layCable(Number(url.port));
  url.port = String(cable.port);
  const server = await startTestServer({ url: url.href, path: '' }, { ROUNDHOUSE_LOG_LEVEL: 'silent' });
  const tables = await Promise.all(
    ['1882', '1889'].map((title, i) => TableUnderFault.begin([server.url], title, i)),
  );
  for (let cuts = 0; cuts < 3; cuts++) {
    await Promise.all(tables.map((table) => table.goesOn(table.moves)));
    cable.cut();
    const { status } = await fetch(`${server.url}/readyz`);
    expect(status).toBe(503);
    cable.mend();
    await Promise.all(tables.map((table) => table.goesOn(table.moves)));
    await Promise.all(tables.map((table) => table.check()));
  }
  await Promise.all(tables.map((table) => table.finish()));
  await server.stop();
  cable.close();
});

test('a database that has no connection left is told as that, and tables are opened once there is one', async () => {
  const postgres = await startPostgres();
  const url = await postgres.database();
  const server = await startTestServer({ url, path: '' }, { ROUNDHOUSE_LOG_LEVEL: 'silent' });
  const ann = await someGuest(server.url);
  const taken: pg.Client[] = [];
  for (let isFree = true; isFree; ) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    isFree = await client.connect().then(
      () => true,
      () => false,
    );
    if (isFree) taken.push(client);
  }
  const body = { title: '1882', seats: 2 };
  const replies = await Promise.all(Array.from({ length: 12 }, () => ann.call('newTable', { body })));
  for (const { status, body: said } of replies)
    if (status !== 201) expect([status, said.code]).toEqual([503, 'database-away']);
  expect(replies.some(({ status }) => status === 503)).toBe(true);
  for (const client of taken) await client.end();
  expect((await ann.call('newTable', { body })).status).toBe(201);
  await server.stop();
  postgres.stop();
});

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-small-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).status === 0;

// Only who may mount has a small disk to fill.
test.skipIf(!isMounted)(
  'a full disk is told, corrupts nothing, and play goes on once there is room',
  async () => {
    const path = join(folder, 'roundhouse.db');
    try {
      const server = await startTestServer({ url: null, path }, { ROUNDHOUSE_LOG_LEVEL: 'silent' });
      const [warned, blamed] = [vi.spyOn(server.site.log, 'warn'), vi.spyOn(server.site.log, 'error')];
      const ann = await someGuest(server.url);
      const bob = await someGuest(server.url);
      const { id: table } = await ann.ok('newTable', {
        body: { title: '1882', seats: 2, seating: 'joined' },
      });
      await bob.ok('join', { params: { table }, body: {} });
      // What is left of the disk is taken, to the last byte.
      const filler = join(folder, 'filler');
      for (const size of [100_000, 4096, 1])
        for (let i = 0; ; i++) {
          try {
            writeFileSync(`${filler}-${size}-${i}`, Buffer.alloc(size));
          } catch {
            break;
          }
        }
      let number = 0;
      const pass = () =>
        [ann, bob][number % 2]?.call('move', {
          params: { table },
          body: {
            after: number,
            key: `key of ${number}`,
            action: { type: 'pass', player: `p${(number % 2) + 1}` },
          },
        });
      const say = () => ann.call('setNotes', { params: { table }, body: { text: 'x'.repeat(2000) } });
      let refused = await say();
      for (let tries = 0; refused.status === 200 && tries < 100; tries++) refused = await say();
      expect([refused.status, refused.body.code]).toEqual([503, 'disk-full']);
      // The log tells the host in a line, and not where in the program.
      const told = { call: 'setNotes', error: expect.stringMatching(/^.*disk is full.*$/) };
      expect(warned).toHaveBeenCalledWith(expect.objectContaining(told), 'the database could not do it');
      expect(blamed).not.toHaveBeenCalled();
      const move = await pass();
      expect(move?.status === 200 || move?.body.code === 'disk-full').toBe(true);
      if (move?.status === 200) number++;
      // Reading goes on.
      expect((await ann.ok('log', { params: { table }, query: {} })).log).toHaveLength(number);
      spawnSync('sh', ['-c', `rm ${filler}-*`]);
      for (let moves = 0; moves < 4; moves++) {
        expect((await pass())?.status).toBe(200);
        number++;
      }
      await server.stop();
      const storage = await openStorage({ url: null, path });
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(storage.db);
      expect(rows.map((row) => ({ ...row }))).toEqual([{ quick_check: 'ok' }]);
      const log = await storage.db.selectFrom('log').select('number').orderBy('number').execute();
      expect(log.map((row) => row.number)).toEqual(Array.from({ length: number }, (_, i) => i + 1));
      await storage.close();
    } finally {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
