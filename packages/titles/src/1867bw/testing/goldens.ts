import type { GameRecord } from '@roundhouse/engine';
import { type Golden, goldenOutcome } from '../../testing/golden.ts';
import { newRecord, playRandomly } from '../../testing/random-games.ts';
import { title } from '../title.ts';
import { randomPlayer } from './random-player.ts';

interface Recipe {
  readonly players: number;
  readonly seed: number;
  readonly auction: boolean;
}

/** One golden game for each number of players, by draft and by auction; `golden/<name>.json` holds them. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  'three-draft': { players: 3, seed: 3, auction: false },
  'four-draft': { players: 4, seed: 7, auction: false },
  'five-draft': { players: 5, seed: 5, auction: false },
  'three-auction': { players: 3, seed: 6, auction: true },
  'five-auction': { players: 5, seed: 8, auction: true },
};

export const GOLDEN_NAMES = Object.keys(RECIPES);

export const outcomeOf = (record: GameRecord): Omit<Golden, 'record'> => goldenOutcome(title, record);

/** Plays the golden games anew; to be written to their files when the rules have changed on purpose. */
export function makeGoldens(): Record<string, Golden> {
  return Object.fromEntries(
    Object.entries(RECIPES).map(([name, { players, seed, auction }]) => {
      const fresh = newRecord(title.id, players, seed, { auction });
      const { record } = playRandomly(title, fresh, { choose: randomPlayer('steady') });
      return [name, { record, ...outcomeOf(record) }];
    }),
  );
}
