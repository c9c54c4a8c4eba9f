import { describe, expect, test } from 'vitest';
import { board, graphFor, MAP, spot, station } from '../testing/small-map.ts';
import { findBestRoutes, routeSearch } from './company-graph.ts';
import { layoutOf } from './facts.ts';
import { readPath, reportRoutes, writePath } from './routes.ts';

/** X in B5; B3 joins B5 to the off-board area B1, and has a branch to where nothing lies. */
const here = () => board({ B5: '57/0', B3: '23/0' }, [station('X', spot('B5'))]);
const hexesOf = (pieces: readonly number[] | null, where = here()) =>
  pieces?.map((number) => MAP.grid.ids[layoutOf(MAP, where).pieces[number]?.hex ?? -1]) ?? null;

describe('a written path', () => {
  test('is read as the pieces from stop to stop', () => {
    expect(hexesOf(readPath(MAP, here(), ['B5.0', 'B3', 'B1.0']))).toEqual(['B5', 'B3', 'B1']);
    expect(hexesOf(readPath(MAP, here(), ['B1.0', 'B3', 'B5.0']))).toEqual(['B1', 'B3', 'B5']);
  });

  test('can pass a stop in the middle', () => {
    const through = board({ B5: '57/0', B3: '57/0' });
    expect(hexesOf(readPath(MAP, through, ['B5.0', 'B3.0', 'B1.0']), through)).toEqual([
      'B5',
      'B3',
      'B3',
      'B1',
    ]);
  });

  test('goes over both arms of a junction', () => {
    const junction = board({ B5: '57/0', B3: 'J/0' });
    expect(hexesOf(readPath(MAP, junction, ['B5.0', 'B3', 'A4.0']), junction)).toEqual([
      'B5',
      'B3',
      'B3',
      'A4',
    ]);
  });

  test.each([
    ['a hex that does not exist', ['B5.0', 'Z9', 'B1.0']],
    ['a stop that does not exist', ['B5.1', 'B3', 'B1.0']],
    ['a stop written otherwise', ['B5.00', 'B3', 'B1.0']],
    ['hexes that are no neighbours', ['B5.0', 'B1.0']],
    ['neighbours without track between them', ['B5.0', 'C4.0']],
    ['track that does not lead there', ['B5.0', 'B3', 'A4.0']],
    ['an end on plain track', ['B5.0', 'B3']],
    ['a beginning on plain track', ['B3', 'B1.0']],
    ['nothing at all', []],
  ])('%s is no path', (_name, path) => {
    expect(readPath(MAP, here(), path)).toBeNull();
  });

  test('a single stop is a path without track', () => {
    expect(readPath(MAP, here(), ['B5.0'])).toEqual([]);
  });
});

describe('writing and reading', () => {
  test.each([
    ['plain track', { B5: '57/0', B3: '9/0' }, ['B5.0', 'B3', 'B1.0']],
    ['a junction', { B5: '57/0', B3: 'J/0' }, ['B5.0', 'B3', 'A4.0']],
    ['a stop on the way', { B5: '57/0', B3: '57/0' }, ['B5.0', 'B3.0', 'B1.0']],
  ])('%s comes back as it was', (_name, tiles, path) => {
    const where = board(tiles);
    const pieces = readPath(MAP, where, path);
    const { stops } = layoutOf(MAP, where);
    const passed = path.flatMap((written) => {
      const at = stops.findIndex(({ hex, stop }) => `${hex}.${stop}` === written);
      return at < 0 ? [] : [at];
    });
    expect(writePath(MAP, where, { stops: passed, pieces: pieces ?? [] })).toEqual(path);
  });

  test('the best route of a company is written so that it can be read again', () => {
    const where = board({ B5: '57/0', B3: '9/0' }, [station('X', spot('B5'))]);
    const trains = [{ id: '2', value: [10, 30, 20, 10], allowances: [] }];
    const [route] = findBestRoutes(routeSearch({ graph: graphFor(where), trains })).routes;
    if (route === undefined) throw new Error('There is no route');
    const path = writePath(MAP, where, route);
    expect(new Set(path)).toEqual(new Set(['B5.0', 'B3', 'B1.0']));
    expect(readPath(MAP, where, path)).toHaveLength(3);
  });

  test('no route is no path', () => {
    expect(writePath(MAP, here(), { stops: [], pieces: [] })).toEqual([]);
  });
});

test('a run is told stop by stop, with what each pays, the multiplier and the bonuses', () => {
  const where = board({ B5: '57/0', B3: '9/0' }, [station('X', spot('B5'))]);
  const problem = {
    graph: graphFor(where),
    trains: [{ id: '2', value: [10, 30, 20, 10], allowances: [], multiplier: 2 }],
    revenue: { bonuses: [{ kind: 'stops', id: 'mail', groups: [[1]], amount: 15 } as const] },
  };
  const [run] = reportRoutes(MAP, where, problem, findBestRoutes(routeSearch(problem)));
  const paid = Object.fromEntries(run?.stops.map((hex, at) => [hex, run.values[at]]) ?? []);
  expect(paid).toEqual({ B5: 20, B1: 30 });
  expect(run).toMatchObject({
    train: '2',
    multiplier: 2,
    bonuses: [{ id: 'mail', amount: 15 }],
    revenue: 115,
  });
});
