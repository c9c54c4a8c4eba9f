import type { Allotment } from './allotment.ts';
import { isContested } from './deliveries.ts';
import { linksNear } from './distance.ts';
import type { Net } from './net.ts';
import {
  type Budget,
  CLAIM_SHIFT,
  type Claim,
  type Cubes,
  type Effect,
  FIRST_FREE,
  STATION,
  type TrainRules,
} from './rules.ts';
import type { Sweep } from './sweep.ts';
import { minimumOf, multiplierOf } from './train.ts';
import type { Bonus, RouteProblem, Train } from './types.ts';

export function compileRules(
  problem: RouteProblem,
  net: Net,
  sweep: Sweep,
  train: Train,
  maxExtra: number,
  allotment: Allotment,
): TrainRules {
  const compiler = new Compiler(problem, net, sweep, train, allotment);
  compiler.stations();
  compiler.locations();
  compiler.minimum();
  compiler.allowances(maxExtra);
  for (const bonus of problem.revenue?.bonuses ?? []) compiler.bonus(bonus);
  compiler.deliveries();
  return compiler.rules();
}

/** What a mark does that is not paid once in the turn. */
const FREE = { claim: 0, mayDecline: false };

class Compiler {
  private readonly problem: RouteProblem;
  private readonly net: Net;
  private readonly sweep: Sweep;
  private readonly train: Train;
  private readonly allotment: Allotment;
  private registers = FIRST_FREE;
  private readonly stopGain: number[];
  private readonly stopEffects: Effect[][];
  private readonly linkGain: number[];
  private readonly linkEffects: Effect[][];
  private usable: readonly boolean[];
  private readonly forget: number[][];
  private readonly budgets: Budget[] = [];
  private readonly claims: Claim[] = [];
  /** The layer at which a train can come to a stop, or begin to use a link. */
  private readonly stopLayer = new Map<number, number>();
  private readonly linkLayer: number[];
  private count: TrainRules['count'];
  private cubes: Cubes | undefined;

  constructor(problem: RouteProblem, net: Net, sweep: Sweep, train: Train, allotment: Allotment) {
    this.problem = problem;
    this.net = net;
    this.sweep = sweep;
    this.train = train;
    this.allotment = allotment;
    const { stops } = problem.graph;
    this.stopGain = stops.map((_, stop) => multiplierOf(train) * (train.value[stop] ?? 0));
    this.stopEffects = stops.map(() => []);
    this.linkGain = net.links.map(() => 0);
    this.linkEffects = net.links.map(() => []);
    this.usable = net.links.map(() => true);
    this.forget = sweep.layers.map(() => []);
    this.linkLayer = net.links.map(() => 0);
    for (const [layer, { stop, leaving }] of sweep.layers.entries()) {
      if (stop >= 0) this.stopLayer.set(stop, layer);
      for (const { link } of leaving) this.linkLayer[link] = layer;
    }
  }

  stations(): void {
    const mark: Effect = { kind: 'mark', register: STATION, bit: 1, full: 1, gain: 0, ...FREE };
    for (const [stop, facts] of this.problem.graph.stops.entries())
      if (facts.station) this.atStop(stop, mark);
  }

  locations(): void {
    const stopsAt = new Map<number, number[]>();
    for (const stop of this.stopLayer.keys()) {
      const location = this.problem.graph.stops[stop]?.location ?? -1;
      const stops = stopsAt.get(location);
      if (stops === undefined) stopsAt.set(location, [stop]);
      else stops.push(stop);
    }
    for (const stops of stopsAt.values()) {
      if (stops.length < 2) continue;
      const register = this.registerUntil(this.lastStop(stops));
      for (const stop of stops) this.atStop(stop, { kind: 'visit', register });
    }
  }

  /** Any route has two stops, so only other minima need counting. */
  minimum(): void {
    const { counted } = this.train;
    const enough = minimumOf(this.train);
    if (counted === undefined && enough <= 2) return;
    const register = this.registers++;
    this.count = { register, enough };
    for (const stop of this.stopLayer.keys()) {
      if (counted?.[stop] ?? counted === undefined) this.atStop(stop, { kind: 'count', register, enough });
    }
  }

  allowances(maxExtra: number): void {
    for (const [index, { size, cost }] of this.train.allowances.entries()) {
      const limit = size + (index === 0 ? maxExtra : 0);
      const register = this.registers++;
      this.budgets.push({ register, size, ahead: this.sumAhead((stop) => cost[stop] ?? 0) });
      for (const stop of this.stopLayer.keys()) {
        const amount = cost[stop] ?? 0;
        if (amount > 0) this.atStop(stop, { kind: 'spend', register, amount, limit });
      }
      const near = linksNear(this.problem.graph, this.net, cost, limit, this.allotment);
      this.usable = this.usable.map((usable, link) => usable && (near[link] ?? false));
    }
  }

  bonus(bonus: Bonus): void {
    const gain = bonus.amount * (bonus.multiplied ? multiplierOf(this.train) : 1);
    const once = bonus.once ?? false;
    if (bonus.kind === 'stops') this.stopsBonus(bonus.groups, gain, once);
    else if (once) this.linksBonus(bonus.hexes, gain, once);
    else for (const hex of new Set(bonus.hexes)) this.linksBonus([hex], gain, once);
  }

  deliveries(): void {
    const rules = this.problem.revenue?.deliveries;
    if (rules === undefined || rules.amount <= 0) return;
    const full = rules.deposits.filter(({ stop, cubes }) => cubes > 0 && this.stopLayer.has(stop));
    const targets = rules.targets.filter((stop) => this.stopLayer.has(stop));
    if (full.length === 0 || targets.length === 0) return;
    const register = this.registers++;
    const gain = rules.amount;
    this.cubes = {
      register,
      cubesAhead: this.sumAhead((stop) => full.find((deposit) => deposit.stop === stop)?.cubes ?? 0),
      targetsAhead: this.sumAhead((stop) => Number(targets.includes(stop))),
    };
    // Deliveries first: a stop that is both may take a cube of its own.
    for (const stop of targets) this.atStop(stop, { kind: 'deliver', register, gain });
    for (const deposit of full) {
      const contested = isContested(rules, deposit, this.problem.trains.length);
      const cubes = Math.min(deposit.cubes, targets.length);
      this.atStop(deposit.stop, { kind: 'take', register, cubes, gain, contested });
    }
  }

  rules(): TrainRules {
    const { stops } = this.problem.graph;
    const stations = this.sumAhead((stop) => Number(stops[stop]?.station ?? false));
    return {
      registers: this.registers,
      stopGain: this.stopGain,
      stopEffects: this.stopEffects,
      linkGain: this.linkGain,
      linkEffects: this.linkEffects,
      usable: this.usable,
      forget: this.forget,
      budgets: this.budgets,
      count: this.count,
      cubes: this.cubes,
      stationAhead: stations.map((number) => number > 0),
      claims: this.claims,
    };
  }

  /** A bonus without groups is one that any stop earns. */
  private stopsBonus(groups: readonly (readonly number[])[], gain: number, once: boolean): void {
    const wanted = groups.length === 0 ? [[...this.stopLayer.keys()]] : groups;
    const present = wanted.map((group) => group.filter((stop) => this.stopLayer.has(stop)));
    if (present.some((group) => group.length === 0)) return;
    const [only] = present;
    if (!once && present.length === 1 && only?.length === 1) {
      for (const stop of only) this.stopGain[stop] = (this.stopGain[stop] ?? 0) + gain;
      return;
    }
    const register = this.registerUntil(this.lastStop(present.flat()));
    const full = 2 ** present.length - 1;
    const claiming = once ? this.claim(register) : FREE;
    for (const [index, group] of present.entries()) {
      for (const stop of group)
        this.atStop(stop, { kind: 'mark', register, bit: 1 << index, full, gain, ...claiming });
    }
  }

  private linksBonus(hexes: readonly number[], gain: number, once: boolean): void {
    const links = this.linksIn(hexes);
    const [only] = links;
    if (only === undefined) return;
    if (!once && links.length === 1) {
      this.linkGain[only] = (this.linkGain[only] ?? 0) + gain;
      return;
    }
    const register = this.registerUntil(Math.max(...links.map((link) => this.linkLayer[link] ?? 0)));
    const claiming = once ? this.claim(register) : FREE;
    for (const link of links)
      this.linkEffects[link]?.push({ kind: 'mark', register, bit: 1, full: 1, gain, ...claiming });
  }

  private linksIn(hexes: readonly number[]): number[] {
    const { pieces } = this.problem.graph;
    const wanted = new Set(hexes);
    return [...this.net.links.keys()].filter((link) => {
      this.allotment.tick();
      return this.net.links[link]?.pieces.some((piece) => wanted.has(pieces[piece]?.hex ?? -1));
    });
  }

  /** Only with other trains about is there a reason to leave a bonus to them. */
  private claim(register: number): { claim: number; mayDecline: boolean } {
    const claim = 1 << (CLAIM_SHIFT + this.claims.length);
    this.claims.push({ register, bit: claim });
    return { claim, mayDecline: this.problem.trains.length > 1 };
  }

  private registerUntil(layer: number): number {
    this.forget[layer]?.push(this.registers);
    return this.registers++;
  }

  private lastStop(stops: readonly number[]): number {
    return Math.max(...stops.map((stop) => this.stopLayer.get(stop) ?? 0));
  }

  private atStop(stop: number, effect: Effect): void {
    this.allotment.tick();
    this.stopEffects[stop]?.push(effect);
  }

  /** By layer the sum over the stops of all later layers. */
  private sumAhead(amount: (stop: number) => number): number[] {
    const { layers } = this.sweep;
    const sums = layers.map(() => 0);
    for (let layer = layers.length - 1, sum = 0; layer >= 0; layer--) {
      sums[layer] = sum;
      const stop = layers[layer]?.stop ?? -1;
      if (stop >= 0) sum += amount(stop);
    }
    return sums;
  }
}
