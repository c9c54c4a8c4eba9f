import { loadTitle, newGame, summaryOf, type Table, TITLE_IDS, type TitleId } from '@roundhouse/titles';
import { describe, expect, test, vi } from 'vitest';
import { choose, playerOf, playGame, reportOf, STRENGTHS, type Strength } from './index.ts';

async function tableOf(id: TitleId, seed: number): Promise<Table> {
  const title = await loadTitle(id);
  const players = Array.from(
    { length: Math.max(3, summaryOf(id).players.min) },
    (_, seat) => `Player ${seat + 1}`,
  );
  const seats = players.slice(0, summaryOf(id).players.max);
  const table = title.open(newGame({ title: id, players: seats, seed }));
  if ('error' in table) throw new Error(table.error);
  return table;
}

/** Enough for a test, not for play. */
const ACTIONS: Readonly<Record<Strength, number>> = { random: 60, novice: 40, steady: 20, strong: 4 };

function playOn(table: Table, strength: Strength, actions: number): void {
  for (let played = 0; played < actions && table.now.ended === null; played++) {
    const [seat = ''] = table.now.acting;
    expect(table.play(choose(strength, table.now, seat, { seed: 5, work: 40 }))).toBeNull();
  }
}

describe.each(TITLE_IDS)('%s', (id) => {
  test.each(STRENGTHS)('%s plays the same game twice', async (strength) => {
    const [one, other] = [await tableOf(id, 3), await tableOf(id, 3)];
    playOn(one, strength, ACTIONS[strength]);
    playOn(other, strength, ACTIONS[strength]);
    expect(other.actions).toEqual(one.actions);
  });

  test('the result of a game is told by seat', async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const table = await tableOf(id, seed);
      expect(Object.keys(reportOf(table).result)).toEqual(table.record.players.map((player) => player.id));
    }
  });

  test('nothing is drawn once the game has begun, so no bot can look at what is hidden', async () => {
    const table = await tableOf(id, 4);
    const random = (): unknown =>
      Object.entries(Object(table.now.json())).find(([key]) => key === 'random')?.[1];
    const before = random();
    expect(before).toBeTypeOf('number');
    playOn(table, 'random', 200);
    expect(random()).toBe(before);
  });
});

test.each(STRENGTHS)(
  '%s agrees to stop when it is asked: the people at the table decide',
  async (strength) => {
    for (const id of TITLE_IDS) {
      const table = await tableOf(id, 3);
      const propose = { type: 'propose-end', player: table.now.acting[0] ?? '' };
      if (table.now.judge(propose) !== null) continue;
      table.play(propose);
      playOn(table, strength, table.record.players.length);
      expect([id, table.now.ended]).toEqual([id, { reason: 'agreement' }]);
    }
  },
);

test('a bot leaves the position and the table as they are', async () => {
  const table = await tableOf('1882', 3);
  const before = JSON.stringify(table.now.json());
  choose('steady', table.now, 'p1');
  expect(JSON.stringify(table.now.json())).toBe(before);
});

test('a bot that fails gives way to a simpler one', async () => {
  const { now } = await tableOf('1882', 3);
  vi.spyOn(now, 'view').mockImplementation(() => {
    throw new Error('out of order');
  });
  expect(now.judge(choose('steady', now, 'p1'))).toBeNull();
});

test('a game that goes on for ever is told as unfinished', async () => {
  const table = await tableOf('1882', 3);
  const players = Object.fromEntries(table.record.players.map(({ id }) => [id, playerOf('random', 1)]));
  expect(playGame(table, players, 20)).toMatchObject({ finished: false, endReason: null, actions: 20 });
});
