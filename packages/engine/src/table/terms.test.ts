import { expect, test } from 'vitest';
import { moneyIn, nameOf, ORDINARY_TERMS, subjectOf, termsWith } from './terms.ts';

test('a title changes what it calls otherwise, and the rest stays', () => {
  const terms = termsWith({
    companies: 'Holdings',
    names: { run: 'Earn', assign: 'Assign' },
    starts: ['found'],
    turnSteps: ['place', 'dividend'],
  });
  expect([terms.companies, terms.president]).toEqual(['Holdings', 'President']);
  expect([nameOf(terms, 'run'), nameOf(terms, 'assign'), nameOf(terms, 'pass')]).toEqual([
    'Earn',
    'Assign',
    'Pass',
  ]);
  expect(terms.starts).toEqual(['par', 'start', 'found']);
  expect(terms.turnSteps).toEqual(['place', 'dividend']);
  expect(terms.stepHints).toEqual(ORDINARY_TERMS.stepHints);
});

test('money is written as the title does, less than nothing with its sign in front', () => {
  expect([moneyIn(ORDINARY_TERMS)(80), moneyIn({ currency: '¥' })(-5)]).toEqual(['$80', '−¥5']);
});

test.each([
  ['buy-train', 'Buy train'],
  ['ship_gold', 'Ship gold'],
  ['switchPriority', 'Switch priority'],
  ['toString', 'To string'],
])('%s, which nobody has named, is "%s"', (type, words) => {
  expect(nameOf(ORDINARY_TERMS, type)).toBe(words);
});

test('an action is about its weightiest field, with the word before it', () => {
  const terms = termsWith({ subjects: { hex: 'hex ' } });
  expect(subjectOf(terms, { train: '3', company: 'X' })).toBe('X');
  expect(subjectOf(terms, { hex: 'B3', price: 4 })).toBe('hex B3');
  expect([subjectOf(terms, { company: 7 }), subjectOf(terms, {})]).toEqual(['', '']);
});
