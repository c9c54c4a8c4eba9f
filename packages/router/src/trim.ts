import type { Allotment } from './allotment.ts';
import type { Diagram } from './diagram.ts';
import { BLOCK, potentials } from './potential.ts';
import { maskPrices } from './pricing.ts';
import type { Team } from './team.ts';

/**
 * The team without the steps that no better plan takes: with them, even if all else went as well as the prices allow,
 * it would be worth less than `least`. `bound` is what the prices allow at most.
 */
export function trimTeam(
  team: Team,
  prices: Float64Array,
  bound: number,
  least: number,
  allotment: Allotment,
): Team {
  const kinds = team.kinds.map((kind) => ({
    ...kind,
    diagram: trimDiagram(kind.diagram, maskPrices(kind, prices), bound - least, allotment),
  }));
  return { ...team, kinds };
}

/** Keeps the steps of the paths that fall behind the best by no more than the slack. Uses the diagram's own room, which is lost. */
function trimDiagram(diagram: Diagram, price: Float64Array, slack: number, allotment: Allotment): Diagram {
  const { steps, to, gain, mask, claims, extra } = diagram;
  const states = claims.length;
  const behind = new Float64Array(states);
  potentials(diagram, price, behind, allotment);
  const needed = (behind[0] ?? 0) - slack;
  const before = new Float64Array(states).fill(Number.NEGATIVE_INFINITY);
  before[0] = 0;
  const first = diagram.first.slice();
  /** Old number to new. */
  const number = new Int32Array(states).fill(-1);
  number[0] = 0;
  let keptStates = 0;
  let keptSteps = 0;
  let layer = 0;
  // The best path over a kept step is itself kept, so a state without a number by now is on no such path.
  for (let state = 0; state < states; state++) {
    if ((state & BLOCK) === 0) allotment.look();
    for (; diagram.first[layer] === state; layer++) first[layer] = keptStates;
    if (number[state] === -1) continue;
    const begin = steps[state] ?? 0;
    const end = steps[state + 1] ?? 0;
    number[state] = keptStates;
    steps[keptStates] = keptSteps;
    claims[keptStates] = claims[state] ?? 0;
    extra[keptStates] = extra[state] ?? 0;
    keptStates++;
    for (let step = begin; step < end; step++) {
      const target = to[step] ?? 0;
      const reached = (before[state] ?? 0) + (gain[step] ?? 0) - (price[mask[step] ?? 0] ?? 0);
      if (reached + (behind[target] ?? 0) < needed) continue;
      if (reached > (before[target] ?? 0)) before[target] = reached;
      if (number[target] === -1) number[target] = 0;
      to[keptSteps] = target;
      gain[keptSteps] = gain[step] ?? 0;
      mask[keptSteps] = mask[step] ?? 0;
      keptSteps++;
    }
  }
  steps[keptStates] = keptSteps;
  first.fill(keptStates, layer);
  for (let step = 0; step < keptSteps; step++) {
    if ((step & BLOCK) === 0) allotment.look();
    to[step] = number[to[step] ?? 0] ?? 0;
  }
  return {
    ...diagram,
    first,
    steps: steps.subarray(0, keptStates + 1),
    to: to.subarray(0, keptSteps),
    gain: gain.subarray(0, keptSteps),
    mask: mask.subarray(0, keptSteps),
    claims: claims.subarray(0, keptStates),
    extra: extra.subarray(0, keptStates),
  };
}
