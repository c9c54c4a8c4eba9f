import { expect, test } from 'vitest';
import { clockText, spanText, timeLeft } from './clock.ts';

test('a clock runs for whoever has to act, and not below nothing', () => {
  const standing = { clocks: { p1: 60_000, p2: 30_000 }, acting: ['p1'], turnSince: 1000 };
  expect(timeLeft(standing, 'p1', 11_000)).toBe(50_000);
  expect(timeLeft(standing, 'p2', 11_000)).toBe(30_000);
  expect(timeLeft(standing, 'p1', 99_000)).toBe(0);
  expect(timeLeft({ ...standing, clocks: {} }, 'p1', 0)).toBeNull();
});

test('times as people read them', () => {
  expect([5000, 754_000, 3_870_000].map(clockText)).toEqual(['0:05', '12:34', '1:04:30']);
  expect([30_000, 125_000, 7_260_000, 187_200_000, 172_800_000].map(spanText)).toEqual([
    'less than a minute',
    '2 min',
    '2 h 1 min',
    '2 d 4 h',
    '2 d',
  ]);
});
