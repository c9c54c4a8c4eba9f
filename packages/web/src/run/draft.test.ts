import { expect, test } from 'vitest';
import { readRoutes, runChoice, supplied, suppliesOf, withDeliveries, withRoutes } from './draft.ts';

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

const ROUTE_OF_3 = { train: '3-1', path: ['A1.0', 'A2', 'A3.0', 'A5.0'] };
const A5_TO_A1 = { train: '3-1', from: 'A5', to: 'A1' };

test('what a route could bring to each of its stops, as far as the rules allow', () => {
  const isLegal = (deliveries: readonly { readonly to: string }[]) =>
    deliveries.every(({ to }) => to !== 'A5');
  expect(suppliesOf(ROUTE_OF_3, [A5_TO_A1], ['A5', 'B2'], isLegal)).toEqual([
    { to: 'A1', from: 'A5', sources: ['A5'] },
    { to: 'A3', from: null, sources: ['A5'] },
  ]);
  expect(suppliesOf(ROUTE_OF_3, [], ['B2'], isLegal)).toEqual([]);
});

test('a stop gets its cube from elsewhere, or none; the deliveries of other trains stay', () => {
  const other = { train: '2-1', from: 'B2', to: 'A1' };
  expect(supplied([A5_TO_A1, other], '3-1', 'A1', 'A7')).toEqual([other, { ...A5_TO_A1, from: 'A7' }]);
  expect(supplied([A5_TO_A1, other], '3-1', 'A1', null)).toEqual([other]);
});

test('a run with deliveries chosen by hand', () => {
  expect(withDeliveries(run([ROUTE]), [A5_TO_A1])).toEqual({ ...run([ROUTE]), deliveries: [A5_TO_A1] });
});
