import { nameOf, ORDINARY_TERMS, subjectOf, termsWith } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { terms as gorge } from '../18royalgorge/data/terms.ts';

test.each([
  ['buy', 'Buy shares'],
  ['place-gold_mine', 'Place gold mine'],
  ['fireSale', 'Fire sale'],
])('%s in words', (type, expected) => {
  expect(nameOf(ORDINARY_TERMS, type)).toBe(expected);
});

test('a title says what it calls otherwise, and keeps the rest', () => {
  const terms = termsWith({ president: 'Director', names: { buy: 'Take' }, starts: ['exchange'] });
  expect(terms.president).toBe('Director');
  expect(terms.trains).toBe('Trains');
  expect(nameOf(terms, 'buy')).toBe('Take');
  expect(nameOf(terms, 'sell')).toBe('Sell shares');
  expect(terms.starts).toEqual(['par', 'start', 'exchange']);
});

test.each([
  [{ company: 'X', from: 'pool' }, 'X'],
  [{ from: 'pool' }, 'pool'],
  [{ column: 'A', price: 10 }, 'Column A'],
  [{ price: 10 }, ''],
])('%j is about "%s"', (action, expected) => {
  expect(subjectOf(gorge, action)).toBe(expected);
});
