import { loadTitle, newGame, type Table, TITLE_IDS } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { choose, hints, lookBack } from './index.ts';

async function after(id: (typeof TITLE_IDS)[number], actions: number): Promise<Table> {
  const title = await loadTitle(id);
  const names = id === 'railroadbarons' ? ['Ann', 'Bob'] : ['Ann', 'Bob', 'Cid'];
  const table = title.open(newGame({ title: id, players: names, seed: 2 }));
  if ('error' in table) throw new Error(table.error);
  for (let played = 0; played < actions; played++) {
    const [seat = ''] = table.now.acting;
    table.play(choose('novice', table.now, seat, { seed: 1 }));
  }
  return table;
}

describe('hints', () => {
  test.each(TITLE_IDS)(
    '%s: at most three legal moves of whoever has to act, each with a sentence',
    async (id) => {
      for (const actions of [0, 30]) {
        const { now } = await after(id, actions);
        const [seat = ''] = now.acting;
        const found = hints(now, seat, { work: 40 });
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const { action, why } of found) {
          expect(now.judge(action)).toBeNull();
          expect(why).toMatch(/^[A-Z].*\.$/);
          expect(why).not.toMatch(/about \D?0\b/);
        }
        expect(found[0]?.why).not.toMatch(/promises least/);
      }
    },
  );
});

test('a dividend is told by what it pays and where the price goes', async () => {
  const table = await after('1889', 0);
  while (table.now.view().step !== 'dividend') {
    const [seat = ''] = table.now.acting;
    table.play(choose('novice', table.now, seat, { seed: 1 }));
  }
  const [seat = ''] = table.now.acting;
  const [pay, withhold] = hints(table.now, seat);
  expect(pay?.why).toMatch(/^You get ¥\d+.* price .*rises to ¥\d+\.$/);
  expect(withhold?.why).toMatch(/^[A-Z]+ keeps ¥\d+, and its price falls to ¥\d+\.$/);
});

describe('a look back', () => {
  test('tells the worth of everybody by round, and decisions for which something better was possible', async () => {
    const table = await after('railroadbarons', 40);
    const done: number[] = [];
    const { curve, costly } = lookBack(table, { work: 60, each: 2, progress: (part) => done.push(part) });
    expect(curve[0]?.worth).toEqual({ p1: 200, p2: 200 });
    expect(curve.at(-1)).toMatchObject({ after: 40, worth: table.now.worth });
    expect(done.at(-1)).toBe(1);
    const decisions = Object.values(costly).flat();
    expect(decisions.length).toBeGreaterThan(0);
    expect(decisions.length).toBeLessThanOrEqual(4);
    for (const { after: at, played, better, cost } of decisions) {
      expect(cost).toBeGreaterThan(0);
      expect(played).toEqual(table.actions[at]);
      expect(better).not.toEqual(played);
      expect(table.at(at).judge(better)).toBeNull();
    }
  });
});
