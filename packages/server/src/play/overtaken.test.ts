import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { someGuest, TestClient } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { sharedPostgres } from '../testing/storages.ts';
import { until } from '../testing/until.ts';
import { Overtaken, orAgain } from './append.ts';

const key = () => Math.random().toString(36).slice(2).padEnd(10, '0');
const bid = (player: string, price: number) => ({ type: 'bid', player, item: 'P3', price });

let here: TestServer;
/** Another process, which has the game in memory and hears nothing of what is done here. */
let there: TestServer;
let ann: TestClient;
let bob: TestClient;
let table: string;
beforeAll(async () => {
  here = await startTestServer({ url: await (await sharedPostgres()).database(), path: '' });
  there = await here.another();
  there.site.hub.receive = () => undefined;
  [ann, bob] = [await someGuest(here.url), await someGuest(here.url)];
});
afterAll(async () => {
  await here.stop();
  await there.stop();
});
beforeEach(async () => {
  table = (await ann.ok('newTable', { body: { title: '1882', seats: 2, seating: 'joined' } })).id;
  await bob.ok('join', { params: { table }, body: {} });
  await there.site.games.read(table);
});

const elsewhere = ({ cookie }: TestClient) => Object.assign(new TestClient(there.url), { cookie });
const move = (who: TestClient, after: number, action: { type: string; player: string }) =>
  who.ok('move', { params: { table }, body: { after, key: key(), action } });
const logHere = async () => (await ann.ok('log', { params: { table }, query: {} })).log;

test('a plan is followed by a process that has not heard of it', async () => {
  await bob.ok('setPlan', { params: { table }, body: { actions: [bid('p2', 90)] } });
  await move(elsewhere(ann), 0, bid('p1', 85));
  expect(await logHere()).toMatchObject([{ by: 'player' }, { by: 'plan', action: bid('p2', 90) }]);
});

test('a plan is played at once by a process that has not heard that it is due', async () => {
  await move(ann, 0, bid('p1', 85));
  await elsewhere(bob).ok('setPlan', { params: { table }, body: { actions: [bid('p2', 90)] } });
  expect(await logHere()).toMatchObject([{ by: 'player' }, { by: 'plan', action: bid('p2', 90) }]);
});

test('a bot that somebody has left in the seat plays after a move at a process that has not heard of it', async () => {
  await bob.ok('standIn', { params: { table }, body: { bot: 'random' } });
  await move(elsewhere(ann), 0, bid('p1', 85));
  await until(async () => (await logHere()).length > 1);
});

test('whoever is away is given time by a process that has not heard of it', async () => {
  const made = await ann.ok('newTable', {
    body: { title: '1882', seats: 2, seating: 'joined', pace: 'correspondence', timing: { perMove: 60 } },
  });
  table = made.id;
  await bob.ok('join', { params: { table }, body: {} });
  await there.site.games.read(table);
  const holidayUntil = Date.now() + 3600_000;
  await bob.ok('changeMe', { body: { holidayUntil } });
  const { standing } = await move(elsewhere(ann), 0, bid('p1', 85));
  expect(standing.deadline).toBeGreaterThan(holidayUntil);
});

test('what all have agreed to take back is void where a move was quicker at another process', async () => {
  await move(ann, 0, bid('p1', 85));
  await move(bob, 1, bid('p2', 90));
  const { proposals } = await ann.ok('propose', { params: { table }, body: { kind: 'undo', to: 1 } });
  const { games } = there.site;
  const hold = games.exclusively.bind(games);
  games.exclusively = async (id, work) => {
    games.exclusively = hold;
    await move(ann, 2, bid('p1', 95));
    return hold(id, work);
  };
  await elsewhere(bob).ok('answer', {
    params: { table, id: proposals[0]?.id ?? '' },
    body: { agree: true },
  });
  expect((await logHere()).map(({ kind }) => kind)).toEqual(['action', 'action', 'action']);
});

test('a move is played while everybody talks, at both processes', async () => {
  const talk = Array.from({ length: 24 }, (_, i) =>
    (i % 2 === 0 ? ann : elsewhere(bob)).ok('say', { params: { table }, body: { text: `Line ${i}` } }),
  );
  await move(ann, 0, bid('p1', 85));
  await move(elsewhere(bob), 1, bid('p2', 90));
  await Promise.all(talk);
  expect(await logHere()).toHaveLength(2);
});

test('whoever is overtaken again and again gets through in the end, or is told to try again', async () => {
  let attempts = 0;
  const overtakenFor = (times: number) => async () => {
    if (++attempts <= times) throw new Overtaken('Somebody was quicker');
    return 'done';
  };
  expect(await orAgain(overtakenFor(9))).toBe('done');
  attempts = 0;
  await expect(orAgain(overtakenFor(10))).rejects.toMatchObject({ status: 503, code: 'busy' });
});
