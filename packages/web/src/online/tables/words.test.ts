import { expect, test } from 'vitest';
import { readAddress, timingText } from './words.ts';

test('the time of a table is told in a sentence', () => {
  expect(timingText({ perMove: null, clock: null, late: 'remind' })).toBe('No time limit.');
  expect(timingText({ perMove: 86_400, clock: null, late: 'bot' })).toBe(
    '24 hours for each move; then a bot moves.',
  );
  expect(timingText({ perMove: null, clock: { start: 3600, perMove: 30 }, late: 'remind' })).toBe(
    '1 hour each, 30 seconds more with every move; then the player is reminded.',
  );
});

test('an address of a table may bring an invitation', () => {
  expect(readAddress('abc123?invite=xyz')).toEqual({ id: 'abc123', invite: 'xyz' });
  expect(readAddress('abc123')).toEqual({ id: 'abc123', invite: null });
});
