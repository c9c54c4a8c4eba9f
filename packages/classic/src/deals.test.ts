import { expect, test } from 'vitest';
import { aboveDeclined, declinedProblem, noteDeclined } from './deals.ts';
import { codeOf, turnFor } from './testing/small-box.ts';

test('what was declined may be offered again only above the last price, each thing by itself', () => {
  const turn = turnFor('X');
  const problem = (item: string, price: number) => codeOf(declinedProblem(turn, item, price, 'declined'));
  expect([problem('P', 1), aboveDeclined(turn, 'P')]).toEqual([null, 1]);
  noteDeclined(turn, 'P', 30);
  noteDeclined(turn, 'Q', 10);
  noteDeclined(turn, 'P', 40);
  expect([problem('P', 40), problem('P', 41), problem('Q', 11)]).toEqual(['declined', null, null]);
  expect([aboveDeclined(turn, 'P'), aboveDeclined(turn, 'Q'), turn.declined.length]).toEqual([41, 11, 2]);
});
