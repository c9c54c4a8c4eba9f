import { clone } from './clone.ts';

/**
 * What can be worked out from a part of a state. It is never part of the state: it hangs on the part that it was worked out
 * from, is dropped when that part says that it has changed, and is shared by forks as long as they agree.
 */
export interface Derived {
  /** What is worth keeping of it once these places of its part have changed, or what has no place. */
  changed(places: readonly string[]): Derived;
}

const known = new WeakMap<object, Derived>();

export const derivedOf = (part: object): Derived | undefined => known.get(part);

export function keepDerived(part: object, derived: Derived): void {
  known.set(part, derived);
}

/** To be called by whatever changes such a part. */
export function partChanged(part: object, places: readonly string[] = []): void {
  const derived = known.get(part);
  if (derived !== undefined) known.set(part, derived.changed(places));
}

/** A copy of a state that starts with all that is known of the original. */
export function fork<S extends object>(state: S): S {
  const copy = clone(state);
  for (const key in state) {
    const part: unknown = state[key];
    const same: unknown = copy[key];
    if (typeof part !== 'object' || part === null || typeof same !== 'object' || same === null) continue;
    const derived = known.get(part);
    if (derived !== undefined) known.set(same, derived);
  }
  return copy;
}
