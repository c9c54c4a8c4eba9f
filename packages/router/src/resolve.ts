import { type GraphIndex, indexGraph } from './graph-index.ts';
import type { RoutePath, TrackGraph } from './types.ts';

/**
 * Finds the routes that a list of connections can mean. A connection is the chain of hexes from one stop to the
 * next; neither the order of the connections nor their direction is relied upon. Routes that keep to different
 * stops come alone; only where there are none, lines that meet a stop twice are given, so that they can be refused.
 */
export function resolveConnections(
  graph: TrackGraph,
  connections: readonly (readonly number[])[],
): readonly RoutePath[] {
  const index = indexGraph(graph);
  const candidates = connections.map((chain) => matches(graph, index, chain));
  if (candidates.length === 0 || candidates.some((list) => list.length === 0)) return [];
  const simple = join(candidates, true);
  return simple.length > 0 ? simple : join(candidates, false);
}

/** All lines of track between two stops that pass exactly these hexes in this order. */
function matches(graph: TrackGraph, index: GraphIndex, chain: readonly number[]): RoutePath[] {
  const hexes = chain.filter((hex, index) => index === 0 || hex !== chain[index - 1]);
  const found: RoutePath[] = [];
  const used = new Set<number>();

  const extend = (node: number, side: number, at: number, pieces: readonly number[], from: number): void => {
    for (let next = index.first[node] ?? 0; next < (index.first[node + 1] ?? 0); next++) {
      const passage = index.leaving[next] ?? 0;
      const piece = passage >> 1;
      if (pieces.includes(piece) || (side >= 0 && index.headSide[passage ^ 1] === side)) continue;
      const hex = graph.pieces[piece]?.hex;
      const step = pieces.length > 0 && hex === hexes[at] ? at : at + 1;
      const reached = pieces.length === 0 ? 0 : step;
      if (hex !== hexes[reached]) continue;
      const head = index.head[passage] ?? 0;
      const line = [...pieces, piece];
      if (head < index.stops) {
        if (reached === hexes.length - 1 && head !== from) found.push({ stops: [from, head], pieces: line });
      } else if (!used.has(head)) {
        used.add(head);
        extend(head, index.headSide[passage] ?? -1, reached, line, from);
        used.delete(head);
      }
    }
  };
  for (const [stop, facts] of graph.stops.entries()) {
    if (facts.hex === hexes[0]) extend(stop, -1, 0, [], stop);
  }
  // Within one hex each line is found from both of its ends.
  return hexes.length > 1 ? found : found.filter(({ stops: [from = 0, to = 0] }) => from < to);
}

function join(candidates: readonly (readonly RoutePath[])[], distinct: boolean): RoutePath[] {
  const routes = new Map<string, RoutePath>();
  const used = candidates.map((_, index) => index === 0);

  const grow = (line: RoutePath, atEnd: boolean): void => {
    if (used.every(Boolean)) {
      keep(routes, line);
      return;
    }
    const tip = atEnd ? line.stops[line.stops.length - 1] : line.stops[0];
    for (const [index, list] of candidates.entries()) {
      if (used[index]) continue;
      for (const candidate of list) {
        const onward = startingAt(candidate, tip);
        const next = onward?.stops[1];
        if (onward === undefined || next === undefined) continue;
        if (distinct && line.stops.includes(next)) continue;
        used[index] = true;
        grow(atEnd ? append(line, onward) : append(flip(onward), line), atEnd);
        used[index] = false;
      }
    }
    if (atEnd) grow(line, false);
  };
  for (const candidate of candidates[0] ?? []) grow(candidate, true);
  return [...routes.values()];
}

function keep(routes: Map<string, RoutePath>, line: RoutePath): void {
  const back = flip(line);
  if (!routes.has(back.pieces.join())) routes.set(line.pieces.join(), line);
}

function startingAt(line: RoutePath, stop: number | undefined): RoutePath | undefined {
  if (line.stops[0] === stop) return line;
  return line.stops[1] === stop ? flip(line) : undefined;
}

const flip = ({ stops, pieces }: RoutePath): RoutePath => ({
  stops: stops.toReversed(),
  pieces: pieces.toReversed(),
});

const append = (line: RoutePath, next: RoutePath): RoutePath => ({
  stops: [...line.stops, ...next.stops.slice(1)],
  pieces: [...line.pieces, ...next.pieces],
});
