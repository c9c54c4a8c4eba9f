import { searchJointly } from './joint.ts';
import { buildNet, type Net } from './net.ts';
import { type Plan, Pricing } from './pricing.ts';
import { type Sweep, sweepNet } from './sweep.ts';
import { assembleTeam, type Team } from './team.ts';
import { trace } from './trace.ts';
import { trimTeam } from './trim.ts';
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
  const sweep = sweepNet(problem.graph, net);
  const team = assembleTeam(problem, net, sweep);
  const { plan, proof } = search(team, deadline(options));
  return answer(problem, net, sweep, team, plan, proof);
}

/** Rounds of pricing, and how many joint states a layer may then have. First a quick try, in the end without any limit. */
const STAGES = [
  { rounds: 10, width: 500 },
  { rounds: 30, width: 5000 },
  { rounds: 60, width: Number.POSITIVE_INFINITY },
];

function search(whole: Team, late: () => boolean): { plan: Plan; proof: Proof } {
  let team = whole;
  let prices: Float64Array | undefined;
  let plan: Plan | undefined;
  let bound = Number.POSITIVE_INFINITY;
  let nodes = 0;
  let proven = false;
  for (const { rounds, width } of STAGES) {
    const priced = new Pricing(team, prices, plan).run(rounds, late);
    nodes += priced.nodes;
    prices = priced.prices;
    plan = priced.plan;
    bound = Math.min(bound, Math.max(priced.bound, plan.value));
    const least = plan.value + team.unit;
    proven = priced.bound < least;
    if (!proven) {
      team = trimTeam(team, prices, priced.bound, least);
      const joint = searchJointly(team, priced, width, late);
      nodes += joint.nodes;
      plan = joint.plan ?? plan;
      proven = joint.complete;
    }
    if (proven || late()) break;
  }
  return { plan: plan ?? { value: 0, masks: [] }, proof: { nodes, bound: Math.floor(bound), proven } };
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
  for (const [index, { train: order }] of team.members.entries()) {
    const train = problem.trains[order];
    if (train === undefined) continue;
    const pieces = piecesOf(net, linksOn(sweep, plan.masks[index] ?? []));
    const line = trace(problem.graph, train.id, pieces);
    if (line.ok && pieces.length > 0) running.push({ train, trace: line.value, order });
  }
  running.sort((one, other) => one.order - other.order);
  const valued = valueRoutes(problem.revenue ?? {}, running);
  return valued.ok
    ? { ...valued.value, proof }
    : { value: 0, routes: [], proof: { ...proof, proven: false } };
}

function linksOn(sweep: Sweep, masks: readonly number[]): number[] {
  return masks.flatMap((mask, layer) =>
    (sweep.layers[layer]?.leaving ?? []).flatMap(({ link, bit }) => ((mask & bit) !== 0 ? [link] : [])),
  );
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
