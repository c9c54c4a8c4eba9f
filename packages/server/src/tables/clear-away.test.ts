import { afterAll, beforeAll, expect, test } from 'vitest';
import { someGuest, someUser } from '../testing/client.ts';
import { startTestServer, TestClock, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { clearAway } from './clear-away.ts';

const DAY = 24 * 3600;

onEachStorage((fresh) => {
  const clock = new TestClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await fresh(), {}, clock);
  });
  afterAll(() => server.stop());

  const idsIn = async (from: 'tables' | 'users') =>
    (await server.site.storage.db.selectFrom(from).select('id').execute()).map(({ id }) => id);

  test('tables that never started go after 30 days, guests without any after 90', async () => {
    const [ann, bob] = [await someGuest(server.url), await someGuest(server.url)];
    const cid = await someUser(server.url, 'Cid');
    const players = ['A', 'B'].map((name, i) => ({ id: `p${i + 1}`, name }));
    const actions = [{ type: 'bid', player: 'p1', item: 'P3', price: 85 }];
    const game = { format: 'roundhouse-1', title: '1882', options: {}, seed: 7, players, actions };
    const { id: left, invite } = await ann.ok('importTable', {
      body: { game, player: 'p1', visibility: 'public' },
    });
    await ann.ok('say', { params: { table: left }, body: { text: 'Anybody?' } });
    await ann.ok('setNotes', { params: { table: left }, body: { text: 'Nobody.' } });
    await ann.ok('setNotifications', { body: {} });
    const { id: closed } = await ann.ok('newTable', { body: { title: '1882', seats: 2 } });
    await ann.ok('closeTable', { params: { table: closed } });
    const { id: played } = await bob.ok('newTable', { body: { title: '1882', seats: 2, bots: ['random'] } });
    clock.pass(20 * DAY);
    const { id: kept } = await cid.ok('newTable', { body: { title: '1882', seats: 2 } });
    await clearAway(server.site);
    expect((await idsIn('tables')).sort()).toEqual([left, closed, played, kept].sort());

    clock.pass(11 * DAY);
    // Two at once, as two processes would.
    await Promise.all([clearAway(server.site), clearAway(server.site)]);
    expect((await idsIn('tables')).sort()).toEqual([played, kept].sort());
    const late = await cid.call('join', { params: { table: left }, body: { invite: invite ?? '' } });
    expect(late.status).toBe(404);
    expect((await idsIn('users')).sort()).toEqual([ann.id, bob.id, cid.id].sort());

    clock.pass(80 * DAY);
    await server.site.sessions.forgetOld();
    await clearAway(server.site);
    // Bob has played; Cid has an account, and no table any more.
    expect((await idsIn('users')).sort()).toEqual([bob.id, cid.id].sort());
    expect(await idsIn('tables')).toEqual([played]);
  });

  test('a guest who comes back now and then is left alone', async () => {
    const dan = await someGuest(server.url);
    for (const _ of [1, 2, 3]) {
      clock.pass(40 * DAY);
      await dan.ok('me');
      await server.site.sessions.forgetOld();
      await clearAway(server.site);
    }
    expect(await idsIn('users')).toContain(dan.id);
  });
});
