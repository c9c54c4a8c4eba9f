import { expect, test } from 'vitest';
import { loadTitle } from '../contract.ts';
import { makeGame } from '../game/new-game.ts';
import { Follower, forecastsOf } from './forecast.ts';

const title = await loadTitle('1882');
const { record } = makeGame({
  title: '1882',
  seats: [
    { name: 'Ann', kind: 'human' },
    { name: 'Bob', kind: 'human' },
  ],
  options: {},
  seed: 1,
});
const take = { type: 'take', player: 'p1', item: 'P1' };
const next = { type: 'take', player: 'p2', item: 'P2' };

test('an action is tried out and leaves no trace', () => {
  const follower = new Follower();
  const [first, wrong] = forecastsOf(follower.tableOf(title, { record }), [take, next]);
  expect(first?.events).toContainEqual(expect.objectContaining({ type: 'acquired', item: 'P1', by: 'p1' }));
  expect(wrong?.refusal?.rule).toBe('not-your-turn');
  // The same table follows the game on, and back again.
  const later = { ...record, actions: [take] };
  expect(forecastsOf(follower.tableOf(title, { record: later }), [next])[0]?.refusal).toBeNull();
  expect(forecastsOf(follower.tableOf(title, { record }), [take])[0]?.refusal).toBeNull();
});
