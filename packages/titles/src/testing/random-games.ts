import {
  type Action,
  type BaseState,
  type Choice,
  type Engine,
  FORMAT,
  type GameRecord,
  openGame,
  type Title,
} from '@roundhouse/engine';

/** Shared support for the tests of titles: games with random legal choices, checked after every action. */

export type Chance = () => number;

/** A seeded source of numbers below 1. */
export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(items: readonly T[], chance: Chance): T => {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

/** A kind of action first, then one of that kind, then a number of its range. */
export function pickAction(choices: readonly Choice[], chance: Chance): Action {
  const inCourse = choices.filter(({ aside }) => aside !== true);
  const type = pick([...new Set(inCourse.map(({ action }) => action.type))], chance);
  const { action, range } = pick(
    inCourse.filter((choice) => choice.action.type === type),
    chance,
  );
  if (range === undefined) return action;
  const steps = Math.floor((range.max - range.min) / range.step);
  return { ...action, [range.field]: range.min + range.step * Math.floor(chance() * (steps + 1)) };
}

export const names = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}`, name: String.fromCharCode(65 + i) }));

export function newRecord(
  title: string,
  players: number,
  seed: number,
  options: Record<string, unknown> = {},
): GameRecord {
  return { format: FORMAT, title, options, seed, players: names(players), pace: 'skip', actions: [] };
}

export interface PlayedGame<S> {
  readonly record: GameRecord;
  readonly state: S;
  readonly engine: Engine<S & BaseState>;
}

export interface Watch<S> {
  /** Called after every action with the position and the choices that led to it. */
  after?(state: S, engine: Engine<S & BaseState>, step: number): void;
  readonly most?: number;
  /** How a player decides; random by default. */
  choose?(choices: readonly Choice[], chance: Chance): Action;
}

export function openFresh<S extends BaseState, O>(title: Title<S, O>, record: GameRecord) {
  const opened = openGame(title, record);
  if ('error' in opened) throw new Error(opened.error);
  return opened;
}

/** Plays random legal choices to the end; throws on anything that must not happen. */
export function playRandomly<S extends BaseState, O>(
  title: Title<S, O>,
  record: GameRecord,
  watch: Watch<S> = {},
): PlayedGame<S> {
  const { engine, state } = openFresh(title, record);
  const chance = seeded(record.seed);
  const start = JSON.stringify(title.totals(state));
  const actions: Action[] = [];
  for (let step = 0; state.ended === null; step++) {
    if (step >= (watch.most ?? 20_000))
      throw new Error(`Seed ${record.seed} does not end within ${step} actions`);
    const choices = engine.choices(state);
    if (choices.every(({ aside }) => aside === true))
      throw new Error(`Seed ${record.seed}: a dead end at action ${step}`);
    const action = (watch.choose ?? pickAction)(choices, chance);
    const refusal = engine.play(state, action);
    if (refusal !== null) {
      throw new Error(
        `Seed ${record.seed}, action ${step}: a listed choice is refused: ${JSON.stringify(action)}: ${refusal.message}`,
      );
    }
    actions.push(action);
    const faults = title.faults(state);
    if (faults.length > 0) throw new Error(`Seed ${record.seed}, action ${step}: ${faults.join('; ')}`);
    const now = JSON.stringify(title.totals(state));
    if (now !== start) throw new Error(`Seed ${record.seed}, action ${step}: ${start} became ${now}`);
    watch.after?.(state, engine, step);
  }
  return { record: { ...record, actions }, state, engine };
}
