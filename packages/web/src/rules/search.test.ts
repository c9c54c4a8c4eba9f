import { expect, test } from 'vitest';
import { loadTitle, TITLES } from '../contract.ts';
import { searchRules } from './search.ts';

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
  expect(searchRules(RULES, query).rules).toHaveLength(count);
});

test('a slip of the pen finds what was meant', () => {
  expect(searchRules(RULES, 'statoins')).toMatchObject({ instead: 'stations', rules: [{ id: 'x-1-2' }] });
});

test.each(TITLES.map(({ id }) => id))('%s: whoever asks gets an answer', async (id) => {
  const { rules } = (await loadTitle(id)).info;
  for (const asked of [
    'float',
    'flotation',
    'needs 60%',
    'how many certificates may I hold?',
    'dividens',
    'when does the game end',
  ]) {
    expect(searchRules(rules, asked).rules.length, asked).toBeGreaterThan(0);
  }
});
