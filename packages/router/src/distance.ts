import type { Allotment } from './allotment.ts';
import type { Net } from './net.ts';
import type { TrackGraph } from './types.ts';

/** By link: can a train that may spend so much come there from a station? What is too far can be on none of its routes. */
export function linksNear(
  graph: TrackGraph,
  net: Net,
  cost: readonly number[],
  limit: number,
  allotment: Allotment,
): readonly boolean[] {
  const costAt = net.nodes.map(({ stop }) => (stop < 0 ? 0 : (cost[stop] ?? 0)));
  const passable = net.nodes.map(({ stop }) => {
    const facts = graph.stops[stop];
    return facts === undefined || facts.through || facts.station;
  });
  const spent = net.nodes.map(({ stop }, node) =>
    graph.stops[stop]?.station ? (costAt[node] ?? 0) : Number.POSITIVE_INFINITY,
  );
  const relax = (here: number, there: number): boolean => {
    const reached = (spent[here] ?? 0) + (costAt[there] ?? 0);
    if (!passable[here] || reached >= (spent[there] ?? 0)) return false;
    spent[there] = reached;
    return true;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from, to } of net.links) {
      allotment.tick();
      changed = relax(from, to) || relax(to, from) || changed;
    }
  }
  return net.links.map(({ from, to }) => Math.max(spent[from] ?? 0, spent[to] ?? 0) <= limit);
}
