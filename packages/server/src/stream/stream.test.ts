import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '../contract/index.ts';
import { touchTable } from '../tables/rows.ts';
import { someAdmin } from '../testing/admin.ts';
import { someGuest, someUser, TestClient } from '../testing/client.ts';
import { layCable } from '../testing/faults/cable.ts';
import { TestStream } from '../testing/listen.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { until } from '../testing/until.ts';

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
    await ann.ok('say', { params: { table }, body: { text: 'Hello!', key: 'hello-from-ann' } });
    expect(await stream.until((m) => m.kind === 'entry' && m.table === table)).toMatchObject({
      entry: { number: 1, action: { type: 'pass', player: 'p1' } },
      standing: { acting: ['p2'], number: 1 },
    });
    expect(await stream.until((m) => m.kind === 'chat')).toMatchObject({
      line: { text: 'Hello!', by: { id: ann.id }, key: 'hello-from-ann' },
    });
    stream.close();
  });

  test('tells of new names and of holidays where people sit', async () => {
    const { id } = await ann.ok('newTable', { body: { title: '1882', seats: 2, seating: 'joined' } });
    const guest = await someGuest(server.url);
    await guest.ok('join', { params: { table: id }, body: {} });
    const stream = await TestStream.open(ann);
    await guest.ok('signUp', { body: { name: 'Cleo', password: 'correct horse' } });
    const cleo = (m: Message) =>
      m.kind === 'table' && m.table === id
        ? m.summary.seats.find(({ person }) => person?.name === 'Cleo')
        : undefined;
    await stream.until((m) => cleo(m) !== undefined);
    const holidayUntil = server.site.now() + 7 * 24 * 3600 * 1000;
    await guest.ok('changeMe', { body: { holidayUntil } });
    await stream.until((m) => cleo(m)?.holidayUntil === holidayUntil);
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

  const numbersOf = (stream: TestStream, table: string): number[] =>
    stream.messages.flatMap((m) => (m.kind === 'entry' && m.table === table ? [m.entry.number] : []));

  test('goes on after the last message seen, with all that was missed and nothing twice', async () => {
    const { table } = await newTable();
    const before = await TestStream.open(bob);
    await pass(ann, table, 0, 'p1');
    await before.until((m) => m.kind === 'entry' && m.table === table);
    before.close();
    await pass(bob, table, 1, 'p2');
    await ann.ok('say', { params: { table }, body: { text: 'Are you there?' } });
    await pass(ann, table, 2, 'p1');
    const after = await TestStream.open(bob, { after: before.lastId });
    await pass(bob, table, 3, 'p2');
    await after.until((m) => m.kind === 'entry' && m.table === table && m.entry.number === 4);
    expect(numbersOf(after, table)).toEqual([2, 3, 4]);
    expect(after.messages.filter((m) => m.kind === 'chat' && m.table === table)).toHaveLength(1);
    expect(after.messages.find((m) => m.kind === 'hello')).toMatchObject({ complete: true });
    after.close();
  });

  test('breaks off where the news cannot be read, so that the next one brings them', async () => {
    const { table } = await newTable();
    const before = await TestStream.open(bob);
    await pass(ann, table, 0, 'p1');
    await before.until((m) => m.kind === 'entry' && m.table === table);
    const { schema } = server.site.storage.db;
    await schema.alterTable('news').renameTo('news_elsewhere').execute();
    server.site.hub.receive({ kind: 'table', from: 'elsewhere', table });
    await until(() => before.ended);
    await schema.alterTable('news_elsewhere').renameTo('news').execute();
    await pass(bob, table, 1, 'p2');
    const after = await TestStream.open(bob, { after: before.lastId });
    await after.until((m) => m.kind === 'entry' && m.table === table);
    expect(numbersOf(after, table)).toEqual([2]);
    after.close();
  });

  test('tells after a break of tables that came and tables that are gone', async () => {
    const guest = await someGuest(server.url);
    const { id: left } = await ann.ok('newTable', {
      body: { title: '1882', seats: 3, visibility: 'password', password: 'pretty please' },
    });
    await guest.ok('join', { params: { table: left }, body: { password: 'pretty please' } });
    const before = await TestStream.open(guest);
    before.close();
    await ann.ok('kick', { params: { table: left, seat: 1 } });
    const { id: come } = await guest.ok('newTable', { body: { title: '1882', seats: 2 } });
    const after = await TestStream.open(guest, { after: before.lastId });
    await after.until((m) => m.kind === 'gone' && m.table === left);
    await after.until((m) => m.kind === 'table' && m.table === come);
    after.close();
  });

  test('whose last message nobody can make sense of is to be read anew', async () => {
    const { table } = await newTable();
    for (const after of ['17', 'seen_', 'seen_abc', `seen_${table}.999999`, "seen_'; drop.1"]) {
      const stream = await TestStream.open(bob, { after });
      expect(stream.messages[0]).toMatchObject({ kind: 'hello', complete: false });
      stream.close();
    }
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

  test('ends with the token that it was opened with', async () => {
    const { secret, id } = await ann.ok('makeToken', { body: { name: 'Program', scopes: ['read'] } });
    const expires_at = server.site.now() + 3000;
    await server.site.storage.db.updateTable('tokens').set({ expires_at }).where('id', '=', id).execute();
    const program = Object.assign(new TestClient(server.url), { token: secret });
    const stream = await TestStream.open(program);
    await until(() => stream.ended);
    await expect(TestStream.open(program)).rejects.toThrow('401');
  });

  ofSeveral('ends if the session has ended while it was opened', async () => {
    const other = await someUser(server.url, 'Dan');
    const { cookie } = other;
    const { db } = server.site.storage;
    let opening: Promise<TestStream> | undefined;
    await db.transaction().execute(async (tx) => {
      await sql`lock table seats in access exclusive mode`.execute(tx);
      opening = TestStream.open(other);
      // It has been let in, and waits for the seats.
      await until(async () => {
        const waiting = await sql`select 1 from pg_locks where not granted`.execute(db);
        return waiting.rows.length > 0;
      });
      await other.ok('signOutEverywhere');
    });
    const stream = await opening;
    expect(await stream?.until((m) => m.kind === 'bye')).toMatchObject({ reason: 'signed-out' });
    await expect(TestStream.open(Object.assign(other, { cookie }))).rejects.toThrow('401');
  });

  ofSeveral('ends where nobody could say that the session has ended', async () => {
    const url = new URL(server.storage.url ?? '');
    const cable = await layCable(Number(url.port));
    url.port = String(cable.port);
    const second = await startTestServer({ url: url.href, path: '' }, { ROUNDHOUSE_LOG_LEVEL: 'silent' });
    const other = await someUser(server.url, 'Eve');
    const there = Object.assign(new TestClient(second.url), { cookie: other.cookie });
    const stream = await TestStream.open(there);
    cable.cut();
    await other.ok('signOutEverywhere');
    cable.mend();
    await until(() => stream.ended);
    await expect(TestStream.open(there)).rejects.toThrow('401');
    await second.stop();
    cable.close();
  });

  test('is for an admin who looks at a table with a password, also after the next news', async () => {
    const admin = await someAdmin(server.url, server.site.storage.db);
    const { id: table } = await ann.ok('newTable', {
      body: { title: '1882', seats: 3, visibility: 'password', password: 'pretty please' },
    });
    const stream = await TestStream.open(admin, { watch: table });
    await bob.ok('join', { params: { table }, body: { password: 'pretty please' } });
    await stream.until((m) => (m.kind === 'table' || m.kind === 'gone') && m.table === table);
    expect(stream.messages.some(({ kind }) => kind === 'gone')).toBe(false);
    stream.close();
  });

  const watched = (stream: TestStream, table: string, count: number) =>
    stream.until((m) => m.kind === 'watching' && m.table === table && m.count === count);

  test('tells how many people without a seat look on', async () => {
    const { table } = await newTable();
    const stream = await TestStream.open(ann);
    const guest = await someGuest(server.url);
    const one = await TestStream.open(guest, { watch: table });
    // Two windows are one person.
    const two = await TestStream.open(guest, { watch: table });
    await watched(stream, table, 1);
    expect((await ann.ok('table', { params: { table }, query: {} })).watching).toBe(1);
    one.close();
    two.close();
    await watched(stream, table, 0);
    expect(stream.messages.some((m) => m.kind === 'watching' && m.count > 1)).toBe(false);
    stream.close();
  });

  ofSeveral('counts those who look on at another process', async () => {
    const second = await server.another();
    const { table } = await newTable();
    const stream = await TestStream.open(ann);
    const guest = await someGuest(server.url);
    guest.url = second.url;
    const there = await TestStream.open(guest, { watch: table });
    await watched(stream, table, 1);
    there.close();
    await watched(stream, table, 0);
    stream.close();
    await second.stop();
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

  ofSeveral('tells those who share a table who is here, at whichever process', async () => {
    const second = await server.another();
    const [dan, eve, fay] = [
      await someGuest(server.url),
      await someGuest(server.url),
      await someGuest(server.url),
    ];
    const { id: table } = await dan.ok('newTable', { body: { title: '1882', seats: 2 } });
    await eve.ok('join', { params: { table }, body: {} });
    const [stream, stranger] = [await TestStream.open(dan), await TestStream.open(fay)];
    const there = await TestStream.open(Object.assign(new TestClient(second.url), { cookie: eve.cookie }));
    const heard = ({ messages }: TestStream) =>
      messages.flatMap((m) => (m.kind === 'here' && m.person === eve.id ? [m.here] : []));
    await until(() => heard(stream).length === 1);
    // She leaves one process, and a little later the other: only then has she gone.
    const too = await TestStream.open(eve);
    there.close();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    too.close();
    await until(() => heard(stream).includes(false));
    expect(heard(stream).filter((here) => !here)).toHaveLength(1);
    expect((await server.site.hub.whoIsHere([eve.id])).length).toBe(0);
    expect(heard(stranger)).toEqual([]);
    for (const one of [stream, stranger]) one.close();
    await second.stop();
  });

  ofSeveral('misses nothing that was in flight, however long, while other tables went on', async () => {
    const [slow, quick] = [await newTable(), await newTable()];
    const { db } = server.site.storage;
    const before = await TestStream.open(bob);
    let commit = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    // Written long ago by its own account, and not committed yet.
    const inFlight = db.transaction().execute(async (tx) => {
      const row = await touchTable(tx, slow.table, 1000);
      await tx
        .insertInto('news')
        .values({
          table_id: slow.table,
          version: row?.version ?? 0,
          kind: 'chat',
          user_id: ann.id,
          content: 'In flight',
          key: null,
          at: 1000,
        })
        .execute();
      await server.site.hub.announce(tx, slow.table);
      await held;
    });
    await pass(ann, quick.table, 0, 'p1');
    await before.until((m) => m.kind === 'entry' && m.table === quick.table);
    before.close();
    const between = await TestStream.open(bob, { after: before.lastId });
    await pass(bob, quick.table, 1, 'p2');
    await between.until((m) => m.kind === 'entry' && m.table === quick.table);
    between.close();
    commit();
    await inFlight;
    const after = await TestStream.open(bob, { after: between.lastId });
    await after.until((m) => m.kind === 'chat' && m.line.text === 'In flight');
    expect(numbersOf(after, quick.table)).toEqual([]);
    after.close();
  });

  ofSeveral('brings what was missed before what is being told to others', async () => {
    const { table } = await newTable();
    const { db } = server.site.storage;
    const say = (text: string) => ann.ok('say', { params: { table }, body: { text } });
    const before = await TestStream.open(bob);
    await say('first');
    await before.until((m) => m.kind === 'chat' && m.line.text === 'first');
    before.close();
    const other = await TestStream.open(ann);
    await say('second');
    await other.until((m) => m.kind === 'chat' && m.line.text === 'second');
    await db.transaction().execute(async (tx) => {
      const row = await touchTable(tx, table, 1000);
      const version = row?.version ?? 0;
      const line = { kind: 'chat', user_id: ann.id, content: 'third', key: null, at: 1000 } as const;
      await tx
        .insertInto('news')
        .values({ table_id: table, version, ...line })
        .execute();
    });
    const { hub } = server.site;
    const { catchUp } = hub;
    let after: TestStream | undefined;
    let told: Promise<void> | undefined;
    await db.transaction().execute(async (tx) => {
      await sql`lock table news in access exclusive mode`.execute(tx);
      told = hub.deliver(table);
      await until(async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
        return rows.length === 1;
      });
      // The others are told first.
      hub.catchUp = async (listener) => {
        await told;
        await catchUp.call(hub, listener);
      };
      after = await TestStream.open(bob, { after: before.lastId });
    });
    await told;
    hub.catchUp = catchUp;
    await after?.until((m) => m.kind === 'chat' && m.line.text === 'third');
    const lines = after?.messages.flatMap((m) => (m.kind === 'chat' ? [m.line.text] : []));
    expect(lines).toEqual(['second', 'third']);
    for (const stream of [other, after]) stream?.close();
  });

  ofSeveral('tells of a table that one has opened at another process', async () => {
    const second = await server.another();
    const stream = await TestStream.open(Object.assign(new TestClient(second.url), { cookie: ann.cookie }));
    const { id } = await ann.ok('newTable', { body: { title: '1882', seats: 2 } });
    await stream.until((m) => m.kind === 'table' && m.table === id);
    stream.close();
    await second.stop();
  });

  ofSeveral('brings moves of two processes once and in order', async () => {
    const second = await server.another();
    const { table } = await newTable();
    const there = Object.assign(new TestClient(second.url), { cookie: bob.cookie });
    const streams = [await TestStream.open(ann), await TestStream.open(there)];
    // Each bids more on the same, at a process of their own.
    for (let after = 0; after < 20; after++) {
      const [client, player] = after % 2 === 0 ? [ann, 'p1'] : [there, 'p2'];
      const action = { type: 'bid', player, item: 'P3', price: 85 + 5 * after };
      await client.ok('move', { params: { table }, body: { after, key: key(), action } });
    }
    for (const stream of streams) {
      await stream.until((m) => m.kind === 'entry' && m.table === table && m.entry.number === 20);
      expect(numbersOf(stream, table)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
      stream.close();
    }
    await second.stop();
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
    // The other process learns of it by a notice, which takes its time.
    await until(async () => (await bob.call('me')).status === 401);
    await second.stop();
    await bob.ok('signIn', { body: { name: 'Bob', password: 'correct horse' } });
  });
});
