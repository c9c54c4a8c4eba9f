import { expect, test } from 'vitest';
import { clone } from './clone.ts';

test.each([
  ['a number', 5],
  ['null', null],
  ['a string', 'x'],
  ['an empty list', []],
  ['nested data', { a: [1, { b: [null, 'x', [true]] }], c: {} }],
])('%s is copied as it is', (_name, value) => {
  expect(clone(value)).toEqual(value);
});

test('a copy shares nothing with the original', () => {
  const original = { list: [{ n: 1 }], map: { x: { y: [1] } } };
  const copy = clone(original);
  copy.list[0] = { n: 2 };
  copy.map.x.y.push(2);
  expect(original).toEqual({ list: [{ n: 1 }], map: { x: { y: [1] } } });
});
