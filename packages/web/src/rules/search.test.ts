import { expect, test } from 'vitest';
import { bySection, searchRules } from './search.ts';

const rule = (id: string, section: string, text: string) => ({
  id,
  section,
  rule: text,
  kind: 'turn',
  test: '',
});
const RULES = [
  rule('x-1-1', '1', 'Trains run once.'),
  rule('x-1-2', '1', 'Stations cost money.'),
  rule('x-2-1', '2', 'Money is paid.'),
];

test.each([
  ['', 3],
  ['money', 2],
  ['MONEY stations', 1],
  ['x-2', 1],
  ['boats', 0],
  ['what do stations cost?', 1],
  ['earnings', 0],
  ['tokens', 1],
  ['runs boats', 1],
])('looking for "%s"', (query, count) => {
  expect(searchRules(RULES, query)).toHaveLength(count);
});

test('rules by section, in order', () => {
  expect(bySection(RULES).map(({ section, rules }) => [section, rules.length])).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
});
