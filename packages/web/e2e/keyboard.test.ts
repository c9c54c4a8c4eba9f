import { expect, test } from 'vitest';
import { playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();

/** Presses Tab until something is focused. */
async function tabTo(page: import('playwright-core').Page, selector: string, most = 80): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${selector} cannot be reached by Tab`);
}

test('a game is made and a move played without a mouse', async () => {
  const page = await table.open();
  await page.goto(table.url);
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await tabTo(page, '.home-actions button.button');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, 'input[aria-label="Name of player 1"]');
  await page.keyboard.type('Kay');
  await expect.poll(() => page.getByRole('button', { name: 'Start' }).isEnabled()).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Kay' }).waitFor();
  await tabTo(page, '.turn-card [data-action="take"]');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await moves(page)).total).toBe(1);
  await page.keyboard.press('u');
  await expect.poll(async () => (await moves(page)).total).toBe(0);
});

test('a tile is laid without a mouse', async () => {
  const record = await playedGame('1882', 3, {
    until: (choices, actions) => actions.length > 50 && choices.some(({ action }) => action.type === 'lay'),
  });
  const page = await table.open();
  await importGame(page, table.url, record);
  await page.locator('.legal').first().waitFor();
  await tabTo(page, '.legal');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.locator('.pick-panel').waitFor();
  if ((await page.locator('.ring-tile').count()) > 1) {
    await tabTo(page, '.ring-tile');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('r');
  const { total } = await moves(page);
  await page.keyboard.press('c');
  await expect.poll(async () => (await moves(page)).total).toBe(total + 1);

  // Escape lets go of what is picked.
  if ((await page.locator('.legal').count()) > 0) {
    await page.locator('.legal').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.pick-panel').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.pick-panel').count()).toBe(0);
  }
});
