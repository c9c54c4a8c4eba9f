import { goldensBy, type Recipe } from '../../testing/random-goldens.ts';
import { title } from '../title.ts';
import { type Policy, randomPlayer } from './random-player.ts';

/** One golden game for each number of players, and for the ways to end. */
const RECIPES: Readonly<Record<string, Recipe<Policy>>> = {
  'three-bankruptcy': { players: 3, seed: 20, policy: 'reckless' },
  'three-last-player': { players: 3, seed: 7, policy: 'ruinous' },
  'three-standstill': { players: 3, seed: 36, policy: 'wild' },
  'four-merger': { players: 4, seed: 1, policy: 'steady' },
  'five-bank': { players: 5, seed: 8, policy: 'reckless' },
};

export const goldens = goldensBy(title, RECIPES, randomPlayer);
