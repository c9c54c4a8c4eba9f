import { bestRoutes } from './best-routes.ts';
import { type GraphIndex, indexGraph } from './graph-index.ts';
import type { TrackGraph } from './types.ts';

/** What a company can reach from its stations; 1 for each stop, point and piece that it can. */
export interface Network {
  readonly stops: Uint8Array;
  readonly points: Uint8Array;
  readonly pieces: Uint8Array;
}

/** Everything on some line of track that starts in a station, passes nothing twice and no blocked stop. */
export function reachable(graph: TrackGraph): Network {
  const index = indexGraph(graph);
  const network = {
    stops: new Uint8Array(graph.stops.length),
    points: new Uint8Array(graph.points),
    pieces: new Uint8Array(graph.pieces.length),
  };
  const walk = new Walk(graph, index);
  const doubtful = walk.spread();
  const mark = (piece: number): void => {
    network.pieces[piece] = 1;
    for (const passage of [2 * piece, 2 * piece + 1]) {
      const node = index.head[passage] ?? 0;
      if (node < index.stops) network.stops[node] = 1;
      else network.points[node - index.stops] = 1;
    }
  };
  for (const [stop, facts] of graph.stops.entries()) if (facts.station) network.stops[stop] = 1;
  for (let piece = 0; piece < graph.pieces.length; piece++) {
    if (walk.parent[2 * piece] !== NONE || walk.parent[2 * piece + 1] !== NONE) mark(piece);
  }
  // A walk that came back to its own track proves nothing for what lies beyond: look for a simple line.
  if (doubtful) {
    for (let piece = 0; piece < graph.pieces.length; piece++) {
      if (network.pieces[piece] === 0 && walk.joins(piece)) mark(piece);
    }
  }
  return network;
}

/**
 * Has the company a route of at least so many stops? Stops in `ignore` may be on it but do not count.
 * Two stops, the usual question, are answered without a search for the best.
 */
export function hasRoute(graph: TrackGraph, minStops = 2, ignore: readonly number[] = []): boolean {
  const counted = graph.stops.map((_, stop) => !ignore.includes(stop));
  if (minStops <= 2 && ignore.length === 0) return new Walk(graph, indexGraph(graph)).leavesStation();
  const train = { id: '', allowances: [], value: counted.map(Number), minimum: minStops, counted };
  return bestRoutes({ graph, trains: [train] }).routes.length > 0;
}

const NONE = -2;
const START = -1;

class Walk {
  readonly parent: Int32Array;
  private readonly used: Uint8Array;
  private readonly graph: TrackGraph;
  private readonly index: GraphIndex;

  constructor(graph: TrackGraph, index: GraphIndex) {
    this.graph = graph;
    this.index = index;
    this.parent = new Int32Array(graph.pieces.length * 2).fill(NONE);
    this.used = new Uint8Array(index.nodes);
  }

  /** Spreads along simple lines from all stations; true if a line was dropped because it met itself. */
  spread(): boolean {
    const queue: number[] = [];
    let doubtful = false;
    const reach = (passage: number, from: number): void => {
      if (this.parent[passage] !== NONE) return;
      if (this.meetsItself(passage, from)) {
        doubtful = true;
        return;
      }
      this.parent[passage] = from;
      queue.push(passage);
    };
    for (const [stop, facts] of this.graph.stops.entries()) {
      if (facts.station) this.eachLeaving(stop, (passage) => reach(passage, START));
    }
    for (let next = 0; next < queue.length; next++) {
      const passage = queue[next] ?? 0;
      this.eachOnward(passage, (onward) => reach(onward, passage));
    }
    return doubtful;
  }

  /** Does any line lead from a station to another location, stops between not counted as obstacles? */
  leavesStation(): boolean {
    this.spread();
    const { stops } = this.graph;
    for (let passage = 0; passage < this.parent.length; passage++) {
      const head = this.index.head[passage] ?? 0;
      if (this.parent[passage] === NONE || head >= this.index.stops) continue;
      let start = passage;
      for (let up = this.parent[start] ?? START; up >= 0; up = this.parent[start] ?? START) start = up;
      const station = this.index.head[start ^ 1] ?? 0;
      if (stops[head]?.location !== stops[station]?.location) return true;
    }
    return false;
  }

  /** Is the piece on a simple line from a station, whichever way it is passed? */
  joins(piece: number): boolean {
    const a = this.index.head[2 * piece + 1] ?? 0;
    const b = this.index.head[2 * piece] ?? 0;
    this.used.fill(0);
    this.used[a] = 1;
    if (this.leadsToStation(2 * piece)) return true;
    this.used.fill(0);
    this.used[b] = 1;
    return this.leadsToStation(2 * piece + 1);
  }

  private leadsToStation(passage: number): boolean {
    const node = this.index.head[passage] ?? 0;
    if (this.used[node] === 1) return false;
    if (this.graph.stops[node]?.station) return true;
    if (!this.mayLeadToStation(passage)) return false;
    this.used[node] = 1;
    let found = false;
    this.eachOnward(passage, (onward) => {
      found ||= this.leadsToStation(onward);
    });
    this.used[node] = 0;
    return found;
  }

  /** The same without the rule that a line may not meet itself: cheap, and almost always right. */
  private mayLeadToStation(start: number): boolean {
    const seen = new Uint8Array(this.parent.length);
    const queue = [start];
    seen[start] = 1;
    let found = false;
    for (let next = 0; next < queue.length && !found; next++) {
      this.eachOnward(queue[next] ?? 0, (onward) => {
        const node = this.index.head[onward] ?? 0;
        if (seen[onward] === 1 || this.used[node] === 1) return;
        seen[onward] = 1;
        queue.push(onward);
        found ||= this.graph.stops[node]?.station ?? false;
      });
    }
    return found;
  }

  private meetsItself(passage: number, from: number): boolean {
    const node = this.index.head[passage] ?? 0;
    if (this.index.head[passage ^ 1] === node) return true;
    for (let up = from; up >= 0; up = this.parent[up] ?? START) {
      if (this.index.head[up] === node || this.index.head[up ^ 1] === node) return true;
    }
    return false;
  }

  private eachOnward(passage: number, visit: (onward: number) => void): void {
    const node = this.index.head[passage] ?? 0;
    const side = this.index.headSide[passage] ?? -1;
    if (side < 0 && !this.graph.stops[node]?.through) return;
    this.eachLeaving(node, (onward) => {
      if (onward === (passage ^ 1)) return;
      if (side >= 0 && this.index.headSide[onward ^ 1] === side) return;
      visit(onward);
    });
  }

  private eachLeaving(node: number, visit: (passage: number) => void): void {
    const end = this.index.first[node + 1] ?? 0;
    for (let at = this.index.first[node] ?? 0; at < end; at++) visit(this.index.leaving[at] ?? 0);
  }
}
