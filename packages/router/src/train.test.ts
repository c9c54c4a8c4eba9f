import { expect, test } from 'vitest';
import { city, LINE, train } from '../test/small-graph.ts';
import { costByKind, costOf, countedStops, minimumOf, multiplierOf } from './train.ts';

test('costs by kind of stop', () => {
  const graph = { ...LINE, stops: [city(0), city(1, { kind: 'town' }), city(2, { kind: 'offboard' })] };
  const cost = costByKind(graph, { city: 1, town: 0, offboard: 2, deposit: 5 });
  expect([cost, costOf(cost, [0, 2]), costOf(cost, [1, 9])]).toEqual([[1, 0, 2], 3, 0]);
});

test('what is not told is ordinary', () => {
  expect([multiplierOf(train('a')), minimumOf(train('a')), countedStops(train('a'), [0, 1, 2])]).toEqual([
    1, 2, 3,
  ]);
  const told = train('b', 3, { multiplier: 2, minimum: 3, counted: [true, false, true] });
  expect(countedStops({ ...told, counted: [true] }, [0, 1])).toBe(1);
  expect([multiplierOf(told), minimumOf(told), countedStops(told, [0, 1, 2])]).toEqual([2, 3, 2]);
});
