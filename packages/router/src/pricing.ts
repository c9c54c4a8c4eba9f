import { bestSteps, potentials } from './potential.ts';
import type { Kind, Team } from './team.ts';

/** A choice of one path of steps for each member of the team. */
export interface Plan {
  readonly value: number;
  readonly paths: readonly (readonly number[])[];
}

export interface Priced {
  /** The best plan met on the way. */
  readonly plan: Plan;
  /** No plan can be worth more. */
  readonly bound: number;
  /** Prices by resource under which the bound holds. */
  readonly prices: Float64Array;
  readonly nodes: number;
}

const MOST_ROUNDS = 60;
/** Prices are whole sixty-fourths, so that sums of them are exact. */
const GRAIN = 64;

/**
 * Puts a price on what several trains want. If each train pays for what it uses and takes the route that is best for itself,
 * the sum of what they keep and of the prices is an upper bound; moving prices towards what is wanted too often lowers it.
 * (Lagrangian relaxation with subgradient steps.) Each round also tries the trains one after another for a plan.
 */
export function findPrices(team: Team, late: () => boolean): Priced {
  const { members, kinds, resources } = team;
  const { capacity } = resources;
  const prices = new Float64Array(capacity.length);
  let best = { bound: Number.POSITIVE_INFINITY, prices: prices.slice() };
  let plan: Plan = { value: 0, paths: [] };
  let pace = 1;
  let idle = 0;
  let nodes = 0;
  const potential = kinds.map(({ diagram }) => new Float64Array(diagram.claims.length));

  for (let round = 0; round < MOST_ROUNDS && !late(); round++) {
    const excess = new Int32Array(capacity.length);
    for (const [resource, amount] of capacity.entries()) excess[resource] = -amount;
    let bound = 0;
    for (const [resource, price] of prices.entries()) bound += price * (capacity[resource] ?? 0);
    for (const [number, kind] of kinds.entries()) {
      const earned = potential[number] ?? new Float64Array();
      const cost = maskPrices(kind, prices);
      potentials(kind.diagram, cost, earned);
      nodes += kind.diagram.to.length;
      const times = members.filter((member) => member.kind === number).length;
      bound += times * (earned[0] ?? 0);
      for (const resource of resourcesOn(kind, bestSteps(kind.diagram, cost, earned))) {
        excess[resource] = (excess[resource] ?? 0) + times;
      }
    }
    if (bound < best.bound) [best, idle] = [{ bound, prices: prices.slice() }, 0];
    else if (++idle >= 4) [pace, idle] = [pace / 2, 0];
    const found = oneAfterAnother(team, prices, round % members.length);
    if (round === 0 || found.value > plan.value) plan = found;
    if (best.bound < plan.value + team.unit) break;

    let norm = 0;
    for (const [resource, over] of excess.entries())
      if (over > 0 || (prices[resource] ?? 0) > 0) norm += over * over;
    if (norm === 0) break;
    const step = (pace * (bound - plan.value)) / norm;
    for (const [resource, over] of excess.entries()) {
      const price = Math.max(0, (prices[resource] ?? 0) + step * over);
      prices[resource] = Math.round(price * GRAIN) / GRAIN;
    }
  }
  return { plan, bound: best.bound, prices: best.prices, nodes };
}

/** Mask number to what using it costs. */
export function maskPrices(kind: Kind, prices: Float64Array): Float64Array {
  return Float64Array.from(kind.uses, (used) => {
    let sum = 0;
    for (const resource of used) sum += prices[resource] ?? 0;
    return sum;
  });
}

function resourcesOn(kind: Kind, path: readonly number[]): number[] {
  return path.flatMap((step) => [...(kind.uses[kind.diagram.mask[step] ?? 0] ?? [])]);
}

/** Each train takes the best that those before it have left. */
function oneAfterAnother(team: Team, prices: Float64Array, begin: number): Plan {
  const { members, kinds, resources } = team;
  const left = resources.capacity.slice();
  const needs = members.map(() => 0);
  const paths: (readonly number[])[] = members.map(() => []);
  let value = 0;
  for (let turn = 0; turn < members.length; turn++) {
    const index = (begin + turn) % members.length;
    const kind = kinds[members[index]?.kind ?? 0];
    if (kind === undefined) continue;
    const { diagram } = kind;
    const last = turn === members.length - 1;
    const cost = Float64Array.from(kind.uses, (used) => {
      let sum = 0;
      for (const resource of used) {
        if (left[resource] === 0) return Number.POSITIVE_INFINITY;
        sum += last ? 0 : (prices[resource] ?? 0);
      }
      return sum;
    });
    const earned = new Float64Array(diagram.claims.length);
    const barred = (state: number): boolean =>
      !team.extraAllowed(needs.map((need, other) => (other === index ? (diagram.extra[state] ?? 0) : need)));
    potentials(diagram, cost, earned, team.usesExtra ? barred : undefined);
    const path = bestSteps(diagram, cost, earned);
    for (const resource of resourcesOn(kind, path)) left[resource] = (left[resource] ?? 0) - 1;
    for (const step of path) value += diagram.gain[step] ?? 0;
    needs[index] = diagram.extra[diagram.to[path[path.length - 1] ?? 0] ?? 0] ?? 0;
    paths[index] = path;
  }
  return { value, paths };
}
