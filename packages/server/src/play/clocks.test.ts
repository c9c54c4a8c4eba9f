import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSeats, readTable, type SeatRow, type TableRow } from '../tables/rows.ts';
import { someUser } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { clockAfter, deadlineOf } from './clocks.ts';

test('a turn takes from the clock, every move adds, and nobody has less than nothing', () => {
  const rule = { start: 600, perMove: 10 };
  expect(clockAfter(null, 20_000, rule)).toBe(590_000);
  expect(clockAfter(30_000, 20_000, rule)).toBe(20_000);
  expect(clockAfter(5000, 20_000, rule)).toBe(10_000);
});

onEachStorage((fresh) => {
  let server: TestServer;
  let row: TableRow;
  let seats: SeatRow[];
  let goOnHoliday: (until: number | null) => Promise<unknown>;
  beforeAll(async () => {
    server = await startTestServer(await fresh());
    const ann = await someUser(server.url, 'Ann');
    goOnHoliday = (holidayUntil) => ann.ok('changeMe', { body: { holidayUntil } });
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

  const NOW = 1_000_000;
  const deadline = (timing: unknown, acting: string, more: Partial<TableRow> = {}, seated = seats) =>
    deadlineOf(
      server.site.storage.db,
      { ...row, ...more, timing: JSON.stringify(timing) },
      seated,
      [acting],
      NOW,
    );

  test('the time of a move or what is left on the clock, whichever is less', async () => {
    expect(await deadline({}, 'p1')).toBeNull();
    expect(await deadline({ perMove: 60 }, 'p1')).toBe(NOW + 60_000);
    expect(await deadline({ clock: { start: 30, perMove: 0 } }, 'p1')).toBe(NOW + 30_000);
    expect(await deadline({ perMove: 60, clock: { start: 30, perMove: 0 } }, 'p1')).toBe(NOW + 30_000);
    const hurried = seats.map((seat) => ({ ...seat, clock: 5000 }));
    expect(await deadline({ clock: { start: 30, perMove: 0 } }, 'p1', {}, hurried)).toBe(NOW + 5000);
  });

  test('nobody waits for a bot, nor for whom one stands in', async () => {
    expect(await deadline({ perMove: 60 }, 'p2')).toBeNull();
    const replaced = seats.map((seat) => ({ ...seat, stand_in: 'random' }));
    expect(await deadline({ perMove: 60 }, 'p1', {}, replaced)).toBeNull();
  });

  test('a holiday counts for correspondence, and only there', async () => {
    const until = server.site.now() + 3600_000;
    await goOnHoliday(until);
    expect(await deadline({ perMove: 60 }, 'p1')).toBe(until + 60_000);
    expect(await deadline({ perMove: 60 }, 'p1', { pace: 'live' })).toBe(NOW + 60_000);
    await goOnHoliday(null);
    expect(await deadline({ perMove: 60 }, 'p1')).toBe(NOW + 60_000);
  });
});
