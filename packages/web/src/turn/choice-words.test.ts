import { expect, test } from 'vitest';
import { alike, byWhom, choiceWords } from './choice-words.ts';

test.each([
  ['Buy 10% of X from the pool', false, 'Buy', '10% of X from the pool'],
  ['Buy a 4-train from X for $289', true, 'Offer', 'A 4-train from X'],
  ['Bid $85 on the Mill', false, 'Bid', 'The Mill'],
  ['Bid $85', false, 'Bid', ''],
  ['Buy a 4-train from X for ¥289', false, 'Buy', 'A 4-train from X'],
  ['Pay dividends', false, 'Pay dividends', ''],
  ['Pass', false, 'Pass', ''],
])('%s', (sentence, offer, verb, thing) => {
  expect(choiceWords(sentence, offer, true)).toEqual({ verb, thing });
});

test('an amount that is to be named stands beside what it is named for', () => {
  const words = (ranged: boolean) => choiceWords('Name the Mill (+$20) at $40', false, true, ranged);
  expect(words(true)).toEqual({ verb: 'Name', thing: 'The Mill (+$20)' });
  expect(words(false).thing).toBe('The Mill (+$20) at $40');
});

test('a price that stands nowhere else stays', () => {
  expect(choiceWords('Take the next steel for $20', false, false).thing).toBe('The next steel for $20');
});

test('whoever may do something out of turn is named', () => {
  const by = (player: string) => byWhom({ type: 'exchange', player }, { acting: ['a'] }, () => 'Bea');
  expect([by('a'), by('b')]).toEqual(['', 'Bea: ']);
});

test('trains of one kind are one row', () => {
  const choice = (train: string) => ({ action: { type: 'train', player: 'a', train } });
  const rows = alike([choice('4-1'), choice('4-2'), choice('5-0')], ({ train }) => String(train).charAt(0));
  expect(rows.map(({ choice: { action }, count }) => [action.train, count])).toEqual([
    ['4-1', 2],
    ['5-0', 1],
  ]);
});

test('cards that read the same are not: money may lie on one of them', () => {
  const claim = (card: string) => ({ action: { type: 'claim', player: 'a', card } });
  expect(alike([claim('S1'), claim('S2')], () => 'Claim a speculator').map(({ count }) => count)).toEqual([
    1, 1,
  ]);
});
