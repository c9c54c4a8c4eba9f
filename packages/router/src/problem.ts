import { isContested } from './deliveries.ts';
import { LIMITS } from './limits.ts';
import { RouteProblemError } from './problem-error.ts';
import { multiplierOf } from './train.ts';
import {
  type Bonus,
  type Deliveries,
  type End,
  type ExtraRange,
  type GraphStop,
  type Piece,
  type RouteProblem,
  STOP_KINDS,
  type TrackGraph,
  type Train,
} from './types.ts';

/**
 * The entrance: a problem may come out of a file or from another program, so nothing in it is taken on trust.
 * Throws a `RouteProblemError` at the first thing that is wrong.
 */
export function checkProblem(problem: RouteProblem): void {
  if (!isObject(problem)) throw new RouteProblemError('problem', problem, 'an object');
  checkGraph(problem.graph);
  const stops = problem.graph.stops.length;
  list(problem.trains, 'trains', LIMITS.trains);
  for (let index = 0; index < problem.trains.length; index++) checkTrain(problem.trains, index, stops);
  optionalFlag(problem.everyTrain, 'everyTrain');
  const { revenue } = problem;
  if (revenue !== undefined) {
    if (!isObject(revenue)) throw new RouteProblemError('revenue', revenue, 'an object');
    if (revenue.bonuses !== undefined) checkBonuses(revenue.bonuses, stops);
    if (revenue.extraRange !== undefined) checkExtraRange(revenue.extraRange);
    if (revenue.deliveries !== undefined) checkDeliveries(revenue.deliveries, stops, problem.trains.length);
  }
  const most = mostRevenue(problem);
  if (most > LIMITS.revenue) {
    throw new RouteProblemError(
      'what every train could earn at every stop',
      most,
      `at most ${LIMITS.revenue} in all`,
    );
  }
}

export function checkGraph(graph: TrackGraph): void {
  checkStops(graph);
  checkPieces(graph);
}

/** Lists that have been found sound, with the counts that they were checked against: a graph is asked many things. */
const soundStops = new WeakMap<TrackGraph['stops'], number>();
const soundPieces = new WeakMap<TrackGraph['pieces'], { readonly stops: number; readonly points: number }>();

/** For whoever has made a graph number by number, not read it: it is not checked. */
export function trustGraph({ stops, pieces, points }: TrackGraph): void {
  soundStops.set(stops, points);
  soundPieces.set(pieces, { stops: stops.length, points });
}

/** The part of a graph that differs from company to company. */
export function checkStops(graph: TrackGraph): void {
  if (!isObject(graph)) throw new RouteProblemError('graph', graph, 'an object');
  const known = soundStops.get(graph.stops);
  if (known !== undefined && known === graph.points) return;
  list(graph.stops, 'graph.stops', LIMITS.stops);
  for (let number = 0; number < graph.stops.length; number++) {
    const fault = faultOfStop(graph.stops[number]);
    if (fault !== undefined) {
      const [field, found, wanted] = fault;
      throw new RouteProblemError(`graph.stops[${number}]${field}`, found, wanted);
    }
  }
  if (!isWhole(graph.points, LIMITS.points)) throw notWhole('graph.points', graph.points, LIMITS.points);
  soundStops.set(graph.stops, graph.points);
}

type Fault = readonly [field: string, found: unknown, wanted: string];

function faultOfStop(stop: GraphStop | undefined): Fault | undefined {
  if (!isObject(stop)) return ['', stop, 'a stop'];
  if (!isWhole(stop.location, LIMITS.number)) return ['.location', stop.location, wholeUpTo(LIMITS.number)];
  if (!isWhole(stop.hex, LIMITS.number)) return ['.hex', stop.hex, wholeUpTo(LIMITS.number)];
  if (!STOP_KINDS.includes(stop.kind)) return ['.kind', stop.kind, `one of ${STOP_KINDS.join(', ')}`];
  if (typeof stop.through !== 'boolean') return ['.through', stop.through, FLAG];
  if (typeof stop.station !== 'boolean') return ['.station', stop.station, FLAG];
  return undefined;
}

export function checkPieces(graph: TrackGraph): void {
  const known = soundPieces.get(graph.pieces);
  if (known?.stops === graph.stops.length && known.points === graph.points) return;
  list(graph.pieces, 'graph.pieces', LIMITS.pieces);
  const pieces = new Uint8Array(graph.stops.length + graph.points);
  for (let number = 0; number < graph.pieces.length; number++) {
    const piece = graph.pieces[number];
    const fault = faultOfPiece(graph, piece);
    if (fault !== undefined) {
      const [field, found, wanted] = fault;
      throw new RouteProblemError(`graph.pieces[${number}]${field}`, found, wanted);
    }
    if (piece === undefined) continue;
    const a = nodeOf(graph, piece.a);
    const b = nodeOf(graph, piece.b);
    countPiece(graph, pieces, a, number);
    if (a !== b) countPiece(graph, pieces, b, number);
  }
  soundPieces.set(graph.pieces, { stops: graph.stops.length, points: graph.points });
}

function faultOfPiece(graph: TrackGraph, piece: Piece | undefined): Fault | undefined {
  if (!isObject(piece)) return ['', piece, 'a piece of track'];
  if (!isWhole(piece.hex, LIMITS.number)) return ['.hex', piece.hex, wholeUpTo(LIMITS.number)];
  return faultOfEnd(graph, piece.a, '.a') ?? faultOfEnd(graph, piece.b, '.b');
}

function faultOfEnd(graph: TrackGraph, end: End, name: '.a' | '.b'): Fault | undefined {
  if (!isObject(end)) return [name, end, 'a stop, or a point and its side'];
  if ('stop' in end)
    return isWhole(end.stop, graph.stops.length - 1) ? undefined : [`${name}.stop`, end.stop, A_STOP];
  if (!isWhole(end.point, graph.points - 1))
    return [`${name}.point`, end.point, `the number of one of ${graph.points} points`];
  return isWhole(end.side, LIMITS.sides - 1)
    ? undefined
    : [`${name}.side`, end.side, wholeUpTo(LIMITS.sides - 1)];
}

/** Stops first, then points. */
const nodeOf = (graph: TrackGraph, end: End): number =>
  'stop' in end ? end.stop : graph.stops.length + end.point;

function countPiece(graph: TrackGraph, counts: Uint8Array, node: number, piece: number): void {
  const count = (counts[node] ?? 0) + 1;
  counts[node] = count;
  if (count <= LIMITS.piecesAtNode) return;
  const stops = graph.stops.length;
  const where = node < stops ? `stop ${node}` : `point ${node - stops}`;
  throw new RouteProblemError(
    `graph.pieces[${piece}]`,
    `the ${count}th at ${where}`,
    `one of at most ${LIMITS.piecesAtNode} at a stop or point`,
  );
}

function checkTrain(trains: readonly Train[], index: number, stops: number): void {
  const train = trains[index];
  const at = (field: string) => `trains[${index}]${field}`;
  if (!isObject(train)) throw new RouteProblemError(at(''), train, 'a train');
  if (typeof train.id !== 'string') throw new RouteProblemError(at('.id'), train.id, 'a name');
  const whose = () => `train "${train.id.slice(0, 40)}"`;
  for (let other = 0; other < index; other++) {
    if (trains[other]?.id === train.id)
      throw new RouteProblemError(at('.id'), train.id, 'a name that no other train has');
  }
  wholes(train.value, () => at('.value'), LIMITS.revenue, stops, whose);
  list(train.allowances, () => at('.allowances'), LIMITS.allowances);
  for (let number = 0; number < train.allowances.length; number++) {
    const allowance = train.allowances[number];
    const inside = (field: string) => at(`.allowances[${number}]${field}`);
    if (!isObject(allowance)) throw new RouteProblemError(inside(''), allowance, 'an allowance', whose());
    if (!isWhole(allowance.size, LIMITS.range))
      throw notWhole(inside('.size'), allowance.size, LIMITS.range, 0, whose());
    wholes(allowance.cost, () => inside('.cost'), LIMITS.range, stops, whose);
  }
  const { multiplier, minimum, counted } = train;
  if (multiplier !== undefined && !isWhole(multiplier, LIMITS.multiplier, 1))
    throw notWhole(at('.multiplier'), multiplier, LIMITS.multiplier, 1, whose());
  if (minimum !== undefined && !isWhole(minimum, LIMITS.range))
    throw notWhole(at('.minimum'), minimum, LIMITS.range, 0, whose());
  if (counted === undefined) return;
  sameLength(counted, () => at('.counted'), stops, whose);
  for (let stop = 0; stop < stops; stop++)
    if (typeof counted[stop] !== 'boolean') throw notFlag(at(`.counted[${stop}]`), counted[stop], whose());
}

function checkBonuses(bonuses: readonly Bonus[], stops: number): void {
  list(bonuses, 'revenue.bonuses', LIMITS.bonuses);
  let once = 0;
  for (let index = 0; index < bonuses.length; index++) {
    const bonus = bonuses[index];
    const at = (field: string) => `revenue.bonuses[${index}]${field}`;
    if (!isObject(bonus)) throw new RouteProblemError(at(''), bonus, 'a bonus');
    if (typeof bonus.id !== 'string') throw new RouteProblemError(at('.id'), bonus.id, 'a name');
    if (!isWhole(bonus.amount, LIMITS.revenue))
      throw notWhole(at('.amount'), bonus.amount, LIMITS.revenue, 0, `bonus "${bonus.id}"`);
    optionalFlag(bonus.multiplied, () => at('.multiplied'));
    optionalFlag(bonus.once, () => at('.once'));
    if (bonus.once && ++once > LIMITS.onceBonuses)
      throw new RouteProblemError(at('.once'), true, `so for at most ${LIMITS.onceBonuses} bonuses`);
    if (bonus.kind === 'stops') {
      list(bonus.groups, () => at('.groups'), LIMITS.groups);
      for (let group = 0; group < bonus.groups.length; group++)
        stopList(bonus.groups[group], () => at(`.groups[${group}]`), stops);
    } else if (bonus.kind === 'hexes') {
      list(bonus.hexes, () => at('.hexes'), LIMITS.hexes);
      for (let hex = 0; hex < bonus.hexes.length; hex++) {
        if (!isWhole(bonus.hexes[hex], LIMITS.number))
          throw notWhole(at(`.hexes[${hex}]`), bonus.hexes[hex], LIMITS.number);
      }
      noneTwice(bonus.hexes, () => at('.hexes'));
    } else throw new RouteProblemError(at('.kind'), Reflect.get(bonus, 'kind'), 'stops or hexes');
  }
}

function checkExtraRange(sources: readonly ExtraRange[]): void {
  list(sources, 'revenue.extraRange', LIMITS.extraSources);
  for (let index = 0; index < sources.length; index++) {
    const source = sources[index];
    const at = (field: string) => `revenue.extraRange[${index}]${field}`;
    if (!isObject(source)) throw new RouteProblemError(at(''), source, 'a source of extra range');
    if (typeof source.id !== 'string') throw new RouteProblemError(at('.id'), source.id, 'a name');
    if (sources.findIndex(({ id }) => id === source.id) !== index)
      throw new RouteProblemError(at('.id'), source.id, 'a name that no other source has');
    const { total, perTrain = 0, trains = 0, notWith = [] } = source;
    const whose = `source "${source.id}"`;
    if (!isWhole(total, LIMITS.extraStops)) throw notWhole(at('.total'), total, LIMITS.extraStops, 0, whose);
    if (!isWhole(perTrain, LIMITS.extraStops))
      throw notWhole(at('.perTrain'), perTrain, LIMITS.extraStops, 0, whose);
    if (!isWhole(trains, LIMITS.trains)) throw notWhole(at('.trains'), trains, LIMITS.trains, 0, whose);
    // A source that the company does not have at present may still be named.
    if (!Array.isArray(notWith) || notWith.some((id) => typeof id !== 'string'))
      throw new RouteProblemError(at('.notWith'), notWith, 'a list of names', whose);
  }
}

function checkDeliveries(deliveries: Deliveries, stops: number, trains: number): void {
  const at = (field: string) => `revenue.deliveries${field}`;
  if (!isObject(deliveries)) throw new RouteProblemError(at(''), deliveries, 'an object');
  const { deposits, targets, amount } = deliveries;
  if (!isWhole(amount, LIMITS.revenue)) throw notWhole(at('.amount'), amount, LIMITS.revenue);
  stopList(targets, () => at('.targets'), stops);
  noneTwice(targets, () => at('.targets'));
  list(deposits, () => at('.deposits'), LIMITS.stops);
  for (let index = 0; index < deposits.length; index++) {
    const deposit = deposits[index];
    const inside = (field: string) => at(`.deposits[${index}]${field}`);
    if (!isObject(deposit)) throw new RouteProblemError(inside(''), deposit, 'a deposit');
    if (!isWhole(deposit.stop, stops - 1)) throw notAStop(inside('.stop'), deposit.stop);
    if (!isWhole(deposit.cubes, LIMITS.cubes)) throw notWhole(inside('.cubes'), deposit.cubes, LIMITS.cubes);
    const useful = Math.min(deposit.cubes, targets.length);
    if (useful > LIMITS.contestedCubes && isContested(deliveries, deposit, trains)) {
      const wanted = `at most ${LIMITS.contestedCubes} where several trains want them, or enough for all`;
      throw new RouteProblemError(inside('.cubes'), deposit.cubes, wanted, `stop ${deposit.stop}`);
    }
  }
  noneTwice(
    deposits.map(({ stop }) => stop),
    () => at('.deposits'),
  );
}

/** More than this cannot be earned, whatever the track. */
export function mostRevenue({ trains, revenue = {} }: RouteProblem): number {
  let most = 0;
  for (const train of trains) {
    const multiplier = multiplierOf(train);
    let sum = 0;
    for (const value of train.value) sum += value;
    most += sum * multiplier;
    for (const bonus of revenue.bonuses ?? []) {
      const times = bonus.kind === 'hexes' && !bonus.once ? bonus.hexes.length : 1;
      if (!bonus.once) most += bonus.amount * times * (bonus.multiplied ? multiplier : 1);
    }
  }
  const highest = trains.reduce((high, train) => Math.max(high, multiplierOf(train)), 1);
  for (const { once, amount, multiplied } of revenue.bonuses ?? [])
    if (once) most += amount * (multiplied ? highest : 1);
  const { deposits = [], targets = [], amount = 0 } = revenue.deliveries ?? {};
  const cubes = deposits.reduce((sum, deposit) => sum + deposit.cubes, 0);
  return most + amount * Math.min(cubes, targets.length * trains.length);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isWhole = (value: unknown, most: number, least = 0): value is number =>
  typeof value === 'number' && value >= least && value <= most && Number.isInteger(value);

const FLAG = 'true or false';
const A_STOP = 'the number of a stop of the graph';
const wholeUpTo = (most: number, least = 0): string => `a whole number from ${least} to ${most}`;

function notWhole(field: string, found: unknown, most: number, least = 0, whose?: string): RouteProblemError {
  return new RouteProblemError(field, found, wholeUpTo(most, least), whose);
}

const notFlag = (field: string, found: unknown, whose?: string): RouteProblemError =>
  new RouteProblemError(field, found, FLAG, whose);

const notAStop = (field: string, found: unknown): RouteProblemError =>
  new RouteProblemError(field, found, A_STOP);

function optionalFlag(value: unknown, field: FieldName): void {
  if (value !== undefined && typeof value !== 'boolean') throw notFlag(nameOf(field), value);
}

/** A field is named by a function where its name has to be put together: it is asked for when something is wrong. */
type FieldName = string | (() => string);
const nameOf = (field: FieldName): string => (typeof field === 'string' ? field : field());

function list(value: unknown, field: FieldName, most: number): void {
  if (!Array.isArray(value) || value.length > most)
    throw new RouteProblemError(nameOf(field), value, `a list of at most ${most}`);
}

function sameLength(value: unknown, field: () => string, stops: number, whose: () => string): void {
  if (!Array.isArray(value) || value.length !== stops)
    throw new RouteProblemError(field(), value, `a list with an entry for each of ${stops} stops`, whose());
}

function wholes(
  values: readonly number[],
  field: () => string,
  most: number,
  stops: number,
  whose: () => string,
): void {
  sameLength(values, field, stops, whose);
  for (let stop = 0; stop < stops; stop++) {
    if (!isWhole(values[stop], most)) throw notWhole(`${field()}[${stop}]`, values[stop], most, 0, whose());
  }
}

function stopList(stops: readonly number[] | undefined, field: () => string, count: number): void {
  list(stops, field, LIMITS.stops);
  for (const [index, stop] of (stops ?? []).entries())
    if (!isWhole(stop, count - 1)) throw notAStop(`${field()}[${index}]`, stop);
}

function noneTwice(numbers: readonly number[], field: () => string): void {
  if (new Set(numbers).size === numbers.length) return;
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  throw new RouteProblemError(field(), `${twice} twice`, 'without repetition');
}
