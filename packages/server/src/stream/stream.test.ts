import { afterAll, beforeAll, expect, test } from 'vitest';
import { someGuest, someUser, TestClient } from '../testing/client.ts';
import { TestStream } from '../testing/listen.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';

type User = Awaited<ReturnType<typeof someUser>>;
const key = () => Math.random().toString(36).slice(2).padEnd(10, '0');

onEachStorage((fresh, kind) => {
  /** Only PostgreSQL is shared by several processes. */
  const ofSeveral = (name: string, run: () => Promise<void>) => {
    if (kind === 'postgres') test(name, run);
  };
  let server: TestServer;
  let ann: User;
  let bob: User;
  beforeAll(async () => {
    server = await startTestServer(await fresh());
    [ann, bob] = await Promise.all([someUser(server.url, 'Ann'), someUser(server.url, 'Bob')]);
  });
  afterAll(() => server.stop());

  async function newTable(
    visibility: 'public' | 'link' = 'public',
  ): Promise<{ table: string; invite: string }> {
    const { id, invite } = await ann.ok('newTable', {
      body: { title: '1882', seats: 2, seating: 'joined', visibility },
    });
    await bob.ok('join', { params: { table: id }, body: { invite: invite ?? '' } });
    return { table: id, invite: invite ?? '' };
  }
  const pass = (client: TestClient, table: string, after: number, player: string) =>
    client.ok('move', { params: { table }, body: { after, key: key(), action: { type: 'pass', player } } });

  test('brings moves and chat of all one’s tables', async () => {
    const { table } = await newTable();
    const stream = await TestStream.open(bob);
    await pass(ann, table, 0, 'p1');
    await ann.ok('say', { params: { table }, body: { text: 'Hello!' } });
    expect(await stream.until((m) => m.kind === 'entry' && m.table === table)).toMatchObject({
      entry: { number: 1, action: { type: 'pass', player: 'p1' } },
      standing: { acting: ['p2'], number: 1 },
    });
    expect(await stream.until((m) => m.kind === 'chat')).toMatchObject({
      line: { text: 'Hello!', by: { id: ann.id } },
    });
    stream.close();
  });

  test('brings a table that one has joined since', async () => {
    const stream = await TestStream.open(bob);
    const { table } = await newTable();
    expect(await stream.until((m) => m.kind === 'table' && m.table === table)).toMatchObject({
      summary: { mine: true },
    });
    await pass(ann, table, 0, 'p1');
    await stream.until((m) => m.kind === 'entry' && m.table === table);
    stream.close();
  });

  test('goes on after the last message seen, without a gap', async () => {
    const { table } = await newTable();
    const before = await TestStream.open(bob);
    await pass(ann, table, 0, 'p1');
    await before.until((m) => m.kind === 'entry' && m.table === table);
    before.close();
    await pass(bob, table, 1, 'p2');
    await pass(ann, table, 2, 'p1');
    const after = await TestStream.open(bob, { after: before.lastId });
    for (const number of [2, 3])
      await after.until((m) => m.kind === 'entry' && m.table === table && m.entry.number === number);
    expect(after.messages.find((m) => m.kind === 'hello')).toMatchObject({ complete: true });
    after.close();
  });

  test('is for spectators too, of tables that they may see', async () => {
    const guest = await someGuest(server.url);
    const seen = await newTable();
    const hidden = await newTable('link');
    const invited = await newTable('link');
    const watch = `${seen.table},${hidden.table},${invited.table}.${invited.invite}`;
    const stream = await TestStream.open(guest, { watch });
    const [hello] = stream.messages.filter((m) => m.kind === 'hello');
    expect(new Set(hello?.tables.map(({ table }) => table))).toEqual(new Set([seen.table, invited.table]));
    await pass(ann, hidden.table, 0, 'p1');
    await pass(ann, seen.table, 0, 'p1');
    await stream.until((m) => m.kind === 'entry' && m.table === seen.table);
    expect(stream.text).not.toContain(hidden.table);
    stream.close();
  });

  test('ends when one signs out everywhere', async () => {
    const other = await someUser(server.url, `Cid ${kind}`);
    const stream = await TestStream.open(other);
    await other.ok('signOutEverywhere');
    expect(await stream.until((m) => m.kind === 'bye')).toMatchObject({ reason: 'signed-out' });
    await expect(TestStream.open(other)).rejects.toThrow('401');
  });

  test('tells who is here', async () => {
    const [dan, eve] = [await someGuest(server.url), await someGuest(server.url)];
    const { id: table } = await dan.ok('newTable', { body: { title: '1882', seats: 2 } });
    await eve.ok('join', { params: { table }, body: {} });
    const stream = await TestStream.open(dan);
    const came = await TestStream.open(eve);
    await stream.until((m) => m.kind === 'here' && m.person === eve.id && m.here);
    const { here } = await dan.ok('table', { params: { table }, query: {} });
    expect([...here].sort()).toEqual([dan.id, eve.id].sort());
    stream.close();
    came.close();
  });

  ofSeveral('comes from every process that shares the database', async () => {
    const second = await server.another();
    const { table } = await newTable();
    const there = Object.assign(new TestClient(second.url), { cookie: bob.cookie });
    const stream = await TestStream.open(there);
    await pass(ann, table, 0, 'p1');
    await stream.until((m) => m.kind === 'entry' && m.table === table && m.entry.number === 1);
    await pass(there, table, 1, 'p2');
    await pass(ann, table, 2, 'p1');
    await there.ok('signOutEverywhere');
    expect((await bob.call('me')).status).toBe(401);
    await second.stop();
    await bob.ok('signIn', { body: { name: 'Bob', password: 'correct horse' } });
  });
});
