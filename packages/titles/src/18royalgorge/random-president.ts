import type { Action, Choice } from '@roundhouse/engine';
import { type Chance, pick, pickAction } from '../testing/random-games.ts';

/** How eagerly a random president does things; 1 for what is not listed. */
const SOBER: Readonly<Record<string, number>> = {
  bid: 0.6,
  pass: 1,
  start: 4,
  right: 3,
  buy: 3,
  sell: 0.15,
  invest: 3,
  mint: 2,
  lay: 3,
  steel: 0.15,
  station: 1,
  run: 10,
  ship: 10,
  ghost: 10,
  train: 6,
  private: 0.5,
  springs: 0.5,
  accept: 1,
  decline: 0.3,
  bankrupt: 0.001,
};

/**
 * A player who runs the best routes, mostly pays, keeps some money and rarely goes bankrupt, so that games come to their
 * other ends.
 */
export function soberPresident(choices: readonly Choice[], chance: Chance): Action {
  const inCourse = choices.filter(({ aside }) => aside !== true);
  const run = inCourse.find(({ action }) => action.type === 'run');
  if (run !== undefined && chance() < 0.9) return run.action;
  const types = [...new Set(inCourse.map(({ action }) => action.type))];
  const total = types.reduce((sum, type) => sum + (SOBER[type] ?? 1), 0);
  let left = chance() * total;
  const type = types.find((candidate) => {
    left -= SOBER[candidate] ?? 1;
    return left < 0;
  });
  const ofType = inCourse.filter(({ action }) => action.type === (type ?? types[0]));
  const chosen = type === 'train' ? cheapTrain(ofType, chance) : pick(ofType, chance);
  return pickAction(
    [chosen],
    type === 'train' || type === 'bid' || type === 'right' ? () => chance() * 0.2 : chance,
  );
}

/** Rather from the deck, so that the phases go on. */
const cheapTrain = (choices: readonly Choice[], chance: Chance): Choice =>
  choices.find(({ action }) => action.from === 'bank') ?? pick(choices, chance);
