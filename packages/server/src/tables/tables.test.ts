import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { someUser } from '../testing/client.ts';
import { TestStream } from '../testing/listen.ts';
import { startTestServer, TestClock, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { until } from '../testing/until.ts';

type User = Awaited<ReturnType<typeof someUser>>;
const key = () => Math.random().toString(36).slice(2).padEnd(10, '0');

onEachStorage((fresh) => {
  let server: TestServer;
  let ann: User;
  let bob: User;
  let cid: User;
  const clock = new TestClock();
  beforeAll(async () => {
    server = await startTestServer(await fresh(), {}, clock);
    ann = await someUser(server.url, 'Ann');
    bob = await someUser(server.url, 'Bob');
    cid = await someUser(server.url, 'Cid');
  });
  afterAll(() => server.stop());
  beforeEach(() => clock.pass(3600));
  const details = (table: string) => ann.ok('table', { params: { table }, query: {} });

  describe('a table', () => {
    test('starts by itself when it is full, with seats drawn from its secret', async () => {
      const { id: table, status } = await ann.ok('newTable', { body: { title: '1882', seats: 2 } });
      expect(status).toBe('open');
      const joined = await bob.ok('join', { params: { table }, body: {} });
      expect(joined).toMatchObject({ status: 'running', acting: ['p1'], secret: null });
      expect(joined.seats.map(({ person }) => person?.id).sort()).toEqual([ann.id, bob.id].sort());
    });

    test('two who want the last seat: one gets it', async () => {
      const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 2 } });
      const both = [bob, cid].map((one) => one.call('join', { params: { table }, body: {} }));
      expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('with a password is in the lobby, and for those who know it', async () => {
      const body = { title: '1882', seats: 3, visibility: 'password', password: 'open sesame' } as const;
      const { id: table } = await ann.ok('newTable', { body });
      const { items } = await bob.ok('lobby', { query: { title: '1882', pace: 'live' } });
      expect(items.map(({ id }) => id)).toContain(table);
      expect((await bob.call('join', { params: { table }, body: { password: 'open barley' } })).status).toBe(
        403,
      );
      await bob.ok('join', { params: { table }, body: { password: 'open sesame' } });
      expect((await cid.call('chat', { params: { table }, query: {} })).status).toBe(404);
    });

    test('by link is nowhere to be found without it', async () => {
      const { id: table, invite } = await ann.ok('newTable', {
        body: { title: '1882', seats: 3, visibility: 'link' },
      });
      const { items } = await bob.ok('lobby', { query: {} });
      expect(items.map(({ id }) => id)).not.toContain(table);
      expect((await bob.call('join', { params: { table }, body: {} })).status).toBe(404);
      await bob.ok('table', { params: { table }, query: { invite: invite ?? '' } });
      await bob.ok('join', { params: { table }, body: { invite: invite ?? '' } });
    });

    test('that no title would start is not opened', async () => {
      const { status, body } = await ann.call('newTable', { body: { title: 'railroadbarons', seats: 4 } });
      expect([status, body.code]).toEqual([422, 'not-playable']);
    });

    test('leaving, emptying a seat, filling it with a bot, starting', async () => {
      const { id: table } = await ann.ok('newTable', {
        body: { title: '1882', seats: 2, startWhenFull: false },
      });
      await bob.ok('join', { params: { table }, body: {} });
      await bob.ok('leave', { params: { table } });
      await cid.ok('join', { params: { table }, body: {} });
      await ann.ok('kick', { params: { table, seat: 1 } });
      await ann.ok('fillSeat', { params: { table, seat: 1 }, body: { bot: 'random' } });
      expect(await ann.ok('start', { params: { table } })).toMatchObject({ status: 'running' });
    });

    test('is abandoned when everybody agrees', async () => {
      const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 2 } });
      await bob.ok('join', { params: { table }, body: {} });
      const { proposals } = await ann.ok('propose', { params: { table }, body: { kind: 'abandon' } });
      const id = proposals[0]?.id ?? '';
      expect(await bob.ok('answer', { params: { table, id }, body: { agree: true } })).toMatchObject({
        status: 'abandoned',
        endReason: 'agreement',
      });
    });
  });

  describe('bots', () => {
    test('play their seats, and stand in for whoever leaves', async () => {
      const { id: table } = await ann.ok('newTable', {
        body: { title: '1882', seats: 2, bots: ['random'], seating: 'joined' },
      });
      const stream = await TestStream.open(ann);
      await ann.ok('standIn', { params: { table }, body: { bot: 'random' } });
      await stream.until((m) => m.kind === 'entry' && m.table === table && m.entry.number >= 4, 60);
      await ann.ok('standIn', { params: { table }, body: { bot: null } });
      expect((await details(table)).seats[0]).toMatchObject({ standIn: null });
      const { log } = await ann.ok('log', { params: { table }, query: {} });
      expect(new Set(log.map(({ by }) => by))).toEqual(new Set(['bot']));
      stream.close();
    });

    test('move for whoever takes too long, where the table says so; holidays count', async () => {
      const { id: table } = await ann.ok('newTable', {
        body: {
          title: '1882',
          seats: 2,
          pace: 'correspondence',
          seating: 'joined',
          timing: { perMove: 3600, late: 'bot' },
        },
      });
      await bob.ok('join', { params: { table }, body: {} });
      const { deadline } = await details(table);
      expect(deadline).toBeGreaterThan(clock.now() + 3_500_000);
      const stream = await TestStream.open(bob);
      const holidayUntil = clock.now() + 7_200_000;
      await ann.ok('changeMe', { body: { holidayUntil } });
      expect((await details(table)).seats[0]).toMatchObject({ holidayUntil });
      clock.pass(3700);
      server.site.jobs.wake();
      // Looked at, and put off until after the holiday.
      await until(async () => {
        const job = await server.site.storage.db
          .selectFrom('jobs')
          .select('due_at')
          .where('kind', '=', 'late')
          .where('subject', '=', table)
          .executeTakeFirst();
        return job !== undefined && job.due_at > clock.now() + 1_800_000;
      });
      expect((await details(table)).number).toBe(0);
      clock.pass(7300);
      server.site.jobs.wake();
      await stream.until((m) => m.kind === 'entry' && m.table === table && m.entry.by === 'bot');
      await ann.ok('changeMe', { body: { holidayUntil: null } });
      stream.close();
    });
  });

  test('what one has left to be done is done when it comes up', async () => {
    const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 2, seating: 'joined' } });
    await bob.ok('join', { params: { table }, body: {} });
    const bid = { type: 'bid', player: 'p2', item: 'P3', price: 90 };
    await bob.ok('setPlan', { params: { table }, body: { actions: [bid] } });
    const { log } = await ann.ok('move', {
      params: { table },
      body: { after: 0, key: key(), action: { ...bid, player: 'p1', price: 85 } },
    });
    expect(log).toMatchObject([
      { by: 'player', action: { player: 'p1' } },
      { by: 'plan', action: bid },
    ]);
    expect((await bob.ok('plan', { params: { table } })).actions).toEqual([]);
  });

  test('what is left to be done in one’s own turn is done at once, also at the beginning of a round', async () => {
    const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 2, seating: 'joined' } });
    await bob.ok('join', { params: { table }, body: {} });
    const plan = await ann.ok('setPlan', { params: { table }, body: { pass: true } });
    expect(plan).toMatchObject({ pass: true, until: 'round-ends' });
    const { log, standing } = await ann.ok('log', { params: { table }, query: {} });
    expect(log).toMatchObject([{ by: 'plan', action: { type: 'pass', player: 'p1' } }]);
    expect(standing.acting).toEqual(['p2']);
  });

  test('the automatic rules of the table are played by the server, until something happens', async () => {
    const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 3, seating: 'joined' } });
    for (const other of [bob, cid]) await other.ok('join', { params: { table }, body: {} });
    const program = { kind: 'pass', round: 'Auction', since: 0 } as const;
    await bob.ok('setPlan', { params: { table }, body: { program } });
    let after = 0;
    const move = async (user: User, action: { type: string; player: string; item?: string }) => {
      const { log, standing } = await user.ok('move', {
        params: { table },
        body: { after, key: key(), action },
      });
      after += log.length;
      return { by: log.map(({ by }) => by), acting: standing.acting };
    };
    expect(await move(ann, { type: 'pass', player: 'p1' })).toEqual({
      by: ['player', 'plan'],
      acting: ['p3'],
    });
    // A purchase is news: from here on Bob decides himself.
    await move(cid, { type: 'take', player: 'p3', item: 'P1' });
    expect(await move(ann, { type: 'pass', player: 'p1' })).toEqual({ by: ['player'], acting: ['p2'] });
    expect((await bob.ok('plan', { params: { table } })).program).toBeNull();
  });

  test('an offer for something is accepted from the price on that was named for it', async () => {
    const file = new URL('../../../titles/src/1882/golden/two-bank.json', import.meta.url);
    const { record } = JSON.parse(readFileSync(file, 'utf8'));
    const at = record.actions.findIndex(({ type }: { type: string }) => type === 'accept');
    const game = { ...record, actions: record.actions.slice(0, at - 1), checks: undefined };
    const [offer, answer] = record.actions.slice(at - 1);
    const [asks, asked] = answer.player === 'p1' ? [bob, ann] : [ann, bob];
    const { id: table, invite } = await asked.ok('importTable', { body: { game, player: answer.player } });
    await asks.ok('join', { params: { table }, body: { invite: invite ?? '' } });
    const item = offer.train ?? offer.item;
    const offered = async (least: number) => {
      await asked.ok('setPlan', { params: { table }, body: { answers: [{ item, least }] } });
      const { number, count } = (await asks.ok('log', { params: { table }, query: {} })).standing;
      const body = { after: number, key: key(), action: offer };
      const { log } = await asks.ok('move', { params: { table }, body });
      const { number: after } = (await asks.ok('log', { params: { table }, query: {} })).standing;
      await asks.call('undo', { params: { table }, body: { after, key: key(), to: count } });
      return log.map((entry) => [entry.by, entry.kind === 'action' && entry.action.type]);
    };
    expect(await offered(offer.price + 1)).toEqual([['player', offer.type]]);
    expect(await offered(offer.price)).toEqual([
      ['player', offer.type],
      ['plan', 'accept'],
    ]);
  });

  test('in master mode the owner moves for anybody, and the log says so', async () => {
    const { id: table } = await ann.ok('newTable', {
      body: { title: '1882', seats: 2, seating: 'joined', master: true },
    });
    await bob.ok('join', { params: { table }, body: {} });
    const pass = (after: number, player: string) => ({
      after,
      key: key(),
      action: { type: 'pass', player },
      master: true,
    });
    await ann.ok('move', { params: { table }, body: pass(0, 'p1') });
    const { log } = await ann.ok('move', { params: { table }, body: pass(1, 'p2') });
    expect(log).toMatchObject([{ by: 'master' }]);
    expect((await bob.call('move', { params: { table }, body: pass(2, 'p1') })).status).toBe(403);
  });

  test('a recorded game goes on online', async () => {
    const game = {
      format: 'roundhouse-1',
      title: '1882',
      options: {},
      seed: 7,
      players: [
        { id: 'p1', name: 'A' },
        { id: 'p2', name: 'B' },
      ],
      actions: [{ type: 'bid', player: 'p1', item: 'P3', price: 85 }],
    };
    const { id: table, invite, names } = await ann.ok('importTable', { body: { game, player: 'p2' } });
    expect(names).toEqual({ p1: 'A', p2: 'B' });
    await bob.ok('join', { params: { table }, body: { invite: invite ?? '' } });
    const { standing } = await ann.ok('move', {
      params: { table },
      body: { after: 1, key: key(), action: { type: 'pass', player: 'p2' } },
    });
    expect(standing).toMatchObject({ number: 2, acting: ['p1'] });
  });

  test('an export with an optional rule that nobody here knows is refused, and says which', async () => {
    const game = {
      title: '1889',
      players: [
        { id: 1, name: 'A' },
        { id: 2, name: 'B' },
      ],
      settings: { seed: 1, optional_rules: ['beginner_game', 'triple_jump'] },
      actions: [],
    };
    const refused = await ann.call('importTable', { body: { game, player: '1' } });
    expect(refused).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('triple_jump') },
    });
    const known = { ...game, settings: { ...game.settings, optional_rules: ['beginner_game'] } };
    expect((await ann.call('importTable', { body: { game: known, player: '1' } })).status).toBe(201);
  });

  test('in a recorded game each takes the seat whose past is theirs', async () => {
    const players = ['A', 'B', 'C'].map((name, i) => ({ id: `p${i + 1}`, name }));
    const game = { format: 'roundhouse-1', title: '1882', options: {}, seed: 7, players, actions: [] };
    const { id: table, invite } = await ann.ok('importTable', { body: { game, player: 'p2' } });
    const body = { invite: invite ?? '' };
    expect((await bob.call('join', { params: { table }, body: { ...body, seat: 1 } })).status).toBe(409);
    const { seats } = await bob.ok('join', { params: { table }, body: { ...body, seat: 2 } });
    expect(seats.map(({ person }) => person?.id ?? null)).toEqual([null, ann.id, bob.id]);
    await ann.ok('fillSeat', { params: { table, seat: 0 }, body: { bot: 'novice' } });
    // Once it goes on, they are called by their own names.
    const { record } = await ann.ok('game', { params: { table }, query: {} });
    const [ours, bobs] = seats.flatMap(({ person }) => person?.name ?? []);
    expect(record.players).toEqual([
      { id: 'p1', name: 'Bot 1' },
      { id: 'p2', name: ours },
      { id: 'p3', name: bobs },
    ]);
  });

  test('my tables: those that wait for me come first', async () => {
    const { items } = await ann.ok('myTables');
    const waiting = items.map(({ myTurn }) => myTurn);
    expect(waiting).toEqual(waiting.toSorted((a, b) => Number(b) - Number(a)));
    expect(waiting[0]).toBe(true);
  });

  test('my tables: what I am asked, by an offer or by the players, until it is answered', async () => {
    const players = ['A', 'B'].map((name, i) => ({ id: `p${i + 1}`, name }));
    const game = { format: 'roundhouse-1', title: '1882', options: {}, seed: 7, players, actions: [] };
    const { id: table, invite } = await ann.ok('importTable', { body: { game, player: 'p1' } });
    await bob.ok('join', { params: { table }, body: { invite: invite ?? '' } });
    const asked = async (who: typeof ann) =>
      (await who.ok('myTables')).items.find(({ id }) => id === table)?.asked;
    expect([await asked(ann), await asked(bob)]).toEqual([null, null]);
    const end = { type: 'propose-end', player: 'p1' };
    await ann.ok('move', { params: { table }, body: { after: 0, key: 'ends here', action: end } });
    expect([await asked(ann), await asked(bob)]).toEqual([null, 'end']);
    await ann.ok('undo', { params: { table }, body: { after: 1, key: 'or not yet', to: 0 } });
    const { proposals } = await bob.ok('propose', { params: { table }, body: { kind: 'abandon' } });
    expect([await asked(ann), await asked(bob)]).toEqual(['abandon', null]);
    await ann.ok('answer', { params: { table, id: proposals[0]?.id ?? '' }, body: { agree: false } });
    expect(await asked(ann)).toBe(null);
  });
});
