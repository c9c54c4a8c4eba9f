import { bestRoutes } from '@roundhouse/router';
import { expect, test } from 'vitest';
import { loadTitle } from '../contract.ts';
import { localGameOf } from '../files/local-game-of.ts';
import { HotSeatSession } from '../game/hot-seat-session.ts';
import { makeGame } from '../game/new-game.ts';
import { openLocal } from '../game/open-session.ts';
import { copyAfter } from './copy-after.ts';

const title = await loadTitle('1889');

/** A game of four moves on the table. */
async function session(): Promise<HotSeatSession> {
  const seats = ['Ann', 'Bob'].map((name) => ({ name, kind: 'human' as const }));
  const { record } = makeGame({ title: '1889', seats, options: {}, seed: 7 });
  const made = await localGameOf(record, 0, []);
  if ('error' in made) throw new Error(made.error);
  const table = await openLocal(title, made.game);
  if ('error' in table) throw new Error(table.error);
  for (let move = 0; move < 4; move++) {
    const [choice] = table.now.choices();
    if (choice !== undefined) table.play(choice.action);
  }
  return new HotSeatSession(title, table, made.game, {
    save: () => {},
    later: () => () => {},
    afterClick: () => () => {},
    closed: () => {},
    now: () => 0,
    random: () => 0.5,
    solve: async (problem) => bestRoutes(problem),
    think: async () => null,
  });
}

test('a copy after move 2 has two moves, and its own last position', async () => {
  const played = await session();
  const copy = copyAfter(played, 2, 42);
  expect(copy.record.actions).toHaveLength(2);
  expect(copy.snapshot?.after).toBe(2);
  expect(copy.snapshot).not.toEqual(played.table.snapshot());
  expect(copy.note).toMatch(/after move 2$/);
  const opened = await openLocal(title, copy);
  if ('error' in opened) throw new Error(opened.error);
  expect(opened.now.json()).toEqual(played.table.at(2).json());
});

test('a copy whose past plays differently by now goes on from where it was made', async () => {
  const played = await session();
  const copy = copyAfter(played, 2, 42);
  const [first, second] = copy.record.actions;
  const changed = { ...copy, record: { ...copy.record, actions: [{ ...first, item: 'P9' }, second] } };
  const opened = await openLocal(title, JSON.parse(JSON.stringify(changed)));
  if ('error' in opened) throw new Error(opened.error);
  expect([opened.first, opened.actions.length]).toEqual([2, 2]);
  expect(opened.now.json()).toEqual(played.table.at(2).json());
});
