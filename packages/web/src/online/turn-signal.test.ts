import { expect, test } from 'vitest';
import { titleWith } from './turn-signal.ts';

test('the title of the tab counts the tables that wait, once', () => {
  expect(titleWith('Roundhouse', 2)).toBe('(2) Roundhouse');
  expect(titleWith('(2) Roundhouse', 3)).toBe('(3) Roundhouse');
  expect(titleWith('(3) Roundhouse', 0)).toBe('Roundhouse');
});
