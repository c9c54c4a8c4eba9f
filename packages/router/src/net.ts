import { type GraphIndex, indexGraph } from './graph-index.ts';
import type { TrackGraph } from './types.ts';

/**
 * The graph without what no route can use, and with plain stretches of track drawn together:
 * nodes are stops and forks, links the track between them.
 */
export interface Net {
  readonly nodes: readonly NetNode[];
  readonly links: readonly Link[];
}

export interface NetNode {
  /** -1 for a fork. */
  readonly stop: number;
  readonly links: readonly number[];
}

export interface Link {
  readonly from: number;
  readonly to: number;
  /** The side of a fork on which it arrives; -1 at a stop. */
  readonly fromSide: number;
  readonly toSide: number;
  readonly pieces: readonly number[];
}

export function buildNet(graph: TrackGraph): Net {
  const index = indexGraph(graph);
  const alive = dropDeadEnds(graph, index);
  const links = drawTogether(index, alive);
  return keepReachable(graph, links);
}

/** Marks the pieces that can be passed from one end to the other and on. */
function dropDeadEnds(graph: TrackGraph, index: GraphIndex): Uint8Array {
  const { head, headSide, first, leaving, stops } = index;
  const alive = new Uint8Array(graph.pieces.length).fill(1);
  const queue = [...alive.keys()];
  const goesOn = (passage: number): boolean => {
    const node = head[passage] ?? 0;
    if (node < stops) return true;
    for (let at = first[node] ?? 0; at < (first[node + 1] ?? 0); at++) {
      const onward = leaving[at] ?? 0;
      if (
        alive[onward >> 1] === 1 &&
        headSide[onward ^ 1] !== headSide[passage] &&
        onward >> 1 !== passage >> 1
      ) {
        return true;
      }
    }
    return false;
  };
  for (let next = 0; next < queue.length; next++) {
    const piece = queue[next] ?? 0;
    if (alive[piece] === 0 || (goesOn(2 * piece) && goesOn(2 * piece + 1))) continue;
    alive[piece] = 0;
    for (const node of [head[2 * piece] ?? 0, head[2 * piece + 1] ?? 0]) {
      if (node < stops) continue;
      for (let at = first[node] ?? 0; at < (first[node + 1] ?? 0); at++) queue.push((leaving[at] ?? 0) >> 1);
    }
  }
  return alive;
}

/** Follows the track from stop or fork to stop or fork. */
function drawTogether(index: GraphIndex, alive: Uint8Array): Link[] {
  const { head, headSide, first, leaving, stops } = index;
  const onward = (node: number, arrived: number): number => {
    let found = -1;
    let count = 0;
    for (let at = first[node] ?? 0; at < (first[node + 1] ?? 0); at++) {
      const passage = leaving[at] ?? 0;
      if (alive[passage >> 1] === 0) continue;
      count++;
      if (passage !== (arrived ^ 1)) found = passage;
    }
    return count === 2 ? found : -1;
  };
  const links: Link[] = [];
  const done = new Uint8Array(alive.length);
  for (let start = 0; start < head.length; start++) {
    const from = head[start ^ 1] ?? 0;
    if (alive[start >> 1] === 0 || done[start >> 1] === 1) continue;
    if (from >= stops && onward(from, start ^ 1) >= 0) continue;
    const pieces = [start >> 1];
    let passage = start;
    let node = head[passage] ?? 0;
    for (let next = node < stops ? -1 : onward(node, passage); next >= 0; ) {
      passage = next;
      pieces.push(passage >> 1);
      node = head[passage] ?? 0;
      next = node < stops ? -1 : onward(node, passage);
    }
    for (const piece of pieces) done[piece] = 1;
    if (node === from) continue;
    links.push({
      from,
      to: node,
      fromSide: headSide[start ^ 1] ?? -1,
      toSide: headSide[passage] ?? -1,
      pieces,
    });
  }
  return links;
}

function keepReachable(graph: TrackGraph, all: readonly Link[]): Net {
  const stopCount = graph.stops.length;
  const useful = all.filter(
    ({ from, to }) =>
      from >= stopCount || to >= stopCount || graph.stops[from]?.location !== graph.stops[to]?.location,
  );
  const at = new Map<number, Link[]>();
  for (const link of useful) {
    for (const node of [link.from, link.to]) {
      const list = at.get(node);
      if (list === undefined) at.set(node, [link]);
      else list.push(link);
    }
  }
  const number = new Map<number, number>();
  const queue = graph.stops.flatMap((stop, node) => (stop.station && at.has(node) ? [node] : []));
  for (const node of queue) number.set(node, number.size);
  const kept = new Set<Link>();
  for (let next = 0; next < queue.length; next++) {
    const node = queue[next] ?? 0;
    const facts = graph.stops[node];
    if (facts !== undefined && !facts.through && !facts.station) continue;
    for (const link of at.get(node) ?? []) {
      kept.add(link);
      const other = link.from === node ? link.to : link.from;
      if (number.has(other)) continue;
      number.set(other, number.size);
      queue.push(other);
    }
  }
  const links = useful
    .filter((link) => kept.has(link))
    .map((link) => ({ ...link, from: number.get(link.from) ?? 0, to: number.get(link.to) ?? 0 }));
  const joined: number[][] = queue.map(() => []);
  for (const [index, link] of links.entries()) {
    joined[link.from]?.push(index);
    joined[link.to]?.push(index);
  }
  return {
    nodes: queue.map((node, i) => ({ stop: node < stopCount ? node : -1, links: joined[i] ?? [] })),
    links,
  };
}
