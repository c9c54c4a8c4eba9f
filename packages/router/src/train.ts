import type { StopKind, TrackGraph, Train } from './types.ts';

/** A cost table for an allowance out of what each kind of stop costs, e.g. towns free: `{ city: 1, offboard: 1, … }`. */
export function costByKind(graph: TrackGraph, costs: Readonly<Record<StopKind, number>>): readonly number[] {
  return graph.stops.map((stop) => costs[stop.kind]);
}

export const multiplierOf = (train: Train): number => train.multiplier ?? 1;
export const minimumOf = (train: Train): number => train.minimum ?? 2;

/** How many of the stops count towards the train's minimum. */
export function countedStops(train: Train, stops: readonly number[]): number {
  const { counted } = train;
  return counted === undefined ? stops.length : stops.filter((stop) => counted[stop] ?? false).length;
}

export function costOf(cost: readonly number[], stops: readonly number[]): number {
  let sum = 0;
  for (const stop of stops) sum += cost[stop] ?? 0;
  return sum;
}
