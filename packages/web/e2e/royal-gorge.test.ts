import { expect, test } from 'vitest';
import { playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame } from './table-pages.ts';

const table = withBrowser();

test('18 Royal Gorge shows its steel, gold, deck and debts, and the gorge on the map', async () => {
  const record = await playedGame('18royalgorge', 3, { most: 90 });
  const page = await table.open();
  await importGame(page, table.url, record);
  await page.getByRole('tab', { name: 'Steel & gold', exact: true }).click();
  const columns = page.getByRole('list', { name: 'Steel by column' }).locator('> li');
  expect(await columns.count()).toBe(9);
  expect(await columns.first().locator('.rg-cube, .rg-gap').count()).toBe(4);
  expect(await page.getByRole('list', { name: 'Gold shipment track' }).locator('> li').count()).toBe(6);
  await page.getByRole('tab', { name: 'Deck & debts', exact: true }).click();
  await page.getByRole('heading', { name: 'Train deck' }).waitFor();
  expect(await page.locator('.rg-deck').innerText()).toContain('Game end triggered');
  expect(await page.locator('.rg-debts > li').count()).toBe(2);
  await page.getByRole('tab', { name: 'Map', exact: true }).click();
  for (const hex of ['D12', 'E13', 'F12'])
    expect(await page.locator(`[data-hex="${hex}"]`).first().getAttribute('class')).toMatch(
      /hex-(yellow|green)/,
    );
});
