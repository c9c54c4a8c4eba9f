import type { Action, Choice } from '@roundhouse/engine';

/** A source of numbers from 0 up to, but not including, 1. */
export type Chance = () => number;

/** A small, fast, seeded source, apart from the game's own. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(items: readonly T[], chance: Chance): T | undefined =>
  items[Math.floor(chance() * items.length)];

/** Any legal action: first a kind of action, then one of that kind, then a number of its range. */
export function randomAction(choices: readonly Choice[], chance: Chance): Action {
  const inCourse = choices.filter((choice) => choice.aside !== true);
  const type = pick([...new Set(inCourse.map(({ action }) => action.type))], chance);
  const choice = pick(
    inCourse.filter(({ action }) => action.type === type),
    chance,
  );
  if (choice === undefined) throw new Error('There is nothing to choose from');
  const { action, range } = choice;
  if (range === undefined) return action;
  const steps = Math.floor((range.max - range.min) / range.step);
  return { ...action, [range.field]: range.min + range.step * Math.floor(chance() * (steps + 1)) };
}
