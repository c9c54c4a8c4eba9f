import { expect, test } from 'vitest';
import { titleWith } from './turn-signal.ts';

const TURN = { asked: null };

test('the title of the tab counts the tables that wait, once', () => {
  expect(titleWith('Roundhouse', [TURN, TURN])).toBe('(2) Roundhouse');
  expect(titleWith('(2) Roundhouse', [TURN, TURN, TURN])).toBe('(3) Roundhouse');
  expect(titleWith('(3) Roundhouse', [])).toBe('Roundhouse');
});

test('it says that an offer or a question waits for an answer', () => {
  const offered = titleWith('Roundhouse', [TURN, { asked: 'undo' }, { asked: 'offer' }]);
  expect(offered).toBe('(3) An offer for you – Roundhouse');
  expect(titleWith(offered, [{ asked: 'abandon' }])).toBe('(1) A question for you – Roundhouse');
  expect(titleWith(offered, [])).toBe('Roundhouse');
});
