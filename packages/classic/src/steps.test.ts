import { expect, test } from 'vitest';
import { dividendPart } from './dividend.ts';
import { runPart } from './run.ts';
import { placeHome } from './stations.ts';
import { dividendStep, optionalStep, runStep } from './steps.ts';
import { CORE, quiet, started, table, turnFor } from './testing/small-box.ts';

const run = runPart(CORE, {
  problem: () => {
    throw new Error('Nobody runs here');
  },
  takesOnTrust: () => false,
});

test('running is due once, with a train and a route; without, nothing was earned', () => {
  const state = table();
  const company = started(state, 'X', 80, 'a');
  const [turn, step] = [turnFor('X', 'run'), runStep(CORE, run, [])];
  placeHome(state, 'X', { hex: 'A1', stop: 0 }, quiet);
  expect(step.due(state, turn)).toBe(false);
  company.lastRevenue = 70;
  step.skipped?.(state, turn, quiet);
  expect(company.lastRevenue).toBe(0);
  company.trains = [{ id: '2-0', type: '2' }];
  expect(step.due(state, turn)).toBe(true);
  expect(step.due(state, { ...turn, hasRun: true })).toBe(false);
  company.lastRevenue = 70;
  step.skipped?.(state, { ...turn, hasRun: true }, quiet);
  expect([company.lastRevenue, step.passProblem]).toEqual([70, undefined]);
});

test('a dividend is due where something was earned; else the price moves as for one withheld', () => {
  const state = table();
  started(state, 'X', 80, 'a');
  const step = dividendStep(CORE, dividendPart(CORE), []);
  const turn = turnFor('X', 'dividend');
  expect([step.due(state, turn), step.due(state, { ...turn, revenue: 10 })]).toEqual([false, true]);
  step.skipped?.(state, turn, quiet);
  expect(CORE.price(state, 'X')).toBe(70);
});

test('an optional step may always be passed', () =>
  expect(optionalStep(() => true, []).passProblem?.({}, {})).toBe(null));
