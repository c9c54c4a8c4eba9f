import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { someUser, type TestClient } from '../testing/client.ts';
import { TestStream } from '../testing/listen.ts';
import { startTestServer, TestClock, type TestServer } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { until } from '../testing/until.ts';

const DAY = 24 * 3600_000;

onEachStorage((fresh) => {
  const clock = new TestClock();
  let server: TestServer;
  let ann: TestClient;
  let bob: TestClient;
  let table: string;
  beforeAll(async () => {
    server = await startTestServer(await fresh(), { ROUNDHOUSE_BOT_THREADS: '0' }, clock);
    [ann, bob] = [await someUser(server.url, 'Ann'), await someUser(server.url, 'Bob')];
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    const timing = { perMove: 3600, late: 'bot' } as const;
    const { id } = await ann.ok('newTable', {
      body: { title: '1882', seats: 2, seating: 'joined', pace: 'correspondence', timing },
    });
    table = id;
    await bob.ok('join', { params: { table }, body: {} });
  });

  /** But for what the calls have taken. */
  const around = (time: number | null, expected: number) => Math.abs((time ?? 0) - expected) < 30_000;
  const details = () => bob.ok('table', { params: { table }, query: {} });
  const goAway = (who: TestClient, holidayUntil: number | null) =>
    who.call('changeMe', { body: { holidayUntil } });
  const move = (who: TestClient, player: string, after: number) =>
    who.ok('move', {
      params: { table },
      body: { after, key: `key ${after} of ${table}`, action: { type: 'pass', player } },
    });
  /** When the job that looks after it comes up. */
  const lateAt = async () => {
    const { db } = server.site.storage;
    const job = db
      .selectFrom('jobs')
      .select('due_at')
      .where('kind', '=', 'late')
      .where('subject', '=', table);
    return (await job.executeTakeFirst())?.due_at ?? null;
  };

  test('a holiday puts off the move that waits, and whoever is back early has the time that was left', async () => {
    const before = (await details()).deadline ?? 0;
    const stream = await TestStream.open(bob);
    clock.pass(3000);
    const left = clock.now();
    const holidayUntil = left + 50 * DAY;
    await goAway(ann, holidayUntil);
    const { deadline } = await details();
    expect(around(deadline, before + 50 * DAY)).toBe(true);
    expect(await lateAt()).toBe(deadline);
    await until(() =>
      stream.messages.some((one) => one.kind === 'table' && one.summary.deadline === deadline),
    );
    stream.close();
    clock.pass(20 * 24 * 3600);
    await goAway(ann, null);
    const back = await details();
    expect(around(back.deadline, before + clock.now() - left)).toBe(true);
    expect(await lateAt()).toBe(back.deadline);
    // No bot has moved; and to say once more that one is back, or to be away for no time, changes nothing.
    for (const again of [null, clock.now() - 1]) await goAway(ann, again);
    expect(await details()).toMatchObject({ number: 0, deadline: back.deadline });
  });

  test('whoever gets the turn on a holiday and comes back has the time of a move, from then on', async () => {
    await goAway(bob, clock.now() + 50 * DAY);
    const { standing } = await move(ann, 'p1', 0);
    expect(standing.deadline).toBeGreaterThan(clock.now() + 49 * DAY);
    clock.pass(20 * 24 * 3600);
    await goAway(bob, null);
    expect(around((await details()).deadline, clock.now() + 3600_000)).toBe(true);
    clock.pass(3700);
    server.site.jobs.wake();
    await until(async () => (await details()).number > 1);
  });

  test('a second holiday puts off what the first had, for perMove and for a clock', async () => {
    const hours = { perMove: 0, start: 3600 };
    const { id: timed } = await ann.ok('newTable', {
      body: {
        ...{ title: '1882', seats: 2, seating: 'joined', pace: 'correspondence' },
        timing: { perMove: null, clock: hours, late: 'bot' },
      },
    });
    await bob.ok('join', { params: { table: timed }, body: {} });
    const deadlines = async () => {
      const other = await bob.ok('table', { params: { table: timed }, query: {} });
      return [(await details()).deadline, other.deadline];
    };
    const begun = clock.now();
    for (const days of [8, 2]) {
      clock.pass(600);
      await goAway(ann, clock.now() + days * DAY);
      clock.pass(days * 24 * 3600);
      // Long enough that there is less left than a first holiday alone would leave.
      clock.pass(60);
    }
    for (const deadline of await deadlines())
      expect(around(deadline, begun + 3600_000 + 10 * DAY)).toBe(true);
    const { standing } = await ann.ok('move', {
      params: { table: timed },
      body: { after: 0, key: `a key of ${timed}`, action: { type: 'pass', player: 'p1' } },
    });
    expect(around(standing.clocks.p1 ?? null, 3600_000 - 2 * 660_000)).toBe(true);
  });

  test('what somebody else does with their seat leaves a move that was put off where it is', async () => {
    await goAway(ann, clock.now() + 8 * DAY);
    clock.pass(8 * 24 * 3600 + 60);
    await goAway(ann, clock.now() + 2 * DAY);
    const { deadline } = await details();
    await bob.ok('standIn', { params: { table }, body: { bot: 'random' } });
    expect((await details()).deadline).toBe(deadline);
    await goAway(ann, null);
  });

  test('a holiday lasts 60 days at most', async () => {
    const { status, body } = await goAway(ann, clock.now() + 61 * DAY);
    expect([status, body.code, body.error]).toEqual([
      422,
      'holiday-too-long',
      'A holiday lasts 60 days at most.',
    ]);
    expect((await ann.ok('me')).holidayUntil).toBeNull();
  });

  test('a seat that is taken back has its time again, from when the move came up', async () => {
    const { db } = server.site.storage;
    const before = (await details()).deadline;
    await server.site.jobs.stop();
    await ann.ok('standIn', { params: { table }, body: { bot: 'random' } });
    expect([(await details()).deadline, await lateAt()]).toEqual([null, null]);
    clock.pass(60);
    await ann.ok('standIn', { params: { table }, body: { bot: null } });
    expect([(await details()).deadline, await lateAt()]).toEqual([before, before]);
    await db.deleteFrom('jobs').execute();
  });
});
