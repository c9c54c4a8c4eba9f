import type { Diagram } from './diagram.ts';
import { IntList } from './int-list.ts';
import { potentials } from './potential.ts';
import { maskPrices } from './pricing.ts';
import type { Team } from './team.ts';

/**
 * The team without the steps that no better plan takes: with them, even if all else went as well as the prices allow,
 * it would be worth less than `least`. `bound` is what the prices allow at most.
 */
export function trimTeam(team: Team, prices: Float64Array, bound: number, least: number): Team {
  const kinds = team.kinds.map((kind) => ({
    ...kind,
    diagram: trimDiagram(kind.diagram, maskPrices(kind, prices), bound - least),
  }));
  return { ...team, kinds };
}

/** Keeps the steps of the paths that fall behind the best by no more than the slack. */
function trimDiagram(diagram: Diagram, price: Float64Array, slack: number): Diagram {
  const { first, steps, to, gain, mask, claims, extra } = diagram;
  const states = claims.length;
  const behind = new Float64Array(states);
  potentials(diagram, price, behind);
  const needed = (behind[0] ?? 0) - slack;
  const before = new Float64Array(states).fill(Number.NEGATIVE_INFINITY);
  before[0] = 0;
  const number = new Int32Array(states).fill(-1);
  number[0] = 0;
  const kept = { steps: new IntList(), to: new IntList(), gain: new IntList(), mask: new IntList() };
  const origin = new IntList();
  origin.push(0);
  // The best path over a kept step is itself kept, so a state without a number by now is on no such path.
  for (let state = 0; state < states; state++) {
    if (number[state] === -1) continue;
    kept.steps.push(kept.to.length);
    for (let step = steps[state] ?? 0; step < (steps[state + 1] ?? 0); step++) {
      const target = to[step] ?? 0;
      const reached = (before[state] ?? 0) + (gain[step] ?? 0) - (price[mask[step] ?? 0] ?? 0);
      if (reached + (behind[target] ?? 0) < needed) continue;
      if (reached > (before[target] ?? 0)) before[target] = reached;
      if (number[target] === -1) {
        number[target] = -2;
        origin.push(target);
      }
      kept.to.push(target);
      kept.gain.push(gain[step] ?? 0);
      kept.mask.push(mask[step] ?? 0);
    }
  }
  kept.steps.push(kept.to.length);
  const order = origin.used().toSorted();
  for (let index = 0; index < order.length; index++) number[order[index] ?? 0] = index;
  return {
    ...diagram,
    first: first.map((start) => lowerBound(order, start)),
    steps: kept.steps.used(),
    to: kept.to.used().map((target) => number[target] ?? 0),
    gain: kept.gain.used(),
    mask: kept.mask.used(),
    claims: order.map((state) => claims[state] ?? 0),
    extra: order.map((state) => extra[state] ?? 0),
  };
}

/** How many of the sorted numbers are smaller. */
function lowerBound(sorted: Int32Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
