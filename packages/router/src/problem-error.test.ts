import { expect, test } from 'vitest';
import { RouteProblemError } from './problem-error.ts';

test.each([
  ['x'.repeat(50), `"${'x'.repeat(40)}"`],
  [[1, 2], 'a list of 2'],
  [{}, 'an object'],
  [() => 1, 'a function'],
  [undefined, 'undefined'],
  [1.5, '1.5'],
])('%j is told as %s', (found, told) => {
  const error = new RouteProblemError('trains[1].value[3]', found, 'a whole number', 'train "5-0"');
  expect(error.message).toBe(`trains[1].value[3] (train "5-0") is ${told}; it must be a whole number.`);
  expect([error.name, error.field, error.found, error.wanted]).toEqual([
    'RouteProblemError',
    'trains[1].value[3]',
    found,
    'a whole number',
  ]);
});
