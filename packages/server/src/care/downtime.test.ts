import { expect, test } from 'vitest';
import { someUser } from '../testing/client.ts';
import { startTestServer, TestClock } from '../testing/server.ts';
import { onEachStorage } from '../testing/storages.ts';
import { until } from '../testing/until.ts';

const HOUR = 3600;

onEachStorage((fresh) => {
  test('while no server ran nobody was late; a restart is none of that, nor is the time before', async () => {
    const clock = new TestClock();
    let server = await startTestServer(await fresh(), {}, clock);
    const [ann, bob] = [await someUser(server.url, 'Ann'), await someUser(server.url, 'Bob')];
    const timing = { perMove: HOUR, late: 'bot' } as const;
    const { id: table } = await ann.ok('newTable', {
      body: { title: '1882', seats: 2, seating: 'joined', timing },
    });
    const { deadline } = await bob.ok('join', { params: { table }, body: {} });
    const read = () => bob.ok('table', { params: { table }, query: {} });
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
