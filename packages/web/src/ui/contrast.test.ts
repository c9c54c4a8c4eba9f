import { expect, test } from 'vitest';
import { bandColours, contrast } from './contrast.ts';

test('black and white are as far apart as can be', () => {
  expect(contrast('#000000', '#fff')).toBeCloseTo(21);
});

test.each(['#e8730c', '#1f8a4c', '#c22033', '#22252b', '#d9a514', '#8d99a6', '#808080'])(
  'what stands on %s can be read',
  (color) => {
    const { ground, ink } = bandColours(color);
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  },
);

test('a colour that can be read on stays as it is', () => {
  expect(bandColours('#c22033')).toEqual({ ground: '#c22033', ink: '#ffffff' });
});
