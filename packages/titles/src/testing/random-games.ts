import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  anyAction,
  type BaseState,
  type Chance,
  type Choice,
  type Engine,
  type GameEvent,
  type GameRecord,
  newGame,
  openGame,
  openImportedGame,
  seededChance,
  type Title,
} from '@roundhouse/engine';

/** Shared support for the tests of titles: games with random legal choices, checked after every action. */

export const names = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}`, name: String.fromCharCode(65 + i) }));

export function newRecord(
  title: string,
  players: number,
  seed: number,
  options: Record<string, unknown> = {},
): GameRecord {
  return newGame({ title, players: names(players).map(({ name }) => name), seed, options });
}

export interface PlayedGame<S> {
  readonly record: GameRecord;
  readonly state: S;
  readonly engine: Engine<S & BaseState>;
}

export interface Watch<S> {
  /** Called after every action with the position and what has happened. */
  after?(state: S, engine: Engine<S & BaseState>, step: number, events: readonly GameEvent[]): void;
  readonly most?: number;
  /** How a player decides; random by default. */
  choose?(choices: readonly Choice[], chance: Chance, state: S, engine: Engine<S & BaseState>): Action;
}

export function openFresh<S extends BaseState, O>(title: Title<S, O>, record: GameRecord) {
  const opened = record.imported === undefined ? openGame(title, record) : openImportedGame(title, record);
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
  const chance = seededChance(record.seed);
  const start = JSON.stringify(title.totals(state));
  const actions: Action[] = [];
  for (let step = 0; state.ended === null; step++) {
    if (step >= (watch.most ?? 20_000))
      throw new Error(`Seed ${record.seed} does not end within ${step} actions`);
    const choices = engine.advisedChoices(state);
    if (choices.every(({ outsidePlay }) => outsidePlay === true))
      throw new Error(`Seed ${record.seed}: a dead end at action ${step}`);
    const action = (watch.choose ?? anyAction)(choices, chance, state, engine);
    const events: GameEvent[] = [];
    const refusal = engine.play(state, action, events);
    if (refusal !== null) {
      throw new Error(
        `Seed ${record.seed}, action ${step}: a listed choice is refused: ${JSON.stringify(action)}: ${engine.explain(refusal)}`,
      );
    }
    actions.push(action);
    const faults = title.faults(state);
    if (faults.length > 0) throw new Error(`Seed ${record.seed}, action ${step}: ${faults.join('; ')}`);
    const now = JSON.stringify(title.totals(state));
    if (now !== start) throw new Error(`Seed ${record.seed}, action ${step}: ${start} became ${now}`);
    watch.after?.(state, engine, step, events);
  }
  return { record: { ...record, actions }, state, engine };
}

/** Does a position that has been through JSON after so many actions go on to the same end? */
export function goesOnFromJson<S extends BaseState, O>(
  title: Title<S, O>,
  fresh: GameRecord,
  after: number,
  choose: NonNullable<Watch<S>['choose']>,
): boolean {
  const copies: S[] = [];
  const { record, state, engine } = playRandomly(title, fresh, {
    choose,
    after(now, _engine, step) {
      if (step + 1 === after) copies.push(JSON.parse(JSON.stringify(now)));
    },
  });
  const [revived] = copies;
  if (revived === undefined) throw new Error(`Seed ${fresh.seed} is over before action ${after}`);
  return (
    record.actions.slice(after).every((action) => engine.play(revived, action) === null) &&
    isDeepStrictEqual(revived, state)
  );
}
