import { ORDINARY_TERMS } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { paidBy, parPrice, parWords } from './par.ts';

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

test('the par helper: what it costs, what is left, and what is missing to float', () => {
  const events = [
    { type: 'paid', from: 'a', to: 'bank', amount: 180, why: 'share' },
    { type: 'bought', company: 'GTP', percent: 20, by: 'a', from: 'offering', price: 180 },
  ] as const;
  const money = (amount: number) => `$${amount}`;
  expect(parWords(90, { id: 'a', cash: 314 }, events, 60, money)).toBe(
    '$180, leaves $134 · enough for one more share · to float 4 more shares, $360',
  );
  expect(
    parWords(
      90,
      { id: 'a', cash: 200 },
      [...events, { type: 'floated', company: 'GTP', capital: 900 }],
      20,
      money,
    ),
  ).toBe('$180, leaves $20 · enough for no more shares · floats at once');
});
