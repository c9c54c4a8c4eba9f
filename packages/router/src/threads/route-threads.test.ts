import { afterAll, describe, expect, test } from 'vitest';
import { bestRoutes } from '../best-routes.ts';
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
    await expect(threads.solve(broken)).rejects.toThrow();
    expect((await threads.solve(line(30))).best.value).toBe(40);
  });

  test('what is still being looked for when they are closed is not found', async () => {
    const own = new RouteThreads(THREAD);
    const search = own.solve(line(30));
    await Promise.all([expect(search).rejects.toThrow('given up'), own.close()]);
  });
});
