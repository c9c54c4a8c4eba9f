import { goldensBy, type Recipe } from '../../testing/random-goldens.ts';
import { title } from '../title.ts';
import { type Policy, randomPlayer } from './random-player.ts';

/** One golden game for each number of players, by draft and by auction. */
const RECIPES: Readonly<Record<string, Recipe<Policy>>> = {
  'three-draft': { players: 3, seed: 3, policy: 'steady', options: { auction: false } },
  'four-draft': { players: 4, seed: 7, policy: 'steady', options: { auction: false } },
  'five-draft': { players: 5, seed: 5, policy: 'steady', options: { auction: false } },
  'three-auction': { players: 3, seed: 6, policy: 'steady', options: { auction: true } },
  'five-auction': { players: 5, seed: 8, policy: 'steady', options: { auction: true } },
};

export const goldens = goldensBy(title, RECIPES, randomPlayer);
