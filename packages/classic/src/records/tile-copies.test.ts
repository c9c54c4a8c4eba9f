import { expect, test } from 'vitest';
import { BUILDING_BOX } from '../testing/building-box.ts';
import { TileCopies, tileNumber } from './tile-copies.ts';

const lay = (hex: string, tile: string) => ({ type: 'lay_tile', hex, tile, rotation: 0 });

test('a copy lies where it was laid last, until another takes its place', () => {
  const copies = new TileCopies(BUILDING_BOX.geography);
  copies.follow(lay('A3', '9-0'));
  copies.follow({ ...lay('A5', '9-1'), type: 'message' });
  expect([copies.on('A3'), copies.on('A5')]).toEqual(['9-0', undefined]);
  copies.follow(lay('A3', '24-0'));
  expect([copies.on('A3'), copies.spot('9-0-0')]).toEqual(['24-0', null]);
});

test('a city is named by the copy it is on, or by its hex where it is printed', () => {
  const copies = new TileCopies(BUILDING_BOX.geography);
  copies.follow(lay('A5', 'pair-0'));
  expect([copies.spot('pair-0-1'), copies.spot('A1-0-0')]).toEqual([
    { hex: 'A5', stop: 1 },
    { hex: 'A1', stop: 0 },
  ]);
  expect(tileNumber('X-1-0')).toBe('X-1');
});
