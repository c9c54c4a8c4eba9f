import { type Action, type BaseState, type GameRecord, seededChance, type Title } from '@roundhouse/engine';
import { type Golden, goldenOutcome } from './golden.ts';
import { newRecord, openFresh, playRandomly } from './random-games.ts';
import { type Policy, randomPlayer } from './random-player.ts';

/** How a golden game comes about. */
export interface Recipe {
  readonly players: number;
  readonly seed: number;
  readonly policy: Policy;
  readonly options?: Readonly<Record<string, unknown>>;
  /** After so many actions somebody proposes to stop, and all agree. */
  readonly stopAfter?: number;
}

function play<S extends BaseState, O>(title: Title<S, O>, recipe: Recipe): GameRecord {
  const { players, seed, policy, options = {}, stopAfter } = recipe;
  const fresh = newRecord(title.id, players, seed, options);
  if (stopAfter === undefined) return playRandomly(title, fresh, { choose: randomPlayer(policy) }).record;
  const { engine, state } = openFresh(title, fresh);
  const choose = randomPlayer(policy);
  const chance = seededChance(seed);
  const actions: Action[] = [];
  while (state.ended === null) {
    const action =
      actions.length < stopAfter
        ? choose(engine.advisedChoices(state), chance)
        : agree(engine.acting(state)[0] ?? '', state);
    const refusal = engine.play(state, action);
    if (refusal !== null) throw new Error(refusal.code);
    actions.push(action);
  }
  return { ...fresh, actions };
}

const agree = (player: string, state: BaseState): Action => ({
  type: state.agenda.some(({ kind }) => kind === 'agreement') ? 'accept' : 'propose-end',
  player,
});

/** Plays the golden games anew; to be written to their files when the rules have changed on purpose. */
export const goldensBy = <S extends BaseState, O>(
  title: Title<S, O>,
  recipes: Readonly<Record<string, Recipe>>,
): Record<string, Golden> =>
  Object.fromEntries(
    Object.entries(recipes).map(([name, recipe]) => {
      const record = play(title, recipe);
      return [name, { record, ...goldenOutcome(title, record) }];
    }),
  );
