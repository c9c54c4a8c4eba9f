import type { End, RouteProblem, TrackGraph } from '../packages/router/src/index.ts';

/**
 * What the router is measured against: every train in turn runs along every line of track, depth first, and the best sum stays.
 * No bounds, no reduction; stops by itself after so many milliseconds. Knows plain stop values and lengths only.
 */
export function depthFirst(
  { graph, trains }: RouteProblem,
  limit: number,
): { value: number; finished: boolean } {
  const at = piecesAtEnds(graph);
  const end = performance.now() + limit;
  const points = new Uint8Array(graph.points);
  const pieces = new Uint8Array(graph.pieces.length);
  const visited = new Uint8Array(graph.stops.length);
  let best = 0;
  let steps = 0;
  let finished = true;

  const run = (index: number, value: number): void => {
    best = Math.max(best, value);
    const train = trains[index];
    if (train === undefined) return;
    run(index + 1, value);
    const [allowance] = train.allowances;
    const range = allowance?.size ?? Number.POSITIVE_INFINITY;
    const extend = (place: End, sum: number, length: number, stations: number): void => {
      if ((++steps & 1023) === 0 && performance.now() > end) finished = false;
      if (!finished) return;
      for (const { number, from, to } of at.get(keyOf(place)) ?? []) {
        if (pieces[number] === 1) continue;
        if ('point' in place && 'point' in from && place.side === from.side) continue;
        pieces[number] = 1;
        if ('point' in to) {
          if (points[to.point] === 0) {
            points[to.point] = 1;
            extend(to, sum, length, stations);
            points[to.point] = 0;
          }
        } else {
          const facts = graph.stops[to.stop];
          const now = length + (allowance?.cost[to.stop] ?? 0);
          if (facts !== undefined && visited[to.stop] === 0 && now <= range) {
            visited[to.stop] = 1;
            const total = sum + (train.value[to.stop] ?? 0);
            const own = stations + Number(facts.station);
            if (own > 0) nested(() => run(index + 1, value + total));
            if (facts.through) extend(to, total, now, own);
            visited[to.stop] = 0;
          }
        }
        pieces[number] = 0;
      }
    };
    for (const [stop, facts] of graph.stops.entries()) {
      visited[stop] = 1;
      extend({ stop }, train.value[stop] ?? 0, allowance?.cost[stop] ?? 0, Number(facts.station));
      visited[stop] = 0;
    }
  };
  /** Another train may visit the same stops. */
  const nested = (next: () => void): void => {
    const before = visited.slice();
    visited.fill(0);
    next();
    visited.set(before);
  };
  run(0, 0);
  return { value: best, finished };
}

interface Way {
  readonly number: number;
  readonly from: End;
  readonly to: End;
}

const keyOf = (end: End): string => ('stop' in end ? `stop ${end.stop}` : `point ${end.point}`);

function piecesAtEnds(graph: TrackGraph): Map<string, Way[]> {
  const at = new Map<string, Way[]>();
  for (const [number, { a, b }] of graph.pieces.entries()) {
    for (const [from, to] of [[a, b] as const, [b, a] as const]) {
      at.set(keyOf(from), [...(at.get(keyOf(from)) ?? []), { number, from, to }]);
    }
  }
  return at;
}
