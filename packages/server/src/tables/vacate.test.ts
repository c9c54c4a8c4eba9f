import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { someGuest, someUser, TestClient } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';

onEachStorage((fresh) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await fresh());
  });
  afterAll(() => server.stop());

  /** Something else happens just before the next change of a table is written. */
  function beforeNextChange(work: () => Promise<unknown>): void {
    const { committer } = server.site.games;
    const commit = committer.commit.bind(committer);
    vi.spyOn(committer, 'commit').mockImplementationOnce(async (change) => {
      await work();
      return commit(change);
    });
  }
  const seatsAt = async (table: string) =>
    (await new TestClient(server.url).ok('table', { params: { table }, query: {} })).seats;

  test('whoever leaves for good while a table starts leaves their own seat to a bot, wherever it was drawn', async () => {
    const [ann, bob] = [await someGuest(server.url), await someGuest(server.url)];
    for (let round = 0; round < 4; round++) {
      const leaver = await someGuest(server.url);
      const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 3 } });
      await leaver.ok('join', { params: { table }, body: {} });
      beforeNextChange(() => bob.ok('join', { params: { table }, body: {} }));
      await leaver.ok('deleteMe', { body: {} });
      const taken = (await seatsAt(table)).map(({ person, bot }) => person?.id ?? bot);
      expect(taken.sort()).toEqual([ann.id, bob.id, 'novice'].sort());
    }
  });

  test('whoever sits down while their account is deleted does not stay', async () => {
    const ann = await someGuest(server.url);
    const leaver = await someUser(server.url, 'Quick Leaver');
    const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 3 } });
    const { games } = server.site;
    const vacate = games.vacateSeats.bind(games);
    vi.spyOn(games, 'vacateSeats').mockImplementationOnce(async (user) => {
      await vacate(user);
      await leaver.ok('join', { params: { table }, body: {} });
    });
    await leaver.ok('deleteMe', { body: { password: 'correct horse' } });
    expect((await seatsAt(table)).map(({ person }) => person?.id ?? null)).toEqual([ann.id, null, null]);
  });

  test.each(['join', 'newTable'] as const)(
    '%s: nobody sits down whose account was deleted meanwhile',
    async (call) => {
      const ann = await someGuest(server.url);
      const leaver = await someGuest(server.url);
      const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 3 } });
      const same = Object.assign(new TestClient(server.url), { cookie: leaver.cookie });
      beforeNextChange(() => same.ok('deleteMe', { body: {} }));
      const { status } =
        call === 'join'
          ? await leaver.call('join', { params: { table }, body: {} })
          : await leaver.call('newTable', { body: { title: '1882', seats: 3 } });
      expect(status).toBe(401);
      expect((await seatsAt(table)).map(({ person }) => person?.id ?? null)).toEqual([ann.id, null, null]);
    },
  );
});
