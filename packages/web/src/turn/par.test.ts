import { ORDINARY_TERMS } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { paidBy, parPrice } from './par.ts';

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
