import type { GameRecord } from '@roundhouse/engine';
import { type Golden, goldenOutcome } from '../../testing/golden.ts';
import { newRecord, playRandomly } from '../../testing/random-games.ts';
import { title } from '../title.ts';
import { type Policy, randomPlayer } from './random-player.ts';

interface Recipe {
  readonly seed: number;
  readonly policy: Policy;
  readonly options: Record<string, unknown>;
}

/** The golden games, one for each way to end and one with every variant; `golden/<name>.json` holds them. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  market: { seed: 11, policy: 'sensible', options: {} },
  'no-railroads': { seed: 12, policy: 'wild', options: {} },
  agreement: { seed: 14, policy: 'tired', options: {} },
  variants: {
    seed: 13,
    policy: 'sensible',
    options: {
      investorValues: 'face',
      incomes: 'level',
      firstCertificate: 'any',
      startupPrice: 'highest',
      exchange: 'several',
      saleDrop: 'certificate',
      directorToBank: false,
      firstPriority: 'B',
      placing: 'needed',
      removedCard: 'silent',
      directorCash: false,
    },
  },
};

export const GOLDEN_NAMES = Object.keys(RECIPES);

export const outcomeOf = (record: GameRecord): Omit<Golden, 'record'> => goldenOutcome(title, record);

/** Plays the golden games anew; to be written to their files when the rules have changed on purpose. */
export function makeGoldens(): Record<string, Golden> {
  return Object.fromEntries(
    Object.entries(RECIPES).map(([name, { seed, policy, options }]) => {
      const { record } = playRandomly(title, newRecord(title.id, 2, seed, options), {
        choose: randomPlayer(policy),
      });
      return [name, { record, ...outcomeOf(record) }];
    }),
  );
}
