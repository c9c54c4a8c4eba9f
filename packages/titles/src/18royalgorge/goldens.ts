import type { Action, GameRecord } from '@roundhouse/engine';
import { type Golden, goldenOutcome } from '../testing/golden.ts';
import { newRecord, openFresh, playRandomly, seeded } from '../testing/random-games.ts';
import type { Variants } from './options.ts';
import { soberPresident } from './random-president.ts';
import { title } from './title.ts';

interface Recipe {
  readonly players: number;
  readonly seed: number;
  readonly options?: Partial<Variants>;
  /** After so many actions somebody proposes to stop, and all agree. */
  readonly stopAfter?: number;
}

/** A golden game for each number of players and each way to end; `golden/<name>.json` holds them. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  'two-train': { players: 2, seed: 1 },
  'three-market': { players: 3, seed: 2 },
  'four-bankruptcy': { players: 4, seed: 3 },
  'three-agreement': { players: 3, seed: 4, stopAfter: 220 },
  'three-variants': {
    players: 3,
    seed: 5,
    options: {
      auction: true,
      handPicked: true,
      metalPrices: true,
      shorterGame: true,
      goldTracks: true,
      expandedPrivates: true,
      alternateDoc: true,
      gorgeB: true,
    },
  },
};

export const GOLDEN_NAMES = Object.keys(RECIPES);

export const outcomeOf = (record: GameRecord): Omit<Golden, 'record'> => goldenOutcome(title, record);

function play({ players, seed, options = {}, stopAfter }: Recipe): GameRecord {
  const fresh = newRecord(title.id, players, seed, { ...options });
  if (stopAfter === undefined) return playRandomly(title, fresh, { choose: soberPresident }).record;
  const { engine, state } = openFresh(title, fresh);
  const chance = seeded(seed);
  const actions: Action[] = [];
  while (state.ended === null) {
    const action = actions.length < stopAfter ? soberPresident(engine.choices(state), chance) : agree();
    const refusal = engine.play(state, action);
    if (refusal !== null) throw new Error(refusal.message);
    actions.push(action);
  }
  return { ...fresh, actions };

  function agree(): Action {
    const asked = state.agenda.some(({ kind }) => kind === 'agreement');
    return { type: asked ? 'accept' : 'propose-end', player: engine.acting(state)[0] ?? '' };
  }
}

/** Plays the golden games anew; to be written to their files when the rules have changed on purpose. */
export function makeGoldens(): Record<string, Golden> {
  return Object.fromEntries(
    Object.entries(RECIPES).map(([name, recipe]) => {
      const record = play(recipe);
      return [name, { record, ...outcomeOf(record) }];
    }),
  );
}
