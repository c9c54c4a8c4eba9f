import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '../contract/index.ts';
import { type Partly, someGuest, someUser, TestClient } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';

type Person = Awaited<ReturnType<typeof someUser>>;

/** The same call many times in one moment: whoever comes too late is told so, and nobody finds a fault of the server. */
onEachStorage((fresh) => {
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    server = await startTestServer(await fresh(), { ROUNDHOUSE_ALLOW_PRIVATE_ADDRESSES: 'yes' });
    [ann, bob] = [await someUser(server.url, 'Ann'), await someUser(server.url, 'Bob')];
  });
  afterAll(() => server.stop());

  async function statuses<N extends CallName>(
    clients: readonly TestClient[],
    name: N,
    request: Partly<N>,
  ): Promise<number[]> {
    const replies = await Promise.all(clients.map((client) => client.call(name, request)));
    return replies.map(({ status }) => status).sort((a, b) => a - b);
  }
  const times = <T>(count: number, what: T): T[] => Array.from({ length: count }, () => what);
  const newTable = async (seats: number) =>
    (await ann.ok('newTable', { body: { title: '1882', seats, seating: 'joined', undo: 'agreement' } })).id;
  const strangers = (count: number) => times(count, 0).map(() => new TestClient(server.url));

  test('tables: each is opened', async () => {
    const opened = await statuses(times(20, ann), 'newTable', { body: { title: '1882', seats: 2 } });
    expect(opened).toEqual(times(20, 201));
  });

  test('one name: one gets it', async () => {
    const body = { name: 'Wanted', password: 'correct horse' };
    expect(await statuses(strangers(6), 'signUp', { body })).toEqual([201, ...times(5, 409)]);
  });

  test('two names for one guest: one is taken, and whoever chose the other is told so', async () => {
    const guest = await someGuest(server.url);
    const body = (name: string) => ({ body: { name, password: 'correct horse' } });
    const both = await Promise.all(['Heads', 'Tails'].map((name) => guest.call('signUp', body(name))));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const made = both.find(({ status }) => status === 201)?.answer.name ?? '';
    await new TestClient(server.url).ok('signIn', body(made));
  });

  test('one seat: one gets it', async () => {
    const table = await newTable(2);
    const guests = await Promise.all(times(8, 0).map(() => someGuest(server.url)));
    expect(await statuses(guests, 'join', { params: { table }, body: {} })).toEqual([200, ...times(7, 409)]);
  });

  test('one person who sits down again and again has one seat', async () => {
    const table = await newTable(5);
    await statuses(times(8, bob), 'join', { params: { table }, body: {} });
    const { seats } = await ann.ok('table', { params: { table }, query: {} });
    expect(seats.filter(({ person }) => person?.id === bob.id)).toHaveLength(1);
  });

  test('one line of chat, sent again and again, is said once', async () => {
    const table = await newTable(2);
    const body = { text: 'Hello', key: 'one and the same' };
    expect(await statuses(times(8, ann), 'say', { params: { table }, body })).toEqual(times(8, 201));
    const { lines } = await ann.ok('chat', { params: { table }, query: {} });
    expect(lines.map(({ text }) => text)).toEqual(['Hello']);
  });

  test('one proposal is made once', async () => {
    const table = await newTable(2);
    await bob.ok('join', { params: { table }, body: {} });
    const made = await statuses(times(6, ann), 'propose', { params: { table }, body: { kind: 'abandon' } });
    expect(made.filter((status) => status >= 500)).toEqual([]);
    const { proposals } = await ann.ok('table', { params: { table }, query: {} });
    expect(proposals).toHaveLength(1);
  });

  test('notes, plans, notifications and subscriptions: the last of them holds', async () => {
    const table = await newTable(2);
    await bob.ok('join', { params: { table }, body: {} });
    const keys = { p256dh: 'key', auth: 'auth' };
    const all = await Promise.all([
      statuses(times(8, ann), 'setNotes', { params: { table }, body: { text: 'Mine' } }),
      statuses(times(8, bob), 'setPlan', { params: { table }, body: { pass: false, actions: [] } }),
      statuses(times(8, ann), 'setNotifications', { body: {} }),
      statuses(times(8, ann), 'subscribe', { body: { endpoint: 'http://127.0.0.1:9/one', keys } }),
    ]);
    expect(all.flat().filter((status) => status >= 500)).toEqual([]);
  });

  test('a table that starts while somebody leaves, is sent away and a bot sits down', async () => {
    for (let round = 0; round < 3; round++) {
      const table = await newTable(2);
      await bob.ok('join', { params: { table }, body: {} }).catch(() => undefined);
      const at = { table, seat: 1 };
      const replies = await Promise.all([
        ann.call('start', { params: { table } }),
        bob.call('leave', { params: { table } }),
        ann.call('kick', { params: at }),
        ann.call('fillSeat', { params: at, body: { bot: 'random' } }),
        ann.call('closeTable', { params: { table } }),
      ]);
      expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    }
  });
});
