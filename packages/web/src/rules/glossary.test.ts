import { expect, test } from 'vitest';
import { GLOSSARY, meaningsOf, withMeanings, wordsIn } from './glossary.ts';

test('a word of the field comes with its meaning, once in a sentence', () => {
  const pieces = withMeanings('Choose the price of its shares, or keep a share.');
  expect(pieces.map(({ text }) => text).join('')).toBe('Choose the price of its shares, or keep a share.');
  expect(pieces.filter(({ entry }) => entry !== undefined).map(({ text }) => text)).toEqual(['shares']);
});

test.each(['The company floats.', 'It was withheld.', 'Private companies pay.', 'It rusts at once.'])(
  'a word is known in all its forms: %s',
  (text) => expect(withMeanings(text).some(({ entry }) => entry !== undefined)).toBe(true),
);

test.each([
  ['flotation', 'float'],
  ['60%', 'float'],
  ['token', 'station'],
  ['obsolete', 'rust'],
])('whoever looks for %s means %s', (word, meant) => {
  expect(meaningsOf(word)).toContain(meant);
});

test('words are found where they stand, the longest first', () => {
  expect(wordsIn('Par values, and a private company')).toEqual([
    { word: 'par', start: 0, end: 10 },
    { word: 'private company', start: 18, end: 33 },
  ]);
  expect(wordsIn('A parade of sharecroppers')).toEqual([]);
});

test('no word stands for two things', () => {
  const all = GLOSSARY.flatMap(({ word, forms, also }) => [word, ...forms, ...also]);
  expect(all.filter((form, index) => all.indexOf(form) !== index)).toEqual([]);
});
