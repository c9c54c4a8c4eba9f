import { expect, test } from 'vitest';
import { ClassicTurn, openClassicTurn } from './state.ts';
import { BOX } from './testing/small-box.ts';

test('a turn begins with nothing done, and shares nothing with another turn', () => {
  const [first, second] = BOX.companies.map(({ id }): ClassicTurn => openClassicTurn(id));
  expect(first).toEqual({
    kind: 'turn',
    company: 'X',
    step: 'begin',
    stationPlaced: false,
    hasRun: false,
    revenue: 0,
    lastSale: null,
    declined: [],
  });
  first?.declined.push({ item: 'P', price: 20 });
  expect(second).toMatchObject({ company: 'Y', declined: [] });
});

test('a turn is known among frames', () => {
  expect([openClassicTurn('X'), { kind: 'stock' }, undefined].map((frame) => ClassicTurn.is(frame))).toEqual([
    true,
    false,
    false,
  ]);
});
