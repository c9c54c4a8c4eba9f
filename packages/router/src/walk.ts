import type { GraphIndex } from './graph-index.ts';
import type { TrackGraph } from './types.ts';

const NONE = -2;
const START = -1;

/** Lines of track from the stations, followed passage by passage. */
export class Walk {
  private readonly graph: TrackGraph;
  private readonly index: GraphIndex;
  /** Node to its place; stops of one location are one place. */
  private readonly place: Int32Array;
  private readonly stations: readonly number[];
  private readonly parent: Int32Array;
  private readonly used: Uint8Array;

  /** Lines do not begin in the stations to be ignored. */
  constructor(graph: TrackGraph, index: GraphIndex, ignore: readonly number[] = []) {
    this.graph = graph;
    this.index = index;
    this.place = new Int32Array(index.nodes);
    for (let node = 0; node < index.nodes; node++) this.place[node] = node;
    const first = new Map<number, number>();
    const stations: number[] = [];
    for (const [stop, { location, station }] of graph.stops.entries()) {
      const place = first.get(location);
      if (place === undefined) first.set(location, stop);
      else this.place[stop] = place;
      if (station && !ignore.includes(stop)) stations.push(stop);
    }
    this.stations = stations;
    this.parent = new Int32Array(graph.pieces.length * 2).fill(NONE);
    this.used = new Uint8Array(index.nodes);
  }

  /** The passages on lines that pass no place twice; doubtful if lines had to be dropped that would have. */
  spread(): { readonly reached: readonly number[]; readonly doubtful: boolean } {
    const reached: number[] = [];
    let doubtful = false;
    const reach = (passage: number, from: number): void => {
      if (this.parent[passage] !== NONE) return;
      if (this.meetsItself(passage, from)) doubtful = true;
      else {
        this.parent[passage] = from;
        reached.push(passage);
      }
    };
    for (const station of this.stations) for (const passage of this.leaving(station)) reach(passage, START);
    for (let next = 0; next < reached.length; next++) {
      const passage = reached[next] ?? 0;
      for (const onward of this.onward(passage)) reach(onward, passage);
    }
    return { reached, doubtful };
  }

  /** The same for lines that may meet themselves: all that is reachable, and perhaps more. */
  spreadLoosely(): readonly number[] {
    const seen = new Uint8Array(this.parent.length);
    const reached = this.stations.flatMap((station) => [...this.leaving(station)]);
    for (const passage of reached) seen[passage] = 1;
    for (let next = 0; next < reached.length; next++) {
      for (const onward of this.onward(reached[next] ?? 0)) {
        if (seen[onward] === 1) continue;
        seen[onward] = 1;
        reached.push(onward);
      }
    }
    return reached;
  }

  /** Does a line from a station end with this passage? */
  joins(passage: number): boolean {
    this.used.fill(0);
    this.used[this.placeOf(passage)] = 1;
    return this.leadsToStation(passage ^ 1);
  }

  private leadsToStation(passage: number): boolean {
    const place = this.placeOf(passage);
    if (this.used[place] === 1) return false;
    if (this.atStation(passage)) return true;
    if (!this.mayLeadToStation(passage)) return false;
    this.used[place] = 1;
    const found = this.onward(passage).some((onward) => this.leadsToStation(onward));
    this.used[place] = 0;
    return found;
  }

  /** Leaves out only that the rest of the line may not meet itself: cheap, and hardly ever wrong. */
  private mayLeadToStation(start: number): boolean {
    const seen = new Uint8Array(this.parent.length);
    const queue = [start];
    for (let next = 0; next < queue.length; next++) {
      for (const onward of this.onward(queue[next] ?? 0)) {
        if (seen[onward] === 1 || this.used[this.placeOf(onward)] === 1) continue;
        if (this.atStation(onward)) return true;
        seen[onward] = 1;
        queue.push(onward);
      }
    }
    return false;
  }

  private meetsItself(passage: number, from: number): boolean {
    const place = this.placeOf(passage);
    if (this.placeOf(passage ^ 1) === place) return true;
    for (let up = from; up >= 0; up = this.parent[up] ?? START) {
      if (this.placeOf(up) === place || this.placeOf(up ^ 1) === place) return true;
    }
    return false;
  }

  private atStation(passage: number): boolean {
    return this.graph.stops[this.index.head[passage] ?? 0]?.station ?? false;
  }

  private placeOf(passage: number): number {
    return this.place[this.index.head[passage] ?? 0] ?? 0;
  }

  private onward(passage: number): number[] {
    const { head, headSide, first, leaving } = this.index;
    const node = head[passage] ?? 0;
    const side = headSide[passage] ?? -1;
    const found: number[] = [];
    if (side < 0 && !this.graph.stops[node]?.through) return found;
    const end = first[node + 1] ?? 0;
    for (let at = first[node] ?? 0; at < end; at++) {
      const next = leaving[at] ?? 0;
      if (next !== (passage ^ 1) && (side < 0 || headSide[next ^ 1] !== side)) found.push(next);
    }
    return found;
  }

  private leaving(node: number): Int32Array {
    return this.index.leaving.subarray(this.index.first[node] ?? 0, this.index.first[node + 1] ?? 0);
  }
}
