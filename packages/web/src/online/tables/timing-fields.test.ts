import { expect, test } from 'vitest';
import { NO_TIMING, timingOf } from './timing-fields.tsx';

test('without a limit nobody counts', () => {
  expect(timingOf(NO_TIMING, 'live')).toEqual({ perMove: null, clock: null, late: 'remind' });
});

test('a time for a move is one that fits the way to play', () => {
  const choice = { ...NO_TIMING, counts: 'move', late: 'bot' } as const;
  expect(timingOf(choice, 'correspondence')).toEqual({ perMove: 86_400, clock: null, late: 'bot' });
  expect(timingOf(choice, 'live').perMove).toBe(120);
});

test('clocks are for live games', () => {
  const choice = { ...NO_TIMING, counts: 'clock' } as const;
  expect(timingOf(choice, 'live').clock).toEqual({ start: 7200, perMove: 30 });
  expect(timingOf(choice, 'correspondence').clock).toBeNull();
});
