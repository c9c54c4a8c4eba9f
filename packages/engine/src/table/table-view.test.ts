import { expect, test } from 'vitest';
import { tokenWords } from './table-view.ts';

test.each([
  [{ count: 2, room: 3 }, '2 of 3 cubes'],
  [{ count: 0, room: 3 }, '0 of 3 cubes'],
  [{ count: 1, room: 1 }, '1 of 1 cubes'],
  [{ count: 2 }, '2 cubes'],
  [{ count: 1 }, 'cubes'],
])('what lies on a hex, in words: %o', (numbers, words) => {
  expect(tokenWords({ hex: 'B3', kind: 'cube', text: 'cubes', ...numbers })).toBe(words);
});
