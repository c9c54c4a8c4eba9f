import { expect, test } from 'vitest';
import { agoText, durationText, leftText } from './times.ts';

test.each([
  [1_000, '1 second'],
  [59_000, '59 seconds'],
  [60_000, '1 minute'],
  [3_600_000, '1 hour'],
  [86_400_000, '24 hours'],
  [3 * 86_400_000, '3 days'],
])('%i ms are %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test('what is just now has no figure, and what is overdue none either', () => {
  expect(agoText(1000, 50_000)).toBe('just now');
  expect(agoText(0, 120_000)).toBe('2 minutes ago');
  expect(leftText(120_000, 0)).toBe('2 minutes left');
  expect(leftText(0, 1)).toBe('overdue');
});
