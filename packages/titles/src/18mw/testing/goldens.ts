import type { GameRecord } from '@roundhouse/engine';
import { type Golden, goldenOutcome } from '../../testing/golden.ts';
import { newRecord, playRandomly } from '../../testing/random-games.ts';
import { title } from '../title.ts';
import { type Policy, randomPlayer } from './random-player.ts';

interface Recipe {
  readonly players: number;
  readonly seed: number;
  readonly policy: Policy;
}

/** One golden game for each number of players, and for the ways to end; `golden/<name>.json` holds them. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  'three-bankruptcy': { players: 3, seed: 20, policy: 'reckless' },
  'three-last-player': { players: 3, seed: 7, policy: 'ruinous' },
  'three-standstill': { players: 3, seed: 36, policy: 'wild' },
  'four-merger': { players: 4, seed: 1, policy: 'steady' },
  'five-bank': { players: 5, seed: 8, policy: 'reckless' },
};

export const GOLDEN_NAMES = Object.keys(RECIPES);

export const outcomeOf = (record: GameRecord): Omit<Golden, 'record'> => goldenOutcome(title, record);

/** Plays the golden games anew; to be written to their files when the rules have changed on purpose. */
export function makeGoldens(): Record<string, Golden> {
  return Object.fromEntries(
    Object.entries(RECIPES).map(([name, { players, seed, policy }]) => {
      const { record } = playRandomly(title, newRecord(title.id, players, seed), {
        choose: randomPlayer(policy),
      });
      return [name, { record, ...outcomeOf(record) }];
    }),
  );
}
