import { expect, test } from 'vitest';
import { Allotment } from './allotment.ts';
import { JointLayer } from './joint-layer.ts';

const numbers = (...values: number[]) => Int32Array.from(values);

test('of two ways to the same states the better is kept', () => {
  const layer = new JointLayer(2, new Allotment());
  layer.add(numbers(1, 2), 30, 7, numbers(4, 5));
  layer.add(numbers(1, 2), 20, 8, numbers(6, 6));
  expect([layer.count, layer.value(0), layer.parent(0), layer.step(0, 1)]).toEqual([1, 30, 7, 5]);
  layer.add(numbers(1, 2), 40, 9, numbers(2, 3));
  expect([layer.count, layer.value(0), layer.parent(0), layer.step(0, 1)]).toEqual([1, 40, 9, 3]);
});

test('the best so many are chosen, the highest first', () => {
  const layer = new JointLayer(1, new Allotment());
  const values = [5, 9, 1, 9, 7, 3];
  for (const [state, value] of values.entries()) layer.add(numbers(state), value, state, numbers(0));
  const best = layer.best(3, (state) => values[state] ?? 0);
  expect([0, 1, 2].map((state) => [best.value(state), best.parent(state)])).toEqual([
    [9, 1],
    [9, 3],
    [7, 4],
  ]);
  expect([best.count, layer.count]).toEqual([3, 0]);
});

test('a layer that is closed keeps the way back', () => {
  const layer = new JointLayer(2, new Allotment());
  layer.add(numbers(1, 2), 30, 7, numbers(4, 5));
  layer.close();
  expect([layer.parent(0), layer.step(0, 0), layer.step(0, 1)]).toEqual([7, 4, 5]);
});
