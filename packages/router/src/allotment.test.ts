import { describe, expect, test, vi } from 'vitest';
import { Allotment, AllotmentSpent } from './allotment.ts';

describe('time', () => {
  test('the clock is looked at once in 128 pieces of work', () => {
    const late = vi.fn(() => false);
    const allotment = new Allotment({ deadline: late });
    for (let work = 0; work < 127; work++) allotment.tick();
    expect(late).not.toHaveBeenCalled();
    allotment.tick();
    expect(late).toHaveBeenCalledTimes(1);
    for (let work = 0; work < 128; work++) allotment.tick();
    expect(late).toHaveBeenCalledTimes(2);
  });

  test('when it is over the search is thrown out', () => {
    expect(() => new Allotment({ deadline: 0 }).look()).toThrow(new AllotmentSpent('deadline'));
    expect(() => new Allotment({ deadline: 60_000 }).look()).not.toThrow();
    expect(() => new Allotment().look()).not.toThrow();
  });
});

test('memory is taken and given back', () => {
  const allotment = new Allotment({ memory: 10 });
  allotment.take(6);
  expect(() => allotment.take(5)).toThrow(new AllotmentSpent('memory'));
  allotment.giveBack(1);
  expect(() => allotment.take(5)).not.toThrow();
});

test.each([{ memory: -1 }, { memory: Number.NaN }, { deadline: -1 }])('%j is refused', (options) => {
  expect(() => new Allotment(options)).toThrow(/options\.(memory|deadline) is (-1|NaN); it must be/);
});
