import { TITLE_IDS } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { withBrowser } from './table.ts';

const table = withBrowser();

test('the home page shows every title with its map, and each leads to a game of it', async () => {
  const page = await table.open();
  await page.goto(table.url);
  await expect.poll(() => page.locator('.title-card .thumb').count()).toBe(TITLE_IDS.length);
  await page.getByRole('button', { name: 'Set up: 18 Royal Gorge' }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe('18royalgorge');
  await page.getByRole('button', { name: 'Cancel' }).click();

  // One click, and one sits at a table against the program.
  await page.getByRole('button', { name: 'Play now: 18 Royal Gorge' }).click();
  await page.locator('.turn-card').waitFor();
  expect(await page.locator('.top-bar').textContent()).toContain('18 Royal Gorge');

  await page.getByRole('link', { name: 'All games' }).click();
  const game = page.locator('.home-game');
  await game.getByText('Player, Bot 1, Bot 2').waitFor();
  await game.getByRole('button', { name: 'Name and note' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('First try');
  await page.getByRole('button', { name: 'Keep' }).click();
  await game.getByText('First try').waitFor();
});
