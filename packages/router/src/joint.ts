import type { Allotment } from './allotment.ts';
import type { Diagram } from './diagram.ts';
import { JointLayer } from './joint-layer.ts';
import { BLOCK, potentials } from './potential.ts';
import { type Known, maskPrices, masksOn, type Plan } from './pricing.ts';
import { pricesAhead } from './resources.ts';
import { cubesIn, LEAVE_BIT, TAKE_BITS } from './rules.ts';
import type { Kind, Team } from './team.ts';

/**
 * All trains at once, layer by layer. What cannot beat the known plan even if every train went on as well as the prices
 * allow is dropped. If more than `width` states are left in a layer, only the most promising are followed, and the answer is no:
 * there might be a better plan than what is then known.
 */
export function searchJointly(
  team: Team,
  prices: Float64Array,
  width: number,
  known: Known,
  allotment: Allotment,
): boolean {
  return new JointSearch(team, prices, width, known, allotment).run();
}

/** What only one train may use. */
const EXCLUSIVE = ~(TAKE_BITS | LEAVE_BIT);

/** What a train can expect at the prices. */
interface Outlook {
  readonly diagram: Diagram;
  /** Mask number to what using it costs. */
  readonly costs: Float64Array;
  /** State to what can still be earned from it. */
  readonly potential: Float64Array;
  /** Step to what it earns and leads to, less what it costs; and to what it uses. */
  readonly worth: Float64Array;
  readonly bits: Int32Array;
}

function outlookOf(kind: Kind, prices: Float64Array, allotment: Allotment): Outlook {
  const { diagram } = kind;
  const costs = maskPrices(kind, prices);
  const potential = new Float64Array(diagram.claims.length);
  potentials(diagram, costs, potential, allotment);
  const steps = diagram.to.length;
  const worth = new Float64Array(steps);
  const bits = new Int32Array(steps);
  for (let step = 0; step < steps; step++) {
    if ((step & BLOCK) === 0) allotment.look();
    const number = diagram.mask[step] ?? 0;
    bits[step] = diagram.masks[number] ?? 0;
    worth[step] = (diagram.gain[step] ?? 0) + (potential[diagram.to[step] ?? 0] ?? 0) - (costs[number] ?? 0);
  }
  return { diagram, costs, potential, worth, bits };
}

class JointSearch {
  private readonly team: Team;
  private readonly width: number;
  private readonly known: Known;
  private readonly allotment: Allotment;
  private readonly size: number;
  /** By member. */
  private readonly outlooks: readonly Outlook[];
  /** Layer to the prices of all resources that are decided there or later. */
  private readonly ahead: Float64Array;
  /** What a plan must be worth to be better than the known one. */
  private readonly least: number;
  private readonly layers: JointLayer[] = [];
  private readonly allowed = new Map<string, boolean>();
  private layer = 0;
  private parent = 0;
  private nodes = 0;
  /** By member: the state it comes from, what it and the members after it can hope for there, the step it takes and where to. */
  private readonly from: Int32Array;
  private readonly hopes: Float64Array;
  private readonly steps: Int32Array;
  private readonly to: Int32Array;
  private readonly sorted: Int32Array;
  private readonly sortedSteps: Int32Array;

  constructor(team: Team, prices: Float64Array, width: number, known: Known, allotment: Allotment) {
    this.team = team;
    this.width = width;
    this.known = known;
    this.allotment = allotment;
    this.size = team.members.length;
    const kinds = team.kinds.map((kind) => outlookOf(kind, prices, allotment));
    this.outlooks = team.members.flatMap(({ kind }) => kinds[kind] ?? []);
    this.ahead = pricesAhead(team.resources, prices);
    this.least = (known.plan?.value ?? 0) + team.unit;
    this.from = new Int32Array(this.size);
    this.hopes = new Float64Array(this.size + 1);
    this.steps = new Int32Array(this.size);
    this.to = new Int32Array(this.size);
    this.sorted = new Int32Array(this.size);
    this.sortedSteps = new Int32Array(this.size);
  }

  run(): boolean {
    try {
      return this.search();
    } finally {
      this.known.nodes += this.nodes;
      for (const layer of this.layers) layer.drop();
    }
  }

  private search(): boolean {
    let complete = true;
    let current = new JointLayer(this.size, this.allotment);
    current.add(this.to, 0, 0, this.steps);
    for (this.layer = 0; this.layer < this.ahead.length - 1; this.layer++) {
      const next = new JointLayer(this.size, this.allotment);
      this.layers.push(next);
      for (this.parent = 0; this.parent < current.count; this.parent++) this.advance(current);
      current.close();
      if (next.count > this.width) {
        complete = false;
        this.layers[this.layer] = next.best(this.width, (state) => this.scoreOf(next, state));
      }
      current = this.layers[this.layer] ?? next;
    }
    this.known.plan = this.bestPlan(current) ?? this.known.plan;
    return complete;
  }

  private bestPlan(last: JointLayer): Plan | undefined {
    let best = -1;
    let value = this.least - 1;
    for (let state = 0; state < last.count; state++) {
      if (last.value(state) > value) [best, value] = [state, last.value(state)];
    }
    if (best < 0) return undefined;
    const masks = this.pathsTo(best).map((path, member) => {
      const kind = this.team.kinds[this.team.members[member]?.kind ?? 0];
      return kind === undefined ? [] : masksOn(kind, path);
    });
    return { value, masks };
  }

  private advance(current: JointLayer): void {
    current.read(this.parent, this.from);
    for (let member = this.size - 1; member >= 0; member--) {
      this.hopes[member] = (this.hopes[member + 1] ?? 0) + this.promise(member, this.from[member] ?? 0);
    }
    const after = this.ahead[this.layer + 1] ?? 0;
    const here = (this.ahead[this.layer] ?? 0) - after;
    this.choose(0, current.value(this.parent), after, here, 0, 0, 0);
  }

  private promise(member: number, state: number): number {
    return this.outlooks[member]?.potential[state] ?? 0;
  }

  private scoreOf(layer: JointLayer, state: number): number {
    layer.read(state, this.to);
    let score = layer.value(state);
    for (let member = 0; member < this.size; member++) score += this.promise(member, this.to[member] ?? 0);
    return score;
  }

  /**
   * Picks a step for each member in turn, as long as they get along and the bound allows. `hope` is what those who have chosen
   * can still earn; those who have not can hope for what their state promises and, on top, for the `unspent` prices of this layer.
   */
  private choose(
    member: number,
    value: number,
    hope: number,
    unspent: number,
    masks: number,
    takes: number,
    claims: number,
  ): void {
    if (member === this.size) {
      // A cube that nobody takes is never better left where it would be of use.
      const wasted = (masks & LEAVE_BIT) !== 0 && takes < (this.team.resources.cubes[this.layer] ?? 0);
      if (value + hope >= this.least && !wasted) this.reach(value);
      return;
    }
    const outlook = this.outlooks[member];
    if (outlook === undefined) return;
    const { diagram, potential, costs, worth, bits } = outlook;
    // What a step must be worth to be of use.
    const wanted = this.least - value - hope - unspent - (this.hopes[member + 1] ?? 0);
    const state = this.from[member] ?? 0;
    const end = diagram.steps[state + 1] ?? 0;
    for (let step = diagram.steps[state] ?? 0; step < end; step++) {
      if ((++this.nodes & BLOCK) === 0) this.allotment.look();
      if ((worth[step] ?? 0) < wanted) continue;
      const mask = bits[step] ?? 0;
      if ((mask & masks & EXCLUSIVE) !== 0) continue;
      const target = diagram.to[step] ?? 0;
      const claimed = diagram.claims[target] ?? 0;
      if ((claimed & claims) !== 0) continue;
      const taken = takes + cubesIn(mask);
      if (taken > 0 && taken > (this.team.resources.cubes[this.layer] ?? 0)) continue;
      this.steps[member] = step;
      this.to[member] = target;
      this.choose(
        member + 1,
        value + (diagram.gain[step] ?? 0),
        hope + (potential[target] ?? 0),
        unspent - (costs[diagram.mask[step] ?? 0] ?? 0),
        masks | mask,
        taken,
        claims | claimed,
      );
    }
  }

  private reach(value: number): void {
    const { members } = this.team;
    const { sorted, sortedSteps } = this;
    if (this.team.usesExtra && !this.extraAllowed()) return;
    if (this.team.kinds.length === this.size) {
      this.layers[this.layer]?.add(this.to, value, this.parent, this.steps);
      return;
    }
    sorted.set(this.to);
    sortedSteps.set(this.steps);
    // Trains of one kind are interchangeable: the order of their states says nothing.
    for (let i = 1; i < this.size; i++) {
      for (let j = i; j > 0 && members[j]?.kind === members[j - 1]?.kind; j--) {
        if ((sorted[j] ?? 0) >= (sorted[j - 1] ?? 0)) break;
        swap(sorted, j);
        swap(sortedSteps, j);
      }
    }
    this.layers[this.layer]?.add(sorted, value, this.parent, sortedSteps);
  }

  private extraAllowed(): boolean {
    const { members, kinds } = this.team;
    const needs = members.map(({ kind }, member) => kinds[kind]?.diagram.extra[this.to[member] ?? 0] ?? 0);
    const key = needs.join();
    const known = this.allowed.get(key);
    if (known !== undefined) return known;
    const answer = this.team.extraAllowed(needs);
    this.allowed.set(key, answer);
    return answer;
  }

  /** Backwards over the layers; members of one kind may have changed places, so each is found by the state it came from. */
  private pathsTo(last: number): number[][] {
    const { members, kinds } = this.team;
    const paths: number[][] = members.map(() => []);
    let state = last;
    // Place in the layer's row to the member whose path is being written.
    let places = members.map((_, member) => member);
    for (let depth = this.layers.length - 1; depth >= 0; depth--) {
      const layer = this.layers[depth];
      if (layer === undefined) break;
      const parent = layer.parent(state);
      this.from.fill(0);
      const before = this.layers[depth - 1];
      for (const [place, { kind }] of members.entries())
        if (before) this.from[place] = kinds[kind]?.diagram.to[before.step(parent, place)] ?? 0;
      const free = members.map(() => true);
      const moved = places.slice();
      for (const [place, member] of places.entries()) {
        const step = layer.step(state, place);
        paths[member]?.push(step);
        const kind = members[place]?.kind ?? 0;
        const steps = kinds[kind]?.diagram.steps;
        const origin = members.findIndex((candidate, index) => {
          const source = this.from[index] ?? 0;
          const leaves = step >= (steps?.[source] ?? 0) && step < (steps?.[source + 1] ?? 0);
          return free[index] && candidate.kind === kind && leaves;
        });
        free[origin] = false;
        moved[origin] = member;
      }
      places = moved;
      state = parent;
    }
    return paths.map((path) => path.toReversed());
  }
}

function swap(list: Int32Array, index: number): void {
  const value = list[index] ?? 0;
  list[index] = list[index - 1] ?? 0;
  list[index - 1] = value;
}
