import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { someGuest, someUser } from '../testing/client.ts';
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

  test('my tables: those that wait for me come first, then those that run, those that are open, those that are over', async () => {
    const [dan, eve] = [await someGuest(server.url), await someGuest(server.url)];
    const open = async (first: typeof dan, second: typeof dan | null) => {
      const { id: table } = await first.ok('newTable', {
        body: { title: '1882', seats: 2, seating: 'joined' },
      });
      await second?.ok('join', { params: { table }, body: {} });
      return table;
    };
    // Made in the opposite of the order expected, and in the order of their last change: only the rank can bring it about.
    const waiting = await open(dan, eve);
    const running = await open(eve, dan);
    const waitsForAnybody = await open(dan, null);
    const over = await open(dan, null);
    await dan.ok('closeTable', { params: { table: over } });
    const { items } = await dan.ok('myTables');
    expect(items.map(({ id, myTurn }) => [id, myTurn])).toEqual([
      [waiting, true],
      [running, false],
      [waitsForAnybody, false],
      [over, false],
    ]);
  });

  test('a player’s page counts public games only, unless it is one’s own', async () => {
    const dan = await someGuest(server.url);
    for (const visibility of ['public', 'link', 'password'] as const) {
      const { id: table } = await dan.ok('newTable', {
        body: { title: '1882', seats: 2, bots: ['random'], visibility, password: 'correct horse' },
      });
      await server.site.storage.db
        .updateTable('tables')
        .set({ status: 'finished', result: '{"p1":2,"p2":1}' })
        .where('id', '=', table)
        .execute();
      await dan.ok('newTable', {
        body: { title: '1882', seats: 2, bots: ['random'], visibility, password: 'correct horse' },
      });
    }
    const seenBy = async (who: typeof dan) => {
      const { running, results } = await who.ok('profile', { params: { id: dan.id } });
      const { items } = await who.ok('gamesOf', { params: { id: dan.id } });
      return [running, results.map(({ title, played }) => [title, played]), items.length];
    };
    expect(await seenBy(ann)).toEqual([1, [['1882', 1]], 2]);
    expect(await seenBy(dan)).toEqual([3, [['1882', 3]], 6]);
  });

  test('a summary says how much time there is, wherever it is shown', async () => {
    const timing = { perMove: null, clock: { start: 1800, perMove: 20 }, late: 'bot' } as const;
    const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 2, timing } });
    const timingIn = (items: readonly { readonly id: string; readonly timing: unknown }[]) =>
      items.find(({ id }) => id === table)?.timing;
    expect(timingIn((await cid.ok('lobby', { query: {} })).items)).toEqual(timing);
    expect(timingIn((await ann.ok('myTables')).items)).toEqual(timing);
    const stream = await TestStream.open(ann);
    await bob.ok('join', { params: { table }, body: {} });
    const told = await stream.until((one) => one.kind === 'table' && one.table === table);
    expect(told).toMatchObject({ summary: { timing } });
    stream.close();
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
