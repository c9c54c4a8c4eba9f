import { expect, test } from 'vitest';
import { lastMove } from './last-move.ts';

test('what an action changed on the map', () => {
  const { hexes, tiles, stations } = lastMove([
    { type: 'tile', company: 'CPR', hex: 'A1', tile: '7', rotation: 0, cost: 0 },
    { type: 'tile-removed', hex: 'B2', tile: '8' },
    { type: 'station', company: 'CPR', spot: { hex: 'C3', stop: 1 }, cost: 40 },
  ]);
  expect([...hexes]).toEqual(['A1', 'B2', 'C3']);
  expect([...tiles]).toEqual(['A1']);
  expect([...stations]).toEqual(['C3/1/CPR']);
});
