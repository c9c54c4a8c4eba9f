import type { BaseState } from './state.ts';

const MODULUS = 2n ** 31n;

/** A linear congruential generator; products need more than 53 bits, so exact integers. */
export const nextRandom = (value: number): number => Number((1103515245n * BigInt(value) + 12345n) % MODULUS);

export const seedState = (seed: number): number => Number(BigInt(seed) % MODULUS);

/** Draws a number below 2^31 and keeps the new state. */
export function draw(state: Pick<BaseState, 'random'>): number {
  state.random = nextRandom(state.random);
  return state.random;
}

/** Draws one of the items. */
export function drawFrom<T>(state: Pick<BaseState, 'random'>, items: readonly T[]): T {
  const item = items[draw(state) % items.length];
  if (item === undefined) throw new Error('Nothing to draw from');
  return item;
}

/** Shuffles by drawing a number for each and sorting, smallest first, as 18xx.games does. */
export const shuffled = <T>(state: Pick<BaseState, 'random'>, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, drawn: draw(state) }))
    .sort((a, b) => a.drawn - b.drawn)
    .map(({ item }) => item);
