import { expect, test } from 'vitest';
import { forbiddenKey } from './json.ts';

test.each([
  ['{"type": "pass", "number": 1, "list": [1, null, {"a": []}]}', null],
  ['{"__proto__": 1}', '__proto__'],
  ['{"fields": {"constructor": null}}', 'constructor'],
  ['[{"a": 1}, [{"prototype": 1}]]', 'prototype'],
  ['{"list": [{"a": {"__proto__": {}}}], "last": 1}', '__proto__'],
  ['"constructor"', null],
  ['null', null],
])('the forbidden key of %s is %s', (json, key) => {
  expect(forbiddenKey(JSON.parse(json))).toBe(key);
});

test('depth does not matter', () => {
  let deep: unknown = { constructor: 1 };
  for (let i = 0; i < 100_000; i++) deep = i % 2 === 0 ? [deep] : { deep };
  expect(forbiddenKey(deep)).toBe('constructor');
});
