import { expect, test } from 'vitest';
import { recordedPlayer, recordNames } from './names.ts';

test('symbols are read both ways; what is not listed is called the same', () => {
  const names = recordNames({ XX: 'X' }, { PP: 'P' });
  expect([names.company('XX'), names.recordedCompany('X')]).toEqual(['X', 'XX']);
  expect([names.private('PP'), names.recordedPrivate('P')]).toEqual(['P', 'PP']);
  expect([names.company('PP'), names.recordedPrivate('X')]).toEqual(['PP', 'X']);
});

test('players are numbers in records, unless their ids are none', () => {
  expect([recordedPlayer('12'), recordedPlayer('a1')]).toEqual([12, 'a1']);
});
