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

/** Companies that share the list of pieces share its index. */
export function indexGraph(graph: TrackGraph): GraphIndex {
  const known = indexes.get(graph.pieces);
  if (known?.stops === graph.stops.length && known.nodes === graph.stops.length + graph.points) return known;
  const index = buildIndex(graph);
  indexes.set(graph.pieces, index);
  return index;
}

function buildIndex(graph: TrackGraph): GraphIndex {
  const stops = graph.stops.length;
  const nodes = stops + graph.points;
  const passages = graph.pieces.length * 2;
  const head = new Int32Array(passages);
  const headSide = new Int32Array(passages);
  const first = new Int32Array(nodes + 1);
  const nodeOf = (end: End): number => ('stop' in end ? end.stop : stops + end.point);
  for (const [number, piece] of graph.pieces.entries()) {
    for (const [passage, end] of [[2 * number, piece.b] as const, [2 * number + 1, piece.a] as const]) {
      head[passage] = nodeOf(end);
      headSide[passage] = 'stop' in end ? -1 : end.side;
    }
  }
  const at = (array: Int32Array, index: number): number => array[index] ?? 0;
  for (let passage = 0; passage < passages; passage++) {
    const tail = at(head, passage ^ 1);
    first[tail + 1] = at(first, tail + 1) + 1;
  }
  for (let node = 0; node < nodes; node++) first[node + 1] = at(first, node + 1) + at(first, node);
  const fill = first.slice();
  const leaving = new Int32Array(passages);
  for (let passage = 0; passage < passages; passage++) {
    const tail = at(head, passage ^ 1);
    leaving[at(fill, tail)] = passage;
    fill[tail] = at(fill, tail) + 1;
  }
  return { nodes, stops, head, headSide, first, leaving };
}
