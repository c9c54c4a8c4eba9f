import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyAction, seededChance } from '@roundhouse/titles';
import { afterAll, expect, test } from 'vitest';
import { backup, restore } from '../storage/backup.ts';
import { NoDatabase, openExisting, openStorage, type StorageSettings } from '../storage/open.ts';
import { someUser, TestClient } from '../testing/client.ts';
import { openAs, playOn } from '../testing/play.ts';
import { startTestServer, testConfig } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { until } from '../testing/until.ts';
import { checkGames } from './check-games.ts';
import { examine } from './doctor.ts';
import { startCheck } from './start-check.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-care-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A game that goes on, of a server that was stopped. */
async function seventyMoves(settings: StorageSettings) {
  const server = await startTestServer(settings);
  const ann = await someUser(server.url, 'Ann');
  const bob = await someUser(server.url, 'Bob');
  const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 2, master: true } });
  await bob.ok('join', { params: { table }, body: {} });
  await playOn(await openAs(ann, table), table, () => ann, 70, { master: true });
  await server.stop();
  return { settings, ann, table };
}

onEachStorage((fresh, kind) => {
  test('a backup is made while the server goes on, and restored elsewhere', async () => {
    const server = await startTestServer(await fresh());
    const ann = await someUser(server.url, 'Ann');
    const { id: table } = await ann.ok('newTable', {
      body: { title: '1882', seats: 2, bots: ['random'], seating: 'joined' },
    });
    await ann.ok('move', {
      params: { table },
      body: { after: 0, key: 'key number 0', action: { type: 'pass', player: 'p1' } },
    });
    const file = join(folder, `${kind}.gz`);
    const reader = await openStorage(server.storage);
    await backup(reader, file, Date.now());
    await reader.close();
    const { log } = await ann.ok('log', { params: { table }, query: {} });
    await server.stop();

    const settings = await fresh();
    const storage = await openStorage(settings);
    expect(await restore(storage, file)).toBeGreaterThan(5);
    await expect(restore(storage, file)).rejects.toThrow('not empty');
    await storage.close();
    const again = await startTestServer(settings);
    const same = Object.assign(new TestClient(again.url), { cookie: ann.cookie });
    expect((await same.ok('log', { params: { table }, query: {} })).log.slice(0, 1)).toEqual(log.slice(0, 1));
    await again.stop();
  });

  test('check-games finds a game that no longer plays as it did, and the table is told', async () => {
    const { settings, ann, table } = await seventyMoves(await fresh());

    const storage = await openStorage(settings);
    const outcomes = async () => {
      const found = [];
      for await (const game of checkGames(storage.db)) found.push(game.outcome);
      return found;
    };
    expect(await outcomes()).toEqual(['same']);
    // As if the rules had changed since: the first fingerprint is another.
    const [first] = await storage.db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('number')
      .execute();
    await storage.db
      .updateTable('snapshots')
      .set({ hash: 'other', state: '' })
      .where('number', '=', first?.number ?? 0)
      .execute();
    expect(await outcomes()).toEqual(['resumed']);
    await storage.close();

    const upgraded = await startTestServer(settings);
    const again = Object.assign(new TestClient(upgraded.url), { cookie: ann.cookie });
    await until(async () => {
      const { notice } = await again.ok('table', { params: { table }, query: {} });
      return notice?.includes('A new version has changed a rule') === true;
    });
    await again.ok('game', { params: { table }, query: {} });
    // What is known of its past can be gone back to; before that the rules were others.
    const undo = (to: number) =>
      again.call('undo', { params: { table }, body: { after: 70, key: `back to ${to}`, to } });
    expect(await undo(5)).toMatchObject({
      status: 422,
      body: { code: 'past-changed', error: expect.stringContaining('taken back to move 64') },
    });
    expect((await undo(66)).status).toBe(200);
    await upgraded.stop();
  });

  test('a game whose last moves are refused now goes on from its last snapshot without them, and the table is told', async () => {
    const { settings, ann, table } = await seventyMoves(await fresh());

    const storage = await openStorage(settings);
    // As if a rule had changed since: the past comes out differently, and the 68th move is refused.
    await storage.db
      .updateTable('snapshots')
      .set({ hash: 'other', state: '' })
      .where('table_id', '=', table)
      .where('count', '<', 64)
      .execute();
    await storage.db
      .updateTable('log')
      .set({ content: JSON.stringify({ type: 'pass', player: 'nobody' }) })
      .where('table_id', '=', table)
      .where('number', '=', 68)
      .execute();
    const notice =
      'A new version has changed a rule: the last 3 of 70 moves can no longer be made and have been taken back.';
    const found = [];
    for await (const game of checkGames(storage.db)) found.push(game);
    expect(found).toMatchObject([{ table, outcome: 'stands', actions: 70, kept: 67, notice }]);
    await storage.close();

    const upgraded = await startTestServer(settings);
    // Two that start at once find the same; it is written once.
    const second = kind === 'postgres' ? await startTestServer(settings) : null;
    const again = Object.assign(new TestClient(upgraded.url), { cookie: ann.cookie });
    // Whoever comes while games are still being checked gets it as well.
    const { log, standing } = await again.ok('log', { params: { table }, query: {} });
    expect(log.at(-1)).toMatchObject({ kind: 'undo', number: 71, to: 67, by: 'server' });
    expect(standing).toMatchObject({ number: 71, count: 67 });
    // Whoever checks it once more finds it settled.
    await (await startCheck(upgraded.site)).all;
    expect((await again.ok('table', { params: { table }, query: {} })).notice).toBe(notice);
    const game = await openAs(again, table);
    const action = anyAction(game.now.advisedChoices(), seededChance(3));
    const played = await again.ok('move', {
      params: { table },
      body: { after: 71, key: 'after the upgrade', action, master: true },
    });
    expect(played.standing).toMatchObject({ number: 72, count: 68 });
    await second?.stop();
    await upgraded.stop();
  });

  test.each([
    ['a bot', { bots: ['random'] }, (jobs: string[], number: number) => jobs.length === 0 && number > 71],
    ['a person', { timing: { perMove: 3600 } }, (jobs: string[]) => jobs.join() === 'late'],
  ])(
    'where it is the turn of %s after moves were taken back, things take their course',
    async (_who, more, isDone) => {
      const settings = await fresh();
      const server = await startTestServer(settings);
      const [ann, bob] = [await someUser(server.url, 'Ann'), await someUser(server.url, 'Bob')];
      // Nobody plays but the master.
      await server.site.jobs.stop();
      const { id: table } = await ann.ok('newTable', {
        body: { title: '1882', seats: 2, seating: 'joined', master: true, ...more },
      });
      if (!('bots' in more)) await bob.ok('join', { params: { table }, body: {} });
      await playOn(await openAs(ann, table), table, () => ann, 70, { master: true });
      const { log } = await ann.ok('log', { params: { table }, query: {} });
      const last = log.findLast((entry) => entry.kind === 'action' && entry.action.player === 'p2');
      await server.stop();

      const storage = await openStorage(settings);
      await storage.db
        .updateTable('log')
        .set({ content: JSON.stringify({ type: 'nonsense', player: 'p2' }) })
        .where('number', '=', last?.number ?? 0)
        .execute();
      await storage.db.deleteFrom('jobs').execute();
      await storage.db.updateTable('tables').set({ deadline: null }).execute();
      await storage.close();

      const upgraded = await startTestServer(settings);
      const { db } = upgraded.site.storage;
      await until(async () => {
        const jobs = await db.selectFrom('jobs').select('kind').execute();
        const { number } = await db.selectFrom('tables').select('number').executeTakeFirstOrThrow();
        return isDone(
          jobs.map(({ kind }) => kind),
          number,
        );
      });
      await upgraded.stop();
    },
  );

  test('a bot that has to move, and whose job was lost, moves after the next start', async () => {
    const settings = await fresh();
    const server = await startTestServer(settings);
    const ann = await someUser(server.url, 'Ann');
    const bob = await someUser(server.url, 'Bob');
    const { id: table } = await ann.ok('newTable', {
      body: { title: '1882', seats: 2, seating: 'joined', timing: { perMove: 3600 } },
    });
    await bob.ok('join', { params: { table }, body: {} });
    const pass = { type: 'pass', player: 'p1' };
    await ann.ok('move', { params: { table }, body: { after: 0, key: 'the first', action: pass } });
    await server.stop();

    const storage = await openStorage(settings);
    await storage.db.updateTable('seats').set({ stand_in: 'random' }).where('seat', '=', 1).execute();
    await storage.db.deleteFrom('jobs').execute();
    await storage.close();

    const again = await startTestServer(settings);
    const client = Object.assign(new TestClient(again.url), { cookie: ann.cookie });
    await until(async () => (await client.ok('log', { params: { table }, query: {} })).log.length > 1);
    await again.stop();
  });

  test('the doctor finds nothing wrong, and makes nothing', async () => {
    const settings = await fresh();
    const examined = async () => {
      const found = [];
      for await (const finding of examine(testConfig(settings))) found.push(finding);
      expect(found.filter(({ state }) => state === 'wrong')).toEqual([]);
      for (const { what, state, says } of found)
        if (what === 'admin')
          expect([state, says]).toEqual(['look', expect.stringContaining('no account Admin')]);
      return found.map(({ what }) => what);
    };
    expect(await examined()).toEqual(['address', 'disk', 'mail', 'database']);
    await expect(openExisting(settings, 'read')).rejects.toThrow(NoDatabase);
    await (await openStorage(settings)).close();
    expect(await examined()).toEqual(['address', 'disk', 'mail', 'database', 'clock', 'admin', 'web push']);
    const storage = await openExisting(settings, 'read');
    expect(await storage.db.selectFrom('facts').selectAll().execute()).toEqual([]);
    await storage.close();
  });
});
