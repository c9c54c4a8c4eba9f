import { expect, test } from 'vitest';
import { spotCost } from './lay-costs.ts';

const spot = { hex: 'J10', stop: 0, slot: 0 };

test('what is done on a hex costs what its tile or its station costs', () => {
  const tile = { type: 'tile', company: 'GTP', hex: 'K9', tile: '55', rotation: 0, cost: 20 } as const;
  const station = { type: 'station', company: 'GTP', spot, cost: 40 } as const;
  expect(spotCost({ events: [tile], refusal: null }, 'K9')).toBe(20);
  expect(spotCost({ events: [station], refusal: null }, 'J10')).toBe(40);
  expect(spotCost({ events: [station], refusal: null }, 'K9')).toBeUndefined();
  expect(spotCost(undefined, 'K9')).toBeUndefined();
});
