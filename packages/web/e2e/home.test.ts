import { expect, test } from 'vitest';
import { withBrowser } from './table.ts';

const table = withBrowser();

test('the home page shows the titles, and each leads to a game of it', async () => {
  const page = await table.open();
  await page.goto(table.url);
  const cards = page.locator('.home-title');
  await expect.poll(() => cards.allTextContents()).toHaveLength(3);
  await page.getByRole('button', { name: /18 Royal Gorge.*2–4 players/ }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe('18royalgorge');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.turn-card').waitFor();
  expect(await page.locator('.top-bar').textContent()).toContain('18 Royal Gorge');

  // Games come first once there are any.
  await page.getByRole('link', { name: 'All games' }).click();
  await page.locator('.home-game').waitFor();
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual(['Games in this browser', 'Choose a game']);
});
