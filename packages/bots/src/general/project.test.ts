import { expect, test } from 'vitest';
import { royalGorge } from '../titles/18royalgorge.ts';
import { bigWyoming } from '../titles/1867bw.ts';
import type { Model, ModelCompany } from './model.ts';
import { project } from './project.ts';
import { WEIGHTS } from './weights.ts';

const company = (id: string, earned: number): ModelCompany => ({
  id,
  president: 0,
  operates: true,
  started: true,
  open: false,
  row: 0,
  column: 0,
  price: 100,
  par: 100,
  cash: 0,
  held: [100, 0],
  pool: 0,
  supply: 0,
  paysCompany: true,
  toFloat: 0,
  trains: [0],
  quality: earned / 100,
  place: earned / 100,
  fixed: null,
});

const model = (...companies: readonly ModelCompany[]): Model => ({
  players: [0, 1].map(() => ({ cash: 0, certificates: 99, income: 0 })),
  companies: [...companies],
  kinds: [{ type: '6', price: 600, rustedBy: -1, earns: 100, limit: 2, rounds: 3 }],
  left: [0],
  rows: [[100, 110, 120, 130, 140].map((price) => ({ price }))],
  bank: null,
  roundsLeft: 3,
  setsLeft: null,
  queue: [],
  working: 'nothing',
  inStockRound: false,
  turn: 0,
  certificateLimit: 10,
  pars: [],
  floatPercent: 60,
  buyingUp: true,
});

test('the last company that is bought up ends the game, with its last run paid out once more', () => {
  // The round that is over: one run as the bonus, and nothing rises.
  expect(project(model(company('A', 90)), bigWyoming, WEIGHTS)).toEqual([90 + 1000, 0]);
});

test('a company that was bought up pays nothing more and rises with every round; the one that earns less goes first', () => {
  const worth = project(model(company('A', 50), company('B', 90)), bigWyoming, WEIGHTS);
  // A goes at once for 50. B runs once more for 90 and goes for 90, while A rises a step.
  expect(worth).toEqual([50 + 90 + 90 + 1100 + 1000, 0]);
});

/** A company that pays 50 in every round; its price rises with every stock round, since all is sold. */
const paying = (changes: Partial<Model>): Model => ({
  ...model(company('A', 50)),
  buyingUp: false,
  roundsLeft: 0,
  ...changes,
});

test('once the end has been announced only the rounds until then are gone through', () => {
  const kinds = [{ type: '4+', price: 400, rustedBy: -1, earns: 100, limit: 2, rounds: 2 }];
  // The round that is over, and two more sets of two rounds.
  expect(project(paying({ kinds, setsLeft: 2 }), royalGorge, WEIGHTS)).toEqual([4 * 50 + 1200, 0]);
  expect(project(paying({ kinds, setsLeft: 0 }), royalGorge, WEIGHTS)).toEqual([1000, 0]);
});

test('the last train leaves the bank with the end of a set: one more set, and the game is over', () => {
  const kinds = ['5+', '6x2'].map((type) => ({
    type,
    price: 9000,
    rustedBy: -1,
    earns: 100,
    limit: 2,
    rounds: 2,
  }));
  expect(project(paying({ kinds, left: [0, 9] }), royalGorge, WEIGHTS)).toEqual([2 * 50 + 1100, 0]);
  expect(project(paying({ kinds, left: [1, 9] }), royalGorge, WEIGHTS)).toEqual([4 * 50 + 1200, 0]);
});
