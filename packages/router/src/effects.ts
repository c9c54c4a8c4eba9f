import type { Net } from './net.ts';
import type { Sweep } from './sweep.ts';
import { minimumOf, multiplierOf } from './train.ts';
import type { Bonus, RouteProblem, Train } from './types.ts';

/**
 * A train's rules as the sweep needs them: what it must remember besides the open links (registers), and what
 * visiting a stop or using a link does to that. A register is forgotten as soon as nothing later can depend on it.
 */
export interface TrainRules {
  readonly registers: number;
  /** By stop. */
  readonly stopGain: readonly number[];
  readonly stopEffects: readonly (readonly Effect[])[];
  /** By link. */
  readonly linkGain: readonly number[];
  readonly linkEffects: readonly (readonly Effect[])[];
  readonly usable: readonly boolean[];
  /** By layer: registers that matter no more once it is done. */
  readonly forget: readonly (readonly number[])[];
  readonly budgets: readonly Budget[];
  /** The register that must have reached its number, if the minimum needs one. */
  readonly count?: { readonly register: number; readonly enough: number };
  readonly cubes?: Cubes;
  /** By layer: is there a station further on? */
  readonly stationAhead: readonly boolean[];
  /** Registers that hold a claim on a bonus paid once. */
  readonly claims: readonly { readonly register: number; readonly bit: number }[];
}

export interface Budget {
  readonly register: number;
  readonly size: number;
  /** By layer: what all stops further on cost together. */
  readonly ahead: readonly number[];
}

export interface Cubes {
  /** Holds cubes taken minus cubes delivered. */
  readonly register: number;
  readonly depositsAhead: readonly number[];
  readonly targetsAhead: readonly number[];
}

export type Effect =
  /** Adds to a budget; the train cannot do it beyond the limit. */
  | { readonly kind: 'spend'; readonly register: number; readonly amount: number; readonly limit: number }
  /** Counts up to a number. */
  | { readonly kind: 'count'; readonly register: number; readonly enough: number }
  /** Can be done once only. */
  | { readonly kind: 'visit'; readonly register: number }
  /** Sets a bit; with all bits set the gain is earned, or may be claimed where it is paid once in the turn. */
  | {
      readonly kind: 'mark';
      readonly register: number;
      readonly bit: number;
      readonly full: number;
      readonly gain: number;
      readonly claim: number;
      readonly mayDecline: boolean;
    }
  | { readonly kind: 'take'; readonly register: number; readonly contested: boolean }
  | { readonly kind: 'deliver'; readonly register: number; readonly gain: number };

export const DONE = 0;
export const STATION = 1;
/** What a register holds whose once-paid bonus this train has claimed. */
export const CLAIMED = 1 << 30;

/** Bits of a step's mask: below these the leaving links, then what the trains of a turn compete for. */
export const FORK_BIT = 1 << 20;
export const TAKE_BIT = 1 << 21;
export const CLAIM_SHIFT = 22;
const MOST_CLAIMS = 9;

export function rulesFor(
  problem: RouteProblem,
  net: Net,
  sweep: Sweep,
  train: Train,
  maxExtra: number,
): TrainRules {
  const compiler = new Compiler(problem, net, sweep, train);
  compiler.stations();
  compiler.locations();
  compiler.minimum();
  compiler.allowances(maxExtra);
  for (const bonus of problem.revenue?.bonuses ?? []) compiler.bonus(bonus);
  compiler.deliveries();
  return compiler.rules();
}

class Compiler {
  private readonly problem: RouteProblem;
  private readonly net: Net;
  private readonly sweep: Sweep;
  private readonly train: Train;
  private registers = STATION + 1;
  private readonly stopGain: number[];
  private readonly stopEffects: Effect[][];
  private readonly linkGain: number[];
  private readonly linkEffects: Effect[][];
  private readonly usable: boolean[];
  private readonly forget: number[][];
  private readonly budgets: Budget[] = [];
  private readonly claims: { register: number; bit: number }[] = [];
  /** Stop and link to the last layer at which a train can come to them. */
  private readonly stopLayer = new Map<number, number>();
  private readonly linkLayer: number[];
  private count: TrainRules['count'];
  private cubes: Cubes | undefined;

  constructor(problem: RouteProblem, net: Net, sweep: Sweep, train: Train) {
    this.problem = problem;
    this.net = net;
    this.sweep = sweep;
    this.train = train;
    const stops = problem.graph.stops;
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
    for (const [stop, facts] of this.problem.graph.stops.entries()) {
      if (facts.station) {
        this.atStop(stop, {
          kind: 'mark',
          register: STATION,
          bit: 1,
          full: 1,
          gain: 0,
          claim: 0,
          mayDecline: false,
        });
      }
    }
  }

  locations(): void {
    const at = new Map<number, number[]>();
    for (const stop of this.stopLayer.keys()) {
      const location = this.problem.graph.stops[stop]?.location ?? -1;
      at.set(location, [...(at.get(location) ?? []), stop]);
    }
    for (const stops of at.values()) {
      if (stops.length < 2) continue;
      const register = this.register(stops);
      for (const stop of stops) this.atStop(stop, { kind: 'visit', register });
    }
  }

  /** Any route has two stops, so only other minima need counting. */
  minimum(): void {
    const { counted } = this.train;
    const enough = minimumOf(this.train);
    if (counted === undefined && enough <= 2) return;
    const stops = [...this.stopLayer.keys()].filter((stop) => counted?.[stop] ?? counted === undefined);
    const register = this.registers++;
    this.count = { register, enough };
    for (const stop of stops) this.atStop(stop, { kind: 'count', register, enough });
  }

  allowances(maxExtra: number): void {
    for (const [index, { size, cost }] of this.train.allowances.entries()) {
      const limit = size + (index === 0 ? maxExtra : 0);
      const register = this.registers++;
      const ahead = this.sumAhead((stop) => cost[stop] ?? 0);
      this.budgets.push({ register, size, ahead });
      for (const stop of this.stopLayer.keys()) {
        const amount = cost[stop] ?? 0;
        if (amount > 0) this.atStop(stop, { kind: 'spend', register, amount, limit });
      }
      this.dropTooFar(cost, limit);
    }
  }

  bonus(bonus: Bonus): void {
    const gain = bonus.amount * (bonus.multiplied ? multiplierOf(this.train) : 1);
    if (bonus.kind === 'stops') this.stopsBonus(bonus.groups, gain, bonus.once ?? false);
    else if (bonus.once) this.onLinks(this.linksIn(bonus.hexes), gain, true);
    else for (const hex of new Set(bonus.hexes)) this.onLinks(this.linksIn([hex]), gain, false);
  }

  deliveries(): void {
    const { deposits = [], targets = [] } = this.problem.revenue?.deliveries ?? {};
    const full = deposits.filter(({ stop, cubes }) => cubes > 0 && this.stopLayer.has(stop));
    const paying = targets.filter(({ stop, amount }) => amount > 0 && this.stopLayer.has(stop));
    if (full.length === 0 || paying.length === 0) return;
    const register = this.registers++;
    const has = (list: readonly { readonly stop: number }[]) => (stop: number) =>
      Number(list.some((entry) => entry.stop === stop));
    this.cubes = {
      register,
      depositsAhead: this.sumAhead(has(full)),
      targetsAhead: this.sumAhead(has(paying)),
    };
    for (const { stop, cubes } of full) {
      this.atStop(stop, { kind: 'take', register, contested: cubes < this.problem.trains.length });
    }
    for (const { stop, amount } of paying) this.atStop(stop, { kind: 'deliver', register, gain: amount });
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
      ...(this.count && { count: this.count }),
      ...(this.cubes && { cubes: this.cubes }),
      stationAhead: stations.map((number) => number > 0),
      claims: this.claims,
    };
  }

  private stopsBonus(groups: readonly (readonly number[])[], gain: number, once: boolean): void {
    const everywhere = [...this.stopLayer.keys()];
    const present = (groups.length === 0 ? [everywhere] : groups).map((group) =>
      group.filter((stop) => this.stopLayer.has(stop)),
    );
    if (present.some((group) => group.length === 0)) return;
    const [only] = present;
    if (!once && present.length === 1 && only?.length === 1) {
      for (const stop of only) this.stopGain[stop] = (this.stopGain[stop] ?? 0) + gain;
      return;
    }
    const full = 2 ** present.length - 1;
    const register = this.register(present.flat());
    const { claim, mayDecline } = once ? this.claim(register) : FREE;
    for (const [index, group] of present.entries()) {
      for (const stop of group) {
        this.atStop(stop, { kind: 'mark', register, bit: 1 << index, full, gain, claim, mayDecline });
      }
    }
  }

  private onLinks(links: readonly number[], gain: number, once: boolean): void {
    const [only] = links;
    if (only === undefined) return;
    if (!once && links.length === 1) {
      this.linkGain[only] = (this.linkGain[only] ?? 0) + gain;
      return;
    }
    const register = this.registers++;
    this.forget[Math.max(...links.map((link) => this.linkLayer[link] ?? 0))]?.push(register);
    const { claim, mayDecline } = once ? this.claim(register) : FREE;
    for (const link of links) {
      this.linkEffects[link]?.push({ kind: 'mark', register, bit: 1, full: 1, gain, claim, mayDecline });
    }
  }

  private linksIn(hexes: readonly number[]): number[] {
    const { pieces } = this.problem.graph;
    return [...this.net.links.keys()].filter((link) =>
      this.net.links[link]?.pieces.some((piece) => hexes.includes(pieces[piece]?.hex ?? -1)),
    );
  }

  private claim(register: number): { claim: number; mayDecline: boolean } {
    if (this.claims.length === MOST_CLAIMS)
      throw new RangeError(`More than ${MOST_CLAIMS} bonuses paid once`);
    const claim = 1 << (CLAIM_SHIFT + this.claims.length);
    this.claims.push({ register, bit: claim });
    return { claim, mayDecline: this.problem.trains.length > 1 };
  }

  private register(stops: readonly number[]): number {
    this.forget[Math.max(...stops.map((stop) => this.stopLayer.get(stop) ?? 0))]?.push(this.registers);
    return this.registers++;
  }

  private atStop(stop: number, effect: Effect): void {
    this.stopEffects[stop]?.push(effect);
  }

  private sumAhead(amount: (stop: number) => number): number[] {
    let sum = 0;
    return this.sweep.layers
      .toReversed()
      .map(({ stop }) => {
        const ahead = sum;
        if (stop >= 0) sum += amount(stop);
        return ahead;
      })
      .toReversed();
  }

  /** A stop that costs too much to reach from any station can be on no route of this train. */
  private dropTooFar(cost: readonly number[], limit: number): void {
    const { graph } = this.problem;
    const costAt = this.net.nodes.map(({ stop }) => (stop < 0 ? 0 : (cost[stop] ?? 0)));
    const spent = this.net.nodes.map(({ stop }, node) =>
      graph.stops[stop]?.station ? (costAt[node] ?? 0) : Number.POSITIVE_INFINITY,
    );
    const passable = this.net.nodes.map(({ stop }) => {
      const facts = graph.stops[stop];
      return facts === undefined || facts.through || facts.station;
    });
    for (let changed = true; changed; ) {
      changed = false;
      for (const { from, to } of this.net.links) {
        for (const [here, there] of [[from, to] as const, [to, from] as const]) {
          const reached = (spent[here] ?? 0) + (costAt[there] ?? 0);
          if (passable[here] && reached < (spent[there] ?? 0)) [spent[there], changed] = [reached, true];
        }
      }
    }
    for (const [link, { from, to }] of this.net.links.entries()) {
      if (Math.max(spent[from] ?? 0, spent[to] ?? 0) > limit) this.usable[link] = false;
    }
  }
}

const FREE = { claim: 0, mayDecline: false };
