import { z } from 'zod';
import type { GameEvent } from './event.ts';
import { type Engine, engineOf } from './game.ts';
import type { Action } from './move.ts';
import { envelope } from './move.ts';
import { seedState } from './random.ts';
import type { BaseState } from './state.ts';
import type { Title } from './title.ts';

export const FORMAT = 'roundhouse-1';

const playerId = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,31}$/i, 'an id is 1 to 32 letters, digits, - or _');

/** A game is its title, options, seed, seats and list of actions. Everything else is derived. */
const written = z.strictObject({
  format: z.literal(FORMAT),
  title: z.string().max(40),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  /** Marks a game that was played elsewhere, with what the importer noted of it. */
  imported: z.record(z.string().max(40), z.unknown()).exactOptional(),
  seed: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  players: z.array(z.strictObject({ id: playerId, name: z.string().min(1).max(60) })).max(12),
  forcedPasses: z.enum(['automatic', 'recorded']).exactOptional(),
  pace: z.enum(['skip', 'asked']).exactOptional(),
  actions: z.array(envelope).max(100_000),
  /** The version of the title's rules with which it was last played, and what the state was now and then. */
  rules: z.int().min(0).exactOptional(),
  checks: z
    .array(
      z.strictObject({
        after: z.int().min(1),
        hash: z.string().max(40),
        marks: z
          .string()
          .regex(/^(?:[0-9a-f]{2}){1,64}$/)
          .exactOptional(),
      }),
    )
    .max(10_000)
    .exactOptional(),
});

export const recordSchema = written.transform((record): GameRecord => withCurrentNames(record));

/** A fingerprint of the state after so many actions: tells whether a game still plays as it did. */
export interface Check {
  readonly after: number;
  readonly hash: string;
  /** Two digits for each action since the check before, of what it brought about: tells the action with which a game differs. */
  readonly marks?: string;
}

export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly imported?: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  /** Decisions with nothing to choose but to pass: passed over without a word, or in the list like all others. */
  readonly forcedPasses: 'automatic' | 'recorded';
  readonly actions: readonly Action[];
  readonly rules?: number;
  readonly checks?: readonly Check[];
}

/** What `forcedPasses` was called in the first records. */
const FORMER_PACES = { skip: 'automatic', asked: 'recorded' } as const;

/** A record under the names of its day. */
export type KeptRecord = Omit<GameRecord, 'forcedPasses'> &
  Partial<Pick<GameRecord, 'forcedPasses'>> & { readonly pace?: keyof typeof FORMER_PACES };

export const withCurrentNames = ({
  pace = 'skip',
  forcedPasses = FORMER_PACES[pace],
  ...record
}: KeptRecord): GameRecord => ({ ...record, forcedPasses });

export interface NewGame {
  readonly title: string;
  /** By seat. */
  readonly players: readonly string[];
  readonly seed: number;
  readonly options?: GameRecord['options'];
}

/** A game before its first action. Whether it can be played is told when it is opened. */
export const newGame = ({ title, players, seed, options = {} }: NewGame): GameRecord => ({
  format: FORMAT,
  title,
  options,
  seed,
  players: players.map((name, seat) => ({ id: `p${seat + 1}`, name })),
  forcedPasses: 'automatic',
  actions: [],
});

/** A game that cannot be opened: what is wrong, in one sentence. */
export interface Unreadable {
  readonly error: string;
}

export interface Opened<S extends BaseState> {
  readonly engine: Engine<S>;
  readonly state: S;
  readonly events: readonly GameEvent[];
}

const RESERVED_IDS = new Set([
  'bank',
  'pool',
  'offering',
  'treasury',
  'gone',
  'neutral',
  'supply',
  'constructor',
]);

type NotOpened = Unreadable & { readonly rule?: string };

/** The position before the first action of a game of ours. */
export function openGame<S extends BaseState, O>(
  title: Title<S, O>,
  record: GameRecord,
): Opened<S> | NotOpened {
  if (record.imported !== undefined)
    return { error: 'This game was imported: it can be looked at, but not played as one of ours.' };
  const options = readOptions(title, title.options, record.options);
  return 'error' in options ? options : startGame(title, record, options.read);
}

/** The same for a game that was played elsewhere; the importer's entrance. */
export function openImportedGame<S extends BaseState, O>(
  title: Title<S, O>,
  record: GameRecord,
): Opened<S> | NotOpened {
  if (record.imported === undefined || title.imported === undefined)
    return { error: `This is not a game that was imported into ${title.name}.` };
  const options = readOptions(title, title.imported.options, { ...record.options, ...record.imported });
  return 'error' in options ? options : startGame(title, record, options.read);
}

function readOptions<O>(
  { name }: { readonly name: string },
  schema: z.ZodType<O>,
  json: unknown,
): { readonly read: O } | Unreadable {
  const options = schema.safeParse(json);
  if (options.success) return { read: options.data };
  const issue = options.error.issues[0];
  const problem = `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim();
  return { error: `The options of ${name} are not valid: ${problem}` };
}

/** The position before the first action, by rules that have been read. */
export function startGame<S extends BaseState, O>(
  title: Title<S, O>,
  record: GameRecord,
  options: O,
): Opened<S> | NotOpened {
  if (record.title !== title.id)
    return { error: `This is a game of "${record.title}", not of ${title.name}.` };
  const count = record.players.length;
  if (count < title.players.min || count > title.players.max) {
    const message = `${title.name} is for ${title.players.min} to ${title.players.max} players, not ${count}.`;
    return { error: message, rule: title.playersRule };
  }
  const ids = record.players.map((player) => player.id);
  if (new Set(ids).size !== ids.length) return { error: 'Two players have the same id.' };
  const reserved = ids.find((id) => RESERVED_IDS.has(id) || title.reserved?.includes(id) === true);
  if (reserved !== undefined) return { error: `"${reserved}" cannot be the id of a player.` };
  const state = title.setup({ players: record.players, seed: seedState(record.seed) }, options);
  const engine = engineOf(title, { autoPass: record.forcedPasses === 'automatic' });
  const events: GameEvent[] = [];
  engine.settle(state, events);
  return { engine, state, events };
}
