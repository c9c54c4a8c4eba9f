import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someGuest } from '../testing/client.ts';
import { TestStream } from '../testing/listen.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { onEachStorage, onSqlite } from '../testing/storages.ts';
import { readGameAside } from './read-game-aside.ts';

const players = ['A', 'B'].map((name, i) => ({ id: `p${i + 1}`, name }));
const game = { format: 'roundhouse-1', title: '1882', options: {}, seed: 7, players, actions: [] };

onSqlite((fresh) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await fresh(), { ROUNDHOUSE_BOT_THREADS: '1' });
  });
  afterAll(() => server.stop());

  test('nobody waits while a long game is read', async () => {
    const file = new URL('../../../titles/src/18mw/golden/three-bankruptcy.json', import.meta.url);
    const { record } = JSON.parse(readFileSync(file, 'utf8'));
    const long = { ...record, actions: record.actions.slice(0, -1), checks: undefined };
    const [ann, bob] = [await someGuest(server.url), await someGuest(server.url)];
    let isRead = false;
    const began = performance.now();
    const reading = ann.call('importTable', { body: { game: long, player: 'p1' } }).finally(() => {
      isRead = true;
    });
    let longest = 0;
    for (let last = performance.now(); !isRead; last = performance.now()) {
      await bob.ok('titles');
      longest = Math.max(longest, performance.now() - last);
    }
    expect((await reading).status).toBe(201);
    expect(longest).toBeLessThan((performance.now() - began) / 2);
  });

  test('what cannot go on is refused in the words of the thread', async () => {
    const ann = await someGuest(server.url);
    const import_ = (more: object) =>
      ann.call('importTable', { body: { game: { ...game, ...more }, player: 'p1' } });
    const played = await import_({ actions: [{ type: 'bid', player: 'p2', item: 'P3', price: 85 }] });
    expect([played.status, played.body.code]).toEqual([422, 'stuck']);
    expect((await import_({ title: 'chess' })).body.code).toBe('no-title');
  });

  test('nor is it waited for for ever', async () => {
    expect(await readGameAside(game, 1)).toMatchObject({ code: 'too-long' });
  });

  test('a table with a password stays one', async () => {
    const [ann, bob] = [await someGuest(server.url), await someGuest(server.url)];
    const body = { game, player: 'p1', visibility: 'password' } as const;
    expect((await ann.call('importTable', { body })).status).toBe(400);
    const { id: table, visibility } = await ann.ok('importTable', {
      body: { ...body, password: 'correct horse' },
    });
    expect(visibility).toBe('password');
    expect((await bob.call('join', { params: { table }, body: { password: 'wrong horse' } })).status).toBe(
      403,
    );
    await bob.ok('join', { params: { table }, body: { password: 'correct horse' } });
  });
});

onEachStorage((fresh, kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await fresh());
  });
  afterAll(() => server.stop());

  test('a public game that goes on is told to the lobby', async () => {
    const [ann, bob] = [await someGuest(server.url), await someGuest(server.url)];
    const stream = await TestStream.open(bob);
    await ann.ok('importTable', { body: { game, player: 'p1', visibility: 'public' } });
    await stream.until(({ kind: what }) => what === 'lobby');
    stream.close();
  });

  if (kind === 'postgres')
    test.each(['newTable', 'importTable'] as const)(
      'whoever opens a table (%s) at one process sees it in a window at another',
      async (call) => {
        const another = await server.another();
        const ann = await someGuest(server.url);
        const there = await someGuest(another.url);
        there.cookie = ann.cookie;
        const stream = await TestStream.open(there);
        const { id } =
          call === 'newTable'
            ? await ann.ok('newTable', { body: { title: '1882', seats: 2, visibility: 'link' } })
            : await ann.ok('importTable', { body: { game, player: 'p1' } });
        await stream.until((one) => one.kind === 'table' && one.table === id);
        stream.close();
        await another.stop();
      },
    );
});
