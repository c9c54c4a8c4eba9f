import type { Deliveries, Delivery } from './types.ts';

/** The stops of each running train; gives back, for each, the deliveries that together pay most. */
export function bestDeliveries(
  rules: Deliveries,
  routes: readonly (readonly number[])[],
): readonly (readonly Delivery[])[] {
  const { deposits } = rules;
  const left = deposits.map((deposit) => deposit.cubes);
  const taken = routes.map(() => deposits.map(() => false));
  const onRoute = routes.map((stops) => {
    const set = new Set(stops);
    return deposits.map((deposit) => set.has(deposit.stop));
  });

  // A cube more for the train: from a deposit that has one, or from one whose cube another train swaps for a different deposit's.
  const augment = (train: number, seen: boolean[]): boolean => {
    for (let d = 0; d < deposits.length; d++) {
      if (!onRoute[train]?.[d] || taken[train]?.[d] || seen[d]) continue;
      seen[d] = true;
      if ((left[d] ?? 0) > 0) {
        left[d] = (left[d] ?? 0) - 1;
        setTaken(train, d, true);
        return true;
      }
      for (let other = 0; other < routes.length; other++) {
        if (other === train || !taken[other]?.[d]) continue;
        setTaken(other, d, false);
        if (augment(other, seen)) {
          setTaken(train, d, true);
          return true;
        }
        setTaken(other, d, true);
      }
    }
    return false;
  };
  const setTaken = (train: number, deposit: number, value: boolean): void => {
    const row = taken[train];
    if (row !== undefined) row[deposit] = value;
  };

  // Dearest first: which sets of deliveries can be served is a matroid, so taking greedily is best.
  const wishes = routes.flatMap((stops, train) =>
    rules.targets.filter((target) => stops.includes(target.stop)).map((target) => ({ train, target })),
  );
  wishes.sort((one, other) => other.target.amount - one.target.amount || one.train - other.train);
  const served: { stop: number; amount: number }[][] = routes.map(() => []);
  for (const { train, target } of wishes) {
    if (
      target.amount > 0 &&
      augment(
        train,
        deposits.map(() => false),
      )
    )
      served[train]?.push(target);
  }

  return routes.map((_, train) => {
    const sources = deposits.filter((_deposit, d) => taken[train]?.[d]);
    return (served[train] ?? []).map((target, index) => ({
      deposit: sources[index]?.stop ?? -1,
      target: target.stop,
      amount: target.amount,
    }));
  });
}
