import type { Action, Chance, Choice } from '@roundhouse/engine';
import { randomPlayer as ordinaryPlayer, type Policy, type Weights } from '../../testing/random-player.ts';

export type { Policy } from '../../testing/random-player.ts';

/** Rare things are done gladly, so that they happen. */
const WEIGHTS: Weights = {
  sell: 0.12,
  private: 0.5,
  lay: 4,
  station: 0.6,
  train: 6,
  buy: 2,
  start: 2,
  pundit: 6,
  council: 4,
  refinery: 6,
  extract: 3,
  replace: 4,
  issue: 0.3,
  redeem: 0.3,
  crisis: 0.5,
  accept: 1,
  decline: 2,
  bid: 0.7,
};

/** Every other run also begins and repairs refineries: it is listed after the best one. */
export const randomPlayer = (policy: Policy) => {
  const choose = ordinaryPlayer(policy, WEIGHTS);
  return (choices: readonly Choice[], chance: Chance): Action => {
    const action = choose(choices, chance);
    const building = choices.find((choice) => choice.action.build === true);
    return action.type === 'run' && building !== undefined && chance() < 0.5 ? building.action : action;
  };
};
