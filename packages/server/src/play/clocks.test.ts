import { anyAction, seededChance } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Standing } from '../contract/games.ts';
import type { Timing } from '../contract/tables.ts';
import { readSeats, readTable, type SeatRow, type TableRow } from '../tables/rows.ts';
import { someUser, type TestClient } from '../testing/client.ts';
import { openAs } from '../testing/play.ts';
import { startTestServer, TestClock, type TestServer } from '../testing/server.ts';
import { onSqlite } from '../testing/storages.ts';
import { deadlineOf } from './clocks.ts';

onSqlite((fresh) => {
  let server: TestServer;
  let row: TableRow;
  let seats: SeatRow[];
  beforeAll(async () => {
    server = await startTestServer(await fresh());
    const ann = await someUser(server.url, 'Ann');
    const { id } = await ann.ok('newTable', {
      body: { title: '1882', seats: 2, bots: ['random'], seating: 'joined', pace: 'correspondence' },
    });
    const { db } = server.site.storage;
    const found = await readTable(db, id);
    if (found === undefined) throw new Error('The table is gone');
    row = found;
    seats = await readSeats(db, [id]);
  });
  afterAll(() => server.stop());

  const SINCE = 1_000_000;
  const deadline = (timing: Partial<Timing>, acting: string, more: Partial<TableRow> = {}, seated = seats) =>
    deadlineOf(
      {
        ...row,
        turn_since: SINCE,
        ...more,
        timing: JSON.stringify(timing),
        acting: JSON.stringify([acting]),
      },
      seated,
      SINCE + 1000,
    );

  test('the time of a move or what is left on the clock, whichever ends first', () => {
    const clock = { start: 30, perMove: 0 };
    expect(deadline({}, 'p1')).toBeNull();
    expect(deadline({ perMove: 60 }, 'p1')).toBe(SINCE + 61_000);
    expect(deadline({ clock }, 'p1')).toBe(SINCE + 30_000);
    expect(deadline({ perMove: 60, clock }, 'p1')).toBe(SINCE + 30_000);
    expect(deadline({ perMove: 10, clock }, 'p1')).toBe(SINCE + 11_000);
    const hurried = seats.map((seat) => ({ ...seat, clock: 5000 }));
    expect(deadline({ clock }, 'p1', {}, hurried)).toBe(SINCE + 5000);
  });

  test('nobody waits for a bot, nor for whom one stands in', () => {
    expect(deadline({ perMove: 60 }, 'p2')).toBeNull();
    const replaced = seats.map((seat) => ({ ...seat, stand_in: 'random' }));
    expect(deadline({ perMove: 60 }, 'p1', {}, replaced)).toBeNull();
  });

  test('a holiday counts for correspondence, and only there', () => {
    const until = SINCE + 3600_000;
    const away = seats.map((seat) => ({ ...seat, holiday_until: until }));
    expect(deadline({ perMove: 60 }, 'p1', {}, away)).toBe(until + 60_000);
    expect(deadline({ clock: { start: 30, perMove: 0 } }, 'p1', {}, away)).toBe(until + 30_000);
    expect(deadline({ perMove: 60 }, 'p1', { pace: 'live' }, away)).toBe(SINCE + 61_000);
    const back = seats.map((seat) => ({ ...seat, holiday_until: SINCE - 1 }));
    expect(deadline({ perMove: 60 }, 'p1', {}, back)).toBe(SINCE + 61_000);
  });

  test('time goes on after a holiday from where it was before', () => {
    const away = (from: number, until: number) =>
      seats.map((seat) => ({ ...seat, holiday_from: SINCE + from, holiday_until: SINCE + until }));
    expect(deadline({ perMove: 60 }, 'p1', {}, away(31_000, 90_000))).toBe(SINCE + 61_000 + 59_000);
    expect(deadline({ perMove: 60 }, 'p1', {}, away(-50_000, 90_000))).toBe(SINCE + 60_000 + 90_000);
    // Too late before they left.
    expect(deadline({ perMove: 60 }, 'p1', {}, away(62_000, 90_000))).toBe(SINCE + 61_000);
  });
});

describe('clocks while a game is played', () => {
  onSqlite((fresh) => {
    const time = new TestClock();
    let server: TestServer;
    let ann: TestClient;
    let bob: TestClient;
    beforeAll(async () => {
      server = await startTestServer(await fresh(), {}, time);
      [ann, bob] = [await someUser(server.url, 'Ann'), await someUser(server.url, 'Bob')];
    });
    afterAll(() => server.stop());

    async function start(clock: NonNullable<Timing['clock']>, master = false): Promise<string> {
      const { id: table } = await ann.ok('newTable', {
        body: { title: '1882', seats: 2, seating: 'joined', master, timing: { clock } },
      });
      await bob.ok('join', { params: { table }, body: {} });
      return table;
    }
    let keys = 0;
    const sent = (after: number) => ({ after, key: `key number ${++keys}` });
    /** By five seconds: tests take their time too. */
    const inSeconds = ({ clocks }: Standing) =>
      Object.fromEntries(
        Object.entries(clocks).map(([player, left]) => [player, Math.round(left / 5000) * 5]),
      );

    test('taking back takes time off whoever was acting, adds none, and takes back what the turn had added', async () => {
      const table = await start({ start: 600, perMove: 20 });
      const action = { type: 'bid', player: 'p1', item: 'P3', price: 85 };
      for (let round = 0; round < 3; round++) {
        time.pass(10);
        const moved = await ann.ok('move', { params: { table }, body: { ...sent(2 * round), action } });
        expect(inSeconds(moved.standing)).toEqual({ p1: 610 - 10 * round, p2: 600 - 5 * round });
        time.pass(5);
        const { standing } = await ann.ok('undo', {
          params: { table },
          body: { ...sent(2 * round + 1), to: 0 },
        });
        expect(inSeconds(standing)).toEqual({ p1: 590 - 10 * round, p2: 595 - 5 * round });
        // What the page shows and what counts are the same.
        expect((standing.deadline ?? 0) - (standing.turnSince ?? 0)).toBe(standing.clocks.p1);
      }
    });

    test('several turns taken back by agreement give back what they had added, to each', async () => {
      const table = await start({ start: 600, perMove: 20 });
      const pass = (who: TestClient, player: string, after: number) =>
        who.ok('move', { params: { table }, body: { ...sent(after), action: { type: 'pass', player } } });
      await pass(ann, 'p1', 0);
      const bid = { type: 'bid', player: 'p2', item: 'P3', price: 85 };
      const { standing } = await bob.ok('move', { params: { table }, body: { ...sent(1), action: bid } });
      expect(inSeconds(standing)).toEqual({ p1: 620, p2: 620 });
      const { proposals } = await ann.ok('propose', { params: { table }, body: { kind: 'undo', to: 0 } });
      await bob.ok('answer', { params: { table, id: proposals[0]?.id ?? '' }, body: { agree: true } });
      const { standing: after } = await ann.ok('log', { params: { table }, query: {} });
      expect([after.acting, inSeconds(after)]).toEqual([['p1'], { p1: 600, p2: 600 }]);
    });

    test('within a turn of several actions the clock runs on', async () => {
      const table = await start({ start: 600, perMove: 20 }, true);
      const game = await openAs(ann, table);
      const chance = seededChance(5);
      let before: Standing | null = null;
      for (let inTurn = 0; inTurn < 2; ) {
        const action = anyAction(game.now.advisedChoices(), chance);
        game.play(action);
        time.pass(1);
        const after: number = before?.number ?? 0;
        const body = { ...sent(after), action, master: true };
        const { standing } = await ann.ok('move', { params: { table }, body });
        const [player = ''] = standing.acting;
        inTurn = player === before?.acting[0] ? inTurn + 1 : 0;
        if (inTurn > 0) expect(standing.turnSince).toBe(before?.turnSince);
        expect(standing.deadline).toBe((standing.turnSince ?? 0) + (standing.clocks[player] ?? 0));
        before = standing;
      }
    });
  });
});
