import { afterAll, beforeAll, expect, test } from 'vitest';
import { someGuest } from '../testing/client.ts';
import { TestStream } from '../testing/listen.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';

type Guest = Awaited<ReturnType<typeof someGuest>>;

onEachStorage((fresh) => {
  let server: TestServer;
  let ann: Guest;
  let bob: Guest;
  beforeAll(async () => {
    server = await startTestServer(await fresh());
    [ann, bob] = [await someGuest(server.url), await someGuest(server.url)];
  });
  afterAll(() => server.stop());

  const open = async (visibility: 'public' | 'link' | 'password') => {
    const password = visibility === 'password' ? { password: 'correct horse' } : {};
    const { id: table, invite } = await ann.ok('newTable', {
      body: { title: '1882', seats: 3, visibility, ...password },
    });
    return { table, invite: invite ?? '', password };
  };

  test.each([
    ['public', 403, 'turned-away'],
    ['password', 403, 'turned-away'],
    ['link', 404, 'not-found'],
  ] as const)(
    'whoever is sent away from a %s table comes back only by a new invitation',
    async (visibility, status, code) => {
      const { table, invite, password } = await open(visibility);
      const body = { invite, ...password };
      await bob.ok('join', { params: { table }, body });
      const { invite: another } = await ann.ok('kick', { params: { table, seat: 1 } });
      expect(another).not.toBe(invite);
      const refused = await bob.call('join', { params: { table }, body });
      expect([refused.status, refused.body.code]).toEqual([status, code]);
      const { seats } = await bob.ok('join', { params: { table }, body: { invite: another ?? '' } });
      expect(seats[1]?.person?.id).toBe(bob.id);
      // Invited anew, one comes and goes like everybody.
      await bob.ok('leave', { params: { table } });
      if (visibility === 'public') await bob.ok('join', { params: { table }, body: {} });
    },
  );

  test('whoever is sent away reads the chat of a table by link no longer, nor hears it', async () => {
    const { table, invite } = await open('link');
    const stream = await TestStream.open(bob, { watch: `${table}.${invite}` });
    await bob.ok('join', { params: { table }, body: { invite } });
    await ann.ok('kick', { params: { table, seat: 1 } });
    await stream.until((one) => one.kind === 'gone' && one.table === table);
    await ann.ok('say', { params: { table }, body: { text: 'He is gone.' } });
    expect((await bob.call('chat', { params: { table }, query: { invite } })).status).toBe(404);
    expect(stream.messages.some(({ kind }) => kind === 'chat')).toBe(false);
    stream.close();
  });

  test('emptying the seat of a bot changes no link', async () => {
    const { table, invite } = await open('link');
    await ann.ok('fillSeat', { params: { table, seat: 2 }, body: { bot: 'random' } });
    expect((await ann.ok('kick', { params: { table, seat: 2 } })).invite).toBe(invite);
  });

  test('the owner makes a new link, and the old one leads nowhere', async () => {
    const { table, invite } = await open('link');
    const { invite: another } = await ann.ok('newInvite', { params: { table } });
    expect((await bob.call('table', { params: { table }, query: { invite } })).status).toBe(404);
    await bob.ok('table', { params: { table }, query: { invite: another ?? '' } });
  });

  test('an owner without a seat still has the table among the own, until it has started or is closed', async () => {
    const { table } = await open('public');
    const own = async () => (await ann.ok('myTables')).items.find(({ id }) => id === table);
    await ann.ok('leave', { params: { table } });
    expect(await own()).toMatchObject({ status: 'open', mine: false });
    await ann.ok('closeTable', { params: { table } });
    expect(await own()).toBeUndefined();
    const { items } = await bob.ok('lobby', { query: {} });
    expect(items.map(({ id }) => id)).not.toContain(table);
  });
});
