import type { CompanyProblem } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { carryOutRun, judgeClaim, noteRun, runPart } from './run.ts';
import type { FloatingCompany } from './state.ts';
import { placeHome } from './stations.ts';
import {
  CORE,
  carryOut,
  codeOf,
  quiet,
  type SmallState,
  started,
  table,
  told,
  turnFor,
} from './testing/small-box.ts';

/** X in A1 with a train that reaches A3 and A5: $20 + $30 + $10. */
function scene() {
  const state = table();
  const company = started(state, 'X', 80, 'a');
  company.trains = [{ id: '3-0', type: '3' }];
  placeHome(state, 'X', { hex: 'A1', stop: 0 }, quiet);
  const problem: CompanyProblem = {
    graph: CORE.graph(state, 'X'),
    trains: [{ id: '3-0', allowances: [], value: [20, 30, 10] }],
  };
  return { state, company, problem, turn: turnFor('X', 'run') };
}

test('a run is noted in the turn and on the charter', () => {
  const { company, turn } = scene();
  noteRun(turn, company, 60);
  expect([turn.hasRun, turn.revenue, company.lastRevenue]).toEqual([true, 60, 60]);
});

test('carrying out a run notes what it earns, and tells it with its routes by hexes', () => {
  const { state, company, problem, turn } = scene();
  const route = {
    train: '3-0',
    value: 50,
    stops: [0, 1],
    pieces: [],
    bonuses: [],
    deliveries: [],
    extraRange: [],
  };
  let routes: readonly object[] = [];
  const events = told((emit) => {
    routes = carryOutRun(CORE, state, turn, problem, { value: 50, routes: [route] }, emit);
  });
  expect(routes).toEqual([
    { train: '3-0', stops: ['A1', 'A3'], values: [20, 30], multiplier: 1, bonuses: [], revenue: 50 },
  ]);
  expect(events).toEqual([{ type: 'run', company: 'X', revenue: 50, routes }]);
  expect([turn.hasRun, turn.revenue, company.lastRevenue]).toEqual([true, 50, 50]);
});

test('a stated revenue counts only where records are trusted, in whole tens', () => {
  const { state, turn } = scene();
  const claim = (claimed: number, isTrusted = true) => judgeClaim(CORE, state, turn, claimed, isTrusted);
  expect([claim(40, false), claim(-10), claim(45), claim(40)].map(codeOf)).toEqual([
    'run.claimed',
    'run.claimed',
    'run.claimed',
    null,
  ]);
  expect([turn.hasRun, turn.revenue]).toEqual([false, 0]);
  carryOut(claim(40));
  expect([turn.hasRun, turn.revenue]).toEqual([true, 40]);
});

test('where only the best may be run, it is offered and less is refused', () => {
  const { state, problem, turn } = scene();
  const { move } = runPart<SmallState, FloatingCompany, typeof turn>(CORE, {
    problem: () => problem,
    onlyBest: 'run.best',
    takesOnTrust: () => false,
  });
  const none = move.judge(state, turn, { type: 'run', player: 'a', routes: [] });
  expect(none).toEqual({ code: 'run.best', facts: { value: 0, best: 60 } });
  const choices = [...move.legal(state, turn, 'a')];
  expect(choices).toHaveLength(1);
  for (const { action } of choices) carryOut(move.judge(state, turn, action));
  expect(turn.revenue).toBe(60);
});
