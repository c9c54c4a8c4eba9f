import type { Allotment } from './allotment.ts';
import type { Net } from './net.ts';
import type { TrackGraph } from './types.ts';

/**
 * The order in which the nodes are dealt with, one a layer, and the links that are open between what is done and what is not.
 * The fewer are open at once, the fewer cases there are, so the order matters more than anything else.
 * An open link has a slot of its own for as long as it is open.
 */
export interface Sweep {
  readonly layers: readonly Layer[];
  /** How many slots are needed. */
  readonly slots: number;
}

export interface Layer {
  /** -1 for a fork. */
  readonly stop: number;
  /** May a train run through it? */
  readonly through: boolean;
  readonly arriving: readonly OpenLink[];
  readonly leaving: readonly LeavingLink[];
}

export interface OpenLink {
  readonly link: number;
  readonly slot: number;
  /** Its side at this layer's node. */
  readonly side: number;
}

export interface LeavingLink extends OpenLink {
  /** Stands for it in the mask of a step. */
  readonly bit: number;
  /** Does it join two stops without a fork between? */
  readonly direct: boolean;
  /** Does it lead to a stop that a train may only end in? */
  readonly endsThere: boolean;
  /** Other open links that lead to the same node. */
  readonly rivals: readonly Rival[];
}

export interface Rival {
  readonly slot: number;
  /** Both come in on one side of a fork, so one train cannot use the two. */
  readonly sameSide: boolean;
}

export function sweepNet(graph: TrackGraph, net: Net, allotment: Allotment): Sweep {
  return layOut(graph, net, bestOrder(net, allotment));
}

function bestOrder(net: Net, allotment: Allotment): readonly number[] {
  const others = net.nodes.map(({ links }, node) =>
    links.map((link) => {
      const { from = node, to = node } = net.links[link] ?? {};
      return from === node ? to : from;
    }),
  );
  let best: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start < net.nodes.length; start++) {
    const found = greedyOrder(others, start, least, allotment);
    if (found !== undefined && found.cost < least) [best, least] = [found.order, found.cost];
  }
  return best;
}

/** Always takes the node that leaves fewest links open, of several the one that has waited longest. */
function greedyOrder(
  others: readonly (readonly number[])[],
  start: number,
  limit: number,
  allotment: Allotment,
): { readonly order: readonly number[]; readonly cost: number } | undefined {
  const count = others.length;
  const linked = new Int32Array(count);
  const done = new Uint8Array(count);
  const waiting: number[] = [];
  const order: number[] = [];
  let open = 0;
  let cost = 0;
  let node = start;
  while (node >= 0) {
    allotment.tick();
    done[node] = 1;
    order.push(node);
    const around = others[node] ?? [];
    open += around.length - 2 * (linked[node] ?? 0);
    cost += 2 ** open;
    if (cost >= limit) return undefined;
    for (const other of around) {
      if (done[other] === 1) continue;
      if (linked[other] === 0) waiting.push(other);
      linked[other] = (linked[other] ?? 0) + 1;
    }
    node = -1;
    let least = Number.POSITIVE_INFINITY;
    let still = 0;
    for (let place = 0; place < waiting.length; place++) {
      const candidate = waiting[place] ?? 0;
      if (done[candidate] === 1) continue;
      waiting[still++] = candidate;
      const more = (others[candidate]?.length ?? 0) - 2 * (linked[candidate] ?? 0);
      if (more >= least) continue;
      node = candidate;
      least = more;
    }
    waiting.length = still;
    if (node < 0) node = done.indexOf(0);
  }
  return { order, cost };
}

function layOut(graph: TrackGraph, net: Net, order: readonly number[]): Sweep {
  const slotOf = new Map<number, number>();
  const free: number[] = [];
  let slots = 0;
  const layers: Layer[] = [];
  const sideAt = (link: number, node: number): number => {
    const { from, fromSide = -1, toSide = -1 } = net.links[link] ?? {};
    return from === node ? fromSide : toSide;
  };
  for (const node of order) {
    const { stop = -1, links = [] } = net.nodes[node] ?? {};
    const arriving: OpenLink[] = [];
    for (const link of links) {
      const slot = slotOf.get(link);
      if (slot === undefined) continue;
      arriving.push({ link, slot, side: sideAt(link, node) });
    }
    for (const { link, slot } of arriving) {
      slotOf.delete(link);
      free.push(slot);
    }
    const leaving: LeavingLink[] = [];
    for (const link of links) {
      if (arriving.some((open) => open.link === link)) continue;
      const slot = free.pop() ?? slots++;
      const target = net.links[link]?.from === node ? net.links[link]?.to : net.links[link]?.from;
      const there = net.nodes[target ?? -1];
      const side = sideAt(link, target ?? -1);
      const rivals = (there?.links ?? []).flatMap((other) => {
        const open = slotOf.get(other);
        return open === undefined
          ? []
          : [{ slot: open, sameSide: there?.stop === -1 && sideAt(other, target ?? -1) === side }];
      });
      slotOf.set(link, slot);
      const endsThere = graph.stops[there?.stop ?? -1]?.through === false;
      const direct = stop >= 0 && there?.stop !== -1;
      const bit = 1 << leaving.length;
      leaving.push({ link, slot, side: sideAt(link, node), bit, direct, endsThere, rivals });
    }
    layers.push({ stop, through: graph.stops[stop]?.through ?? true, arriving, leaving });
  }
  return { layers, slots };
}
