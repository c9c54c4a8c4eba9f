import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../core/event.ts';
import {
  buildStack,
  type HasDepot,
  rust,
  type TrainOwner,
  type TrainType,
  takeFromBank,
  takeFromOwner,
  takeFromStack,
  trainType,
} from './depot.ts';

const TYPES: readonly TrainType[] = [
  { type: '2', price: 80, quantity: 2, rustedBy: '4' },
  { type: '4+', price: 300, quantity: 1, rustedBy: null },
  { type: 'D', price: 900, quantity: null, rustedBy: null },
];
const depot = (): HasDepot => ({ depot: { stack: buildStack(TYPES), gone: [] } });
const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
const owner = (id: string, ...trains: readonly string[]): TrainOwner => ({
  id,
  trains: trains.map((train) => ({ id: train, type: train.slice(0, train.lastIndexOf('-')) })),
});

test('the stack has every card in the order of the types, and one of what has no end', () => {
  expect(depot().depot.stack).toEqual([
    { id: '2-0', type: '2' },
    { id: '2-1', type: '2' },
    { id: '4+-0', type: '4+' },
    { id: 'D-0', type: 'D' },
  ]);
});

test('a type is found by its name', () => {
  expect(trainType(TYPES, '4+').price).toBe(300);
  expect(() => trainType(TYPES, '5')).toThrow('no train 5');
});

describe('taking a card', () => {
  test('from the stack, wherever it lies', () => {
    const state = depot();
    expect(takeFromStack(state, TYPES, '2-1')).toEqual({ id: '2-1', type: '2' });
    expect(ids(state.depot.stack)).toEqual(['2-0', '4+-0', 'D-0']);
    expect(() => takeFromStack(state, TYPES, '2-1')).toThrow('not in the depot');
  });

  test('of an unlimited kind leaves the next in its place', () => {
    const state = depot();
    expect(takeFromStack(state, TYPES, 'D-0').id).toBe('D-0');
    expect(takeFromStack(state, TYPES, 'D-1').id).toBe('D-1');
    expect(ids(state.depot.stack)).toEqual(['2-0', '2-1', '4+-0', 'D-2']);
  });

  test('from the pool or else from the stack', () => {
    const state: HasDepot = { depot: { ...depot().depot, pool: [{ id: '2-7', type: '2' }] } };
    expect(takeFromBank(state, TYPES, '2-7')).toEqual({ id: '2-7', type: '2' });
    expect(takeFromBank(state, TYPES, '2-0')).toEqual({ id: '2-0', type: '2' });
    expect([state.depot.pool, ids(state.depot.stack)]).toEqual([[], ['2-1', '4+-0', 'D-0']]);
    expect(() => takeFromBank(state, TYPES, '2-7')).toThrow('not in the depot');
  });

  test('from its owner', () => {
    const x = owner('X', '2-0', '4+-0');
    expect(takeFromOwner(x, '2-0')).toEqual({ id: '2-0', type: '2' });
    expect(ids(x.trains)).toEqual(['4+-0']);
    expect(() => takeFromOwner(x, '2-0')).toThrow('X has no train 2-0');
  });
});

test('rust takes the kind out of the pool, too', () => {
  const state: HasDepot = { depot: { ...depot().depot, pool: [...owner('X', '2-1', '4+-0').trains] } };
  rust(state, [], '2', () => undefined);
  expect([ids(state.depot.pool ?? []), ids(state.depot.gone)]).toEqual([['4+-0'], ['2-1']]);
});

test('rust takes every train of the kind from all owners, and tells whom it hit', () => {
  const state = depot();
  const owners = [owner('X', '2-0', '4+-0', '2-1'), owner('Y', '4+-1'), owner('Z', '2-2')];
  const events: GameEvent[] = [];
  rust(state, owners, '2', (event) => events.push(event));
  expect(owners.map(({ trains }) => ids(trains))).toEqual([['4+-0'], ['4+-1'], []]);
  expect(ids(state.depot.gone)).toEqual(['2-0', '2-1', '2-2']);
  expect(events).toEqual([{ type: 'rusted', train: '2', owners: ['X', 'Z'] }]);
});
