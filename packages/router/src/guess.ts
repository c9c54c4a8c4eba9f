import { judgeDrawn } from './check.ts';
import type { Net } from './net.ts';
import type { DrawnRoute, RouteProblem, Train, ValuedRoutes } from './types.ts';

/** Steps for all trains together, and stations to begin from: a few milliseconds. */
const STEPS = 1000;
const STATIONS = 4;

/**
 * Routes for who could not wait for the first of the search: train by train a good line from a station, as far as a short
 * look finds one. Legal, and far from the best.
 */
export function guessRoutes(problem: RouteProblem, net: Net): ValuedRoutes {
  const stations = [...net.nodes.keys()]
    .filter((node) => stopAt(problem, net, node)?.station)
    .slice(0, STATIONS);
  const steps = Math.floor(STEPS / Math.max(1, stations.length * problem.trains.length));
  let drawn: readonly DrawnRoute[] = [];
  let best: ValuedRoutes = { value: 0, routes: [] };
  const taken = new Set<number>();
  for (const train of problem.trains) {
    const before = drawn;
    for (const station of stations) {
      const line = new Guess(problem, net, train, taken, steps).from(station);
      const tried = [...before, { train: train.id, pieces: line }];
      const checked = line.length > 0 ? judgeDrawn(problem, tried) : undefined;
      if (checked?.ok && checked.value.value > best.value) [best, drawn] = [checked.value, tried];
    }
    const pieces = new Set(drawn.find((route) => route.train === train.id)?.pieces);
    for (const { pieces: own, from, to } of net.links) {
      if (!own.some((piece) => pieces.has(piece))) continue;
      for (const piece of own) taken.add(piece);
      // A fork that one train has passed is closed to the others: all of its track is taken.
      for (const node of [from, to]) if (net.nodes[node]?.stop === -1) closeFork(net, node, taken);
    }
  }
  return best;
}

const stopAt = ({ graph }: RouteProblem, net: Net, node: number) => graph.stops[net.nodes[node]?.stop ?? -1];

function closeFork(net: Net, node: number, taken: Set<number>): void {
  for (const link of net.nodes[node]?.links ?? [])
    for (const piece of net.links[link]?.pieces ?? []) taken.add(piece);
}

/** Looks for the line from a station whose stops pay most. */
class Guess {
  private readonly problem: RouteProblem;
  private readonly net: Net;
  private readonly train: Train;
  private readonly taken: ReadonlySet<number>;
  private readonly path: (readonly number[])[] = [];
  private readonly places = new Set<number>();
  private readonly spent: number[];
  private worth = 0;
  private steps: number;
  private best: readonly (readonly number[])[] = [];
  private most = 0;

  constructor(problem: RouteProblem, net: Net, train: Train, taken: ReadonlySet<number>, steps: number) {
    this.problem = problem;
    this.net = net;
    this.train = train;
    this.taken = taken;
    this.steps = steps;
    this.spent = train.allowances.map(() => 0);
  }

  from(station: number): readonly number[] {
    if (!this.enter(station)) return [];
    this.extend(station, -1);
    return this.best.flat();
  }

  private extend(node: number, side: number): void {
    for (const link of this.net.nodes[node]?.links ?? []) {
      const facts = this.net.links[link];
      if (this.steps-- <= 0 || facts === undefined) return;
      const forward = facts.from === node;
      const leaves = forward ? facts.fromSide : facts.toSide;
      if ((side >= 0 && leaves === side) || facts.pieces.some((piece) => this.taken.has(piece))) continue;
      const next = forward ? facts.to : facts.from;
      if (!this.enter(next)) continue;
      this.path.push(forward ? facts.pieces : facts.pieces.toReversed());
      const stop = stopAt(this.problem, this.net, next);
      if (stop !== undefined && this.worth > this.most) [this.best, this.most] = [[...this.path], this.worth];
      if (stop?.through ?? true) this.extend(next, forward ? facts.toSide : facts.fromSide);
      this.path.pop();
      this.leave(next);
    }
  }

  private enter(node: number): boolean {
    const place = this.placeOf(node);
    const stop = this.net.nodes[node]?.stop ?? -1;
    const fits = this.train.allowances.every(
      ({ size, cost }, index) => (this.spent[index] ?? 0) + (cost[stop] ?? 0) <= size,
    );
    if (!fits || this.places.has(place)) return false;
    this.places.add(place);
    this.count(stop, 1);
    return true;
  }

  private leave(node: number): void {
    this.places.delete(this.placeOf(node));
    this.count(this.net.nodes[node]?.stop ?? -1, -1);
  }

  private count(stop: number, sign: 1 | -1): void {
    this.worth += sign * (this.train.value[stop] ?? 0);
    for (const [index, { cost }] of this.train.allowances.entries())
      this.spent[index] = (this.spent[index] ?? 0) + sign * (cost[stop] ?? 0);
  }

  /** The number of a stop's location, or that of a fork below zero. */
  private placeOf(node: number): number {
    return stopAt(this.problem, this.net, node)?.location ?? -1 - node;
  }
}
