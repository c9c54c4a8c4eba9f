import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { FULL, fullBoard } from '../../test/full-board.ts';
import { bestRoutes } from '../best-routes.ts';
import { RouteProblemError } from '../problem-error.ts';
import type { RouteProblem } from '../types.ts';
import { RouteThreads } from './route-threads.ts';

const city = (location: number, station = false) =>
  ({ location, kind: 'city', through: true, station, hex: location }) as const;

/** A line of three cities, of which the train reaches two. */
const line = (last: number): RouteProblem => ({
  graph: {
    stops: [city(0, true), city(1), city(2)],
    points: 0,
    pieces: [
      { a: { stop: 0 }, b: { stop: 1 }, hex: 0 },
      { a: { stop: 0 }, b: { stop: 2 }, hex: 1 },
    ],
  },
  trains: [{ id: '2', value: [10, 20, last], allowances: [{ size: 2, cost: [1, 1, 1] }] }],
});

const THREAD = new URL('../../test/thread.mjs', import.meta.url);
const threads = new RouteThreads(THREAD, 2);
afterAll(() => threads.close());

describe('searches in threads', () => {
  test('find what is found here, each its own answer', async () => {
    const problems = [30, 40, 15, 50, 60].map(line);
    const found = await Promise.all(problems.map((problem) => threads.solve(problem)));
    expect(found.map(({ best }) => best)).toEqual(problems.map((problem) => bestRoutes(problem)));
    expect(found.map(({ best }) => best.value)).toEqual([40, 50, 30, 60, 70]);
  });

  test('a problem that cannot be read fails by itself, and the next one is solved', async () => {
    const broken: RouteProblem = JSON.parse('{ "graph": {}, "trains": null }');
    await expect(threads.solve(broken)).rejects.toThrow(RouteProblemError);
    expect((await threads.solve(line(30))).best.value).toBe(40);
  });

  test('what is still being looked for when they are closed is not found', async () => {
    const own = new RouteThreads(THREAD);
    const search = own.solve(line(30));
    await Promise.all([expect(search).rejects.toThrow('given up'), own.close()]);
  });

  describe('a deadline', () => {
    const { graph, value } = fullBoard(1, { ...FULL, columns: 20, rows: 12 });
    const cost = graph.stops.map(() => 1);
    const trains = [8, 9, 10, 11, 12].map((size) => ({ id: `${size}`, allowances: [{ size, cost }], value }));
    const heavy: RouteProblem = { graph, trains };

    /** A clock that is set at the same time and 20 ms later must not strike first. */
    async function isKept(pool: RouteThreads, deadline: number): Promise<void> {
      const answer = pool.solve(heavy, { deadline });
      const tooLate = delay(deadline + 20, null);
      const first = await Promise.race([answer, tooLate]);
      expect(first?.best.proof).toMatchObject({ proven: false, cutShortBy: 'deadline' });
      expect(first?.best.proof.bound).toBeGreaterThan(first?.best.value ?? 0);
      await tooLate;
    }

    test('is kept by a thread', async () => {
      await threads.solve(line(30));
      await isKept(threads, 100);
    });

    test('is kept while the thread only starts, and while all of them are busy', async () => {
      const own = new RouteThreads(THREAD, 1);
      await isKept(own, 1);
      const before = own.solve(heavy, { deadline: 300 });
      await isKept(own, 50);
      await before;
      expect((await own.solve(line(30), { deadline: 60_000 })).best.proof.proven).toBe(true);
      await own.close();
    });

    test('that is none is refused, as is what cannot be sent', async () => {
      await expect(threads.solve(line(30), { deadline: Number.NaN })).rejects.toThrow(RouteProblemError);
      const talking = Object.assign(line(30), { note: () => 'hello' });
      await expect(threads.solve(talking)).rejects.toThrow('could not be cloned');
      expect((await threads.solve(line(30))).best.value).toBe(40);
    });
  });
});
