import { goldensBy, type Recipe } from '../../testing/random-goldens.ts';
import { type Policy, randomPlayer } from '../../testing/random-player.ts';
import { title } from '../title.ts';

/** One golden game for each number of players, and for each way to end. */
const RECIPES: Readonly<Record<string, Recipe<Policy>>> = {
  'two-bank': { players: 2, seed: 13, policy: 'steady' },
  'three-market': { players: 3, seed: 12, policy: 'steady' },
  'four-bankruptcy': { players: 4, seed: 13, policy: 'steady' },
  'five-agreement': { players: 5, seed: 8, policy: 'steady', stopAfter: 250 },
  'six-market': { players: 6, seed: 3, policy: 'steady' },
};

export const goldens = goldensBy(title, RECIPES, randomPlayer);
