import { ORDINARY_TERMS } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { paidBy, parFacts, parPrice } from './par.ts';

test.each([
  ['a start', { action: { type: 'start', player: 'a', company: 'CPR', price: 67 } }, 67],
  ['a par value', { action: { type: 'par', player: 'a', price: 82 } }, 82],
  ['a train has a price too', { action: { type: 'train', player: 'a', price: 80 } }, null],
  ['a bid is no start', { action: { type: 'bid', player: 'a', price: 80 } }, null],
])('%s', (_name, choice, expected) => {
  expect(parPrice(choice, ORDINARY_TERMS)).toBe(expected);
});

test('what a player pays before anybody else acts', () => {
  const paid = (from: string, to: string, amount: number) =>
    ({ type: 'paid', from, to, amount, why: 'share' }) as const;
  expect(
    paidBy('a', [
      paid('a', 'bank', 134),
      paid('b', 'bank', 9),
      paid('bank', 'a', 4),
      { type: 'turn', who: 'b' },
      paid('a', 'bank', 50),
    ]),
  ).toBe(130);
});

describe('the par helper', () => {
  const events = [
    { type: 'paid', from: 'a', to: 'bank', amount: 180, why: 'share' },
    { type: 'bought', company: 'GTP', percent: 20, by: 'a', from: 'offering', price: 180 },
  ] as const;

  test('what it costs and leaves, how many shares I can have, and what is missing to float', () => {
    expect(parFacts(90, { id: 'a', cash: 314 }, 100, events, 60)).toEqual({
      costs: 180,
      left: 134,
      shares: 3,
      missing: { shares: 4, sum: 360 },
    });
  });

  test('no more shares than there are, and none missing of what floats at once', () => {
    const floated = [...events, { type: 'floated', company: 'GTP', capital: 900 }] as const;
    expect(parFacts(90, { id: 'a', cash: 5000 }, 40, floated, 60)).toEqual({
      costs: 180,
      left: 4820,
      shares: 4,
      missing: { shares: 0, sum: 0 },
    });
  });

  test('a presidency that came with a private company costs nothing', () => {
    const { costs, missing } = parFacts(100, { id: 'a', cash: 250 }, 80, [], 60);
    expect([costs, missing]).toEqual([0, { shares: 4, sum: 400 }]);
    expect(parFacts(100, { id: 'a', cash: 250 }, 80, [], undefined).missing).toBeNull();
  });
});
