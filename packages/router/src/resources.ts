import { isContested } from './deliveries.ts';
import type { Diagram } from './diagram.ts';
import { CLAIM_SHIFT, cubesIn, FORK_BIT, TAKE_BITS } from './rules.ts';
import type { Sweep } from './sweep.ts';
import type { RouteProblem } from './types.ts';

/** What the trains of a turn compete for: forks, track between two stops, contested cubes, once-paid bonuses. */
export interface Resources {
  /** Resource to how much of it there is. */
  readonly capacity: Int32Array;
  /** Layer to the resources that its bits stand for. */
  readonly byLayer: readonly (readonly BitResource[])[];
  /** Layer to the cubes of its deposit, where trains compete for them. */
  readonly cubes: Int32Array;
}

interface BitResource {
  readonly bit: number;
  readonly resource: number;
}

export function findResources(problem: RouteProblem, sweep: Sweep, claims: number): Resources {
  const capacity: number[] = [];
  const cubes = new Int32Array(sweep.layers.length);
  const claimed: BitResource[] = [];
  for (let claim = 0; claim < claims; claim++) {
    claimed.push({ bit: 1 << (CLAIM_SHIFT + claim), resource: capacity.push(1) - 1 });
  }
  const byLayer = sweep.layers.map(({ stop, leaving }, layer) => {
    const bits = [...claimed];
    if (stop < 0) bits.push({ bit: FORK_BIT, resource: capacity.push(1) - 1 });
    for (const { bit, direct } of leaving) if (direct) bits.push({ bit, resource: capacity.push(1) - 1 });
    const deliveries = problem.revenue?.deliveries;
    const deposit = deliveries?.deposits.find((entry) => entry.stop === stop);
    if (deliveries && deposit && isContested(deliveries, deposit, problem.trains.length)) {
      cubes[layer] = deposit.cubes;
      bits.push({ bit: TAKE_BITS, resource: capacity.push(deposit.cubes) - 1 });
    }
    return bits;
  });
  return { capacity: Int32Array.from(capacity), byLayer, cubes };
}

export interface Use {
  readonly resource: number;
  readonly amount: number;
}

/** Mask number to what it uses. */
export function usedBy(diagram: Diagram, resources: Resources): readonly (readonly Use[])[] {
  return Array.from(diagram.masks, (mask, number) => {
    const bits = resources.byLayer[diagram.maskLayer[number] ?? 0] ?? [];
    const used = bits.filter(({ bit }) => (mask & bit) !== 0);
    return used.map(({ bit, resource }) => ({ resource, amount: bit === TAKE_BITS ? cubesIn(mask) : 1 }));
  });
}

/** Layer to what all resources cost together that are used up there or later. */
export function pricesAhead({ byLayer, capacity }: Resources, prices: Float64Array): Float64Array {
  const worth = ({ resource }: BitResource): number => (prices[resource] ?? 0) * (capacity[resource] ?? 0);
  const isClaim = ({ bit }: BitResource): boolean => bit >= 1 << CLAIM_SHIFT;
  const sums = new Float64Array(byLayer.length + 1);
  // A once-paid bonus may be claimed at any layer, so its price stays in the sum to the last.
  for (const claim of (byLayer[0] ?? []).filter(isClaim))
    sums[byLayer.length] = (sums[byLayer.length] ?? 0) + worth(claim);
  for (let layer = byLayer.length - 1; layer >= 0; layer--) {
    let sum = sums[layer + 1] ?? 0;
    for (const entry of byLayer[layer] ?? []) if (!isClaim(entry)) sum += worth(entry);
    sums[layer] = sum;
  }
  return sums;
}
