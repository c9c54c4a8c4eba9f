import { goldensBy, type Recipe } from '../../testing/random-goldens.ts';
import { title } from '../title.ts';
import { type Policy, randomPlayer } from './random-player.ts';

/** The golden games, one for each way to end and one with every variant. */
const RECIPES: Readonly<Record<string, Recipe<Policy>>> = {
  market: { players: 2, seed: 11, policy: 'sensible' },
  'no-railroads': { players: 2, seed: 12, policy: 'wild' },
  agreement: { players: 2, seed: 14, policy: 'tired' },
  variants: {
    players: 2,
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

export const goldens = goldensBy(title, RECIPES, randomPlayer);
