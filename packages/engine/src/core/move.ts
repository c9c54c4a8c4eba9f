import { z } from 'zod';
import { type Fields, type JsonSchema, shape, type Wrong } from './fields.ts';
import { forbiddenKey, isRecord } from './json.ts';
import { type Objection, refuse, type Verdict } from './verdict.ts';

/** An action as it travels: small JSON that says what is done and by whom. */
export interface Action {
  readonly type: string;
  readonly player: string;
  readonly [field: string]: unknown;
}

/** Numbers that may be chosen freely between bounds. */
export interface Range {
  readonly field: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Something that may be done now. With a range, the action carries its minimum and any number of the range will do. */
export interface Choice {
  readonly action: Action;
  readonly range?: Range;
  /** There are more legal actions of this type than can be listed, for instance routes drawn by hand. */
  readonly notExhaustive?: true;
  /** Not part of the course of the game, such as a proposal to stop: never forced, never made by bots. */
  readonly outsidePlay?: true;
}

/** A kind of action within a kind of frame: the rule that judges it, and what it offers now. */
export interface Move<S, F> {
  readonly type: string;
  /** What such an action looks like, as JSON Schema. */
  readonly schema: JsonSchema;
  /** What was judged before in the same position need not be proven again, where a proof takes time. */
  judge(state: S, frame: F, action: Action, judgedBefore?: boolean): Verdict;
  /** Everything that `judge` accepts now. */
  legal(state: S, frame: F, player: string): Iterable<Choice>;
}

export interface Candidate<T> {
  readonly fields: T;
  readonly range?: Range;
  readonly notExhaustive?: true;
  readonly outsidePlay?: true;
}

export const envelope = z.looseObject({ type: z.string().max(40), player: z.string().max(64) });

/** A move that knows its fields. */
export interface DefinedMove<S, F, T> extends Move<S, F> {
  readonly fields: Fields<T>;
}

interface MoveDefinition<S, F, T> {
  readonly type: string;
  readonly fields: Fields<T>;
  readonly judge: (state: S, frame: F, fields: T, player: string, judgedBefore?: boolean) => Verdict;
  /** May include what the rule refuses. */
  readonly candidates: (state: S, frame: F, player: string) => Iterable<Candidate<T>>;
}

/** A move without fields is a candidate whenever its frame is on top. */
export function defineMove<S, F>(
  definition: Omit<MoveDefinition<S, F, object>, 'fields' | 'candidates'> &
    Partial<Pick<MoveDefinition<S, F, object>, 'candidates'>>,
): DefinedMove<S, F, object>;
export function defineMove<S, F, T extends object>(definition: MoveDefinition<S, F, T>): DefinedMove<S, F, T>;
export function defineMove<S, F>(
  given: Omit<MoveDefinition<S, F, object>, 'fields' | 'candidates'> & Partial<MoveDefinition<S, F, object>>,
): DefinedMove<S, F, object> {
  const definition = { fields: {}, candidates: () => [{ fields: {} }], ...given };
  const fields = shape(definition.fields);
  return {
    type: definition.type,
    fields: definition.fields,
    get schema() {
      return actionSchema(definition.type, fields.schema);
    },
    judge(state, frame, action, judgedBefore) {
      const own = ownFields(action);
      if (!fields.is(own))
        return refuse('malformed', { problem: malformed(action.type, fields.explain(own)) });
      return definition.judge(state, frame, own, action.player, judgedBefore);
    },
    *legal(state, frame, player) {
      for (const candidate of definition.candidates(state, frame, player)) {
        if (typeof definition.judge(state, frame, candidate.fields, player) === 'function')
          yield choiceOf(definition.type, player, candidate);
      }
    },
  };
}

function choiceOf<T extends object>(type: string, player: string, candidate: Candidate<T>): Choice {
  const action = { type, player, ...candidate.fields };
  const { range, notExhaustive, outsidePlay } = candidate;
  if (range === undefined && notExhaustive === undefined && outsidePlay === undefined) return { action };
  const { fields: _fields, ...rest } = candidate;
  return { action, ...rest };
}

const TEXT = { type: 'string', maxLength: 64 } as const;

function actionSchema(type: string, { properties, required }: JsonSchema): JsonSchema {
  const own = Array.isArray(required) ? required : [];
  return {
    type: 'object',
    properties: { type: { const: type }, player: TEXT, ...(isRecord(properties) ? properties : {}) },
    required: ['type', 'player', ...own],
    additionalProperties: false,
  };
}

/** What an action says besides its type and player. A loop: destructuring is many times slower in a new process. */
function ownFields(action: Action): object {
  const own: Record<string, unknown> = {};
  for (const field in action) if (field !== 'type' && field !== 'player') own[field] = action[field];
  return own;
}

/** Reads the outside of an action; its fields are read by the move that it names. */
export function readAction(json: unknown): { readonly action: Action } | Objection {
  const key = forbiddenKey(json);
  if (key !== null) return refuse('malformed', { problem: `An action has no field "${key}".` });
  if (isAction(json)) return { action: json };
  const problem =
    'The action is not well formed: it is an object with at least "type" and "player", both short texts.';
  return refuse('malformed', { problem });
}

/** By hand, because every action of every replay passes here. */
function isAction(json: unknown): json is Action {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  if (!('type' in json) || !('player' in json)) return false;
  const { type, player } = json;
  return typeof type === 'string' && type.length <= 40 && typeof player === 'string' && player.length <= 64;
}

function malformed(what: string, { at, problem }: Wrong): string {
  const where = at.length === 0 ? '' : ` at "${at.join('.').slice(0, 60)}"`;
  return `The action "${what}" is not well formed${where}: ${problem}.`;
}
