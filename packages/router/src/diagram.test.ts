import { expect, test } from 'vitest';
import { Allotment } from './allotment.ts';
import { commonDivisor, DiagramWriter } from './diagram.ts';

test('states and steps are written layer after layer', () => {
  const writer = new DiagramWriter(new Allotment());
  writer.beginLayer();
  writer.beginState();
  writer.addState(0, 0);
  writer.addStep(0, 30, 5);
  writer.addState(7, 2);
  writer.addStep(1, 20, 6);
  writer.addStep(1, 50, 5);
  const { first, steps, to, gain, mask, masks, maskLayer, claims, extra, unit } = writer.finish();
  expect([...first]).toEqual([0, 1, 3]);
  expect([...steps]).toEqual([0, 3, 3, 3]);
  expect([...to]).toEqual([1, 2, 2]);
  expect([...gain]).toEqual([30, 20, 50]);
  expect([[...mask], [...masks], [...maskLayer]]).toEqual([
    [0, 1, 0],
    [5, 6],
    [0, 0],
  ]);
  expect([[...claims], [...extra]]).toEqual([
    [0, 0, 7],
    [0, 0, 2],
  ]);
  expect(unit).toBe(10);
});

test.each([
  [12, 18, 6],
  [0, 20, 20],
  [7, 5, 1],
])('%i and %i are divided by %i', (a, b, divisor) => expect(commonDivisor(a, b)).toBe(divisor));
