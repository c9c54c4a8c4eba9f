import { expect, test } from 'vitest';
import { makeGame } from './new-game.ts';

test('a new game has its seats in order and a name for everybody', () => {
  const { record, seats } = makeGame({
    title: '1882',
    seats: [
      { name: ' Ann ', kind: 'human' },
      { name: '', kind: 'random' },
    ],
    options: { short: true },
    seed: 7,
  });
  expect(record).toMatchObject({ title: '1882', seed: 7, options: { short: true }, actions: [] });
  expect(record.players).toEqual([
    { id: 'p1', name: 'Ann' },
    { id: 'p2', name: 'Player 2' },
  ]);
  expect(seats).toEqual({ p1: 'human', p2: 'random' });
});
