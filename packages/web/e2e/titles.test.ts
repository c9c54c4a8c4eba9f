import { TITLE_IDS } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { withBrowser } from './table.ts';
import { moves } from './table-pages.ts';

const table = withBrowser();

test.each(TITLE_IDS)('%s is played by the random player, and every panel shows', async (title) => {
  const page = await table.open();
  // Quick, but with room between the moves: where only the best run is legal, the random player has to think.
  await page.addInitScript(() => localStorage.setItem('roundhouse-settings', '{"pace":80}'));
  await page.goto(table.url);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('combobox', { name: 'Title' }).selectOption(title);
  await expect.poll(() => page.getByRole('button', { name: 'Start' }).isEnabled()).toBe(true);
  const seats = page.locator('.new-seat select');
  for (const seat of await seats.all()) await seat.selectOption('random');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.turn-card').waitFor();
  await expect.poll(async () => (await moves(page)).total, { timeout: 30_000 }).toBeGreaterThan(40);
  // Undo lets the players made of code wait.
  await page.getByRole('button', { name: 'Undo', exact: true }).click({ timeout: 30_000 });
  for (const name of await page.getByRole('tab').allTextContents()) {
    await page.getByRole('tab', { name, exact: true }).click();
    await page.locator('.table-panel:not([hidden])').first().waitFor();
  }
});
