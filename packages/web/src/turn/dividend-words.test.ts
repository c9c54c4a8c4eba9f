import { moneyIn, ORDINARY_TERMS } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { dividendFigure, dividendLines } from './dividend-words.ts';

const money = moneyIn(ORDINARY_TERMS);
const names = (id: string) => id.toUpperCase();

test('paid out: what a share gets, who gets how much, and the new price', () => {
  const events = [
    { type: 'dividend', company: 'cpr', revenue: 220, perShare: 22 },
    { type: 'paid', from: 'bank', to: 'ann', amount: 88, why: 'dividend' },
    { type: 'paid', from: 'bank', to: 'cpr', amount: 44, why: 'dividend' },
    { type: 'price', company: 'cpr', from: 71, to: 76 },
  ] as const;
  expect(dividendFigure(events, money)).toBe('$22 a share');
  expect(dividendLines(events, names, money)).toEqual(['ANN $88, CPR $44', 'price $71 → $76']);
});

test('withheld: what the company keeps, and a price that stays', () => {
  const events = [
    { type: 'withheld', company: 'cpr', revenue: 220 },
    { type: 'price', company: 'cpr', from: 40, to: 40 },
  ] as const;
  expect(dividendFigure(events, money)).toBe('$220');
  expect(dividendLines(events, names, money)).toEqual(['CPR keeps $220', 'price stays $40']);
});

test('nothing is said before it is known', () => {
  expect(dividendFigure([], money)).toBe('');
  expect(dividendLines([], names, money)).toEqual([]);
});
