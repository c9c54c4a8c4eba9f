import { bestDeliveries } from './deliveries.ts';
import { shareExtraRange } from './extra-range.ts';
import type { Trace } from './trace.ts';
import { costOf, multiplierOf } from './train.ts';
import type { Bonus, BonusUse, RevenueModel, StopsBonus, Train, ValuedRoute, ValuedRoutes } from './types.ts';
import { accept, type Checked, refuse } from './violation.ts';

export interface RunningTrain {
  readonly train: Train;
  readonly trace: Trace;
}

/** What a set of legal routes earns, with every bonus and cube used as well as can be. */
export function valueRoutes(revenue: RevenueModel, running: readonly RunningTrain[]): Checked<ValuedRoutes> {
  const needs = running.map(({ train, trace }) => extraNeeded(train, trace.stops));
  const extra = shareExtraRange(revenue.extraRange ?? [], needs);
  if (extra === undefined) return refuseLongest(running, needs);
  const onceTo = (revenue.bonuses ?? []).map((bonus) => (bonus.once ? onceTaker(bonus, running) : -1));
  const deliveries =
    revenue.deliveries &&
    bestDeliveries(
      revenue.deliveries,
      running.map(({ trace }) => trace.stops),
    );

  const routes = running.map(({ train, trace }, index): ValuedRoute => {
    const bonuses: BonusUse[] = [];
    for (const [number, bonus] of (revenue.bonuses ?? []).entries()) {
      const times = bonus.once ? Number(onceTo[number] === index) : timesEarned(bonus, trace);
      if (times > 0) bonuses.push({ id: bonus.id, amount: times * paid(bonus, train) });
    }
    const delivered = deliveries?.[index] ?? [];
    let value = multiplierOf(train) * costOf(train.value, trace.stops);
    for (const use of bonuses) value += use.amount;
    for (const delivery of delivered) value += delivery.amount;
    const { stops, pieces } = trace;
    return {
      train: train.id,
      stops,
      pieces,
      value,
      bonuses,
      deliveries: delivered,
      extraRange: extra[index] ?? [],
    };
  });
  return accept({ value: routes.reduce((sum, route) => sum + route.value, 0), routes });
}

/** Stops beyond the train's own range; infinite where another allowance than the first is broken. */
export function extraNeeded(train: Train, stops: readonly number[]): number {
  let needed = 0;
  for (const [index, allowance] of train.allowances.entries()) {
    const over = costOf(allowance.cost, stops) - allowance.size;
    if (over > 0) needed = index === 0 ? over : Number.POSITIVE_INFINITY;
    if (needed === Number.POSITIVE_INFINITY) break;
  }
  return needed;
}

function refuseLongest(running: readonly RunningTrain[], needs: readonly number[]): Checked<ValuedRoutes> {
  const longest = needs.indexOf(Math.max(...needs));
  const { train, trace } = running[longest] ?? { train: undefined, trace: undefined };
  const broken = train?.allowances.find(({ cost, size }) => costOf(cost, trace?.stops ?? []) > size);
  return refuse({
    code: 'too-long',
    train: train?.id ?? '',
    length: costOf(broken?.cost ?? [], trace?.stops ?? []),
    range: broken?.size ?? 0,
  });
}

export const paid = (bonus: Bonus, train: Train): number =>
  bonus.amount * (bonus.multiplied ? multiplierOf(train) : 1);

/** How often one route earns the bonus; for a bonus paid once in the turn 0 or 1. */
export function timesEarned(bonus: Bonus, trace: Pick<Trace, 'stops' | 'hexes'>): number {
  if (bonus.kind === 'stops') return Number(hasGroups(bonus, trace.stops));
  const passed = bonus.hexes.filter((hex) => trace.hexes.includes(hex)).length;
  return bonus.once ? Math.min(passed, 1) : passed;
}

const hasGroups = (bonus: StopsBonus, stops: readonly number[]): boolean =>
  bonus.groups.every((group) => group.some((stop) => stops.includes(stop)));

/** The train that gets most out of a bonus that is paid once. */
function onceTaker(bonus: Bonus, running: readonly RunningTrain[]): number {
  let taker = -1;
  let most = -1;
  for (const [index, { train, trace }] of running.entries()) {
    const amount = paid(bonus, train);
    if (amount > most && timesEarned(bonus, trace) > 0) [taker, most] = [index, amount];
  }
  return taker;
}
