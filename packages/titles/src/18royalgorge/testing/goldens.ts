import { turnOf } from '@roundhouse/classic';
import {
  type Action,
  type Chance,
  type Engine,
  type GameRecord,
  pick,
  seededChance,
} from '@roundhouse/engine';
import { type Golden, goldenOutcome } from '../../testing/golden.ts';
import { newRecord, openFresh } from '../../testing/random-games.ts';
import type { Variants } from '../options.ts';
import { type StateRG, TurnFrame } from '../state.ts';
import { title } from '../title.ts';
import { bestRun } from './best-run.ts';
import { randomPlayer } from './random-player.ts';

interface Recipe {
  readonly players: number;
  readonly seed: number;
  readonly options?: Partial<Variants>;
  /** After so many actions somebody proposes to stop, and all agree. */
  readonly stopAfter?: number;
  /** Players who look at what a tile would bring, so that share prices reach the red. */
  readonly farsighted?: true;
}

/** Golden games for each number of players and, but for the market, each way to end; `golden/<name>.json` holds them. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  'two-train': { players: 2, seed: 1 },
  'three-farsighted': { players: 3, seed: 2, farsighted: true },
  'four-train': { players: 4, seed: 3 },
  'three-agreement': { players: 3, seed: 4, stopAfter: 220 },
  'three-variants-bankruptcy': {
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

type Choose = (state: StateRG, engine: Engine<StateRG>, chance: Chance) => Action;

const ambitious = randomPlayer('ambitious');
const sensible: Choose = (state, engine, chance) =>
  randomPlayer('sensible')(engine.advisedChoices(state), chance);

/** Of a few lays the one after which the company earns most; otherwise as ambitious players do. */
const farsighted: Choose = (state, engine, chance) => {
  const choices = engine.advisedChoices(state);
  const lays = choices.filter(({ action }) => action.type === 'lay');
  if (lays.length === 0 || chance() < 0.1) return ambitious(choices, chance);
  const tried = Array.from({ length: 8 }, () => pick(lays, chance).action);
  const { company } = turnOf(state, TurnFrame);
  const earned = tried.map((action) => {
    const outcome = engine.after(state, action);
    return outcome.ok ? bestRun(outcome.state, company).value : 0;
  });
  const most = Math.max(...earned);
  return tried[earned.indexOf(most)] ?? ambitious(choices, chance);
};

export function play({
  players,
  seed,
  options = {},
  stopAfter = Number.POSITIVE_INFINITY,
  farsighted: far,
}: Recipe): GameRecord {
  const fresh = newRecord(title.id, players, seed, { ...options });
  const { engine, state } = openFresh(title, fresh);
  const chance = seededChance(seed);
  const choose = far === true ? farsighted : sensible;
  const actions: Action[] = [];
  while (state.ended === null) {
    const action = actions.length < stopAfter ? choose(state, engine, chance) : agree(state, engine);
    const refusal = engine.play(state, action);
    if (refusal !== null) throw new Error(refusal.code);
    actions.push(action);
  }
  return { ...fresh, actions };
}

const agree = (state: StateRG, engine: Engine<StateRG>): Action => ({
  type: state.agenda.some(({ kind }) => kind === 'agreement') ? 'accept' : 'propose-end',
  player: engine.acting(state)[0] ?? '',
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
