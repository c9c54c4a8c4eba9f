import type { Choice } from '@roundhouse/engine/play';
import { describe, expect, test } from 'vitest';
import { clickHex, picked, turn } from './picking.ts';

const lay = (hex: string, tile: string, rotation: number, more = {}): Choice => ({
  action: { type: 'lay', player: 'a', hex, tile, rotation, ...more },
});
const CHOICES = [
  lay('A1', '7', 0),
  lay('A1', '7', 4),
  lay('A1', '8', 2),
  lay('B2', '9', 1),
  lay('B2', '9', 1, { with: 'P2' }),
  { action: { type: 'station', player: 'a', hex: 'C3', stop: 0 } },
  { action: { type: 'pass', player: 'a' } },
];

describe('clicking a hex', () => {
  test.each([
    ['with several tiles offers them', 'A1', { hex: 'A1', tile: null }],
    ['with one tile tries it at once', 'B2', { hex: 'B2', tile: '9', rotation: 1 }],
    ['with a station offers that', 'C3', { hex: 'C3', tile: null }],
    ['with nothing to do does nothing', 'Z9', null],
  ])('%s', (_name, hex, expected) => {
    expect(clickHex(null, hex, CHOICES)).toEqual(expected);
  });
  test('again turns the tile through the legal ways only', () => {
    const first = { hex: 'A1', tile: '7', rotation: 0 };
    const second = clickHex(first, 'A1', CHOICES);
    expect(second).toEqual({ ...first, rotation: 4 });
    expect(second && turn(second, CHOICES, 1)).toEqual(first);
  });
});

test('what is picked may still stand for several actions', () => {
  expect(picked({ hex: 'B2', tile: '9', rotation: 1 }, CHOICES)).toHaveLength(2);
  expect(picked({ hex: 'C3', tile: null }, CHOICES)).toHaveLength(1);
});
