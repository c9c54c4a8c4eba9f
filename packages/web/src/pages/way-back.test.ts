import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

test.each([
  [
    { back: { hash: '#/table/abc?invite=xyz', name: 'Sunday' } },
    { hash: '#/table/abc?invite=xyz', name: 'Sunday' },
  ],
  [null, null],
  [{}, null],
  [{ back: null }, null],
  [{ back: { hash: '#/lobby' } }, null],
  [{ back: { hash: 'https://elsewhere.example', name: 'Elsewhere' } }, null],
])('the way back of %j', (state, expected) => {
  expect(wayBack(state)).toEqual(expected);
});
