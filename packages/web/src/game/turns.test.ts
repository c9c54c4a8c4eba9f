import { expect, test } from 'vitest';
import { stepBack, turnStart } from './turns.ts';

const by = (...players: string[]) => players.map((player) => ({ type: 'x', player }));

test.each([
  [by(), 0],
  [by('a'), 0],
  [by('a', 'b', 'b'), 1],
  [by('b', 'a', 'b'), 2],
])('the turn of the last action begins after %j', (actions, count) => {
  expect(turnStart(actions)).toBe(count);
});

test('one step back skips the moves of code', () => {
  expect(stepBack(by('me', 'bot', 'bot'), (player) => player === 'me')).toBe(0);
  expect(stepBack(by('me', 'me'), (player) => player === 'me')).toBe(1);
  expect(stepBack(by('bot', 'bot'), () => false)).toBe(1);
});
