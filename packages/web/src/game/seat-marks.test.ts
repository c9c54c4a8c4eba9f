import { expect, test } from 'vitest';
import { seatLetters, shortNames } from './seat-marks.ts';

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

test('long names keep their ends, as much of them as tells them apart', () => {
  expect(shortNames(['Player from the north', 'Ann'], 14)).toEqual(['Player fr…orth', 'Ann']);
  expect(shortNames(['Player from the east', 'Player from the coast'], 10)).toEqual([
    'Playe…east',
    'Playe…oast',
  ]);
  expect(shortNames(['Railway player A of two', 'Railway player B of two'], 8)).toEqual([
    'R1 Rail…two',
    'R2 Rail…two',
  ]);
});
