import { expect, test } from 'vitest';
import { namesFor } from './names.ts';
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

test('six long names are told apart in sentences, as short as a line has room for', () => {
  const names = [
    'Bartholomew Featherstonehaugh the Elder',
    'Bartholomew Featherstonehaugh the Younger',
    'Bartholomew of the Canadian Prairies',
    'Wilhelmina Featherstonehaugh the Elder',
    'Wilhelmina Featherstonehaugh the Younger',
    'Ann',
  ];
  const short = namesFor(
    { privates: {}, companies: {} },
    names.map((name, index) => ({ id: `p${index}`, name })),
  );
  const shown = names.map((_, index) => short(`p${index}`));
  expect(shown[0]).toBe('Bartholomew …Elder');
  expect(shown[5]).toBe('Ann');
  expect(new Set(shown).size).toBe(6);
  for (const name of shown) expect(name.length).toBeLessThanOrEqual(22);
});
