import { judgeDrawn } from './check.ts';
import type { Net } from './net.ts';
import { sameButForRange, sameList } from './team.ts';
import { costOf } from './train.ts';
import type { RouteProblem, Train, ValuedRoutes } from './types.ts';

/** A limit seldom matters to a train that reaches so much of its share of the stops, were they divided among the trains. */
const OF_ITS_SHARE = 0.9;

/** With fewer nodes the real problem is solved before the easier one has been made. */
export const WORTH_WHILE = 20;

/**
 * The same problem with the range of the longest train for all: never less can be earned so, and it is solved several times
 * as fast, because the trains are alike. Undefined where they differ in more than range, or where the limits would matter.
 */
export function withLongestRange(problem: RouteProblem, net: Net): RouteProblem | undefined {
  const { trains, revenue } = problem;
  // Most problems fall away here and below: what follows compares whole lists.
  if (trains.length < 2) return undefined;
  const ranges = trains.map(rangeOf);
  const most = Math.max(...ranges);
  const least = Math.min(...ranges);
  if (least === most || (revenue?.extraRange ?? []).length > 0) return undefined;
  const stops = net.nodes.reduce((sum, { stop }) => (stop >= 0 ? sum + 1 : sum), 0);
  if (least < (OF_ITS_SHARE * stops) / trains.length) return undefined;
  const longest = trains.find((train) => trains.every((other) => reachesAsFar(train, other)));
  return longest && { ...problem, trains: trains.map(({ id }) => ({ ...longest, id })) };
}

const rangeOf = ({ allowances }: Train): number =>
  allowances.reduce((least, { size }) => Math.min(least, size), Number.POSITIVE_INFINITY);

/** Can it do all that the other can? */
const reachesAsFar = (train: Train, other: Train): boolean =>
  sameButForRange(train, other) &&
  train.allowances.every(({ size, cost }) =>
    other.allowances.some((tighter) => tighter.size <= size && sameList(tighter.cost, cost)),
  );

/** The routes of trains with the longest range, handed to the real ones; undefined where some are too long for them. */
export function handOut(problem: RouteProblem, { routes }: ValuedRoutes): ValuedRoutes | undefined {
  const { trains } = problem;
  const given: { readonly train: string; readonly pieces: readonly number[] }[] = [];
  const fits = ({ allowances }: Train, stops: readonly number[]): boolean =>
    allowances.every(({ size, cost }) => costOf(cost, stops) <= size);
  const give = (index: number): boolean => {
    const route = routes[index];
    if (route === undefined) return true;
    for (const train of trains) {
      if (given.some((other) => other.train === train.id) || !fits(train, route.stops)) continue;
      given.push({ train: train.id, pieces: route.pieces });
      if (give(index + 1)) return true;
      given.pop();
    }
    return false;
  };
  if (!give(0)) return undefined;
  const order = new Map(trains.map(({ id }, index) => [id, index]));
  given.sort((one, other) => (order.get(one.train) ?? 0) - (order.get(other.train) ?? 0));
  const judged = judgeDrawn(problem, given);
  return judged.ok ? judged.value : undefined;
}
