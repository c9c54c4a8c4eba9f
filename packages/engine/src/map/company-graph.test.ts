import { expect, test } from 'vitest';
import { board, graphFor, spot, station } from '../testing/small-map.ts';
import {
  type CompanyProblem,
  cachedBestRoutes,
  findBestRoutes,
  hasBestRoutes,
  routeSearch,
  storeBestRoutes,
} from './company-graph.ts';

/** X in B5 with track through B3 to the off-board area B1; the stops are A4, B1, B5 and C4. */
const graph = () => graphFor(board({ B5: '57/0', B3: '9/0' }, [station('X', spot('B5'))]));
const problem = (on = graph(), value = 30): CompanyProblem => ({
  graph: on,
  trains: [{ id: '2', value: [10, value, 20, 10], allowances: [] }],
});

test('the network is there once somebody has asked for it', () => {
  const fresh = graph();
  expect(fresh.hasNetwork).toBe(false);
  expect([...fresh.network.stops]).toEqual([0, 1, 1, 0]);
  expect(fresh.hasNetwork).toBe(true);
});

test('a route needs two stops; each set of ignored stops has its own answer', () => {
  const here = graph();
  expect([here.hasAnyRoute(), here.hasAnyRoute([1]), here.hasAnyRoute()]).toEqual([true, false, true]);
});

test('hexes in reach are looked for once', () => {
  const here = graph();
  let looked = 0;
  const find = () => [`look ${++looked}`];
  expect([here.hexesInReach(find), here.hexesInReach(find)]).toEqual([['look 1'], ['look 1']]);
});

test('best routes are found once for the same trains and values', () => {
  const here = graph();
  const search = routeSearch(problem(here));
  expect([hasBestRoutes(search), cachedBestRoutes(search)]).toEqual([false, undefined]);
  const best = findBestRoutes(search);
  expect([best.value, best.proof.proven]).toEqual([50, true]);
  const again = routeSearch(problem(here));
  expect([hasBestRoutes(again), cachedBestRoutes(again) === best, findBestRoutes(again) === best]).toEqual([
    true,
    true,
    true,
  ]);
  expect(hasBestRoutes(routeSearch(problem(here, 40)))).toBe(false);
  expect(findBestRoutes(routeSearch(problem(here, 40))).value).toBe(60);
});

test('what was found elsewhere is taken over', () => {
  const found = findBestRoutes(routeSearch(problem()));
  const search = routeSearch(problem());
  storeBestRoutes(search, found);
  expect(findBestRoutes(search)).toBe(found);
});
