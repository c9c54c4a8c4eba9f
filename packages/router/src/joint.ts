import { IntList } from './int-list.ts';
import { potentials } from './potential.ts';
import { maskPrices, type Plan, type Priced } from './pricing.ts';
import { RowTable } from './row-table.ts';
import { FORK_BIT, TAKE_BIT } from './rules.ts';
import type { Team } from './team.ts';

export interface Joint {
  /** The best plan, if there is one better than the one already known. */
  readonly plan: Plan | undefined;
  readonly nodes: number;
  readonly finished: boolean;
}

interface JointLayer {
  readonly parent: IntList;
  /** For each state the step of each member that led to it. */
  readonly steps: IntList;
  readonly table: RowTable;
}

/**
 * All trains at once, layer by layer: a joint state is one state for each member. What cannot beat the known plan even
 * if every train went on as well as the prices allow is dropped; what is left is kept in full, so nothing is missed.
 */
export function searchJointly(team: Team, priced: Priced, late: () => boolean): Joint {
  return new JointSearch(team, priced, late).run();
}

class JointSearch {
  private readonly team: Team;
  private readonly late: () => boolean;
  private readonly potential: readonly Float64Array[];
  /** Layer to the prices of all resources that are decided there or later. */
  private readonly pricesAhead: Float64Array;
  private readonly least: number;
  private readonly size: number;
  private readonly ids: Int32Array;
  private readonly row: Int32Array;
  private readonly chosen: Int32Array;
  private readonly sorted: Int32Array;
  private readonly sortedSteps: Int32Array;
  private readonly layers: JointLayer[] = [];
  private readonly allowed = new Map<string, boolean>();
  private values = new IntList();
  private nextValues = new IntList();
  private layer = 0;
  private parent = 0;
  private nodes = 0;

  constructor(team: Team, priced: Priced, late: () => boolean) {
    this.team = team;
    this.late = late;
    this.size = team.members.length;
    this.ids = new Int32Array(this.size);
    this.row = new Int32Array(this.size);
    this.chosen = new Int32Array(this.size);
    this.sorted = new Int32Array(this.size);
    this.sortedSteps = new Int32Array(this.size);
    this.least = priced.plan.value + team.unit;
    this.potential = team.kinds.map((kind) => {
      const into = new Float64Array(kind.diagram.claims.length);
      potentials(kind.diagram, maskPrices(kind, priced.prices), into);
      return into;
    });
    this.pricesAhead = sumAhead(team, priced.prices);
  }

  run(): Joint {
    const depth = this.pricesAhead.length - 1;
    const root = new RowTable(this.size);
    root.add(this.row);
    let table = root;
    this.values.push(0);
    for (this.layer = 0; this.layer < depth; this.layer++) {
      const next = { parent: new IntList(), steps: new IntList(), table: new RowTable(this.size) };
      this.layers.push(next);
      this.nextValues = new IntList();
      for (this.parent = 0; this.parent < table.count; this.parent++) {
        if ((this.parent & 1023) === 0 && this.late())
          return { plan: undefined, nodes: this.nodes, finished: false };
        const base = this.parent * this.size;
        for (let member = 0; member < this.size; member++) this.ids[member] = table.rows[base + member] ?? 0;
        this.choose(0, this.values.data[this.parent] ?? 0, 0, 0, 0, this.pricesAhead[this.layer + 1] ?? 0);
      }
      table = next.table;
      this.values = this.nextValues;
      if (table.count === 0) break;
    }
    let best = -1;
    let most = this.least - 1;
    for (let state = 0; state < table.count; state++) {
      const value = this.values.data[state] ?? 0;
      if (value > most) [best, most] = [state, value];
    }
    const plan = best < 0 ? undefined : { value: most, paths: this.pathsTo(best) };
    return { plan, nodes: this.nodes, finished: true };
  }

  /** Picks a step for each member in turn, as long as they get along and the bound allows. */
  private choose(
    member: number,
    value: number,
    masks: number,
    takes: number,
    claims: number,
    hope: number,
  ): void {
    if (member === this.size) {
      if (value + hope >= this.least) this.reach(value);
      return;
    }
    const kind = this.team.members[member]?.kind ?? 0;
    const diagram = this.team.kinds[kind]?.diagram;
    const potential = this.potential[kind];
    if (diagram === undefined || potential === undefined) return;
    const id = this.ids[member] ?? 0;
    const end = diagram.steps[id + 1] ?? 0;
    for (let step = diagram.steps[id] ?? 0; step < end; step++) {
      this.nodes++;
      const mask = diagram.masks[diagram.mask[step] ?? 0] ?? 0;
      if ((mask & masks & ~TAKE_BIT) !== 0) continue;
      const target = diagram.to[step] ?? 0;
      const claimed = diagram.claims[target] ?? 0;
      if ((claimed & claims) !== 0) continue;
      const taken = takes + ((mask & TAKE_BIT) === 0 ? 0 : 1);
      if (taken > 0 && taken > (this.team.resources.cubes[this.layer] ?? 0)) continue;
      const promise = potential[target] ?? 0;
      if (promise === Number.NEGATIVE_INFINITY) continue;
      this.chosen[member] = step;
      this.row[member] = target;
      this.choose(
        member + 1,
        value + (diagram.gain[step] ?? 0),
        masks | mask,
        taken,
        claims | claimed,
        hope + promise,
      );
    }
  }

  private reach(value: number): void {
    const { members } = this.team;
    if (this.team.usesExtra && !this.extraAllowed()) return;
    // Trains of one kind are interchangeable: the order of their states says nothing.
    this.sorted.set(this.row);
    this.sortedSteps.set(this.chosen);
    for (let i = 1; i < this.size; i++) {
      for (let j = i; j > 0 && members[j]?.kind === members[j - 1]?.kind; j--) {
        if ((this.sorted[j] ?? 0) >= (this.sorted[j - 1] ?? 0)) break;
        swap(this.sorted, j);
        swap(this.sortedSteps, j);
      }
    }
    const next = this.layers[this.layer];
    if (next === undefined) return;
    const known = next.table.count;
    const state = next.table.add(this.sorted);
    if (state === known) {
      this.nextValues.push(value);
      next.parent.push(this.parent);
      for (let member = 0; member < this.size; member++) next.steps.push(this.sortedSteps[member] ?? 0);
    } else if (value > (this.nextValues.data[state] ?? 0)) {
      this.nextValues.data[state] = value;
      next.parent.data[state] = this.parent;
      for (let member = 0; member < this.size; member++) {
        next.steps.data[state * this.size + member] = this.sortedSteps[member] ?? 0;
      }
    }
  }

  private extraAllowed(): boolean {
    const { members, kinds } = this.team;
    const needs = members.map(({ kind }, member) => kinds[kind]?.diagram.extra[this.row[member] ?? 0] ?? 0);
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
    for (const [depth, layer] of [...this.layers.entries()].toReversed()) {
      const before = this.layers[depth - 1]?.table.rows;
      const parent = layer.parent.data[state] ?? 0;
      const free = members.map(() => true);
      const moved = places.slice();
      for (const [place, member] of places.entries()) {
        const step = layer.steps.data[state * this.size + place] ?? 0;
        paths[member]?.push(step);
        const kind = members[place]?.kind ?? 0;
        const diagram = kinds[kind]?.diagram;
        const origin = members.findIndex((candidate, index) => {
          if (!free[index] || candidate.kind !== kind || diagram === undefined) return false;
          const id = before?.[parent * this.size + index] ?? 0;
          return step >= (diagram.steps[id] ?? 0) && step < (diagram.steps[id + 1] ?? 0);
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

function sumAhead(team: Team, prices: Float64Array): Float64Array {
  const { byLayer, capacity } = team.resources;
  const sums = new Float64Array(byLayer.length + 1);
  const worth = (resource: number): number => (prices[resource] ?? 0) * (capacity[resource] ?? 0);
  // A once-paid bonus may be claimed at any layer, so its price stays in the sum to the last.
  const local = TAKE_BIT | FORK_BIT | (FORK_BIT - 1);
  for (let layer = byLayer.length - 1; layer >= 0; layer--) {
    let sum = sums[layer + 1] ?? 0;
    for (const { bit, resource } of byLayer[layer] ?? []) if ((bit & local) !== 0) sum += worth(resource);
    sums[layer] = sum;
  }
  const claims = (byLayer[0] ?? []).filter(({ bit }) => (bit & local) === 0);
  const always = claims.reduce((sum, { resource }) => sum + worth(resource), 0);
  return sums.map((sum) => sum + always);
}
