import type { Deliveries, Delivery, Deposit } from './types.ts';

/** May several trains together want more cubes of the deposit than it has? */
export const isContested = ({ targets }: Deliveries, { cubes }: Deposit, trains: number): boolean =>
  trains > 1 && cubes < trains * targets.length;

/** The stops of each running train; gives back, for each, the deliveries that together pay most. */
export function bestDeliveries(
  { deposits, targets, amount }: Deliveries,
  routes: readonly (readonly number[])[],
): readonly (readonly Delivery[])[] {
  const left = deposits.map(({ cubes }) => cubes);
  /** By train and deposit. */
  const taken = routes.map(() => deposits.map(() => 0));
  const take = (train: number, deposit: number, cubes: number): void => {
    const row = taken[train];
    if (row !== undefined) row[deposit] = (row[deposit] ?? 0) + cubes;
  };

  // A cube more for the train: from a deposit that has one, or one that another train swaps for a different deposit's.
  const augment = (train: number, seen: Set<number>): boolean => {
    for (const [d, { stop }] of deposits.entries()) {
      if (seen.has(d) || !routes[train]?.includes(stop)) continue;
      seen.add(d);
      if ((left[d] ?? 0) > 0) {
        left[d] = (left[d] ?? 0) - 1;
        take(train, d, 1);
        return true;
      }
      for (const other of routes.keys()) {
        if (other === train || taken[other]?.[d] === 0) continue;
        if (!augment(other, seen)) continue;
        take(other, d, -1);
        take(train, d, 1);
        return true;
      }
    }
    return false;
  };

  const served = routes.map((stops, train) =>
    targets.filter((target) => amount > 0 && stops.includes(target) && augment(train, new Set())),
  );
  return served.map((delivered, train) => {
    const sources = deposits.flatMap(({ stop }, d) => Array<number>(taken[train]?.[d] ?? 0).fill(stop));
    return delivered.map((target, index) => ({ deposit: sources[index] ?? -1, target, amount }));
  });
}
