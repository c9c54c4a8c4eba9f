import fc from 'fast-check';
import type {
  Bonus,
  Deliveries,
  End,
  ExtraRange,
  GraphStop,
  Piece,
  RouteProblem,
  TrackGraph,
  Train,
} from '../src/types.ts';
import { boardGraph, SHAPES } from './hex-board.ts';

const HEXES = 5;

/** Small graphs of every shape, sensible or not. */
export const anyGraph = (most: { stops: number; points: number; pieces: number }): fc.Arbitrary<TrackGraph> =>
  fc
    .record({
      stops: fc.integer({ min: 2, max: most.stops }),
      points: fc.integer({ min: 1, max: most.points }),
    })
    .chain(({ stops, points }) =>
      fc.record({
        stops: fc.array(anyStop(stops), { minLength: stops, maxLength: stops }),
        points: fc.constant(points),
        pieces: fc.array(anyPiece(stops, points), { minLength: stops, maxLength: most.pieces }),
      }),
    );

/** Small boards of hexes with the usual tiles. */
export const anyBoard = (columns: number, rows: number): fc.Arbitrary<TrackGraph> =>
  fc
    .record({
      laid: fc.array(fc.record({ shape: fc.constantFrom(...SHAPES), rotation: fc.nat({ max: 5 }) }), {
        minLength: columns * rows,
        maxLength: columns * rows,
      }),
      open: fc.array(fc.constantFrom(true, true, true, false), { minLength: 8, maxLength: 8 }),
      stations: fc.array(fc.constantFrom(false, false, true), { minLength: 8, maxLength: 8 }),
    })
    .map(({ laid, open, stations }) =>
      boardGraph(laid, columns, (stop) => ({
        through: open[stop % open.length] ?? true,
        station: stations[stop % stations.length] ?? false,
      })),
    )
    .filter((graph) => graph.stops.length > 1);

const anyStop = (stops: number): fc.Arbitrary<GraphStop> =>
  fc.record({
    // Mostly different locations: numbers over a wider range seldom fall together.
    location: fc.integer({ min: 0, max: stops * 6 }),
    kind: fc.constantFrom('city' as const, 'town' as const, 'offboard' as const, 'deposit' as const),
    through: fc.boolean().chain((blocked) => (blocked ? fc.boolean() : fc.constant(true))),
    station: fc.boolean().chain((no) => (no ? fc.constant(false) : fc.boolean())),
    hex: fc.nat({ max: HEXES - 1 }),
  });

const anyPiece = (stops: number, points: number): fc.Arbitrary<Piece> =>
  fc.record({ a: anyEnd(stops, points), b: anyEnd(stops, points), hex: fc.nat({ max: HEXES - 1 }) });

const anyEnd = (stops: number, points: number): fc.Arbitrary<End> =>
  fc.oneof(
    fc.record({ stop: fc.nat({ max: stops - 1 }) }),
    fc.record({ point: fc.nat({ max: points - 1 }), side: fc.nat({ max: 1 }) }),
    fc.record({ point: fc.nat({ max: points - 1 }), side: fc.nat({ max: 2 }) }),
  );

const listFor = <T>(stops: number, entry: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.array(entry, { minLength: stops, maxLength: stops });

const anyTrain = (stops: number): fc.Arbitrary<Omit<Train, 'id'>> =>
  fc.record(
    {
      allowances: fc.array(
        fc.record({
          size: fc.integer({ min: 1, max: 4 }),
          cost: listFor(stops, fc.constantFrom(0, 1, 1, 1, 2)),
        }),
        { maxLength: 2 },
      ),
      value: listFor(stops, fc.constantFrom(0, 10, 20, 30, 50, 75)),
      multiplier: fc.constantFrom(1, 2),
      minimum: fc.constantFrom(2, 2, 3),
      counted: listFor(stops, fc.boolean()),
    },
    { requiredKeys: ['allowances', 'value'] },
  );

const anyBonus = (stops: number): fc.Arbitrary<Bonus> => {
  const stop = fc.nat({ max: stops - 1 });
  const common = {
    id: fc.string({ maxLength: 3 }),
    amount: fc.constantFrom(10, 40, 100),
    multiplied: fc.boolean(),
    once: fc.boolean(),
  };
  return fc.oneof(
    fc.record({
      kind: fc.constant('stops' as const),
      groups: fc.array(fc.uniqueArray(stop, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
      ...common,
    }),
    fc.record({
      kind: fc.constant('hexes' as const),
      hexes: fc.uniqueArray(fc.nat({ max: HEXES - 1 }), { minLength: 1, maxLength: 3 }),
      ...common,
    }),
  );
};

const anyExtraRange = fc
  .array(
    fc.record(
      {
        total: fc.integer({ min: 0, max: 2 }),
        perTrain: fc.integer({ min: 1, max: 2 }),
        trains: fc.integer({ min: 1, max: 2 }),
        notWith: fc.constantFrom([], ['source 0']),
      },
      { requiredKeys: ['total'] },
    ),
    { maxLength: 2 },
  )
  .map((sources) => sources.map((source, index): ExtraRange => ({ id: `source ${index}`, ...source })));

const anyDeliveries = (stops: number): fc.Arbitrary<Deliveries> => {
  const stop = fc.nat({ max: stops - 1 });
  return fc.record({
    deposits: fc.uniqueArray(fc.record({ stop, cubes: fc.integer({ min: 0, max: 4 }) }), {
      maxLength: 3,
      selector: (deposit) => deposit.stop,
    }),
    targets: fc.uniqueArray(stop, { maxLength: 4 }),
    amount: fc.constantFrom(30, 40),
  });
};

/** Problems with every feature, each of them often missing; trains of one kind are frequent. */
export const anyProblem = (graphs: fc.Arbitrary<TrackGraph>): fc.Arbitrary<RouteProblem> =>
  graphs.chain((graph) => {
    const stops = graph.stops.length;
    return fc
      .record({
        models: fc.array(anyTrain(stops), { minLength: 1, maxLength: 2 }),
        picks: fc.array(fc.nat({ max: 1 }), { minLength: 1, maxLength: 3 }),
        revenue: fc.record(
          {
            bonuses: fc.array(anyBonus(stops), { maxLength: 3 }),
            extraRange: anyExtraRange,
            deliveries: anyDeliveries(stops),
          },
          { requiredKeys: [] },
        ),
        everyTrain: fc.boolean(),
      })
      .map(({ models, picks, ...rest }) => {
        const [model] = models;
        const trains = picks.flatMap((pick, index) => {
          const chosen = models[pick] ?? model;
          return chosen ? [{ id: `train ${index}`, ...chosen }] : [];
        });
        return { graph, trains, ...rest };
      });
  });

/** Problems about nothing but cubes: several trains without limit, some stops full of cubes, others that want them. */
export const anyHaul = (graphs: fc.Arbitrary<TrackGraph>): fc.Arbitrary<RouteProblem> =>
  graphs.chain((graph) => {
    const stops = graph.stops.length;
    return fc
      .record({
        value: listFor(stops, fc.constantFrom(0, 10, 20)),
        trains: fc.integer({ min: 2, max: 3 }),
        deliveries: anyDeliveries(stops),
      })
      .map(({ value, trains, deliveries }) => ({
        graph,
        trains: Array.from({ length: trains }, (_, index) => ({
          id: `train ${index}`,
          allowances: [],
          value,
        })),
        revenue: { deliveries },
      }));
  });
