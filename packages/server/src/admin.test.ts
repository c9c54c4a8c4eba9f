import { afterAll, beforeAll, expect, test } from 'vitest';
import { someAdmin } from './testing/admin.ts';
import { someUser, TestClient } from './testing/client.ts';
import { TestStream } from './testing/listen.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { onEachStorage } from './testing/storages.ts';
import { until } from './testing/until.ts';

type Person = Awaited<ReturnType<typeof someUser>>;

onEachStorage((fresh, kind) => {
  let server: TestServer;
  let admin: Person;
  let bob: Person;
  beforeAll(async () => {
    server = await startTestServer(await fresh());
    [admin, bob] = [await someAdmin(server.url, server.site.storage.db), await someUser(server.url, 'Bob')];
  });
  afterAll(() => server.stop());

  test('how the site is doing', async () => {
    await bob.ok('newTable', { body: { title: '1882', seats: 2, name: 'Status' } });
    expect(await admin.ok('adminStatus')).toMatchObject({
      database: kind,
      users: 2,
      guests: 0,
      tables: { open: 1 },
      databaseBytes: expect.any(Number),
      stuck: [],
    });
  });

  test('how many are connected, and to how many servers, is told of all of them', async () => {
    const figures = async () => {
      const { connected, processes } = await admin.ok('adminStatus');
      return [connected, processes];
    };
    expect(await figures()).toEqual([0, 1]);
    // A data folder of SQLite is for one server.
    const other = kind === 'postgres' ? await server.another() : null;
    const elsewhere = Object.assign(new TestClient(other?.url ?? server.url), { cookie: bob.cookie });
    const streams = [await TestStream.open(elsewhere), await TestStream.open(elsewhere)];
    await until(async () => (await figures())[0] === 1);
    expect(await figures()).toEqual([1, other === null ? 1 : 2]);
    for (const stream of streams) stream.close();
    await other?.stop();
    await until(async () => (await figures())[1] === 1);
  });

  test('whoever is blocked is out at once, and comes in again when allowed to', async () => {
    const blocked = await admin.ok('changeUser', { params: { id: bob.id }, body: { blocked: true } });
    expect(blocked).toMatchObject({ name: 'Bob', blocked: true });
    expect((await bob.call('me')).status).toBe(401);
    const again = { name: 'Bob', password: 'correct horse' };
    expect((await bob.call('signIn', { body: again })).status).toBeGreaterThanOrEqual(400);
    await admin.ok('changeUser', { params: { id: bob.id }, body: { blocked: false } });
    await bob.ok('signIn', { body: again });
  });

  test('another admin may what the first may, until they no longer are one', async () => {
    await admin.ok('changeUser', { params: { id: bob.id }, body: { admin: true } });
    await bob.ok('adminJobs');
    await admin.ok('changeUser', { params: { id: bob.id }, body: { admin: false } });
    expect((await bob.call('adminJobs')).status).toBe(403);
  });

  test('a forgotten password is helped with a link, which the one before it gives way to', async () => {
    const linked = async () => {
      const { link } = await admin.ok('resetUser', { params: { id: bob.id } });
      expect(link).toMatch(/^http:\/\/127.0.0.1:\d+\/#\/reset\/[\w-]{20,}$/);
      return link.split('/').at(-1) ?? '';
    };
    const [first, second] = [await linked(), await linked()];
    const stranger = new TestClient(server.url);
    const use = (token: string) => stranger.call('useReset', { body: { token, password: 'battery staple' } });
    expect([(await use(first)).status, (await use(second)).status]).toEqual([404, 200]);
    expect((await bob.call('me')).status).toBe(401);
    await bob.ok('signIn', { body: { name: 'Bob', password: 'battery staple' } });
  });

  test('a table is found by a part of its name, whatever the case, and closed', async () => {
    const { id: table } = await bob.ok('newTable', {
      body: { title: '1882', seats: 2, name: 'Late Evening', visibility: 'link' },
    });
    const { items } = await admin.ok('adminTables', { query: { search: 'late eve' } });
    expect(items.map(({ id }) => id)).toEqual([table]);
    await admin.ok('adminCloseTable', { params: { table } });
    const { status, endReason } = await bob.ok('table', { params: { table }, query: {} });
    expect([status, endReason]).toEqual(['abandoned', 'closed by the host']);
  });

  test('nobody by that id', async () => {
    const { status } = await admin.call('changeUser', {
      params: { id: 'nobodyatall1' },
      body: { blocked: true },
    });
    expect(status).toBe(404);
  });
});
