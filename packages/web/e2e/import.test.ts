import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();

test('a game goes out as a file and comes back the same', async () => {
  const record = await playedGame('1882', 4, { most: 60 });
  const page = await table.open();
  await importGame(page, table.url, record);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name: 'Save as a file' }).click();
  const saved: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(saved).toEqual(record);
});

test('a file dropped on the page is opened', async () => {
  const record = await playedGame('1882', 3, { most: 30 });
  const page = await table.open();
  await page.goto(table.url);
  await page.getByRole('button', { name: 'Open a file' }).waitFor();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, JSON.stringify(record));
  await page.locator('.turn-card').waitFor();
  await expect.poll(() => moves(page)).toEqual({ shown: 30, total: 30 });
});

test('what is no game is refused in words', async () => {
  const page = await table.open();
  await page.goto(table.url);
  await page.locator('input[type=file]').setInputFiles({
    name: 'cat.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"cat": true}'),
  });
  await expect.poll(() => page.getByRole('alert').first().textContent()).toContain('not a Roundhouse game');
});

test('a game with an illegal action opens at the last good position and names action and rule', async () => {
  const record = await playedGame('1882', 3, { most: 40 });
  const wrong = { type: 'take', player: 'p1', item: 'P1' };
  const page = await table.open();
  await importGame(page, table.url, { ...record, actions: [...record.actions, wrong] });
  const alert = page.locator('.notice-bad').first();
  await expect.poll(() => alert.textContent()).toContain('move 41');
  await expect.poll(() => moves(page)).toEqual({ shown: 40, total: 40 });
});

test('an export of 18xx.games is played through our own rules', async () => {
  const bid = (id: number, entity: number, company: string, price: number) => ({
    id,
    type: 'bid',
    entity,
    entity_type: 'player',
    company,
    price,
  });
  const exported = {
    id: 1,
    title: '1882',
    players: [
      { id: 11, name: 'Uma' },
      { id: 22, name: 'Vic' },
    ],
    settings: { seed: 7 },
    status: 'active',
    actions: [bid(1, 11, 'HB', 20), bid(2, 22, 'SC', 50), bid(3, 11, 'NWR', 80)],
  };
  const page = await table.open();
  await importGame(page, table.url, exported);
  await expect.poll(() => moves(page)).toEqual({ shown: 3, total: 3 });
  expect(await page.locator('.log').textContent()).toContain('Uma buys Hudson Bay Company');
});
