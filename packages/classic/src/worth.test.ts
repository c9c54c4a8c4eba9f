import { expect, test } from 'vitest';
import { CORE, started, table } from './testing/small-box.ts';
import { worth, worthItems } from './worth.ts';

test('cash, shares at the market price and not at par, and open private companies at face value', () => {
  const state = table();
  started(state, 'X', 80, 'a', { a: 1 });
  CORE.movePrice(state, 'X', 'right', 2, () => undefined);
  state.privates.P = { id: 'P', owner: 'a', closed: true };
  state.privates.Q = { id: 'Q', owner: 'a', closed: false };
  expect(worthItems(CORE, state, 'a')).toEqual([
    { kind: 'cash', value: 400 },
    { kind: 'shares', company: 'X', count: 3, price: 120, value: 360 },
    { kind: 'private', id: 'Q', value: 50 },
  ]);
  expect([worth(CORE, state, 'a'), worth(CORE, state, 'b')]).toEqual([810, 400]);
});
