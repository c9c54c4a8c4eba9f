import { expect, test } from 'vitest';
import { choicesAbout, latestBids, underHammer } from './under-hammer.ts';

const privateCompany = (id: string, price: number | null) => ({
  id,
  owner: 'bank',
  closed: false,
  price,
  bids: [],
});
const sold = privateCompany('P1', null);
const [second, third] = [privateCompany('P2', 50), privateCompany('P3', 80)];
const take = { action: { type: 'take', player: 'a', item: 'P2' } };
const bidOnThird = { action: { type: 'bid', player: 'a', item: 'P3', price: 85 } };
const raise = { action: { type: 'bid', player: 'a', price: 60 } };

test('where several can be bid for, none is under the hammer', () => {
  expect(underHammer([sold, second, third], [take, bidOnThird])).toBe(null);
  expect(choicesAbout(third, [sold, second, third], [take, bidOnThird])).toEqual([bidOnThird]);
});

test('bids that name nothing are for the first in line', () => {
  expect(underHammer([sold, second, third], [raise])).toBe(second);
  expect(choicesAbout(second, [sold, second, third], [raise])).toEqual([raise]);
  expect(choicesAbout(third, [sold, second, third], [raise])).toEqual([]);
});

test('the last one is', () => {
  expect(underHammer([sold, third], [])).toBe(third);
  expect(underHammer([sold], [])).toBe(null);
});

test('a bid that was raised stands at what it was raised to', () => {
  const bids = [
    { player: 'a', price: 85 },
    { player: 'b', price: 90 },
  ];
  const bid = (item: string, price: number) => ({ type: 'bid', player: 'a', item, price }) as const;
  expect(latestBids({ ...third, bids }, [[bid('P3', 85)], [bid('P4', 145)], [bid('P3', 95)]])).toEqual([
    { player: 'a', price: 95 },
    { player: 'b', price: 90 },
  ]);
});
