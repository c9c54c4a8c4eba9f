import { expect, test } from 'vitest';
import { seatLetters, shortName } from './seat-marks.ts';

test.each([
  [
    ['Ann', 'Bob', 'Cleo'],
    ['A', 'B', 'C'],
  ],
  [
    ['Ann', 'Adam', 'Cleo'],
    ['An', 'Ad', 'Cl'],
  ],
  [
    ['Player 1', 'Player 2'],
    ['P1', 'P2'],
  ],
  [
    ['', '☃'],
    ['?1', '?2'],
  ],
])('%j are told apart as %j', (names, letters) => {
  expect(seatLetters(names)).toEqual(letters);
});

test('a long name keeps its end', () => {
  expect(shortName('Player from the north')).toBe('Player fr…orth');
  expect(shortName('Ann')).toBe('Ann');
});
