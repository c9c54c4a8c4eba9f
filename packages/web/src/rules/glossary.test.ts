import { expect, test } from 'vitest';
import { GLOSSARY, meaningsOf, withMeanings } from './glossary.ts';

test('a word of the field comes with its meaning, once in a sentence', () => {
  const pieces = withMeanings('Choose the price of its shares, or keep a share.');
  expect(pieces.map(({ text }) => text).join('')).toBe('Choose the price of its shares, or keep a share.');
  expect(pieces.filter(({ meaning }) => meaning !== undefined).map(({ text }) => text)).toEqual(['shares']);
});

test.each([
  ['flotation', 'float'],
  ['60%', 'float'],
  ['token', 'station'],
  ['obsolete', 'rust'],
])('whoever looks for %s means %s', (word, meant) => {
  expect(meaningsOf(word)).toContain(meant);
});

test('no word stands for two things', () => {
  const forms = GLOSSARY.flatMap(({ word, also }) => [word, ...also]);
  expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
});
