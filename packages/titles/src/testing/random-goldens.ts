import type { Action, BaseState, Engine, GameRecord, Title } from '@roundhouse/engine';
import { type Golden, goldenOutcome } from './golden.ts';
import { newRecord, playRandomly, type Watch } from './random-games.ts';

/** How a golden game comes about. */
export interface Recipe<P> {
  readonly players: number;
  readonly seed: number;
  readonly policy: P;
  readonly options?: Readonly<Record<string, unknown>>;
  /** After so many actions somebody proposes to stop, and all agree. */
  readonly stopAfter?: number;
}

/** The golden games of a title; `golden/<name>.json` holds them. */
export interface Goldens {
  readonly names: readonly string[];
  outcomeOf(record: GameRecord): Omit<Golden, 'record'>;
  /** Plays them anew; to be written to their files when the rules have changed on purpose. */
  make(): Record<string, Golden>;
}

export function goldensBy<S extends BaseState, O, P>(
  title: Title<S, O>,
  recipes: Readonly<Record<string, Recipe<P>>>,
  playerOf: (policy: P) => NonNullable<Watch<S>['choose']>,
): Goldens {
  const outcomeOf = (record: GameRecord) => goldenOutcome(title, record);
  function play({ players, seed, policy, options = {}, stopAfter = Number.POSITIVE_INFINITY }: Recipe<P>) {
    const choose = playerOf(policy);
    let decided = 0;
    return playRandomly(title, newRecord(title.id, players, seed, { ...options }), {
      choose: (choices, chance, state, engine) =>
        decided++ < stopAfter ? choose(choices, chance, state, engine) : agree(state, engine),
    }).record;
  }
  return {
    names: Object.keys(recipes),
    outcomeOf,
    make: () =>
      Object.fromEntries(
        Object.entries(recipes).map(([name, recipe]) => {
          const record = play(recipe);
          return [name, { record, ...outcomeOf(record) }];
        }),
      ),
  };
}

const agree = <S extends BaseState>(state: S, engine: Engine<S>): Action => ({
  type: state.agenda.some(({ kind }) => kind === 'agreement') ? 'accept' : 'propose-end',
  player: engine.acting(state)[0] ?? '',
});
