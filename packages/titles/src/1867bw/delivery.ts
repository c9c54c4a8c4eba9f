import { type Objection, refuse } from '@roundhouse/engine';
import { CITIES, type RefineryState, WYOMING_REFINERIES } from './data/refineries.ts';
import { isInWyoming, mayDeliver } from './routes.ts';
import type { StateBW } from './state.ts';

/** Section 8.2.C.c: cubes that trains deliver, one train after the other; cubes and refineries change at once. */

export interface Delivery {
  readonly train: string;
  /** The deposit. */
  readonly from: string;
  /** The city or refinery. */
  readonly to: string;
}

export interface MadeDelivery extends Delivery {
  readonly becomes: RefineryState;
  readonly isPaid: boolean;
}

/** A train on its way, with the hexes of its stops. */
export interface RunningTrain {
  readonly train: string;
  readonly stops: readonly string[];
}

/** Deposits and refineries while a corporation runs its trains. */
export class Deliveries {
  readonly cubes: Record<string, number>;
  readonly refineries: Record<string, RefineryState>;
  /** In order, with what each has made of its refinery, and whether it was paid. */
  readonly made: MadeDelivery[] = [];
  private readonly served = new Set<string>();
  private readonly state: StateBW;
  private readonly company: string;

  constructor(state: StateBW, company: string) {
    this.state = state;
    this.company = company;
    this.cubes = { ...state.cubes };
    this.refineries = { ...state.refineries };
  }

  problem(trains: readonly RunningTrain[], { train, from, to }: Delivery): Objection | null {
    const route = trains.find((one) => one.train === train);
    if (route === undefined) return refuse('delivery.no-route', { train });
    if (!route.stops.includes(from) || !route.stops.includes(to))
      return refuse('delivery.not-on-route', { train, from, to });
    if ((this.cubes[from] ?? 0) <= 0) return refuse('delivery.no-cube', { hex: from });
    if (this.served.has(`${train} ${to}`)) return refuse('delivery.twice', { train, hex: to });
    const refinery = this.refineries[to];
    if (refinery === 'construction') return refuse('delivery.construction', { hex: to });
    if (refinery !== undefined)
      return mayDeliver(this.state, this.company, to) ? null : refuse('delivery.not-owner', { hex: to });
    // 1867BW-8.2.C-22 to -24
    if (!isInWyoming(to)) return refuse('delivery.off-board', { hex: to });
    if (!CITIES.includes(to)) return refuse('delivery.no-city', { hex: to });
    const count = Object.keys(this.refineries).filter(isInWyoming).length;
    return count >= WYOMING_REFINERIES ? refuse('delivery.five', { hex: to }) : null;
  }

  /** Carries out a delivery that nothing stands against. */
  deliver({ train, from, to }: Delivery): void {
    this.cubes[from] = (this.cubes[from] ?? 0) - 1;
    this.served.add(`${train} ${to}`);
    const refinery = this.refineries[to];
    const isPaid = refinery === 'inoperational' || refinery === 'operational';
    const becomes = isPaid ? 'operational' : 'construction';
    this.refineries[to] = becomes;
    this.made.push({ train, from, to, becomes, isPaid });
  }

  /** All deliveries, train by train in the order in which they run. */
  deliverAll(trains: readonly RunningTrain[], deliveries: readonly Delivery[]): Objection | null {
    const order = new Map(trains.map(({ train }, number) => [train, number]));
    const inOrder = [...deliveries].sort((a, b) => (order.get(a.train) ?? 0) - (order.get(b.train) ?? 0));
    for (const delivery of inOrder) {
      const problem = this.problem(trains, delivery);
      if (problem !== null) return problem;
      this.deliver(delivery);
    }
    return null;
  }
}

/** Everything that can be delivered besides `first`: cubes that begin or repair a refinery. */
export function withFreeDeliveries(
  state: StateBW,
  company: string,
  trains: readonly RunningTrain[],
  first: readonly Delivery[],
): readonly Delivery[] {
  const all: Delivery[] = [];
  const plan = new Deliveries(state, company);
  const left = { ...state.cubes };
  for (const { from } of first) left[from] = (left[from] ?? 0) - 1;
  for (const running of trains) {
    const own = first.filter(({ train }) => train === running.train);
    for (const delivery of own) plan.deliver(delivery);
    all.push(...own);
    for (const to of running.stops) {
      const from = running.stops.find((hex) => (left[hex] ?? 0) > 0);
      if (from === undefined) break;
      const delivery = { train: running.train, from, to };
      if (plan.problem(trains, delivery) !== null) continue;
      plan.deliver(delivery);
      left[from] = (left[from] ?? 0) - 1;
      all.push(delivery);
    }
  }
  return all;
}
