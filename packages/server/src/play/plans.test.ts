import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { someGuest, type TestClient } from '../testing/client.ts';
import { tableBefore } from '../testing/recorded.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { onSqlite } from '../testing/storages.ts';
import { NO_PLAN } from './plans.ts';

const key = () => Math.random().toString(36).slice(2).padEnd(10, '0');
const bid = (player: string, price: number) => ({ type: 'bid', player, item: 'P3', price });
const pass = (player: string) => ({ type: 'pass', player });

onSqlite((fresh) => {
  let server: TestServer;
  let ann: TestClient;
  let bob: TestClient;
  let cid: TestClient;
  let table: string;
  beforeAll(async () => {
    server = await startTestServer(await fresh());
    [ann, bob, cid] = [await someGuest(server.url), await someGuest(server.url), await someGuest(server.url)];
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    table = (await ann.ok('newTable', { body: { title: '1882', seats: 3, seating: 'joined' } })).id;
    for (const other of [bob, cid]) await other.ok('join', { params: { table }, body: {} });
  });

  const planOf = (who: TestClient) => who.ok('plan', { params: { table } });
  /** Plays after all that has happened; says who did what is in the answer, and who is next. */
  async function move(who: TestClient, action: { type: string; player: string; item?: string }) {
    const { number: after } = (await who.ok('log', { params: { table }, query: {} })).standing;
    const { log, standing } = await who.ok('move', {
      params: { table },
      body: { after, key: key(), action },
    });
    return { by: log.map(({ by }) => by), log, acting: standing.acting };
  }

  test('an action is played when it comes up, once, also by a server that has let go of the table', async () => {
    await bob.ok('setPlan', { params: { table }, body: { actions: [bid('p2', 90)] } });
    server.site.games.drop(table);
    const { log } = await move(ann, bid('p1', 85));
    expect(log).toMatchObject([
      { by: 'player', action: bid('p1', 85) },
      { by: 'plan', action: bid('p2', 90) },
    ]);
    expect((await planOf(bob)).actions).toEqual([]);
  });

  test('an action that the rules refuse is kept for later, and the next is tried', async () => {
    await bob.ok('setPlan', { params: { table }, body: { actions: [bid('p2', 90), bid('p2', 95)] } });
    const { log } = await move(ann, bid('p1', 90));
    expect(log).toMatchObject([{ by: 'player' }, { by: 'plan', action: bid('p2', 95) }]);
    expect((await planOf(bob)).actions).toEqual([bid('p2', 90)]);
  });

  test('is for one’s own seat', async () => {
    const refused = async (who: TestClient) => {
      const { status, body } = await who.call('setPlan', {
        params: { table },
        body: { actions: [pass('p1')] },
      });
      return [status, body.code];
    };
    expect(await refused(bob)).toEqual([403, 'wrong-seat']);
    expect(await refused(await someGuest(server.url))).toEqual([403, 'no-seat']);
  });

  test('in one’s own turn it is done at once, also at the beginning of a round, and what others left follows', async () => {
    await bob.ok('setPlan', { params: { table }, body: { pass: true, until: 'never' } });
    const plan = await ann.ok('setPlan', { params: { table }, body: { pass: true } });
    expect(plan).toMatchObject({ pass: true, until: 'round-ends' });
    const { log, standing } = await ann.ok('log', { params: { table }, query: {} });
    expect(log).toMatchObject([
      { by: 'plan', action: pass('p1') },
      { by: 'plan', action: pass('p2') },
    ]);
    expect(standing.acting).toEqual(['p3']);
  });

  test('passing until others act ends when somebody does more than pass', async () => {
    await bob.ok('setPlan', { params: { table }, body: { pass: true, until: 'others-act' } });
    expect((await move(ann, pass('p1'))).by).toEqual(['player', 'plan']);
    await move(cid, bid('p3', 85));
    expect((await planOf(bob)).pass).toBe(false);
    expect(await move(ann, pass('p1'))).toMatchObject({ by: ['player'], acting: ['p2'] });
  });

  test.each([
    ['round-ends', false, ['player']],
    ['never', true, ['player', 'plan']],
  ] as const)('passing until %s, when a round begins', async (until, isKept, by) => {
    const found = await tableBefore([ann, bob], ({ type }) => type === 'par');
    table = found.table;
    await found.next.ok('setPlan', { params: { table }, body: { pass: true, until } });
    expect((await move(found.maker, found.action)).by).toEqual(by);
    expect((await planOf(found.next)).pass).toBe(isKept);
  });

  test('is forgotten when a move is taken back', async () => {
    await cid.ok('setPlan', { params: { table }, body: { actions: [bid('p3', 90)] } });
    await move(ann, bid('p1', 85));
    await ann.ok('undo', { params: { table }, body: { after: 1, key: key(), to: 0 } });
    server.site.games.drop(table);
    expect((await planOf(cid)).actions).toEqual([]);
  });

  test('that fails takes the move along that it was to follow: nothing was played, here or there', async () => {
    const game = await server.site.games.read(table);
    const broken = {
      ...NO_PLAN,
      get pass(): boolean {
        throw new Error('Broken');
      },
    };
    game.plans.set(game.seats[1]?.user_id ?? '', broken);
    const body = { after: 0, key: key(), action: bid('p1', 85) };
    expect((await ann.call('move', { params: { table }, body })).status).toBe(500);
    expect(await move(ann, bid('p1', 85))).toMatchObject({ by: ['player'], acting: ['p2'] });
  });

  test('rests while a bot plays the seat', async () => {
    await cid.ok('setPlan', { params: { table }, body: { pass: true, until: 'never' } });
    await cid.ok('standIn', { params: { table }, body: { bot: 'random' } });
    await move(ann, pass('p1'));
    expect(await move(bob, pass('p2'))).toMatchObject({ by: ['player'], acting: ['p3'] });
  });

  test('the automatic rules of the table are played by the server, until something happens', async () => {
    const program = { kind: 'pass', round: 'Auction', since: 0 } as const;
    await bob.ok('setPlan', { params: { table }, body: { program } });
    expect(await move(ann, pass('p1'))).toMatchObject({ by: ['player', 'plan'], acting: ['p3'] });
    // A purchase is news: from here on Bob decides himself.
    await move(cid, { type: 'take', player: 'p3', item: 'P1' });
    expect(await move(ann, pass('p1'))).toMatchObject({ by: ['player'], acting: ['p2'] });
    expect((await planOf(bob)).program).toBeNull();
  });

  test('an offer for something is accepted from the price on that was named for it', async () => {
    const found = await tableBefore([ann, bob], ({ type }) => type === 'private');
    const { action, maker, next } = found;
    table = found.table;
    const [item, price] = [String(action.item), Number(action.price)];
    const offered = async (least: number) => {
      await next.ok('setPlan', { params: { table }, body: { answers: [{ item, least }] } });
      return (await move(maker, action)).by;
    };
    expect(await offered(price + 1)).toEqual(['player']);
    const { number, count } = (await maker.ok('log', { params: { table }, query: {} })).standing;
    await maker.ok('undo', { params: { table }, body: { after: number, key: key(), to: count - 1 } });
    expect(await offered(price)).toEqual(['player', 'plan']);
  });
});
