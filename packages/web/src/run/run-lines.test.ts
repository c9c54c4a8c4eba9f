import { ORDINARY_TERMS } from '@roundhouse/engine/play';
import { expect, test } from 'vitest';
import { moneyIn } from '../contract.ts';
import { runLines } from './run-lines.ts';

test('a run is told train by train, and each bonus has a line of its own', () => {
  const terms = { ...ORDINARY_TERMS, bonuses: { far: 'From coast to coast' } };
  const routes = [
    {
      train: '6x2-0',
      stops: ['A1', 'B2'],
      values: [30, 40],
      multiplier: 2,
      bonuses: [
        { id: 'far', amount: 100 },
        { id: 'Y1', amount: 20 },
      ],
      revenue: 260,
    },
    { train: '2-1', stops: ['A1', 'C3'], values: [30, 10], multiplier: 1, bonuses: [], revenue: 40 },
  ];
  expect(runLines(routes, { terms, geography: null }, (id) => `the ${id}`, moneyIn(terms))).toEqual([
    '6x2-train $260: A1 30 + B2 40, times 2',
    '+ From coast to coast $100',
    '+ the Y1 $20',
    '2-train $40: A1 30 + C3 10',
  ]);
});
