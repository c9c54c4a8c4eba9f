import type { Diagram } from './diagram.ts';
import { searchJointly } from './joint.ts';
import { buildNet, type Net } from './net.ts';
import { findPrices, type Plan } from './pricing.ts';
import { type Sweep, sweepNet } from './sweep.ts';
import { assembleTeam, type Team } from './team.ts';
import { trace } from './trace.ts';
import type { BestRoutes, Proof, RouteProblem, SearchOptions } from './types.ts';
import { type RunningTrain, valueRoutes } from './value.ts';

/**
 * The set of routes that earns most, with proof: every set of routes was counted or shown to earn no more.
 * The same problem always gives the same answer.
 */
export function bestRoutes(problem: RouteProblem, options: SearchOptions = {}): BestRoutes {
  const net = buildNet(problem.graph);
  if (problem.trains.length === 0 || net.links.length === 0) {
    return { value: 0, routes: [], proof: { nodes: 0, bound: 0, proven: true } };
  }
  const late = deadline(options);
  const sweep = sweepNet(problem.graph, net);
  const team = assembleTeam(problem, net, sweep);
  const priced = findPrices(team, late);
  let { plan } = priced;
  let { nodes } = priced;
  let proven = priced.bound < plan.value + team.unit;
  if (!proven) {
    const joint = searchJointly(team, priced, late);
    plan = joint.plan ?? plan;
    proven = joint.finished;
    nodes += joint.nodes;
  }
  return answer(problem, net, sweep, team, plan, { nodes, bound: Math.floor(priced.bound), proven });
}

function deadline({ deadline: limit }: SearchOptions): () => boolean {
  if (limit === undefined) return () => false;
  if (typeof limit === 'function') return limit;
  const end = performance.now() + limit;
  return () => performance.now() > end;
}

function answer(
  problem: RouteProblem,
  net: Net,
  sweep: Sweep,
  team: Team,
  plan: Plan,
  proof: Proof,
): BestRoutes {
  const running: (RunningTrain & { readonly order: number })[] = [];
  for (const [index, { train: order, kind }] of team.members.entries()) {
    const train = problem.trains[order];
    const diagram = team.kinds[kind]?.diagram;
    if (train === undefined || diagram === undefined) continue;
    const pieces = piecesOf(net, linksOn(sweep, diagram, plan.paths[index] ?? []));
    const line = trace(problem.graph, train.id, pieces);
    if (line.ok && pieces.length > 0) running.push({ train, trace: line.value, order });
  }
  running.sort((one, other) => one.order - other.order);
  const valued = valueRoutes(problem.revenue ?? {}, running);
  return valued.ok
    ? { ...valued.value, proof }
    : { value: 0, routes: [], proof: { ...proof, proven: false } };
}

function linksOn(sweep: Sweep, diagram: Diagram, path: readonly number[]): number[] {
  return path.flatMap((step, layer) => {
    const mask = diagram.masks[diagram.mask[step] ?? 0] ?? 0;
    return (sweep.layers[layer]?.leaving ?? []).flatMap(({ link }, index) =>
      (mask >> index) & 1 ? [link] : [],
    );
  });
}

/** Puts the links of a route into order, from one end to the other. */
function piecesOf(net: Net, links: readonly number[]): number[] {
  const left = new Set(links);
  const at = (node: number): number[] => [...left].filter((link) => touches(net, link, node));
  const ends = links.flatMap((link) => [net.links[link]?.from ?? 0, net.links[link]?.to ?? 0]);
  let node = ends.find((end) => at(end).length === 1) ?? 0;
  const pieces: number[] = [];
  for (let [next] = at(node); next !== undefined; [next] = at(node)) {
    left.delete(next);
    const link = net.links[next];
    if (link === undefined) break;
    pieces.push(...(link.from === node ? link.pieces : link.pieces.toReversed()));
    node = link.from === node ? link.to : link.from;
  }
  return pieces;
}

function touches(net: Net, link: number, node: number): boolean {
  return net.links[link]?.from === node || net.links[link]?.to === node;
}
