import { anyAction, seededChance } from '@roundhouse/titles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someUser, TestClient } from '../testing/client.ts';
import { openAs } from '../testing/play.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { sharedPostgres } from '../testing/storages.ts';
import { until } from '../testing/until.ts';

let here: TestServer;
let there: TestServer;
let ann: TestClient;
beforeAll(async () => {
  here = await startTestServer({ url: await (await sharedPostgres()).database(), path: '' });
  there = await here.another();
  ann = await someUser(here.url, 'Ann');
});
afterAll(async () => {
  await here.stop();
  await there.stop();
});

const newTable = async (bots: readonly string[]): Promise<string> => {
  const seats = bots.length + 1;
  const { id } = await ann.ok('newTable', {
    body: { title: '1882', seats, bots: [...bots], seating: 'joined' },
  });
  return id;
};
const pass = (table: string) =>
  ann.ok('move', {
    params: { table },
    body: { after: 0, key: 'one key only', action: { type: 'pass', player: 'p1' } },
  });
const standingAt = async (table: string) => (await ann.ok('log', { params: { table }, query: {} })).standing;

test('bots go on after every move, whichever process it came to', async () => {
  const atTheOther = Object.assign(new TestClient(there.url), { cookie: ann.cookie });
  async function play(seed: number): Promise<void> {
    const table = await newTable(['random', 'random']);
    const chance = seededChance(seed);
    const isMine = async () => {
      const { acting, ended } = await standingAt(table);
      return ended !== null || acting.includes('p1');
    };
    for (let turns = 0; turns < 15; turns++) {
      await until(isMine, 'The bots have stopped');
      if ((await standingAt(table)).ended !== null) return;
      const game = await openAs(ann, table);
      const body = {
        after: game.actions.length,
        key: `key number ${turns}`,
        action: anyAction(game.now.advisedChoices(), chance),
      };
      await (turns % 2 === 0 ? ann : atTheOther).ok('move', { params: { table }, body });
    }
  }
  await Promise.all([1, 2, 3, 4].map(play));
});

test('a process that has no place free for the bot tells the others, and else takes the turn itself', async () => {
  const { hub, jobs } = there.site;
  const { receive } = hub;
  let heard = 0;
  hub.receive = (signal) => {
    if (signal.kind === 'jobs') heard++;
    receive.call(hub, signal);
  };
  const free = await newTable(['random']);
  await pass(free);
  await until(async () => (await standingAt(free)).number > 1);
  expect(heard).toBe(0);
  await here.site.jobs.stop();
  // It need not look by itself.
  const wake = jobs.wake.bind(jobs);
  let isWoken = false;
  jobs.wake = () => {
    isWoken = true;
  };
  const full = await newTable(['random']);
  await pass(full);
  await until(() => heard > 0);
  expect(isWoken).toBe(true);
  jobs.wake = wake;
  wake();
  await until(async () => (await standingAt(full)).number > 1);
  hub.receive = receive;
});

test('a process that has not heard of the move yet plays the bot that follows', async () => {
  const table = await newTable(['random']);
  await there.site.games.read(table);
  const { receive } = there.site.hub;
  there.site.hub.receive = () => undefined;
  await pass(table);
  there.site.jobs.wake();
  await until(async () => (await standingAt(table)).number > 1);
  there.site.hub.receive = receive;
});

test('whoever looks at a game while it is brought up to date sees the old one or the new one', async () => {
  const { id: table } = await ann.ok('newTable', { body: { title: '1882', seats: 2, seating: 'joined' } });
  await (await someUser(here.url, 'Bob')).ok('join', { params: { table }, body: {} });
  const game = await there.site.games.read(table);
  const { receive } = there.site.hub;
  there.site.hub.receive = () => undefined;
  await pass(table);
  let isDone = false;
  const refreshed = there.site.games.refresh(table).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    expect([game.row.number, game.table.actions.length]).toEqual([game.log.length, game.log.length]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await refreshed).toHaveLength(1);
  there.site.hub.receive = receive;
});
