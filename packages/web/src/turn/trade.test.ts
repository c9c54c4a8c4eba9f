import { moneyIn, ORDINARY_TERMS } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { tradeWords } from './trade.ts';

const money = moneyIn(ORDINARY_TERMS);
const names = (id: string) => id.toUpperCase();
const paid = (from: string, to: string, amount: number) =>
  ({ type: 'paid', from, to, amount, why: 'share' }) as const;

test('a purchase says what it costs and what is left', () => {
  expect(tradeWords({ type: 'buy', player: 'a' }, 200, [paid('a', 'bank', 67)], names, money)).toBe(
    '$67, leaves\u00a0$133',
  );
});

test('a sale says what it brings and what becomes of the price', () => {
  const sale = { type: 'sell', player: 'a', company: 'CPR', percent: 20 };
  const price = (company: string) => ({ type: 'price', company, from: 82, to: 71 }) as const;
  expect(tradeWords(sale, 0, [paid('bank', 'a', 164), price('CPR')], names, money)).toBe(
    'brings $164, price falls to $71',
  );
  expect(tradeWords(sale, 0, [paid('bank', 'a', 164), price('HBR')], names, money)).toBe('brings $164');
  const president = { type: 'president', company: 'CPR', player: 'b' } as const;
  expect(tradeWords(sale, 0, [paid('bank', 'a', 164), president], names, money)).toBe(
    'brings $164, B becomes president',
  );
});

test('nothing is said before it is known', () => {
  expect(tradeWords({ type: 'buy', player: 'a' }, 200, [], names, money)).toBe('');
});

test('what a bid of the same player brings along is a price of its own', () => {
  const acquired = (item: string, price: number) =>
    ({ type: 'acquired', by: 'a', item, from: 'bank', price }) as const;
  const events = [paid('a', 'bank', 80), acquired('p3', 80), paid('a', 'bank', 145), acquired('p4', 145)];
  expect(tradeWords({ type: 'take', player: 'a', item: 'p3' }, 600, events, names, money)).toBe(
    '$80\nthen P4 for your bid of $145, leaves\u00a0$375',
  );
});
