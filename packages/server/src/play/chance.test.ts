import {
  anyAction,
  loadTitle,
  newGame,
  seededChance,
  TITLE_IDS,
  withoutGenerator,
  withoutSeed,
} from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { commitmentOf, drawSeats, newSecret, seedOf } from './chance.ts';

test('the hash tells nothing of the secret, and the secret all of the seed', () => {
  const secret = newSecret();
  expect(commitmentOf(secret)).toMatch(/^[0-9a-f]{64}$/);
  expect(seedOf(secret)).toBe(seedOf(secret));
  expect(seedOf(secret)).not.toBe(seedOf(newSecret()));
});

test('seats are drawn from the secret, whatever the order of joining', () => {
  const secret = newSecret();
  const seats = drawSeats(secret, ['ann', 'bob', 'cid'], (id) => id);
  expect(drawSeats(secret, ['cid', 'ann', 'bob'], (id) => id)).toEqual(seats);
});

describe.each(TITLE_IDS)('%s', (id) => {
  test('is played from its first position without the seed, and comes out the same', async () => {
    const title = await loadTitle(id);
    const players = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'].slice(0, title.info.players.min);
    for (const secret of ['a', 'b', 'c']) {
      const seed = seedOf(secret);
      const server = title.open(newGame({ title: id, players, seed }));
      if ('error' in server) throw new Error(server.error);
      const record = withoutSeed(server.record);
      const opening = withoutGenerator(server.snapshot());
      expect(JSON.stringify({ record, opening })).not.toContain(String(seed));
      const client = title.resume(JSON.parse(JSON.stringify(record)), JSON.parse(JSON.stringify(opening)));
      if ('error' in client) throw new Error(client.error);
      const chance = seededChance(1);
      for (let played = 0; played < 150 && server.now.ended === null; played++) {
        const action = anyAction(server.now.choices(), chance);
        expect(server.play(action)).toBeNull();
        expect(client.play(action)).toBeNull();
      }
      // Only the generator differs, and nothing is drawn from it after the first position.
      expect(client.now.json()).toEqual({ ...Object(server.now.json()), random: 0 });
    }
  });
});
