import { expect, test } from 'vitest';
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
