import { expect, test } from 'vitest';
import { readRoutes, runChoice, withRoutes } from './draft.ts';

const run = (routes: unknown) => ({ type: 'run', player: 'a', routes });
const ROUTE = { train: '2-1', path: ['A1.0', 'A3.0'] };

test.each([
  ['routes', run([ROUTE]), [ROUTE]],
  ['no trains out', run([]), []],
  ['no routes at all', { type: 'pass', player: 'a' }, null],
  ['something else by that name', run([{ train: 3 }]), null],
])('%s are read', (_name, action, expected) => {
  expect(readRoutes(action)).toEqual(expected);
});

test('the first run among the choices is the proposal', () => {
  const choices = [{ action: { type: 'pass', player: 'a' } }, { action: run([ROUTE]) }, { action: run([]) }];
  expect(runChoice(choices)?.action.routes).toEqual([ROUTE]);
});

test('a train without a route of two stops stays at home', () => {
  expect(withRoutes(run([]), [ROUTE, { train: '3-1', path: ['A1.0'] }])).toEqual(run([ROUTE]));
});
