import { describe, expect, test } from 'vitest';
import { bestRoutes } from './best-routes.ts';
import { checkRoutes } from './check.ts';
import { LIMITS } from './limits.ts';
import { hasRoute, reachable } from './network.ts';
import { checkProblem } from './problem.ts';
import { RouteProblemError } from './problem-error.ts';
import { resolveConnections } from './resolve.ts';
import type { RouteProblem } from './types.ts';

/** Two cities and a town on a line, a 2-train and a D-train, and one of everything that pays. */
const sound = () => ({
  graph: {
    stops: [0, 1, 2].map((location) => ({
      location,
      kind: location === 2 ? 'town' : 'city',
      through: true,
      station: location === 0,
      hex: location,
    })),
    points: 1,
    pieces: [
      { a: { stop: 0 }, b: { point: 0, side: 0 }, hex: 0 },
      { a: { point: 0, side: 1 }, b: { stop: 1 }, hex: 1 },
      { a: { stop: 1 }, b: { stop: 2 }, hex: 2 },
    ],
  },
  trains: [
    { id: '2-0', value: [10, 20, 30], allowances: [{ size: 2, cost: [1, 1, 1] }] },
    {
      id: 'D-0',
      value: [10, 20, 30],
      allowances: [],
      multiplier: 2,
      minimum: 2,
      counted: [true, true, false],
    },
  ],
  revenue: {
    bonuses: [
      { kind: 'stops', id: 'east', groups: [[0], [2]], amount: 100, once: true },
      { kind: 'hexes', id: 'pass', hexes: [1], amount: 10 },
    ],
    extraRange: [{ id: 'coal', total: 1, perTrain: 1, trains: 1, notWith: ['depot'] }],
    deliveries: { deposits: [{ stop: 1, cubes: 2 }], targets: [2], amount: 40 },
  },
});

/** The sound problem with one entry put in another's place, as a file might hold it. */
function broken(field: string, entry: unknown): RouteProblem {
  const problem = sound();
  const keys = field.replaceAll(']', '').split(/[.[]/);
  let holder: object = problem;
  for (const key of keys.slice(0, -1)) holder = Reflect.get(holder, key);
  Reflect.set(holder, keys[keys.length - 1] ?? '', entry);
  return JSON.parse('{}', () => problem);
}

function refusalOf(work: () => unknown): RouteProblemError {
  try {
    work();
  } catch (error) {
    if (error instanceof RouteProblemError) return error;
    throw error;
  }
  throw new Error('It was accepted.');
}

const whole = (most: number, least = 0) => `a whole number from ${least} to ${most}`;
const list = <T>(length: number, entry: T): T[] => Array.from({ length }, () => entry);
const stop = { location: 0, kind: 'city', through: true, station: false, hex: 0 };
const piece = { a: { stop: 0 }, b: { stop: 1 }, hex: 0 };

describe('what no problem can be is refused', () => {
  test('the sound problem is not', () => {
    const problem = broken('everyTrain', false);
    expect(() => checkProblem(problem)).not.toThrow();
    expect(bestRoutes(problem).proof.proven).toBe(true);
  });

  test.each<[string, unknown, string]>([
    // Fractions, what is no number, and what does not fit.
    ['trains[0].value[1]', 12.5, whole(LIMITS.revenue)],
    ['trains[0].value[1]', Number.NaN, whole(LIMITS.revenue)],
    ['trains[0].value[1]', 1e9, whole(LIMITS.revenue)],
    ['trains[0].value[1]', Number.POSITIVE_INFINITY, whole(LIMITS.revenue)],
    ['trains[0].value[1]', -10, whole(LIMITS.revenue)],
    ['trains[0].value[1]', '20', whole(LIMITS.revenue)],
    ['trains[0].allowances[0].size', 2.5, whole(LIMITS.range)],
    ['trains[0].allowances[0].size', Number.NaN, whole(LIMITS.range)],
    ['trains[0].allowances[0].cost[2]', -1, whole(LIMITS.range)],
    ['trains[0].allowances[0].cost[2]', Number.NaN, whole(LIMITS.range)],
    ['trains[1].multiplier', 1.5, whole(LIMITS.multiplier, 1)],
    ['trains[1].multiplier', 0, whole(LIMITS.multiplier, 1)],
    ['trains[1].minimum', -1, whole(LIMITS.range)],
    ['trains[1].counted[0]', 1, 'true or false'],
    ['revenue.bonuses[0].amount', 0.5, whole(LIMITS.revenue)],
    ['revenue.bonuses[0].amount', -100, whole(LIMITS.revenue)],
    ['revenue.extraRange[0].total', Number.POSITIVE_INFINITY, whole(LIMITS.extraStops)],
    ['revenue.extraRange[0].perTrain', -1, whole(LIMITS.extraStops)],
    ['revenue.extraRange[0].trains', 0.5, whole(LIMITS.trains)],
    ['revenue.deliveries.amount', Number.NaN, whole(LIMITS.revenue)],
    ['revenue.deliveries.deposits[0].cubes', 1.5, whole(LIMITS.cubes)],
    ['graph.stops[0].location', -1, whole(LIMITS.number)],
    ['graph.stops[0].hex', 0.5, whole(LIMITS.number)],
    ['graph.stops[0].kind', 'village', 'one of city, town, offboard, deposit'],
    ['graph.stops[0].through', 'yes', 'true or false'],
    ['graph.stops[0].station', undefined, 'true or false'],
    ['graph.points', Number.NaN, whole(LIMITS.points)],
    ['graph.points', 1e9, whole(LIMITS.points)],
    ['everyTrain', 1, 'true or false'],
    // What is short or missing.
    ['trains[0].value', [10, 20], 'a list with an entry for each of 3 stops'],
    ['trains[0].allowances[0].cost', [1], 'a list with an entry for each of 3 stops'],
    ['trains[1].counted', [], 'a list with an entry for each of 3 stops'],
    ['trains[0]', undefined, 'a train'],
    ['trains', null, `a list of at most ${LIMITS.trains}`],
    ['graph', undefined, 'an object'],
    ['graph.stops[1]', null, 'a stop'],
    ['graph.pieces[1]', undefined, 'a piece of track'],
    ['graph.pieces[1].a', {}, 'the number of one of 1 points'],
    // What refers to nothing.
    ['graph.pieces[0].a', { stop: 3 }, 'the number of a stop of the graph'],
    ['graph.pieces[0].a', { stop: -1 }, 'the number of a stop of the graph'],
    ['graph.pieces[0].b', { point: 1, side: 0 }, 'the number of one of 1 points'],
    ['graph.pieces[0].b', { point: 0, side: 8 }, whole(LIMITS.sides - 1)],
    ['revenue.bonuses[0].groups[1]', [2, 7], 'the number of a stop of the graph'],
    ['revenue.bonuses[0].kind', 'towns', 'stops or hexes'],
    ['revenue.deliveries.targets', [3], 'the number of a stop of the graph'],
    ['revenue.deliveries.deposits[0].stop', 3, 'the number of a stop of the graph'],
    // What is there twice.
    ['trains[1].id', '2-0', 'a name that no other train has'],
    ['revenue.bonuses[1].hexes', [1, 2, 1], 'without repetition'],
    ['revenue.deliveries.targets', [2, 2], 'without repetition'],
    ['revenue.deliveries.deposits', list(2, { stop: 1, cubes: 1 }), 'without repetition'],
  ])('%s as %j', (field, entry, wanted) => {
    const problem = broken(field, entry);
    const error = refusalOf(() => bestRoutes(problem));
    expect(error.field.startsWith(field), error.field).toBe(true);
    expect(error.wanted).toBe(wanted);
    expect(error.message).toContain(error.field);
    expect(refusalOf(() => checkRoutes(problem, [])).message).toBe(error.message);
  });

  test('the message names the train, what was found and the limit', () => {
    expect(refusalOf(() => bestRoutes(broken('trains[0].value[1]', 12.5))).message).toBe(
      `trains[0].value[1] (train "2-0") is 12.5; it must be a whole number from 0 to ${LIMITS.revenue}.`,
    );
  });

  test('a graph is refused wherever one is taken', () => {
    const { graph } = broken('graph.pieces[0].a', { stop: 3 });
    for (const work of [
      () => reachable(graph),
      () => hasRoute(graph),
      () => resolveConnections(graph, [[0, 1]]),
    ])
      expect(refusalOf(work).field).toBe('graph.pieces[0].a.stop');
  });

  test.each([Number.NaN, -1, '50', null])('a deadline of %j', (deadline) => {
    const options = JSON.parse('{}', () => ({ deadline }));
    expect(refusalOf(() => bestRoutes(broken('everyTrain', false), options)).field).toBe('options.deadline');
    const memory = JSON.parse('{}', () => ({ memory: deadline }));
    expect(refusalOf(() => bestRoutes(broken('everyTrain', false), memory)).field).toBe('options.memory');
  });
});

describe('the limits', () => {
  /** What fills a limit exactly, and what is one more. */
  const atLimit: Readonly<Record<keyof typeof LIMITS, [string, (most: number) => unknown] | null>> = {
    stops: null,
    points: ['graph.points', (most) => most],
    pieces: null,
    sides: ['graph.pieces[0].b', (most) => ({ point: 0, side: most - 1 })],
    piecesAtNode: ['graph.pieces', (most) => list(most, piece)],
    number: ['graph.stops[0].hex', (most) => most],
    trains: [
      'trains',
      (most) => list(most, 0).map((_, id) => ({ id: `${id}`, value: [1, 1, 1], allowances: [] })),
    ],
    allowances: ['trains[0].allowances', (most) => list(most, { size: 2, cost: [1, 1, 1] })],
    range: ['trains[0].allowances[0].size', (most) => most],
    multiplier: ['trains[1].multiplier', (most) => most],
    revenue: ['trains', (most) => [{ id: 'a', value: [most / 2, 0, most / 2 - 190], allowances: [] }]],
    bonuses: ['revenue.bonuses', (most) => list(most, { kind: 'stops', id: 'b', groups: [[0]], amount: 1 })],
    onceBonuses: [
      'revenue.bonuses',
      (most) => list(most, { kind: 'stops', id: 'b', groups: [[0]], amount: 1, once: true }),
    ],
    groups: ['revenue.bonuses[0].groups', (most) => list(most, [0])],
    hexes: ['revenue.bonuses[1].hexes', (most) => [...list(most, 0).keys()]],
    extraSources: ['revenue.extraRange', (most) => list(most, 0).map((_, id) => ({ id: `${id}`, total: 0 }))],
    extraStops: ['revenue.extraRange[0].total', (most) => most],
    cubes: ['revenue.deliveries.deposits[0].cubes', (most) => most],
    contestedCubes: null,
    memory: null,
  };
  const single = Object.entries(atLimit).flatMap(([name, how]) => (how === null ? [] : [{ name, how }]));

  test.each(single)('$name: as much as that, and no more', ({ name, how: [field, entry] }) => {
    const most: number = Reflect.get(LIMITS, name);
    expect(() => checkProblem(broken(field, entry(most)))).not.toThrow();
    expect(refusalOf(() => checkProblem(broken(field, entry(most + 1)))).message).toMatch(/\d/);
  });

  const wide = (stops: number, pieces: number): RouteProblem =>
    JSON.parse('{}', () => ({
      graph: {
        stops: list(stops, stop),
        points: 0,
        pieces: list(pieces, piece).map((_, n) => ({
          a: { stop: n % stops },
          b: { stop: (n + 1) % stops },
          hex: 0,
        })),
      },
      trains: [],
    }));

  test('stops and pieces: as many as that, and no more', () => {
    expect(() => checkProblem(wide(LIMITS.stops, 1))).not.toThrow();
    expect(refusalOf(() => checkProblem(wide(LIMITS.stops + 1, 1))).field).toBe('graph.stops');
    expect(refusalOf(() => checkProblem(wide(LIMITS.stops, LIMITS.pieces + 1))).field).toBe('graph.pieces');
  });

  test('cubes that several trains want', () => {
    const cubes = (count: number): RouteProblem => {
      const { graph } = wide(10, 9);
      const targets = [...graph.stops.keys()];
      const value = list(10, 0);
      const trains = ['a', 'b'].map((id) => ({ id, value, allowances: [] }));
      return {
        graph,
        trains,
        revenue: { deliveries: { deposits: [{ stop: 0, cubes: count }], targets, amount: 10 } },
      };
    };
    expect(() => checkProblem(cubes(LIMITS.contestedCubes))).not.toThrow();
    expect(refusalOf(() => checkProblem(cubes(LIMITS.contestedCubes + 1))).field).toBe(
      'revenue.deliveries.deposits[0].cubes',
    );
    // Enough for all: nobody has to go without.
    expect(() => checkProblem(cubes(20))).not.toThrow();
  });
});
