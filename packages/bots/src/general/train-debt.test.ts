import type { CompanyView, PlayerView } from '@roundhouse/engine/play';
import { expect, test } from 'vitest';
import { trainDebt } from './train-debt.ts';

const company = (id: string, changes: Partial<CompanyView> = {}): CompanyView => ({
  id,
  status: 'floated',
  toFloat: 0,
  cash: 0,
  par: 100,
  price: 50,
  president: 'p1',
  offering: 0,
  pool: 0,
  treasury: 0,
  trains: [],
  privates: [],
  stationsLeft: 0,
  lastRevenue: 100,
  ...changes,
});

const player = (id: string, cash: number, percents: Readonly<Record<string, number>>): PlayerView => ({
  id,
  name: id,
  cash,
  free: cash,
  certificates: 0,
  worth: 0,
  worthItems: [],
  shares: Object.fromEntries(
    Object.entries(percents).map(([of, percent]) => [of, { percent, president: false }]),
  ),
  privates: [],
  priority: false,
  bankrupt: false,
});

const six = { type: '6', price: 630, left: 1 };
const diesel = { type: 'D', price: 1100, left: null };
const four = [{ id: '4-0', type: '4' }];

test('nothing is due where every company has a train or can pay for one', () => {
  const players = [player('p1', 0, { A: 60 })];
  const debt = (changes: Partial<CompanyView>) =>
    trainDebt({ companies: [company('A', changes)], players, depot: [six, diesel] }, 'p1');
  expect([debt({ trains: four }), debt({ cash: 630 }), debt({ president: 'p2' })]).toEqual([0, 0, 0]);
});

test('the president adds cash and shares, but keeps presidencies and fills no pool beyond half', () => {
  const companies = [company('A', { cash: 30 }), company('B', { president: 'p2', pool: 30, trains: four })];
  const players = [player('p1', 100, { A: 50, B: 30 }), player('p2', 0, { A: 30, B: 40 })];
  // 600 are missing: 100 in cash, two shares of A at 50, two of B.
  expect(trainDebt({ companies, players, depot: [six, diesel] }, 'p1')).toBe(300);
});

test('who comes later in the round finds the dearer train', () => {
  const companies = [company('A', { cash: 630 }), company('B', { president: 'p2', price: 90 })];
  const players = [player('p1', 0, {}), player('p2', 0, {})];
  expect(trainDebt({ companies, players, depot: [six, diesel] }, 'p1')).toBe(470);
});

test('a company that is about to operate brings its capital', () => {
  const companies = [company('A', { status: 'started', par: 67, toFloat: 10 })];
  const players = [player('p1', 30, { A: 40 })];
  expect(trainDebt({ companies, players, depot: [diesel] }, 'p1')).toBe(400);
});
