import { turnOf } from '@roundhouse/classic';
import { pick } from '@roundhouse/engine';
import type { Watch } from '../../testing/random-games.ts';
import { goldensBy, type Recipe } from '../../testing/random-goldens.ts';
import { type StateRG, TurnFrame } from '../state.ts';
import { title } from '../title.ts';
import { bestRun } from './best-run.ts';
import { randomPlayer } from './random-player.ts';

/** Those who are farsighted look at what a tile would bring, so that share prices reach the red. */
type Policy = 'sensible' | 'farsighted';

/** Golden games for each number of players and, but for the market, each way to end. */
const RECIPES: Readonly<Record<string, Recipe<Policy>>> = {
  'two-train': { players: 2, seed: 1, policy: 'sensible' },
  'three-farsighted': { players: 3, seed: 2, policy: 'farsighted' },
  'four-train': { players: 4, seed: 3, policy: 'sensible' },
  'three-agreement': { players: 3, seed: 4, policy: 'sensible', stopAfter: 220 },
  'three-variants-bankruptcy': {
    players: 3,
    seed: 5,
    policy: 'sensible',
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

const ambitious = randomPlayer('ambitious');

/** Of a few lays the one after which the company earns most; otherwise as ambitious players do. */
const farsighted: NonNullable<Watch<StateRG>['choose']> = (choices, chance, state, engine) => {
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

export const goldens = goldensBy(title, RECIPES, (policy: Policy) =>
  policy === 'farsighted' ? farsighted : randomPlayer(policy),
);
