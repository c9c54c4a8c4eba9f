import { checkPieces, checkStops } from './problem.ts';
import type { End, TrackGraph } from './types.ts';

/**
 * The graph as numbered passages. Passage 2p goes over piece p from a to b, passage 2p+1 back again;
 * `passage ^ 1` is the way back. Nodes are the stops, followed by the points.
 */
export interface GraphIndex {
  readonly nodes: number;
  readonly stops: number;
  /** Passage to the node that it reaches. */
  readonly head: Int32Array;
  /** Passage to the side on which it reaches that node; -1 at a stop. */
  readonly headSide: Int32Array;
  /** Passages that leave node n: `leaving[first[n] … first[n + 1]]`. */
  readonly first: Int32Array;
  readonly leaving: Int32Array;
}

const indexes = new WeakMap<TrackGraph['pieces'], GraphIndex>();

/** Companies that share the list of pieces share its index. What no graph can be is refused. */
export function indexGraph(graph: TrackGraph): GraphIndex {
  checkStops(graph);
  const known = indexes.get(graph.pieces);
  if (known?.stops === graph.stops.length && known.nodes === graph.stops.length + graph.points) return known;
  checkPieces(graph);
  const index = buildIndex(graph);
  indexes.set(graph.pieces, index);
  return index;
}

function buildIndex({ stops: { length: stops }, points, pieces }: TrackGraph): GraphIndex {
  const nodes = stops + points;
  const passages = pieces.length * 2;
  const head = new Int32Array(passages);
  const headSide = new Int32Array(passages);
  const first = new Int32Array(nodes + 1);
  const arrive = (passage: number, end: End): void => {
    const node = 'stop' in end ? end.stop : stops + end.point;
    head[passage] = node;
    headSide[passage] = 'stop' in end ? -1 : end.side;
    // Each passage leaves the node where the way back arrives: as many leave as arrive.
    first[node] = (first[node] ?? 0) + 1;
  };
  for (let number = 0; number < pieces.length; number++) {
    const piece = pieces[number];
    if (piece === undefined) continue;
    arrive(2 * number, piece.b);
    arrive(2 * number + 1, piece.a);
  }
  // Counts become the ends of the nodes' parts of the list, which is filled from its end.
  for (let node = 0; node < nodes; node++) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const leaving = new Int32Array(passages);
  for (let passage = passages - 1; passage >= 0; passage--) {
    const tail = head[passage ^ 1] ?? 0;
    const place = (first[tail] ?? 0) - 1;
    first[tail] = place;
    leaving[place] = passage;
  }
  return { nodes, stops, head, headSide, first, leaving };
}
