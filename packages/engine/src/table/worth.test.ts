import { expect, test } from 'vitest';
import type { Company } from '../shares/certificates.ts';
import { cashAndShares, totalOf } from './worth.ts';

const company = (id: string, ...percents: readonly number[]): Company => ({
  id,
  par: 100,
  certificates: percents.map((percent) => ({ percent, president: false, holder: 'a' })),
});
const state = { cash: { a: 35 }, bankBroken: false };

test('cash, and shares of 10% at the price of each company', () => {
  const prices: Readonly<Record<string, number>> = { X: 70, Y: 45 };
  const items = cashAndShares(
    state,
    'a',
    [company('X', 20, 10), company('Y', 5), company('Z')],
    (id) => prices[id] ?? 0,
  );
  expect(items).toEqual([
    { kind: 'cash', value: 35 },
    { kind: 'shares', company: 'X', count: 3, price: 70, value: 210 },
    { kind: 'shares', company: 'Y', count: 0.5, price: 45, value: 22.5 },
  ]);
  expect(totalOf(items)).toBe(267.5);
});

test('shares of a company without a price are worth nothing', () => {
  expect(totalOf(cashAndShares(state, 'a', [company('X', 20)], () => null))).toBe(35);
  expect(totalOf(cashAndShares(state, 'b', [company('X', 20)], () => 70))).toBe(0);
});
