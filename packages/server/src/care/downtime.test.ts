import { expect, test } from 'vitest';
import { BotThreads } from '../jobs/bot-threads.ts';
import { lateWorker } from '../jobs/late.ts';
import { someUser } from '../testing/client.ts';
import { startTestServer, TestClock } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { until } from '../testing/until.ts';
import { Downtime } from './downtime.ts';

const HOUR = 3600;

/** Two people, an hour for each move, and a bot for whoever is late. */
async function hourTable(url: string) {
  const [ann, bob] = [await someUser(url, 'Ann'), await someUser(url, 'Bob')];
  const timing = { perMove: HOUR, late: 'bot' } as const;
  const { id: table } = await ann.ok('newTable', {
    body: { title: '1882', seats: 2, seating: 'joined', timing },
  });
  const { deadline } = await bob.ok('join', { params: { table }, body: {} });
  const read = () => bob.ok('table', { params: { table }, query: {} });
  return { ann, bob, table, deadline, read };
}

onEachStorage((fresh) => {
  test('nobody was late while a server stood still, though it was never started anew', async () => {
    const clock = new TestClock();
    const server = await startTestServer(await fresh(), {}, clock);
    const { ann, table, deadline, read } = await hourTable(server.url);
    const { site } = server;
    await site.jobs.stop();
    const downtime = new Downtime(site, clock.now);
    await downtime.noteAlive();
    const late = lateWorker(site, new BotThreads(0, 1, () => undefined), downtime);
    const whom = { kind: 'late', subject: table, dueAt: deadline ?? 0, content: {} } as const;
    const job = { ...whom, id: 1, attempts: 1, taking: 'this one' };

    // Before, the clock had gone wrong, and was noted with a time long past.
    clock.pass(-1000 * HOUR);
    await downtime.noteAlive();
    clock.pass(1002 * HOUR);
    const [first, second] = await Promise.all([late(job), late(job)]);
    expect(Math.abs((first?.againAt ?? 0) - (deadline ?? 0) - 2 * HOUR * 1000)).toBeLessThan(30_000);
    expect(second).toEqual(first);
    expect(await read()).toMatchObject({ number: 0, deadline: first?.againAt });
    await downtime.noteAlive();
    expect((await read()).deadline).toBe(first?.againAt);

    // Nobody gets more than was lost.
    clock.pass(2 * HOUR);
    const action = { type: 'pass', player: 'p1' };
    await ann.ok('move', { params: { table }, body: { after: 0, key: 'one key only', action } });
    const begun = await read();
    await downtime.noteAlive();
    const after = await read();
    expect((after.deadline ?? 0) - (begun.deadline ?? 0)).toBeLessThan(30_000);
    expect(after.turnSince).toBeLessThanOrEqual(clock.now());
    await server.stop();
  });

  test('while no server ran nobody was late; a restart is none of that, nor is the time before', async () => {
    const clock = new TestClock();
    let server = await startTestServer(await fresh(), {}, clock);
    const { ann, bob, deadline, read } = await hourTable(server.url);
    const startAfter = async (seconds: number) => {
      await server.stop();
      clock.pass(seconds);
      server = await server.another();
      ann.url = bob.url = server.url;
    };

    await startAfter(2 * HOUR);
    const later = await read();
    expect(Math.abs((later.deadline ?? 0) - (deadline ?? 0) - 2 * HOUR * 1000)).toBeLessThan(30_000);
    await startAfter(20);
    expect(await read()).toMatchObject({ number: 0, deadline: later.deadline });
    clock.pass(HOUR);
    server.site.jobs.wake();
    await until(async () => (await read()).number === 1);
    await server.stop();
  });
});
