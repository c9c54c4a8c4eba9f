import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { someUser, TestClient } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';

type User = Awaited<ReturnType<typeof someUser>>;

onEachStorage((fresh, kind) => {
  /** Only PostgreSQL is shared by several processes. */
  const ofSeveral = (name: string, run: () => Promise<void>) => {
    if (kind === 'postgres') test(name, run);
  };
  let server: TestServer;
  let ann: User;
  let bob: User;
  let table: string;
  const key = () => Math.random().toString(36).slice(2).padEnd(10, '0');
  const at = () => ({ params: { table } });

  beforeAll(async () => {
    server = await startTestServer(await fresh());
    ann = await someUser(server.url, 'Ann');
    bob = await someUser(server.url, 'Bob');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    const made = await ann.ok('newTable', { body: { title: '1882', seats: 2, seating: 'joined' } });
    table = made.id;
    await bob.ok('join', { params: { table }, body: {} });
  });

  const bid = { type: 'bid', player: 'p1', item: 'P3', price: 85 };

  describe('a move', () => {
    test('is played, and everybody can read it', async () => {
      const { log, standing } = await ann.ok('move', {
        ...at(),
        body: { after: 0, key: key(), action: bid },
      });
      expect(log).toMatchObject([{ kind: 'action', number: 1, action: bid, by: 'player' }]);
      expect(standing).toMatchObject({ number: 1, count: 1, acting: ['p2'], ended: null });
      expect((await bob.ok('log', { ...at(), query: {} })).log).toEqual(log);
      expect((await new TestClient(server.url).ok('game', { ...at(), query: {} })).log).toEqual(log);
    });

    test('that comes too late gets 409 and what was missed', async () => {
      const { log } = await ann.ok('move', { ...at(), body: { after: 0, key: key(), action: bid } });
      const late = await bob.call('move', {
        ...at(),
        body: { after: 0, key: key(), action: { type: 'pass', player: 'p2' } },
      });
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({ code: 'stale', log });
    });

    test('that is sent twice gets the first answer and is played once', async () => {
      const body = { after: 0, key: key(), action: bid };
      const first = await ann.ok('move', { ...at(), body });
      expect((await ann.ok('move', { ...at(), body })).log).toEqual(first.log);
      expect((await ann.ok('log', { ...at(), query: {} })).log).toHaveLength(1);
    });

    test('that is sent again with what has been seen since gets the first answer and is played once', async () => {
      const again = key();
      const first = await ann.ok('move', { ...at(), body: { after: 0, key: again, action: bid } });
      const atOnce = await ann.call('move', { ...at(), body: { after: 1, key: again, action: bid } });
      expect([atOnce.status, atOnce.answer.log]).toEqual([200, first.log]);
      await bob.ok('move', {
        ...at(),
        body: { after: 1, key: key(), action: { ...bid, player: 'p2', price: 90 } },
      });
      // However its fields are ordered, and also where the game is no longer in memory.
      const { type, ...fields } = bid;
      for (const action of [bid, { ...fields, type }]) {
        const later = await ann.call('move', { ...at(), body: { after: 2, key: again, action } });
        expect([later.status, later.answer.log]).toEqual([200, first.log]);
        expect(later.answer.standing).toMatchObject({ number: 2, acting: ['p1'] });
        server.site.games.drop(at().params.table);
      }
      expect((await ann.ok('log', { ...at(), query: {} })).log).toHaveLength(2);
    });

    test('with a key that was sent with something else is not taken for that, and not done', async () => {
      const pass = { type: 'pass', player: 'p1' };
      const first = { after: 0, key: key(), action: pass };
      await ann.ok('move', { ...at(), body: first });
      await bob.ok('move', {
        ...at(),
        body: { after: 1, key: first.key, action: { ...pass, player: 'p2' } },
      });
      const other = await ann.call('move', { ...at(), body: { ...first, after: 2, action: bid } });
      expect([other.status, other.body.code]).toEqual([422, 'key-used']);
      const undone = await ann.call('undo', { ...at(), body: { after: 2, key: first.key, to: 1 } });
      expect([undone.status, undone.body.code]).toEqual([422, 'key-used']);
      expect((await ann.ok('log', { ...at(), query: {} })).log).toHaveLength(2);
    });

    test('against the rules gets 422 with the rule, and changes nothing', async () => {
      const low = { ...bid, price: 50 };
      const refused = await ann.call('move', { ...at(), body: { after: 0, key: key(), action: low } });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        rule: '1882-9-3',
        error: 'A bid on North-West Rebellion Company must be at least $85.',
      });
      expect((await ann.ok('log', { ...at(), query: {} })).log).toEqual([]);
    });

    test("for another's seat gets 403", async () => {
      const { status, body } = await bob.call('move', {
        ...at(),
        body: { after: 0, key: key(), action: bid },
      });
      expect([status, body.code]).toEqual([403, 'wrong-seat']);
    });

    test('fifty at once: exactly one is played', async () => {
      const sent = Array.from({ length: 50 }, () =>
        ann.call('move', { ...at(), body: { after: 0, key: key(), action: bid } }),
      );
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    });
  });

  ofSeveral('fifty at once over two processes: exactly one is played', async () => {
    const second = await server.another();
    const there = Object.assign(new TestClient(second.url), { cookie: ann.cookie });
    await there.ok('game', { ...at(), query: {} });
    const sent = Array.from({ length: 50 }, (_, n) =>
      (n % 2 === 0 ? ann : there).call('move', { ...at(), body: { after: 0, key: key(), action: bid } }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    for (const client of [ann, there])
      expect((await client.ok('log', { ...at(), query: {} })).log).toHaveLength(1);
    await second.stop();
  });

  ofSeveral('the same sent to two processes is played once, and both give the first answer', async () => {
    const second = await server.another();
    const there = Object.assign(new TestClient(second.url), { cookie: ann.cookie });
    await there.ok('game', { ...at(), query: {} });
    const again = key();
    const sent = [ann, there, ann, there].map((client) =>
      client.call('move', { ...at(), body: { after: 0, key: again, action: bid } }),
    );
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const later = await there.call('move', { ...at(), body: { after: 1, key: again, action: bid } });
    expect([...answers, later].map(({ answer }) => answer.log)).toEqual(
      Array.from({ length: 5 }, () => answers[0]?.answer.log),
    );
    expect((await there.ok('log', { ...at(), query: {} })).log).toHaveLength(1);
    await second.stop();
  });

  describe('taking back', () => {
    test('one’s own last move, until another acted', async () => {
      await ann.ok('move', { ...at(), body: { after: 0, key: key(), action: bid } });
      const undone = await ann.ok('undo', { ...at(), body: { after: 1, key: key(), to: 0 } });
      expect(undone).toMatchObject({
        log: [{ kind: 'undo', to: 0, number: 2 }],
        standing: { count: 0, acting: ['p1'] },
      });
      await ann.ok('move', { ...at(), body: { after: 2, key: key(), action: bid } });
      await bob.ok('move', {
        ...at(),
        body: { after: 3, key: key(), action: { type: 'pass', player: 'p2' } },
      });
      const late = await ann.call('undo', { ...at(), body: { after: 4, key: key(), to: 0 } });
      expect([late.status, late.body.code]).toEqual([403, 'undo-by-agreement']);
    });

    test('by agreement of everybody else', async () => {
      await ann.ok('move', { ...at(), body: { after: 0, key: key(), action: bid } });
      await bob.ok('move', {
        ...at(),
        body: { after: 1, key: key(), action: { type: 'pass', player: 'p2' } },
      });
      const { proposals } = await ann.ok('propose', { ...at(), body: { kind: 'undo', to: 0 } });
      expect(proposals).toMatchObject([{ kind: 'undo', to: 0, agreed: [ann.id] }]);
      const id = proposals[0]?.id ?? '';
      await bob.ok('answer', { params: { table, id }, body: { agree: true } });
      expect((await ann.ok('log', { ...at(), query: {} })).standing).toMatchObject({ count: 0, number: 3 });
    });
  });

  test('what one has left to be done is kept, changed and done', async () => {
    const raise = { ...bid, player: 'p2', price: 90 };
    for (const price of [95, 90])
      await bob.ok('setPlan', { ...at(), body: { actions: [{ ...raise, price }] } });
    server.site.games.drop(table);
    const { log } = await ann.ok('move', { ...at(), body: { after: 0, key: key(), action: bid } });
    expect(log).toMatchObject([{ action: bid }, { by: 'plan', action: raise }]);
    expect((await bob.ok('plan', at())).actions).toEqual([]);
  });

  test('a server that starts anew has everything', async () => {
    for (let n = 0; n < 3; n++) {
      await ann.ok('move', {
        ...at(),
        body: { after: 2 * n, key: key(), action: { ...bid, price: 85 + 10 * n } },
      });
      const price = 90 + 10 * n;
      await bob.ok('move', {
        ...at(),
        body: { after: 2 * n + 1, key: key(), action: { ...bid, player: 'p2', price } },
      });
    }
    const before = await ann.ok('game', { ...at(), query: {} });
    await server.stop();
    server = await server.another();
    const again = Object.assign(new TestClient(server.url), { cookie: ann.cookie });
    expect(await again.ok('game', { ...at(), query: {} })).toEqual(before);
  });
});
