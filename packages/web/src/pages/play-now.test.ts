import { expect, test } from 'vitest';
import { seatsAgainstProgram } from './play-now.ts';

test.each([
  [2, 6, 3],
  [2, 2, 2],
  [4, 5, 4],
])('from %i to %i players: %i seats, the first at this screen', (min, max, count) => {
  const seats = seatsAgainstProgram(min, max);
  expect(seats).toHaveLength(count);
  expect(seats.map(({ kind }) => kind === 'human')).toEqual(seats.map((_, index) => index === 0));
});
