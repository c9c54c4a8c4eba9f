import { hashOf } from '../core/hash.ts';
import { isRecord } from '../core/json.ts';
import type { GameRecord } from '../core/record.ts';
import type { Snapshot } from './table.ts';

/**
 * A position for those who may know what has been drawn, but not what will be: the generator's state tells the seed. `resume` with a
 * record of seed 0 goes on from it.
 */
export function withoutGenerator({ after, rules, state }: Snapshot): Snapshot {
  const seen = isRecord(state) ? { ...state, random: 0 } : state;
  return { after, rules, hash: hashOf(seen), state: seen };
}

/** The record that goes with it: no seed, and no fingerprints, which are those of states with the generator. */
export function withoutSeed({ checks: _checks, ...record }: GameRecord): GameRecord {
  return { ...record, seed: 0 };
}
