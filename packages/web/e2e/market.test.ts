import { expect, test } from 'vitest';
import { playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();

test.each([
  ['1882', 3],
  ['18royalgorge', 3],
  ['railroadbarons', 2],
] as const)('%s: a company is started by a click on the market', async (title, players) => {
  const record = await playedGame(title, players, {
    until: (choices) => choices.some(({ action }) => action.type === 'start'),
  });
  const page = await table.open();
  await importGame(page, table.url, record);
  await page.getByRole('tab', { name: 'Stock', exact: true }).click();
  const cell = page.locator('.par-cell').first();
  const price = await cell.getAttribute('data-par');
  await cell.click();
  const start = page.locator('.popup tr', { has: page.locator('[data-action="start"]') }).first();
  // What it costs, what it leaves and how many shares that makes.
  await expect.poll(() => start.innerText()).toMatch(/\$\d+\s+\$\d+\s+\d+ shares?/);
  expect(await start.getByRole('button').getAttribute('aria-label')).toContain(`$${price}`);
  const { total } = await moves(page);
  await start.getByRole('button').click();
  await expect.poll(async () => (await moves(page)).total).toBe(total + 1);
  expect(await page.locator('.market-marker').count()).toBeGreaterThan(0);
});
