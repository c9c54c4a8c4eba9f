import { seededChance } from '@roundhouse/engine/play';
import { TITLE_IDS } from '@roundhouse/titles';
import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { withBrowser } from './table.ts';
import { moves } from './table-pages.ts';

const table = withBrowser();
const MOVES = 10;

type Pick = (items: readonly Locator[]) => Locator | undefined;

/** Does something that the screen offers, as somebody would who knows nothing of the game. */
async function doSomething(page: Page, pick: Pick, chance: () => number): Promise<void> {
  await page.locator('.table:not([data-guarded])').waitFor();
  const hexes = await page.locator('.legal').all();
  const buttons = page.locator(
    '.turn-body > .choices [data-action]:visible, .turn-card .turn-dock [data-action]:visible',
  );
  const folds = await page.locator('.turn-body > .choices details:not([open]) summary').all();
  const shown = await buttons.all();
  const hex = pick(hexes);
  if (hex !== undefined && (shown.length === 0 || chance() < 0.7)) {
    await hex.focus();
    await page.keyboard.press('Enter');
    const tile = pick(await page.locator('.pick-tile').all());
    if (tile !== undefined) await tile.click();
    await page.locator('.pick-panel [data-action]').first().click();
    return;
  }
  const fold = pick(folds);
  if (fold !== undefined && chance() < 0.5) {
    await fold.click();
    await page.locator('.turn-card details[open] [data-action]').first().click();
    return;
  }
  const button = pick(shown) ?? page.locator('.turn-card .turn-last [data-action]').first();
  await button.click();
}

// Side by side: most of the time is spent waiting for the guard against double clicks.
test.concurrent.for(TITLE_IDS)(
  '%s is played by hand, on nothing but what the screen offers',
  { timeout: 180_000 },
  async (title, { expect }) => {
    const page = await table.open();
    await page.goto(table.url);
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('combobox', { name: 'Title' }).selectOption(title);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('.turn-card').waitFor();
    const chance = seededChance(7);
    const pick: Pick = (items) => items[Math.floor(chance() * items.length)];
    for (let move = 0; move < MOVES; move++) {
      const { total } = await moves(page);
      await doSomething(page, pick, chance);
      await expect.poll(async () => (await moves(page)).total, { timeout: 20_000 }).toBe(total + 1);
    }
    expect(await page.locator('.notice-bad').count()).toBe(0);
  },
);
