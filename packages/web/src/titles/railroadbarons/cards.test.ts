import type { Choice } from '@roundhouse/engine/play';
import { expect, test } from 'vitest';
import { atCertificate, atInvestor, atRailroad, ofType } from './cards.ts';

const choice = (type: string, fields: Record<string, unknown>): Choice => ({
  action: { type, player: 'p1', ...fields },
});

const CHOICES = [
  choice('buy', { company: 'SB', percent: 20 }),
  choice('buy', { company: 'SB', percent: 20, give: [10] }),
  choice('sell', { company: 'SB', percent: 10 }),
  choice('start', { company: 'DPI', percent: 40, price: 70 }),
  choice('buy-railroad', { railroad: 'B1', side: '2' }),
  choice('buy-railroad', { railroad: 'B1', side: '3' }),
  choice('take-over', { railroad: 'A1', price: 1 }),
  choice('assign-investor', { investor: 'I40' }),
];

const at = (found: readonly Choice[]): number[] => found.map((one) => CHOICES.indexOf(one));

test('a certificate offers what can be done with it', () => {
  expect(at(atCertificate(CHOICES, 'SB', 20))).toEqual([0, 1]);
  expect(at(atCertificate(CHOICES, 'SB', 10))).toEqual([2]);
  expect(at(atCertificate(CHOICES, 'DPI', 40))).toEqual([3]);
  expect(atCertificate(CHOICES, 'DPI', 30)).toEqual([]);
});

test('a railroad of the stack by its side, one of a holding as it is', () => {
  expect(at(atRailroad(CHOICES, 'B1', '3'))).toEqual([5]);
  expect(at(atRailroad(CHOICES, 'A1', '2'))).toEqual([6]);
});

test('investors and types', () => {
  expect(at(atInvestor(CHOICES, 'I40'))).toEqual([7]);
  expect(at(ofType(CHOICES, 'buy'))).toEqual([0, 1]);
});
