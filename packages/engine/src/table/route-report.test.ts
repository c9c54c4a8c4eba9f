import { expect, test } from 'vitest';
import { findBestRoutes, routeSearch } from '../map/company-graph.ts';
import { board, graphFor, MAP, spot, station } from '../testing/small-map.ts';
import { routeQuestion } from './route-report.ts';

/** X in B5, joined to the off-board area B1 by plain track in B3. */
const where = board({ B5: '57/0', B3: '9/0' }, [station('X', spot('B5'))]);
const problem = { graph: graphFor(where), trains: [{ id: '2-1', value: [10, 30, 20, 10], allowances: [] }] };
const best = () => findBestRoutes(routeSearch(problem));
const company = { id: 'X', trains: [{ id: '2-1', type: '2' }] };

test('the answer of the router is told with kinds of trains, revenue, proof and the whole way', () => {
  const question = routeQuestion(MAP, where, company, problem);
  expect(question.problem).toBe(problem);
  const { routes, ...told } = question.report(best());
  expect(told).toEqual({ company: 'X', revenue: 50, ...best().proof });
  expect(told.proven).toBe(true);
  expect(routes).toMatchObject([{ train: '2', revenue: 50, multiplier: 1, bonuses: [] }]);
  const [route] = routes;
  expect([route?.path.toSorted(), route?.stops.toSorted()]).toEqual([
    ['B1.0', 'B3', 'B5.0'],
    ['B1', 'B5'],
  ]);
});

test('a train that the company does not have, only tried, is called by its id', () => {
  const { report } = routeQuestion(MAP, where, { id: 'X', trains: [] }, problem);
  expect(report(best()).routes).toMatchObject([{ train: '2-1' }]);
});

test('no route is nothing earned', () => {
  const alone = { ...problem, graph: graphFor(board({}, [station('X', spot('B5'))])) };
  const { report } = routeQuestion(MAP, board(), company, alone);
  expect(report(findBestRoutes(routeSearch(alone)))).toMatchObject({ revenue: 0, routes: [] });
});
