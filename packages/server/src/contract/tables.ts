import { z } from 'zod';
import { id, line, pageOf, password, playerId, text, time, whole } from './basics.ts';
import { person } from './people.ts';

export const STATUSES = ['open', 'running', 'finished', 'abandoned'] as const;
export const PACES = ['live', 'correspondence'] as const;
export const VISIBILITIES = ['public', 'link', 'password'] as const;

/** Seconds. */
const seconds = z
  .int()
  .min(5)
  .max(90 * 24 * 3600);

/** What happens when somebody takes too long. */
export const timing = z.strictObject({
  /** For one decision; null without limit. */
  perMove: seconds.nullable().default(null),
  /** For the whole game, in live games: what each has at the start, and what every move adds. */
  clock: z
    .strictObject({ start: seconds, perMove: z.int().min(0).max(3600) })
    .nullable()
    .default(null),
  /** Then: a bot moves, or the player is reminded. */
  late: z.enum(['bot', 'remind']).default('remind'),
});
export type Timing = z.infer<typeof timing>;

/** Who may take a move back: `own` the one who made it until another acted, and anybody by agreement. */
export const UNDO = ['own', 'agreement', 'never'] as const;

export const newTable = z.strictObject({
  title: z.string().max(40),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  name: line(60).optional(),
  seats: z.int().min(1).max(12),
  /** Names of bots for the last seats. */
  bots: z.array(z.string().max(40)).max(11).default([]),
  pace: z.enum(PACES).default('live'),
  visibility: z.enum(VISIBILITIES).default('public'),
  password: password.optional(),
  timing: timing.prefault({}),
  undo: z.enum(UNDO).default('own'),
  /** May the owner play for anybody, shown in the log? Known to all from the start. */
  master: z.boolean().default(false),
  /** Are seats drawn at the start, or in the order of joining? */
  seating: z.enum(['drawn', 'joined']).default('drawn'),
  /** Starts by itself when the last seat is taken. */
  startWhenFull: z.boolean().default(true),
});
export type NewTable = z.infer<typeof newTable>;

export const seat = z.object({
  seat: z.int(),
  /** The player of the game; null before the start. */
  player: playerId.nullable(),
  person: person.nullable(),
  /** A bot that sits here for good. */
  bot: z.string().nullable(),
  /** A bot that plays until its owner comes back. */
  standIn: z.string().nullable(),
  /** Milliseconds left when it was last this player's turn. */
  clock: z.int().nullable(),
  /** On holiday until then, perhaps past. */
  holidayUntil: time.nullable(),
});
export type Seat = z.infer<typeof seat>;

/** A question to the players of a table: everybody else has to agree. */
export const proposal = z.object({
  id,
  kind: z.enum(['undo', 'abandon']),
  by: id,
  /** `undo`: so many actions remain. */
  to: whole.nullable(),
  agreed: z.array(id),
  at: time,
});
export type Proposal = z.infer<typeof proposal>;

export const tableSummary = z.object({
  id,
  title: z.string(),
  name: z.string(),
  owner: person,
  status: z.enum(STATUSES),
  pace: z.enum(PACES),
  visibility: z.enum(VISIBILITIES),
  timing,
  seats: z.array(seat),
  /** Players of the game who have to act. */
  acting: z.array(playerId),
  /** Since when. */
  turnSince: time.nullable(),
  /** When the present decision is overdue. */
  deadline: time.nullable(),
  /** Entries of the log, and actions that are in force. */
  number: whole,
  count: whole,
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
  /** The latest change of anything at this table, chat included. */
  version: whole,
  /** Does it wait for whoever asks? */
  myTurn: z.boolean(),
  /** Has whoever asks a seat? */
  mine: z.boolean(),
});
export type TableSummary = z.infer<typeof tableSummary>;

export const tableDetails = tableSummary.extend({
  options: z.record(z.string(), z.unknown()),
  undo: z.enum(UNDO),
  master: z.boolean(),
  seating: z.enum(['drawn', 'joined']),
  startWhenFull: z.boolean(),
  /** SHA-256 of the secret from which chance comes; known before anybody sits down. */
  commitment: z.string(),
  /** The secret itself, once the game is over. */
  secret: z.string().nullable(),
  endReason: z.string().nullable(),
  /** Worth by player, once the game is over. */
  result: z.record(playerId, z.number()).nullable(),
  proposals: z.array(proposal),
  /** For the link; told to those who have a seat. */
  invite: z.string().nullable(),
  /** People of this table who are connected. */
  here: z.array(id),
  /** How many people without a seat look at it. */
  watching: whole,
  /** What its players have to be told, for instance that a new version changed the rules of its past. */
  notice: z.string().nullable(),
  imported: z.boolean(),
  /** What the players of an imported game are called in its record, until it goes on. */
  names: z.record(playerId, z.string()).optional(),
});
export type TableDetails = z.infer<typeof tableDetails>;

export const lobbyQuery = z.strictObject({
  title: z.string().max(40).optional(),
  pace: z.enum(PACES).optional(),
  status: z.enum(STATUSES).default('open'),
  /** With a seat for this many. */
  seats: z.coerce.number().int().min(1).max(12).optional(),
  after: z.string().max(100).optional(),
});
export const tablePage = pageOf(tableSummary);
export const tableList = z.object({ items: z.array(tableSummary) });

/** What one may be asked: by the rules of the game (an offer, to end it here), or by the players (to take back, to abandon). */
export const QUESTIONS = ['offer', 'end', 'undo', 'abandon'] as const;
export type Question = (typeof QUESTIONS)[number];
/** One of my tables; `asked`: a question that waits for my answer. */
export const myTable = tableSummary.extend({ asked: z.enum(QUESTIONS).nullable() });
export type MyTable = z.infer<typeof myTable>;
export const myTables = z.object({ items: z.array(myTable) });

export const joinTable = z.strictObject({
  password: z.string().max(200).optional(),
  invite: z.string().max(100).optional(),
  /** Which one: in a recorded game they are not alike. Without it the first that is free. */
  seat: z.int().min(0).max(11).optional(),
});
export const fillSeat = z.strictObject({ bot: z.string().max(40).nullable() });
export const importTable = z.strictObject({
  /** A game of ours, or an export of 18xx.games. */
  game: z.unknown(),
  /** The seat of whoever imports it; the others are free until they are taken. */
  player: playerId,
  visibility: z.enum(VISIBILITIES).default('link'),
  password: password.optional(),
  pace: z.enum(PACES).default('correspondence'),
});

export const chatLine = z.object({
  version: whole,
  by: person,
  text: z.string(),
  at: time,
  /** The key it was sent with: whoever said it knows it again, whether answer or stream comes first. */
  key: z.string().nullable(),
});
export type ChatLine = z.infer<typeof chatLine>;
export const chat = z.object({ lines: z.array(chatLine) });
export const say = z.strictObject({ text: text(1000), key: z.string().min(8).max(64).optional() });
export const notes = z.strictObject({ text: z.string().max(20_000) });
export const propose = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('undo'), to: whole }),
  z.strictObject({ kind: z.literal('abandon') }),
]);
export const answer = z.strictObject({ agree: z.boolean() });
