import type { Allotment } from './allotment.ts';
import { bestSteps, potentials } from './potential.ts';
import type { Kind, Team } from './team.ts';

/** One route, or none, for each member of the team. */
export interface Plan {
  readonly value: number;
  /** For each member what it uses, layer by layer. */
  readonly masks: readonly (readonly number[])[];
}

/** What is known up to now. It is kept up to date, so that it is still there when a search is cut short. */
export interface Known {
  /** The best plan. */
  plan: Plan | undefined;
  /** No better plan can be worth more. */
  bound: number;
  /** Steps of the search. */
  nodes: number;
}

export interface Priced {
  /** No plan can be worth more under these prices by resource. */
  readonly bound: number;
  readonly prices: Float64Array;
}

/** Prices are whole sixty-fourths, so that sums of them are exact. */
const GRAIN = 64;

/** Mask number to what using it costs. */
export function maskPrices({ uses }: Kind, prices: Float64Array): Float64Array {
  const costs = new Float64Array(uses.length);
  for (let mask = 0; mask < uses.length; mask++) {
    let sum = 0;
    for (const { resource, amount } of uses[mask] ?? []) sum += amount * (prices[resource] ?? 0);
    costs[mask] = sum;
  }
  return costs;
}

/** The same where only so much is left of each resource: what would use more cannot be had at any price. */
function pricesOfRest(kind: Kind, prices: Float64Array, left: Int32Array): Float64Array {
  const costs = maskPrices(kind, prices);
  for (const [mask, uses] of kind.uses.entries()) {
    if (uses.some(({ resource, amount }) => amount > (left[resource] ?? 0)))
      costs[mask] = Number.POSITIVE_INFINITY;
  }
  return costs;
}

/** What a path of steps uses, layer by layer. */
export function masksOn({ diagram }: Kind, path: readonly number[]): readonly number[] {
  return path.map((step) => diagram.masks[diagram.mask[step] ?? 0] ?? 0);
}

/** A path of steps for each member and what they earn, whether they get along or not. */
interface Wishes {
  readonly value: number;
  readonly paths: readonly (readonly number[])[];
}

/**
 * Puts a price on what several trains want. If each train pays for what it uses and takes the route that is best for itself,
 * the sum of what they keep and of the prices is an upper bound; moving prices towards what is wanted too often lowers it
 * (Lagrangian relaxation with subgradient steps). Each round also makes a plan, if only train by train.
 */
export class Pricing {
  private readonly team: Team;
  private readonly allotment: Allotment;
  private readonly prices: Float64Array;
  /** Resource to how much more than there is was wanted in this round. */
  private readonly excess: Int32Array;
  private readonly potential: readonly Float64Array[];
  private readonly known: Known;

  constructor(team: Team, known: Known, allotment: Allotment, prices?: Float64Array) {
    this.team = team;
    this.known = known;
    this.allotment = allotment;
    this.prices = prices?.slice() ?? new Float64Array(team.resources.capacity.length);
    this.excess = new Int32Array(this.prices.length);
    this.potential = team.kinds.map(({ diagram }) => new Float64Array(diagram.claims.length));
  }

  /** At most so many rounds, fewer if bound and plan meet; in every `plans`th the trains also choose one after another. */
  run(rounds: number, plans: number): Priced {
    let best = { bound: Number.POSITIVE_INFINITY, prices: this.prices.slice() };
    let pace = 1;
    let idle = 0;
    for (let round = 0; round < rounds; round++) {
      const { bound, wishes } = this.everyoneAlone();
      if (bound < best.bound) [best, idle] = [{ bound, prices: this.prices.slice() }, 0];
      else if (++idle >= 4) [pace, idle] = [pace / 2, 0];
      if (bound > Number.NEGATIVE_INFINITY) {
        if (this.agree(wishes)) this.consider(wishes);
        else if (plans > 0 && round % plans === 0)
          this.consider(this.oneAfterAnother((round / plans) % this.team.members.length));
      }
      const value = this.known.plan?.value ?? 0;
      this.known.bound = Math.min(this.known.bound, Math.max(best.bound, value));
      if (best.bound < value + this.team.unit) break;
      if (!this.movePrices(pace * (bound - value))) break;
    }
    return best;
  }

  /** Each train's best for itself at the current prices. */
  private everyoneAlone(): { bound: number; wishes: Wishes } {
    const { members, kinds, resources } = this.team;
    let bound = 0;
    for (let resource = 0; resource < this.prices.length; resource++) {
      const amount = resources.capacity[resource] ?? 0;
      this.excess[resource] = -amount;
      bound += amount * (this.prices[resource] ?? 0);
    }
    let value = 0;
    const paths: (readonly number[])[] = [];
    for (const [number, kind] of kinds.entries()) {
      const potential = this.potential[number] ?? new Float64Array();
      const path = this.bestPath(kind, maskPrices(kind, this.prices), potential);
      for (const member of members) {
        if (member.kind !== number) continue;
        bound += potential[0] ?? 0;
        value += this.spend(kind, path, this.excess, 1);
        paths.push(path);
      }
    }
    return { bound, wishes: { value, paths } };
  }

  /** Can the trains run just as each of them wishes? */
  private agree({ paths }: Wishes): boolean {
    if (this.excess.some((over) => over > 0)) return false;
    return (
      !this.team.usesExtra || this.team.extraAllowed(paths.map((path, member) => this.extraOn(member, path)))
    );
  }

  private consider(found: Wishes | undefined): void {
    const { plan } = this.known;
    if (found === undefined || (plan !== undefined && found.value <= plan.value)) return;
    const { members, kinds } = this.team;
    const masks = members.map(({ kind: number }, member) => {
      const kind = kinds[number];
      return kind === undefined ? [] : masksOn(kind, found.paths[member] ?? []);
    });
    this.known.plan = { value: found.value, masks };
  }

  /** Each train takes the best that those before it have left; undefined if one is left with nothing that is worth trying. */
  private oneAfterAnother(begin: number): Wishes | undefined {
    const { members, kinds, resources } = this.team;
    const left = resources.capacity.slice();
    const needs = members.map(() => 0);
    const paths: (readonly number[])[] = members.map(() => []);
    let value = 0;
    for (let turn = 0; turn < members.length; turn++) {
      const index = (begin + turn) % members.length;
      const number = members[index]?.kind ?? 0;
      const kind = kinds[number];
      if (kind === undefined) continue;
      const asked = turn < members.length - 1 ? this.prices : new Float64Array(this.prices.length);
      const isNoEnd = (state: number): boolean =>
        !this.team.extraAllowed(
          needs.map((need, other) => (other === index ? (kind.diagram.extra[state] ?? 0) : need)),
        );
      const potential = this.potential[number] ?? new Float64Array();
      const path = this.bestPath(
        kind,
        pricesOfRest(kind, asked, left),
        potential,
        this.team.usesExtra ? isNoEnd : undefined,
      );
      if (potential[0] === Number.NEGATIVE_INFINITY) return undefined;
      value += this.spend(kind, path, left, -1);
      needs[index] = this.extraOn(index, path);
      paths[index] = path;
    }
    return { value, paths };
  }

  private bestPath(
    kind: Kind,
    costs: Float64Array,
    into: Float64Array,
    isNoEnd?: (state: number) => boolean,
  ): number[] {
    potentials(kind.diagram, costs, into, this.allotment, isNoEnd);
    this.known.nodes += kind.diagram.to.length;
    return bestSteps(kind.diagram, costs, into);
  }

  /** Adds what the path uses to a tally; gives back what the path earns. */
  private spend({ diagram, uses }: Kind, path: readonly number[], tally: Int32Array, sign: number): number {
    let value = 0;
    for (const step of path) {
      value += diagram.gain[step] ?? 0;
      for (const { resource, amount } of uses[diagram.mask[step] ?? 0] ?? [])
        tally[resource] = (tally[resource] ?? 0) + sign * amount;
    }
    return value;
  }

  private extraOn(member: number, path: readonly number[]): number {
    const diagram = this.team.kinds[this.team.members[member]?.kind ?? 0]?.diagram;
    const last = diagram?.to[path[path.length - 1] ?? 0] ?? 0;
    return diagram?.extra[last] ?? 0;
  }

  /** False if no price would change. */
  private movePrices(distance: number): boolean {
    let norm = 0;
    for (const [resource, over] of this.excess.entries()) {
      if (over > 0 || (this.prices[resource] ?? 0) > 0) norm += over * over;
    }
    if (norm === 0) return false;
    for (const [resource, over] of this.excess.entries()) {
      const price = Math.max(0, (this.prices[resource] ?? 0) + (distance / norm) * over);
      this.prices[resource] = Math.round(price * GRAIN) / GRAIN;
    }
    return true;
  }
}
