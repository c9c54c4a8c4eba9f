import { forbiddenKey, type Unreadable } from '@roundhouse/engine';
import { z } from 'zod';

/** Games as the public site 18xx.games exports them. */

const id = z.union([z.int(), z.string().max(64)]);

const actionSchema = z.looseObject({
  id: z.int().optional(),
  type: z.string().max(40),
  entity: id.nullish(),
  entity_type: z.string().max(20).nullish(),
  action_id: z.int().nullish(),
  auto_actions: z
    .array(
      z.looseObject({ type: z.string().max(40), entity: id.nullish(), entity_type: z.string().nullish() }),
    )
    .nullish(),
});

const gameSchema = z.looseObject({
  id: id.optional(),
  title: z.string().max(60),
  players: z
    .array(z.looseObject({ id, name: z.string().max(120) }))
    .min(1)
    .max(12),
  settings: z
    .looseObject({
      seed: z.union([z.int(), z.string()]).nullish(),
      optional_rules: z.array(z.string()).nullish(),
    })
    .nullish(),
  actions: z.array(actionSchema).max(100_000),
  status: z.string().nullish(),
});

export type RecordedAction = Readonly<z.infer<typeof actionSchema>>;

export interface RecordedGame {
  readonly title: string;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly seed: number;
  readonly optionalRules: readonly string[];
  /** Those that count, in order. */
  readonly actions: readonly RecordedAction[];
  readonly finished: boolean;
}

/** Does this JSON look like such an export? */
export const looksRecorded = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  !('format' in json) &&
  'actions' in json &&
  'players' in json &&
  'title' in json;

export function readRecorded(json: unknown): RecordedGame | Unreadable {
  const key = forbiddenKey(json);
  if (key !== null)
    return { error: `This is not an export of 18xx.games: nothing in it may be called "${key}".` };
  const parsed = gameSchema.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return {
      error: `This is not an export of 18xx.games: "${issue?.path.join('.').slice(0, 60) ?? ''}": ${issue?.message.slice(0, 120) ?? ''}.`,
    };
  }
  const game = parsed.data;
  return {
    title: game.title,
    players: game.players.map((player) => ({ id: String(player.id), name: player.name })),
    seed: seedOf(game.settings?.seed, game.id),
    optionalRules: game.settings?.optional_rules ?? [],
    actions: countedActions(game.actions),
    finished: game.status === 'finished',
  };
}

/** The recorded seed, or else the first digits of the game's id. */
function seedOf(seed: number | string | null | undefined, gameId: number | string | undefined): number {
  if (seed !== null && seed !== undefined && seed !== '') return Math.abs(Math.trunc(Number(seed))) || 0;
  return Number(/\d+/.exec(String(gameId ?? ''))?.[0] ?? 0);
}

/** Never undone, and nothing to the game. */
const CHAT = new Set(['message']);
/** Actions without an effect of their own: notes, and standing orders; what these led to is written in `auto_actions`. */
const IDLE = /^(program_|log$)/;

/** Undo takes back the newest action that still counts, or all after a given one; redo brings the last batch back. */
export function countedActions(actions: readonly RecordedAction[]): RecordedAction[] {
  const standing: (RecordedAction | null)[] = [];
  let undone: (readonly [number, RecordedAction])[][] = [];
  for (const action of actions) {
    if (action.type === 'undo') {
      const from = undoFrom(actions, standing, action.action_id);
      const batch: (readonly [number, RecordedAction])[] = [];
      for (let i = from; i < standing.length; i++) {
        const taken = standing[i];
        if (!taken || CHAT.has(taken.type)) continue;
        batch.push([i, taken]);
        standing[i] = null;
      }
      undone.push(batch);
      standing.push(null);
    } else if (action.type === 'redo') {
      for (const [i, taken] of undone.pop() ?? []) standing[i] = taken;
      standing.push(null);
    } else {
      if (!CHAT.has(action.type)) undone = [];
      standing.push(action);
    }
  }
  return standing.flatMap((action) => (action && !CHAT.has(action.type) ? [action] : []));
}

/** The first place that an undo takes back; `standing` has a place for each of the actions so far. */
function undoFrom(
  actions: readonly RecordedAction[],
  standing: readonly (RecordedAction | null)[],
  to: number | null | undefined,
): number {
  if (to === 0) return 0;
  if (to !== null && to !== undefined) {
    const exact = standing.findLastIndex((action) => action?.id === to);
    if (exact >= 0) return exact + 1;
    // The action that is gone back to has been undone itself, so its number counts.
    return actions.slice(0, standing.length).findLastIndex(({ id }) => id !== undefined && id <= to) + 1;
  }
  const last = standing.findLastIndex((action) => action && !CHAT.has(action.type));
  return last < 0 ? standing.length : last;
}

/** An action with what followed it automatically; what has no effect is left out. */
export function unfold(action: RecordedAction): RecordedAction[] {
  return [action, ...(action.auto_actions ?? [])].filter(({ type }) => !IDLE.test(type));
}
