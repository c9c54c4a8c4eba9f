import { expect, test } from 'vitest';
import { line, text, userName } from './basics.ts';

test.each([
  ['letters of any script, with their signs', 'हिन्दी', true],
  ['tones and vowels', 'ไทยที่', true],
  ['an accent that was typed apart', 'Zoe\u0308', true],
  ['Cyrillic alone', 'Анна К.', true],
  ['a letter that looks like one of another alphabet', 'Аda', false],
  ['letters that are not seen', '\u3164\u3164', false],
  ['a name with a letter that is not seen', 'Ada\u3164', false],
  ['a heap of accents', `A${'\u0301'.repeat(9)}`, false],
])('as the name of a user: %s', (_what, name, isRight) => {
  expect(userName.safeParse(name).success).toBe(isRight);
});

test('an accent is kept as one letter, however it was typed', () => {
  expect(userName.parse('Zoe\u0308')).toBe('Zoë');
});

test.each([
  ['a sign that is joined of several', '👩\u200d🚒', true, true],
  ['two lines', 'Your turn\nhttps://example.org', true, false],
  ['nothing that is seen', '\u3164', false, false],
  ['joiners alone', '\u200d\u200c', false, false],
  ['what turns the rest around', 'abc\u202edef', false, false],
])('said, and as the name of a table: %s', (_what, given, isText, isLine) => {
  expect([text(60).safeParse(given).success, line(60).safeParse(given).success]).toEqual([isText, isLine]);
});
