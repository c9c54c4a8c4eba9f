import { expect, test } from 'vitest';
import { Allotment } from './allotment.ts';
import { DiagramWriter } from './diagram.ts';
import { bestSteps, potentials } from './potential.ts';

/** One layer: a step for 30 that uses the first mask, and one for 20 that uses the second. */
function diagram() {
  const writer = new DiagramWriter(new Allotment());
  writer.beginLayer();
  writer.beginState();
  writer.addState(0, 0);
  writer.addStep(0, 30, 1);
  writer.addState(0, 0);
  writer.addStep(1, 20, 2);
  return writer.finish();
}

function best(prices: readonly number[], noEnd?: (state: number) => boolean) {
  const price = Float64Array.from(prices);
  const potential = new Float64Array(3);
  potentials(diagram(), price, potential, new Allotment(), noEnd);
  return [potential[0], bestSteps(diagram(), price, potential)];
}

test('the best path pays for what it uses', () => {
  expect(best([0, 0])).toEqual([30, [0]]);
  expect(best([15, 0])).toEqual([20, [1]]);
  expect(best([15, 10])).toEqual([15, [0]]);
});

test('a state may be no end', () => {
  expect(best([0, 0], (state) => state === 1)).toEqual([20, [1]]);
  expect(best([0, 0], () => true)).toEqual([Number.NEGATIVE_INFINITY, []]);
});
