import { describe, expect, test } from 'vitest';
import { anyAction, pick, seededChance } from './chance.ts';

const bid = {
  action: { type: 'bid', player: 'a', price: 5 },
  range: { field: 'price', min: 5, max: 20, step: 5 },
};
const pass = { action: { type: 'pass', player: 'a' } };
const propose = { action: { type: 'propose', player: 'a' }, outsidePlay: true } as const;

describe('chance outside a game', () => {
  test('the same seed gives the same numbers, from 0 to below 1', () => {
    const numbers = (seed: number) => Array.from({ length: 100 }, seededChance(seed));
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
    for (const number of numbers(7)) expect(number >= 0 && number < 1).toBe(true);
  });

  test('one of several is picked, each in its part of the numbers', () => {
    expect([0, 0.49, 0.5, 0.99].map((number) => pick(['a', 'b'], () => number))).toEqual([
      'a',
      'a',
      'b',
      'b',
    ]);
    expect(() => pick([], () => 0)).toThrow('nothing to choose');
  });

  test('an action is any of the course of the game, with any number of its range', () => {
    const chance = seededChance(1);
    const seen = new Set(
      Array.from({ length: 200 }, () => JSON.stringify(anyAction([bid, pass, propose], chance))),
    );
    const bids = [5, 10, 15, 20].map((price) => ({ type: 'bid', player: 'a', price }));
    expect(seen).toEqual(new Set([...bids, pass.action].map((action) => JSON.stringify(action))));
    expect(() => anyAction([propose], chance)).toThrow('nothing to choose');
  });
});
