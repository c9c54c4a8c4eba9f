import { bestRoutes } from './best-routes.ts';
import { type GraphIndex, indexGraph } from './graph-index.ts';
import type { PointEnd, TrackGraph } from './types.ts';
import { Walk } from './walk.ts';

/** What a company can reach from its stations: 1 for each stop and piece that it can. */
export interface Network {
  readonly stops: Uint8Array;
  readonly pieces: Uint8Array;
  /** Point to the sides on which it is reached, as bits. */
  readonly points: Uint8Array;
}

/** Everything on some line of track that starts in a station, passes nothing twice and no stop that is blocked. */
export function reachable(graph: TrackGraph): Network {
  const index = indexGraph(graph);
  const walk = new Walk(graph, index);
  const { reached, doubtful } = walk.spread();
  const network = {
    stops: new Uint8Array(graph.stops.length),
    points: new Uint8Array(graph.points),
    pieces: new Uint8Array(graph.pieces.length),
  };
  for (const station of walk.stations) network.stops[station] = 1;
  for (const passage of reached) mark(network, index, passage >> 1);
  // A line that would meet itself proves nothing about what lies beyond it: there another line must be found.
  if (doubtful) {
    for (const passage of walk.spreadLoosely()) {
      if (network.pieces[passage >> 1] === 0 && walk.joins(passage)) mark(network, index, passage >> 1);
    }
  }
  return network;
}

const leadsToOneOf = (index: GraphIndex, passage: number, ends: readonly PointEnd[]): boolean => {
  const point = (index.head[passage] ?? 0) - index.stops;
  return point >= 0 && ends.some((end) => end.point === point && end.side === index.headSide[passage]);
};

/** Is there a line to one of these ends that needs no track of this hex? Quick; it may miss lines that would meet others. */
export function reachesWithout(graph: TrackGraph, ends: readonly PointEnd[], hex: number): boolean {
  const index = indexGraph(graph);
  return new Walk(graph, index).spread((passage) => leadsToOneOf(index, passage, ends), hex).found;
}

/** Does the company come to one of these ends of track, or leave from it? Goes no further than it must. */
export function reachesOneOf(graph: TrackGraph, ends: readonly PointEnd[]): boolean {
  const index = indexGraph(graph);
  const walk = new Walk(graph, index);
  const { found, doubtful } = walk.spread(
    (passage) => leadsToOneOf(index, passage, ends) || leadsToOneOf(index, passage ^ 1, ends),
  );
  if (found || !doubtful) return found;
  const { points } = reachable(graph);
  return ends.some(({ point, side }) => (((points[point] ?? 0) >> side) & 1) === 1);
}

/**
 * Has the company a route of at least so many stops? Stops in `ignore` may be on it but do not count.
 * Two stops, the usual question, hardly ever need a search.
 */
export function hasRoute(graph: TrackGraph, minStops = 2, ignore: readonly number[] = []): boolean {
  if (minStops <= 2) {
    // Each line begins in a station that counts and passes no location twice.
    const index = indexGraph(graph);
    const { found, doubtful } = new Walk(graph, index, ignore).spread((passage) =>
      counts(index, passage, ignore),
    );
    if (found) return true;
    if (!doubtful && ignore.length === 0) return false;
  }
  const counted = graph.stops.map((_, stop) => !ignore.includes(stop));
  const train = { id: '', allowances: [], value: counted.map(Number), minimum: minStops, counted };
  const { routes, proof } = bestRoutes({ graph, trains: [train] });
  if (routes.length === 0 && !proof.proven)
    throw new Error(
      'Whether there is such a route could not be found out: the search needs too much memory.',
    );
  return routes.length > 0;
}

function counts({ head, stops }: GraphIndex, passage: number, ignore: readonly number[]): boolean {
  const node = head[passage] ?? 0;
  return node < stops && !ignore.includes(node);
}

function mark(network: Network, { head, headSide, stops }: GraphIndex, piece: number): void {
  if (network.pieces[piece] === 1) return;
  network.pieces[piece] = 1;
  for (let passage = 2 * piece; passage <= 2 * piece + 1; passage++) {
    const node = head[passage] ?? 0;
    if (node < stops) network.stops[node] = 1;
    else network.points[node - stops] = (network.points[node - stops] ?? 0) | (1 << (headSide[passage] ?? 0));
  }
}
