import { readFileSync } from 'node:fs';
import { loadTitle, newGame, type Table } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { choose } from '../index.ts';
import { bankruptcies } from '../testing/sanity.ts';

async function opened(seed: number, names: readonly string[]): Promise<Table> {
  const title = await loadTitle('1882');
  const table = title.open(newGame({ title: '1882', players: names, seed }));
  if ('error' in table) throw new Error(table.error);
  return table;
}

/** A game of bots in which p2 has to pay for a D, and can do so with three dollars to spare if nothing is sold share by share. */
async function inNeed(): Promise<Table> {
  const table = await opened(50022, ['A', 'B', 'C', 'D']);
  const file = new URL('../testing/1882-in-need.json', import.meta.url);
  const actions: readonly unknown[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const action of actions) expect(table.play(action)).toBeNull();
  return table;
}

test('shares are sold in blocks that together reach the price of the train', async () => {
  const table = await inNeed();
  expect(table.now.view().forcedPurchase).toMatchObject({ company: 'CNoR', player: 'p2', price: 1100 });
  while (table.now.ended === null && table.now.view().operating === 'CNoR')
    table.play(choose('steady', table.now, table.now.acting[0] ?? '', { seed: 1 }));
  expect(bankruptcies(table)).toEqual([]);
  const company = table.now.view().companies.find(({ id }) => id === 'CNoR');
  expect(company?.trains.map(({ type }) => type)).toEqual(['D']);
});

test('who cannot pay asks every company for a train, once, before going bankrupt', async () => {
  const table = await opened(2, ['A', 'B', 'C']);
  const isLost = () => table.now.advisedChoices().some(({ action }) => action.type === 'bankrupt');
  while (!isLost()) table.play(choose('random', table.now, table.now.acting[0] ?? '', { seed: 1 }));
  const [seat = ''] = table.now.acting;
  const asked: unknown[] = [];
  while (table.now.ended === null && table.now.view().forcedPurchase !== undefined) {
    const [acting = ''] = table.now.acting;
    const action =
      acting === seat ? choose('steady', table.now, seat, { seed: 1 }) : { type: 'decline', player: acting };
    if (action.type === 'train') asked.push(action.train);
    expect(table.play(action)).toBeNull();
  }
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(asked.length);
});
