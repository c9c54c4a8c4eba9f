import { expect, test } from 'vitest';
import { paceText, readAddress, timingText } from './words.ts';

test('the time of a table is told in a sentence', () => {
  expect(timingText({ perMove: null, clock: null, late: 'remind' })).toBe('No time limit.');
  expect(timingText({ perMove: 86_400, clock: null, late: 'bot' })).toBe(
    '24 hours for each move; then a bot moves.',
  );
  expect(timingText({ perMove: null, clock: { start: 3600, perMove: 30 }, late: 'remind' })).toBe(
    '1 hour each, 30 seconds more with every move; then the player is reminded.',
  );
});

test('how fast a table is played is told in a few words', () => {
  const timing = { perMove: null, clock: null, late: 'remind' } as const;
  expect(paceText({ pace: 'live', timing })).toBe('live');
  expect(paceText({ pace: 'live', timing: { ...timing, clock: { start: 7200, perMove: 0 } } })).toBe(
    'live, 2 hours each',
  );
  expect(paceText({ pace: 'correspondence', timing: { ...timing, perMove: 86_400 } })).toBe(
    'by correspondence, 24 hours a move',
  );
});

test('an address of a table may bring an invitation', () => {
  expect(readAddress('abc123?invite=xyz')).toEqual({ id: 'abc123', invite: 'xyz' });
  expect(readAddress('abc123')).toEqual({ id: 'abc123', invite: null });
});
