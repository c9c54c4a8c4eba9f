import type { Action } from '@roundhouse/engine/play';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someGuest, someUser } from '../testing/client.ts';
import { Receiver } from '../testing/receiver.ts';
import { startTestServer, TestClock, type TestServer } from '../testing/server.ts';
import { onSqlite } from '../testing/storages.ts';
import { until } from '../testing/until.ts';
import { BotThreads } from './bot-threads.ts';
import { moveBot } from './play-bot.ts';
import type { BotQuestion } from './think.ts';

const HOUR = 3600;

onSqlite((fresh) => {
  const clock = new TestClock();
  const receiver = new Receiver();
  let server: TestServer;
  let home: string;
  beforeAll(async () => {
    const there = await receiver.start();
    home = there.home;
    server = await startTestServer(await fresh(), there.environment, clock);
  });
  afterAll(async () => {
    await server.stop();
    await receiver.stop();
  });

  test('whoever is late is reminded, every day until the move is made', async () => {
    const { db } = server.site.storage;
    const [ann, bob] = [await someUser(server.url, 'Ann'), await someUser(server.url, 'Bob')];
    await ann.ok('changeMe', { body: { email: 'ann@example.org' } });
    const channel = { on: true, wait: 0 };
    const hook = { url: `${home}/ann`, shape: 'plain' } as const;
    await ann.ok('setNotifications', { body: { mail: channel, webhook: channel, hook } });
    const timing = { perMove: HOUR, late: 'remind' } as const;
    const { id: table } = await ann.ok('newTable', {
      body: { title: '1882', seats: 2, seating: 'joined', name: 'Slow', pace: 'correspondence', timing },
    });
    await bob.ok('join', { params: { table }, body: {} });

    const told = () => [receiver.textsAt('/ann').length, receiver.mails.length];
    const isTold = (times: number) => until(() => told().every((count) => count === times));
    /** Time goes by, and whatever is due has been done. */
    const pass = async (seconds: number) => {
      clock.pass(seconds);
      server.site.jobs.wake();
      await until(async () => {
        const due = await db.selectFrom('jobs').select('id').where('due_at', '<=', clock.now()).execute();
        return due.length === 0;
      });
    };
    await isTold(1);
    await pass(HOUR - 100);
    expect(told()).toEqual([1, 1]);
    await pass(200);
    await isTold(2);
    await pass(24 * HOUR);
    await isTold(3);
    const [first, ...reminders] = receiver.textsAt('/ann');
    expect(first).toContain('Your turn: Slow\nhttp');
    for (const one of reminders)
      expect(one).toContain('Your turn: Slow (your time for this move is over)\nhttp');
    expect(reminders.at(-1)).toContain(`/#/table/${table}`);
    expect(receiver.mails.at(-1)).toContain('Subject: Your turn: Slow (your time');

    const action = { type: 'pass', player: 'p1' };
    await ann.ok('move', { params: { table }, body: { after: 0, key: 'one key only', action } });
    // Now it is Bob who is late, and he wants to hear of nothing.
    await pass(24 * HOUR);
    await pass(24 * HOUR);
    expect(told()).toEqual([3, 3]);
    const jobs = await db.selectFrom('jobs').select(['kind', 'subject']).execute();
    expect(jobs).toEqual([{ kind: 'late', subject: table }]);
  });

  test('a sensible player moves for whoever is late, and goes on for whoever has left', async () => {
    const [cid, dan] = [await someGuest(server.url), await someGuest(server.url)];
    const timing = { perMove: HOUR, late: 'remind' } as const;
    const { id: table } = await cid.ok('newTable', {
      body: { title: '1882', seats: 2, seating: 'joined', timing },
    });
    await dan.ok('join', { params: { table }, body: {} });
    clock.pass(HOUR + 1);
    const asked: string[] = [];
    class Overheard extends BotThreads {
      override choose(question: BotQuestion): Promise<Action> {
        asked.push(question.bot);
        return super.choose(question);
      }
    }
    await moveBot(server.site, new Overheard(0, 1, () => undefined), table, true);
    expect(asked).toEqual(['novice']);
    await dan.ok('deleteMe', { body: {} });
    const { seats } = await cid.ok('table', { params: { table }, query: {} });
    expect(seats.map(({ bot }) => bot)).toEqual([null, 'novice']);
  });

  test('whoever is late to answer has not agreed to end the game', async () => {
    const [gus, hal] = [await someGuest(server.url), await someGuest(server.url)];
    const timing = { perMove: HOUR, late: 'bot' } as const;
    const { id: table } = await gus.ok('newTable', {
      body: { title: '1882', seats: 2, seating: 'joined', timing },
    });
    await hal.ok('join', { params: { table }, body: {} });
    const action = { type: 'propose-end', player: 'p1' };
    await gus.ok('move', { params: { table }, body: { after: 0, key: 'one key only', action } });
    clock.pass(HOUR + 1);
    await moveBot(server.site, new BotThreads(0, 1, () => undefined), table, true);
    const { log, standing } = await gus.ok('log', { params: { table }, query: { after: 1 } });
    expect(log[0]).toMatchObject({ by: 'bot', action: { type: 'decline', player: 'p2' } });
    expect(standing.ended).toBeNull();
  });

  test('whoever moves in the last moment has moved, and no bot moves for the next, who has time', async () => {
    const [eva, fay] = [await someGuest(server.url), await someGuest(server.url)];
    const timing = { perMove: HOUR, late: 'remind' } as const;
    const { id: table } = await eva.ok('newTable', {
      body: { title: '1882', seats: 2, seating: 'joined', timing },
    });
    await fay.ok('join', { params: { table }, body: {} });
    clock.pass(HOUR + 1);
    // It is seen that she is late; then, before the bot is asked, she moves.
    expect((await server.site.games.read(table)).row.deadline).toBeLessThan(clock.now());
    await eva.ok('move', {
      params: { table },
      body: { after: 0, key: 'one key only', action: { type: 'pass', player: 'p1' } },
    });
    expect(await moveBot(server.site, new BotThreads(0, 1, () => undefined), table, true)).toBe(false);
    const { standing } = await eva.ok('log', { params: { table }, query: {} });
    expect(standing).toMatchObject({ number: 1, acting: ['p2'] });
  });
});
