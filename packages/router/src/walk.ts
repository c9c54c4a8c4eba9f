import type { GraphIndex } from './graph-index.ts';
import type { TrackGraph } from './types.ts';

const NONE = -2;
const START = -1;

export interface Spread {
  readonly reached: readonly number[];
  readonly doubtful: boolean;
  /** Was there a passage that is enough? */
  readonly found: boolean;
}

/** Lines of track from the stations, followed passage by passage. */
export class Walk {
  private readonly graph: TrackGraph;
  private readonly index: GraphIndex;
  readonly stations: readonly number[];
  private readonly parent: Int32Array;
  private readonly used = new Set<number>();

  /** Lines do not begin in the stations to be ignored. */
  constructor(graph: TrackGraph, index: GraphIndex, ignore: readonly number[] = []) {
    this.graph = graph;
    this.index = index;
    const stations: number[] = [];
    for (let stop = 0; stop < graph.stops.length; stop++) {
      if (graph.stops[stop]?.station && !ignore.includes(stop)) stations.push(stop);
    }
    this.stations = stations;
    this.parent = new Int32Array(graph.pieces.length * 2).fill(NONE);
  }

  /**
   * The passages on lines that pass no place twice; doubtful if lines had to be dropped that would have. It goes no further once
   * it has reached a passage that is `enough`, and never over track of the hex `without`.
   */
  spread(enough: (passage: number) => boolean = () => false, without = -1): Spread {
    const reached: number[] = [];
    let doubtful = false;
    let from = START;
    let onward = this.stations.flatMap((station) => this.leaving(station));
    for (let next = 0; ; next++) {
      for (let i = 0; i < onward.length; i++) {
        const passage = onward[i] ?? 0;
        if (this.parent[passage] !== NONE) continue;
        if (without >= 0 && this.graph.pieces[passage >> 1]?.hex === without) continue;
        if (this.meetsItself(passage, from)) {
          doubtful = true;
          continue;
        }
        this.parent[passage] = from;
        reached.push(passage);
        if (enough(passage)) return { reached, doubtful, found: true };
      }
      if (next === reached.length) return { reached, doubtful, found: false };
      from = reached[next] ?? START;
      onward = this.onward(from);
    }
  }

  /** The same for lines that may meet themselves: all that is reachable, and perhaps more. */
  spreadLoosely(): readonly number[] {
    const seen = new Uint8Array(this.parent.length);
    const reached = this.stations.flatMap((station) => this.leaving(station));
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
    this.used.clear();
    this.used.add(this.placeOf(passage));
    return this.leadsToStation(passage ^ 1);
  }

  private leadsToStation(passage: number): boolean {
    const place = this.placeOf(passage);
    if (this.used.has(place)) return false;
    if (this.atStation(passage)) return true;
    if (!this.mayLeadToStation(passage)) return false;
    this.used.add(place);
    const found = this.onward(passage).some((onward) => this.leadsToStation(onward));
    this.used.delete(place);
    return found;
  }

  /** Leaves out only that the rest of the line may not meet itself: cheap, and hardly ever wrong. */
  private mayLeadToStation(start: number): boolean {
    const seen = new Uint8Array(this.parent.length);
    const queue = [start];
    for (let next = 0; next < queue.length; next++) {
      for (const onward of this.onward(queue[next] ?? 0)) {
        if (seen[onward] === 1 || this.used.has(this.placeOf(onward))) continue;
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
    const node = this.index.head[passage] ?? 0;
    return node < this.index.stops && (this.graph.stops[node]?.station ?? false);
  }

  /** Where a passage leads: the number of a point, or that of a stop's location below zero. */
  private placeOf(passage: number): number {
    const node = this.index.head[passage] ?? 0;
    return node < this.index.stops ? -1 - (this.graph.stops[node]?.location ?? node) : node;
  }

  private onward(passage: number): number[] {
    const node = this.index.head[passage] ?? 0;
    const side = this.index.headSide[passage] ?? -1;
    if (side < 0 && !this.graph.stops[node]?.through) return [];
    return this.leaving(node, side, passage ^ 1);
  }

  /** The passages that leave a node, but for the way back and, at a point, those of the side come from. */
  private leaving(node: number, side = -1, back = -1): number[] {
    const { headSide, first, leaving } = this.index;
    const found: number[] = [];
    const end = first[node + 1] ?? 0;
    for (let at = first[node] ?? 0; at < end; at++) {
      const next = leaving[at] ?? 0;
      if (next !== back && (side < 0 || headSide[next ^ 1] !== side)) found.push(next);
    }
    return found;
  }
}
