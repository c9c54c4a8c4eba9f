import { type Trace, trace } from '../src/trace.ts';
import type { End, RouteProblem, TrackGraph, ValuedRoutes } from '../src/types.ts';
import { type RunningTrain, valueRoutes } from '../src/value.ts';

/** Every line of track between two stops, written down the simplest way: from each stop, piece by piece. */
export function allLines(graph: TrackGraph): Trace[] {
  const lines: Trace[] = [];
  const pieces: number[] = [];
  const points = new Set<number>();
  const locations = new Set<number>();

  const extend = (start: number, at: End): void => {
    for (const [number, piece] of graph.pieces.entries()) {
      if (pieces.includes(number)) continue;
      for (const [from, to] of [[piece.a, piece.b] as const, [piece.b, piece.a] as const]) {
        if ('stop' in at ? !('stop' in from) || from.stop !== at.stop : !('point' in from)) continue;
        if ('point' in at && 'point' in from && (from.point !== at.point || from.side === at.side)) continue;
        const key = 'stop' in to ? -1 : to.point;
        if ('point' in to && points.has(key)) continue;
        const stop = 'stop' in to ? graph.stops[to.stop] : undefined;
        if (stop && locations.has(stop.location)) continue;
        pieces.push(number);
        if ('point' in to) points.add(key);
        if (stop) locations.add(stop.location);
        if ('stop' in to && start < to.stop) {
          const traced = trace(graph, '', [...pieces]);
          if (traced.ok && traced.value.stops.some((s) => graph.stops[s]?.station)) lines.push(traced.value);
        }
        if (!stop || stop.through) extend(start, to);
        pieces.pop();
        if ('point' in to) points.delete(key);
        if (stop) locations.delete(stop.location);
      }
    }
  };
  for (const [stop, facts] of graph.stops.entries()) {
    locations.add(facts.location);
    extend(stop, { stop });
    locations.delete(facts.location);
  }
  return lines;
}

/** The best of all sets of lines. Slow, and so simple that it is plainly right. */
export function bruteForce(problem: RouteProblem): ValuedRoutes & { readonly tried: number } {
  const lines = allLines(problem.graph);
  const apart = (one: Trace, other: Trace): boolean =>
    !one.points.some((point) => other.points.includes(point)) &&
    !one.pieces.some((piece) => other.pieces.includes(piece));
  let best: ValuedRoutes = { value: 0, routes: [] };
  let tried = 0;

  const choose = (index: number, running: readonly RunningTrain[]): void => {
    const train = problem.trains[index];
    if (train === undefined) {
      tried++;
      const valued = valueRoutes(problem.revenue ?? {}, running);
      if (!valued.ok) return;
      const more = valued.value.routes.length - best.routes.length;
      if (problem.everyTrain && more < 0) return;
      if (valued.value.value > best.value || (problem.everyTrain && more > 0)) best = valued.value;
      return;
    }
    for (const line of lines) {
      const counted = line.stops.filter((stop) => train.counted?.[stop] ?? true).length;
      if (counted < (train.minimum ?? 2)) continue;
      if (running.every((other) => apart(other.trace, line)))
        choose(index + 1, [...running, { train, trace: line }]);
    }
    choose(index + 1, running);
  };
  choose(0, []);
  return { ...best, tried };
}
