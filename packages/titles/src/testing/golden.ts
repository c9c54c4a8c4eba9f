import { createHash } from 'node:crypto';
import { type BaseState, type GameRecord, recordSchema, type Title } from '@roundhouse/engine';
import { z } from 'zod';
import { openFresh } from './random-games.ts';

/** A complete game, what it came to, and a fingerprint of all that happened in it. */
export interface Golden {
  readonly record: GameRecord;
  readonly reason: string;
  readonly worth: Readonly<Record<string, number>>;
  readonly fingerprint: string;
}

export const goldenSchema = z.strictObject({
  record: recordSchema,
  reason: z.string(),
  worth: z.record(z.string(), z.number()),
  fingerprint: z.string(),
});

/** Plays a record to its end. Events and the final position go into the fingerprint. */
export function goldenOutcome<S extends BaseState, O>(
  title: Title<S, O>,
  record: GameRecord,
): Omit<Golden, 'record'> {
  const { engine, state, events: opening } = openFresh(title, record);
  const events = [...opening];
  for (const [i, action] of record.actions.entries()) {
    const refusal = engine.play(state, action, events);
    if (refusal !== null)
      throw new Error(`Action ${i + 1} is refused by ${refusal.rule}: ${engine.explain(refusal)}`);
  }
  const worth = Object.fromEntries(state.players.map(({ id }) => [id, title.worth(state, id)]));
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([events, state], sortKeys))
    .digest('hex')
    .slice(0, 16);
  return { reason: state.ended?.reason ?? '', worth, fingerprint };
}

/** The order in which a setup happens to write the fields of a state says nothing. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
