import { expect, test } from 'vitest';
import { loadTitle } from '../contract.ts';
import { makeGame } from '../game/new-game.ts';
import { whyNothing } from './why-nothing.ts';

const title = await loadTitle('1882');
const seats = [
  { name: 'Ann', kind: 'human' },
  { name: 'Bob', kind: 'human' },
] as const;
const table = title.open(makeGame({ title: '1882', seats, options: {}, seed: 1 }).record);
if ('error' in table) throw new Error(table.error);
const view = table.now.view();
const [company] = view.companies;
if (company === undefined) throw new Error('No companies');
const why = (step: string, change: Partial<typeof company>) =>
  whyNothing(step, { ...view, operating: company.id, companies: [{ ...company, ...change }] }, title.info);
const train = (id: string) => ({ id, type: '2' });

test.each([
  ['station', { stationsLeft: 0 }, 'no station left'],
  ['station', { stationsLeft: 1 }, title.info.terms.skipped.station],
  ['run', { trains: [] }, 'no train'],
  ['run', { trains: [train('2-0')] }, title.info.terms.skipped.run],
  ['trains', { cash: 0 }, 'not enough money for a train'],
  [
    'trains',
    { cash: 500, trains: [1, 2, 3, 4].map((one) => train(`2-${one}`)) },
    '4 of 4 trains, no room for more',
  ],
])('%s with %j: %s', (step, change, expected) => {
  expect(why(step, change)).toBe(expected);
});
