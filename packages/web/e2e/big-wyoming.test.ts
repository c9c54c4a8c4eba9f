import { expect, test } from 'vitest';
import { freshGame, playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame } from './table-pages.ts';

const table = withBrowser();

test('1867 Big Wyoming opens with the draft: a card is claimed, and the row has money on it', async () => {
  const page = await table.open();
  await importGame(page, table.url, freshGame('1867bw', 3, 5));
  await page.getByRole('tab', { name: 'Queue & Union Pacific', exact: true }).click();
  expect(await page.locator('.bw-cards > li').count()).toBe(13);
  await page.getByRole('button', { name: /Claim the priority deal/ }).click();
  await page.getByText('$5 on it').first().waitFor();
  expect(await page.locator('.bw-cards > li').count()).toBe(12);
  expect(await page.getByText('$5 on it').count()).toBe(12);
  expect(await page.locator('.bw-queue > li').count()).toBe(4);
});

test('1867 Big Wyoming shows deposits against their capacity and refineries with their state', async () => {
  const record = await playedGame('1867bw', 3, { most: 260, seed: 4 });
  const page = await table.open();
  await importGame(page, table.url, record);
  await page.getByRole('tab', { name: 'Deposits & refineries', exact: true }).click();
  expect(await page.locator('.bw-level').count()).toBe(8);
  await page.getByRole('tab', { name: 'Queue & Union Pacific', exact: true }).click();
  await page.getByRole('heading', { name: 'Union Pacific' }).waitFor();
});
