import { type Action, type GameRecord, seededChance } from '@roundhouse/engine';
import { type Golden, goldenOutcome } from '../../testing/golden.ts';
import { newRecord, openFresh, playRandomly } from '../../testing/random-games.ts';
import { randomPlayer, type Temper } from '../../testing/random-player.ts';
import type { State1882 } from '../state.ts';
import { title } from '../title.ts';

interface Recipe {
  readonly players: number;
  readonly seed: number;
  readonly temper: Temper;
  /** After so many actions somebody proposes to stop, and all agree. */
  readonly stopAfter?: number;
}

/** One golden game for each number of players, and for each way to end; `golden/<name>.json` holds them. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  'two-bank': { players: 2, seed: 13, temper: 'steady' },
  'three-market': { players: 3, seed: 12, temper: 'steady' },
  'four-bankruptcy': { players: 4, seed: 13, temper: 'steady' },
  'five-agreement': { players: 5, seed: 8, temper: 'steady', stopAfter: 250 },
  'six-market': { players: 6, seed: 3, temper: 'steady' },
};

export const GOLDEN_NAMES = Object.keys(RECIPES);

export const outcomeOf = (record: GameRecord): Omit<Golden, 'record'> => goldenOutcome(title, record);

function play({ players, seed, temper, stopAfter }: Recipe): GameRecord {
  const fresh = newRecord(title.id, players, seed);
  if (stopAfter === undefined) return playRandomly(title, fresh, { choose: randomPlayer(temper) }).record;
  const { engine, state } = openFresh(title, fresh);
  const choose = randomPlayer(temper);
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

const agree = (player: string, state: State1882): Action => ({
  type: state.agenda.some(({ kind }) => kind === 'agreement') ? 'accept' : 'propose-end',
  player,
});

/** Plays the golden games anew; to be written to their files when the rules have changed on purpose. */
export function makeGoldens(): Record<string, Golden> {
  return Object.fromEntries(
    Object.entries(RECIPES).map(([name, recipe]) => {
      const record = play(recipe);
      return [name, { record, ...outcomeOf(record) }];
    }),
  );
}
