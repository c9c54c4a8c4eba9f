import type { Action, Choice } from './move.ts';

/** Chance outside a game: for players who choose by it, and for tests. Chance inside a game lives in its state. */

/** A source of numbers from 0 up to, but not including, 1. */
export type Chance = () => number;

/** A small, fast, seeded source. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(items: readonly T[], chance: Chance): T {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}

/** Any legal action in the course of the game: first a kind of action, then one of that kind, then a number of its range. */
export function anyAction(choices: readonly Choice[], chance: Chance): Action {
  const inCourse = choices.filter(({ outsidePlay }) => outsidePlay !== true);
  const type = pick([...new Set(inCourse.map(({ action }) => action.type))], chance);
  const { action, range } = pick(
    inCourse.filter((choice) => choice.action.type === type),
    chance,
  );
  if (range === undefined) return action;
  const steps = Math.floor((range.max - range.min) / range.step);
  return { ...action, [range.field]: range.min + range.step * Math.floor(chance() * (steps + 1)) };
}
