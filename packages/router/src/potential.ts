import type { Allotment } from './allotment.ts';
import type { Diagram } from './diagram.ts';

/** The clock is looked at once for so many states. */
export const BLOCK = 1023;

/**
 * For each state the most that the train can still earn from it when it pays the price of every resource it uses.
 * A last state for which `isNoEnd` holds counts as no end at all.
 */
export function potentials(
  diagram: Diagram,
  price: Float64Array,
  into: Float64Array,
  allotment: Allotment,
  isNoEnd?: (state: number) => boolean,
): void {
  const { first, steps, to, gain, mask } = diagram;
  const states = first[first.length - 1] ?? 0;
  const ends = first[first.length - 2] ?? 0;
  for (let state = ends; state < states; state++)
    into[state] = isNoEnd?.(state) ? Number.NEGATIVE_INFINITY : 0;
  let step = (steps[ends] ?? 0) - 1;
  for (let state = ends - 1; state >= 0; state--) {
    if ((state & BLOCK) === 0) allotment.look();
    let best = Number.NEGATIVE_INFINITY;
    for (const begin = steps[state] ?? 0; step >= begin; step--) {
      const value = (gain[step] ?? 0) - (price[mask[step] ?? 0] ?? 0) + (into[to[step] ?? 0] ?? 0);
      if (value > best) best = value;
    }
    into[state] = best;
  }
}

/** The steps of a route that earns what the first state's potential promises; none if there is no route to an end. */
export function bestSteps(diagram: Diagram, price: Float64Array, potential: Float64Array): number[] {
  const { first, steps, to, gain, mask } = diagram;
  const path: number[] = [];
  if (potential[0] === Number.NEGATIVE_INFINITY) return path;
  let state = 0;
  for (let layer = 0; layer < first.length - 2; layer++) {
    let chosen = steps[state] ?? 0;
    for (let step = chosen; step < (steps[state + 1] ?? 0); step++) {
      const value = (gain[step] ?? 0) - (price[mask[step] ?? 0] ?? 0) + (potential[to[step] ?? 0] ?? 0);
      if (value === potential[state]) {
        chosen = step;
        break;
      }
    }
    path.push(chosen);
    state = to[chosen] ?? 0;
  }
  return path;
}
