import { TITLE_IDS } from '@roundhouse/titles';
import { test } from 'vitest';
import { withBrowser } from './table.ts';
import { moves } from './table-pages.ts';

const table = withBrowser();

// Side by side: most of the time is spent waiting for the next move.
test.concurrent.for(TITLE_IDS)(
  '%s is played by the random player, and every panel shows',
  { timeout: 180_000 },
  async (title, { expect }) => {
    const page = await table.open();
    // Quick, but with room between the moves: where only the best run is legal, the random player has to think.
    await page.addInitScript(() => localStorage.setItem('roundhouse-settings', '{"pace":80}'));
    // Always the same games: one in twenty of 18 Royal Gorge is over before its fortieth move.
    await page.addInitScript(() => {
      let last = 1;
      Math.random = () => {
        last = (last * 16_807) % 2_147_483_647;
        return last / 2_147_483_647;
      };
    });
    await page.goto(table.url);
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('combobox', { name: 'Title' }).selectOption(title);
    // How many seats there are is known once the title is loaded.
    await page.locator('button:enabled', { hasText: 'Start' }).waitFor();
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
  },
);
