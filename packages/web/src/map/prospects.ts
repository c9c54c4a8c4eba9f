import { type Geography, type Prospects, prospectsOf } from '@roundhouse/engine/play';

const known = new WeakMap<Geography, Prospects>();

/** Which tiles may follow on which, found once for a map. */
export function prospectsFor(geography: Geography): Prospects {
  let prospects = known.get(geography);
  if (prospects === undefined) {
    prospects = prospectsOf(geography);
    known.set(geography, prospects);
  }
  return prospects;
}
