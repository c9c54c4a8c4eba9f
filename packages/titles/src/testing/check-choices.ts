import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  type BaseState,
  type Chance,
  type Choice,
  clone,
  type Engine,
  type GameRecord,
  pick,
  seededChance,
  type Title,
} from '@roundhouse/engine';
import { type PlayedGame, playRandomly, type Watch } from './random-games.ts';

/** What is listed is accepted, what is not listed is refused, and a refusal leaves no trace. */

/** Values to try in place of those of a legal action, by field. */
export type Mutations = Readonly<Record<string, readonly unknown[]>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Is the action among the choices, in full or within a range? */
function isListed(action: Action, choices: readonly Choice[]): boolean {
  return choices.some(({ action: listed, range }) => {
    const keys = new Set([...Object.keys(action), ...Object.keys(listed)]);
    return [...keys].every((key) => {
      const value = action[key];
      if (key !== range?.field) return same(value, listed[key]);
      return (
        typeof value === 'number' &&
        value >= range.min &&
        value <= range.max &&
        Number.isInteger((value - range.min) / range.step)
      );
    });
  });
}

/** Neighbours of a legal action that may be legal themselves, if they are listed. */
function near(action: Action, mutations: Mutations, chance: Chance): Action[] {
  return Object.entries(action).flatMap(([key, value]): Action[] => {
    const others = mutations[key];
    if (others !== undefined) return [{ ...action, [key]: pick(others, chance) }];
    if (typeof value === 'number')
      return [-10, -1, 1, 10].map((step) => ({ ...action, [key]: value + step }));
    return typeof value === 'boolean' ? [{ ...action, [key]: !value }] : [];
  });
}

/** Ten thousand arrays inside each other. */
const deep = (): unknown => JSON.parse('['.repeat(10_000) + ']'.repeat(10_000));

/** Things that can never be an action. */
function broken(action: Action, players: readonly string[], chance: Chance): unknown[] {
  const fields = Object.keys(action).filter((key) => key !== 'type' && key !== 'player');
  const others = players.filter((player) => player !== action.player);
  const key = fields.length > 0 ? pick(fields, chance) : 'price';
  const { [key]: _, ...lacking } = action;
  return [
    ...[...others, 'nobody', 'bank', '__proto__', ''].map((player) => ({ ...action, player })),
    // Fields that may be left out are lists.
    ...(fields.length > 0 && !Array.isArray(action[key]) ? [lacking] : []),
    { ...action, surprise: 1 },
    { ...action, type: 'toString' },
    { ...action, type: 7 },
    ...[1.5, Number.NaN, 1e15, -1e9, null, [[]], {}, '', 'constructor', '__proto__', deep()]
      .filter((value) => value !== action[key])
      .map((value) => ({ ...action, [key]: value })),
    JSON.parse(`{"__proto__": {"polluted": 1}, ${JSON.stringify(action).slice(1)}`),
    JSON.parse(`${JSON.stringify(action).slice(0, -1)}, "constructor": {"prototype": {"polluted": 1}}}`),
    [action],
    JSON.stringify(action),
    null,
    undefined,
    42,
    deep(),
  ];
}

export function checkChoicesAreExact<S extends BaseState>(
  state: S,
  engine: Engine<S>,
  mutations: Mutations,
  chance: Chance,
): void {
  const choices = engine.advisedChoices(state);
  const before = clone(state);
  const refused = (action: unknown) => {
    const refusal = engine.play(state, action);
    if (refusal === null)
      throw new Error(`Accepted though not listed: ${String(JSON.stringify(action)).slice(0, 200)}`);
    const sentence = engine.explain(refusal);
    if (!sentence.endsWith('.')) throw new Error(`Not a sentence: ${sentence}`);
  };
  for (const { action, range, notExhaustive } of choices) {
    if (engine.judge(state, action) !== null)
      throw new Error(`Refused though listed: ${JSON.stringify(action)}`);
    if (range === undefined) continue;
    const at = (value: number) => ({ ...action, [range.field]: value });
    for (const value of [range.min, range.max])
      if (engine.judge(state, at(value)) !== null)
        throw new Error(`Refused within its range: ${JSON.stringify(at(value))}`);
    if (notExhaustive === true) continue;
    refused(at(range.min - range.step));
    refused(at(range.max + range.step));
  }
  const isOpen = (type: string) =>
    choices.some(({ action, notExhaustive }) => notExhaustive === true && action.type === type);
  for (let tries = 0; tries < 12; tries++) {
    for (const action of near(pick(choices, chance).action, mutations, chance))
      if (!isListed(action, choices) && !isOpen(action.type)) refused(action);
  }
  const players = state.players.map(({ id }) => id);
  for (const action of broken(pick(choices, chance).action, players, chance)) refused(action);
  if (!isDeepStrictEqual(state, before)) throw new Error('A refusal has left a trace');
  if (Object.hasOwn(Object.prototype, 'polluted')) throw new Error('A prototype has been polluted');
}

export interface Checks<S> extends Watch<S> {
  readonly mutations: Mutations;
  /** How probably the choices of a position are looked at. */
  readonly often: number;
}

/** A random game in which the choices are looked at now and then. */
export function playChecked<S extends BaseState, O>(
  title: Title<S, O>,
  record: GameRecord,
  { mutations, often, ...watch }: Checks<S>,
): PlayedGame<S> {
  const chance = seededChance(record.seed * 7919);
  return playRandomly(title, record, {
    ...watch,
    after(state, engine, step, events) {
      watch.after?.(state, engine, step, events);
      if (state.ended === null && chance() < often) checkChoicesAreExact(state, engine, mutations, chance);
    },
  });
}
