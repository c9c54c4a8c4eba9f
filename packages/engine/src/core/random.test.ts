import { describe, expect, test } from 'vitest';
import { draw, drawFrom, seedState } from './random.ts';

describe('the generator', () => {
  test.each([
    [10526, 2009912831, 765788108],
    [5236, 1274822045, 966410770],
    [5585, 2002069558, 289850167],
    [648617632, 1293351513, 216393246],
    [1601456626, 909600835, 506330816],
    [26178, 2019546707, 1263385488],
  ])('seed %i gives %i, then %i', (seed, first, second) => {
    const state = { random: seedState(seed) };
    expect([draw(state), draw(state), state.random]).toEqual([first, second, second]);
  });

  test('a seed counts modulo 2^31', () => {
    expect(seedState(2 ** 31 + 5)).toBe(5);
    expect(seedState(Number.MAX_SAFE_INTEGER)).toBe(2 ** 31 - 1);
  });

  test('one of several is drawn by the remainder', () => {
    expect(drawFrom({ random: seedState(5585) }, ['a', 'b', 'c', 'd'])).toBe('c');
    expect(() => drawFrom({ random: 1 }, [])).toThrow();
  });
});
