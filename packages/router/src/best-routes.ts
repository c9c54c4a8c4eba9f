import { Allotment, AllotmentSpent, type CutShort } from './allotment.ts';
import { guessRoutes } from './guess.ts';
import { searchJointly } from './joint.ts';
import { handOut, WORTH_WHILE, withLongestRange } from './longest-range.ts';
import { buildNet, type Net } from './net.ts';
import { type Known, type Plan, Pricing } from './pricing.ts';
import { checkProblem, mostRevenue } from './problem.ts';
import { type Sweep, sweepNet } from './sweep.ts';
import { assembleTeam, type Team } from './team.ts';
import { trace } from './trace.ts';
import { trimTeam } from './trim.ts';
import type { BestRoutes, RouteProblem, SearchOptions, ValuedRoutes } from './types.ts';
import { type RunningTrain, valueRoutes } from './value.ts';

/**
 * The set of routes that earns most, with proof: every set of routes was counted or shown to earn no more.
 * The same problem always gives the same answer. Throws a `RouteProblemError` for what is no problem or beyond the limits.
 */
export function bestRoutes(problem: RouteProblem, options: SearchOptions = {}): BestRoutes {
  const allotment = new Allotment(options);
  checkProblem(problem);
  const net = buildNet(problem.graph);
  if (problem.trains.length === 0 || net.links.length === 0) {
    return { value: 0, routes: [], proof: { nodes: 0, bound: 0, proven: true } };
  }
  const search = new Search(problem, net, allotment);
  try {
    return search.atOnce() ?? search.answer(search.run());
  } catch (error) {
    if (error instanceof AllotmentSpent) return search.answer(error.spent);
    throw error;
  }
}

/** The answer of a search that has not even begun when its time is over. */
export function nothingFound(problem: RouteProblem): BestRoutes {
  const proof = { nodes: 0, bound: mostRevenue(problem), proven: false, cutShortBy: 'deadline' as const };
  return { value: 0, routes: [], proof };
}

/**
 * Rounds of pricing, every how many of them also make a plan train by train, and how many joint states a layer may then have.
 * First only as many rounds as are worth while before the diagrams are trimmed, then a quick try, whose plan is hardly ever
 * beaten train by train, then as many states as do not take much longer than better prices would, in the end any number.
 */
const STAGES = [
  { rounds: 4, plans: 1, width: 0 },
  { rounds: 10, plans: 2, width: 500 },
  { rounds: 15, plans: 0, width: 0 },
  { rounds: 15, plans: 0, width: 10_000 },
  { rounds: 60, plans: 0, width: Number.POSITIVE_INFINITY },
];

const NO_ROUTES: ValuedRoutes = { value: 0, routes: [] };

class Search {
  private readonly problem: RouteProblem;
  private readonly net: Net;
  private readonly allotment: Allotment;
  private readonly known: Known = { plan: undefined, bound: Number.POSITIVE_INFINITY, nodes: 0 };
  private sweep: Sweep | undefined;
  private team: Team | undefined;
  /** What trains with the longest range would earn: no more can be. */
  private most = Number.POSITIVE_INFINITY;

  constructor(problem: RouteProblem, net: Net, allotment: Allotment) {
    this.problem = problem;
    this.net = net;
    this.allotment = allotment;
  }

  /** Solves the easier problem in which all trains have the longest range; often its routes are short enough for the real trains. */
  atOnce(): BestRoutes | undefined {
    const { problem, net, known, allotment } = this;
    if (net.nodes.length < WORTH_WHILE) return undefined;
    const longer = withLongestRange(problem, net);
    if (longer === undefined) return undefined;
    const search = new Search(longer, net, allotment);
    const cut = search.run();
    known.nodes += search.known.nodes;
    if (cut !== undefined) return undefined;
    this.most = search.known.plan?.value ?? 0;
    known.bound = this.most;
    const easier = search.answer(undefined);
    const found = handOut(problem, easier);
    if (found === undefined || found.value < easier.value) return undefined;
    return { ...found, proof: { ...easier.proof, nodes: known.nodes } };
  }

  /** Until the best plan known is proven the best; otherwise says what cut it short, or throws it. */
  run(): CutShort | undefined {
    const { problem, net, known, allotment } = this;
    this.sweep = sweepNet(problem.graph, net, allotment);
    this.team = assembleTeam(problem, net, this.sweep, allotment);
    let prices: Float64Array | undefined;
    let cut: CutShort | undefined;
    for (const { rounds, plans, width } of STAGES) {
      const priced = new Pricing(this.team, known, allotment, prices).run(rounds, plans);
      const least = (known.plan?.value ?? 0) + this.team.unit;
      if (Math.min(priced.bound, this.most) < least) return undefined;
      prices = priced.prices;
      this.team = trimTeam(this.team, prices, priced.bound, least, allotment);
      if (width === 0) continue;
      try {
        const isComplete = searchJointly(this.team, prices, width, known, allotment);
        if (isComplete || (known.plan?.value ?? 0) >= this.most) return undefined;
      } catch (error) {
        // With other prices more may fall away.
        if (!(error instanceof AllotmentSpent) || error.spent !== 'memory') throw error;
        cut = error.spent;
      }
    }
    return cut;
  }

  answer(cut: CutShort | undefined): BestRoutes {
    const { problem, known, team } = this;
    const found = this.planned() ?? (cut === undefined ? NO_ROUTES : guessRoutes(problem, this.net));
    const runs = found.routes.length * (team?.runGain ?? 0);
    const proven = cut === undefined && found.value + runs >= (known.plan?.value ?? 0);
    // Every train more that runs is worth more than money, where it must: at least those found do run.
    const bound = Math.min(Math.floor(known.bound) - runs, mostRevenue(problem));
    const proof = { nodes: known.nodes, bound, proven };
    return { ...found, proof: cut === undefined ? proof : { ...proof, cutShortBy: cut } };
  }

  /** What the best plan known comes to. */
  private planned(): ValuedRoutes | undefined {
    const { problem, net, known, sweep, team } = this;
    if (known.plan === undefined || sweep === undefined || team === undefined) return undefined;
    const running: (RunningTrain & { readonly order: number })[] = [];
    for (const [index, { train: order }] of team.members.entries()) {
      const train = problem.trains[order];
      if (train === undefined) continue;
      const pieces = piecesOf(net, linksOn(sweep, known.plan.masks[index] ?? []));
      const line = trace(problem.graph, train.id, pieces);
      if (line.ok && pieces.length > 0) running.push({ train, trace: line.value, order });
    }
    running.sort((one, other) => one.order - other.order);
    const valued = valueRoutes(problem.revenue ?? {}, running);
    return valued.ok ? valued.value : undefined;
  }
}

function linksOn(sweep: Sweep, masks: Plan['masks'][number]): number[] {
  return masks.flatMap((mask, layer) =>
    (sweep.layers[layer]?.leaving ?? []).flatMap(({ link, bit }) => ((mask & bit) !== 0 ? [link] : [])),
  );
}

/** Puts the links of a route into order, from one end to the other. */
function piecesOf(net: Net, links: readonly number[]): number[] {
  const at = new Map<number, number[]>();
  const ends = links.flatMap((link) => [net.links[link]?.from ?? 0, net.links[link]?.to ?? 0]);
  for (const [index, end] of ends.entries()) at.set(end, [...(at.get(end) ?? []), links[index >> 1] ?? 0]);
  let node = ends.find((end) => at.get(end)?.length === 1) ?? 0;
  const pieces: number[] = [];
  let last = -1;
  for (;;) {
    const next = at.get(node)?.find((link) => link !== last);
    const link = net.links[next ?? -1];
    if (next === undefined || link === undefined) return pieces;
    pieces.push(...(link.from === node ? link.pieces : link.pieces.toReversed()));
    node = link.from === node ? link.to : link.from;
    last = next;
  }
}
