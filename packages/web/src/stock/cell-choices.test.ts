import { expect, test } from 'vitest';
import { stockChoices } from './cell-choices.ts';

const choice = (type: string, fields: object) => ({ action: { type, player: 'ann', ...fields } });

test.each([
  [
    'a share is bought where it lies',
    choice('buy', { company: 'CPR', from: 'pool', percent: 10 }),
    'CPR/pool',
  ],
  ['from the company itself', choice('buy', { company: 'CPR', from: 'CPR', percent: 10 }), 'CPR/treasury'],
  ['from another player', choice('buy', { company: 'CPR', from: 'bob', percent: 10 }), 'CPR/bob'],
  ['a sale is with its holder', choice('sell', { company: 'CPR', percent: 20 }), 'CPR/ann'],
  ['a company is started at the offering', choice('par', { company: 'GTP', price: 76 }), 'GTP/offering'],
])('%s', (_name, item, cell) => {
  expect([...stockChoices([item], ['ann', 'bob']).keys()]).toEqual([cell]);
});

test('what is done on the map is not in the matrix', () => {
  expect(stockChoices([choice('home', { company: 'CPR', hex: 'A1' })], []).size).toBe(0);
});
