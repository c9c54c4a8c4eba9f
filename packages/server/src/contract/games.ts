import { z } from 'zod';
import { playerId, time, whole } from './basics.ts';

export const action = z.looseObject({ type: z.string().max(40), player: z.string().max(64) });

/**
 * The log only grows: taking back is an entry too, which says how many actions remain. `number` counts entries from 1.
 */
const entryBase = {
  number: whole,
  at: time,
  /** The version of the table that it made. */
  version: whole,
  /** Who did it, where it was not the player of the action: the owner in master mode, or the server. */
  by: z.enum(['player', 'master', 'bot', 'plan', 'agreement', 'server']),
};
export const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('action'), action, ...entryBase }),
  /** Player: who took it back; null where it was nobody at the table, but its master or a new version of the rules. */
  z.object({ kind: z.literal('undo'), to: whole, player: playerId.nullable(), ...entryBase }),
]);
export type Entry = z.infer<typeof entry>;

/** How the table stands after the latest entry. */
export const standing = z.object({
  number: whole,
  count: whole,
  acting: z.array(playerId),
  turnSince: time.nullable(),
  deadline: time.nullable(),
  /** Milliseconds left by player, where there are clocks. */
  clocks: z.record(playerId, z.number()),
  ended: z.object({ reason: z.string() }).nullable(),
});
export type Standing = z.infer<typeof standing>;

/** A position as plain data; `resume` of a title goes on from it. */
export const snapshot = z.object({ after: whole, rules: z.int(), hash: z.string(), state: z.unknown() });

/**
 * A running game without its seed: the first position, in which everything that chance decides has been drawn, and the log.
 * `title.resume(record, opening)` plays it.
 */
export const game = z.object({
  /** A record with no actions and seed 0; with the seed and all actions once the game is over. */
  record: z.record(z.string(), z.unknown()),
  /** Null once the game is over: the record has all. */
  opening: snapshot.nullable(),
  log: z.array(entry),
  standing,
});
export type OnlineGame = z.infer<typeof game>;

export const logQuery = z.strictObject({ after: z.coerce.number().int().min(0).default(0) });
export const log = z.object({ log: z.array(entry), standing });

/** `after` is the number of the last entry that the sender has seen. `key` makes repeating it harmless. */
export const move = z.strictObject({
  after: whole,
  key: z.string().min(8).max(64),
  action,
  /** For any seat, by the owner of a table that has a master mode. */
  master: z.boolean().default(false),
});
export const undo = z.strictObject({ after: whole, key: z.string().min(8).max(64), to: whole });

/** What was done, and everything that followed from it at once (plans of others). */
export const played = z.object({ log: z.array(entry), standing });
/** 409: what the sender has missed. */
export const missed = z.object({
  error: z.string(),
  code: z.literal('stale'),
  log: z.array(entry),
  standing,
});

/** What a player lets the table do by itself; `since` is the number of actions after which it began. */
const program = z.discriminatedUnion('kind', [
  /** Passes until anything happens but passes, or the round ends. */
  z.strictObject({ kind: z.literal('pass'), round: z.string().max(40), since: whole }),
  /** Buys shares of a company, turn by turn, until it floats or until so much is held. */
  z.strictObject({
    kind: z.literal('buy'),
    company: z.string().max(40),
    until: z.union([z.literal('floats'), z.int().min(1).max(100)]),
    round: z.string().max(40),
    since: whole,
  }),
  /** Passes in these steps of operating rounds. */
  z.strictObject({
    kind: z.literal('skip'),
    steps: z.array(z.string().max(40)).max(20).readonly(),
    since: whole,
  }),
]);

/**
 * What a player has left to be done when it comes up: played by the server if it is legal then, in this order.
 * `answers`: offers for these things, of at least so much, are accepted. `actions`: these, once each, as soon as they are legal.
 * `program`: what the table does by itself. `pass`: passes until the round ends or somebody else does more than pass.
 */
export const plan = z.strictObject({
  pass: z.boolean().default(false),
  /** Ends the passing when this happens. */
  until: z.enum(['round-ends', 'others-act', 'never']).default('round-ends'),
  actions: z.array(action).max(10).default([]),
  answers: z
    .array(z.strictObject({ item: z.string().max(64), least: whole }))
    .max(10)
    .default([]),
  program: program.nullable().default(null),
});
export type Plan = z.infer<typeof plan>;
