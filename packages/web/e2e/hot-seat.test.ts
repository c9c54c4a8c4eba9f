import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from './table.ts';
import { moves } from './table-pages.ts';

const table = withBrowser();

const choices = (page: Page, type: string) => page.locator(`.turn-card [data-action="${type}"]`);

/** Waits until a move more has been played. */
async function played(page: Page, act: () => Promise<void>): Promise<void> {
  const { total } = await moves(page);
  await act();
  await expect.poll(async () => (await moves(page)).total, { timeout: 10_000 }).toBeGreaterThan(total);
}

test('a hot-seat game from the auction through a company’s first turns', async () => {
  const page = await table.open();
  await page.goto(table.url);
  await page.getByRole('button', { name: 'New game' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').selectOption('1882');
  await dialog.getByRole('button', { name: 'Remove player 3' }).click();
  await dialog.getByLabel('Name of player 1').fill('Ann');
  await dialog.getByLabel('Name of player 2').fill('Bob');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('heading', { name: 'Ann' }).waitFor();

  // The auction: a bid by the stepper, then everything is bought as it comes up.
  await page.locator('.turn-card').getByRole('button', { name: 'More', exact: true }).first().click();
  await played(page, () => choices(page, 'bid').first().click());
  await expect.poll(() => page.locator('.table-panel-privates').textContent()).toContain('Ann bids $60');
  for (
    let bought = 0;
    bought < 12 && (await page.locator('.top-round strong').textContent()) === 'Auction';
    bought++
  ) {
    const take = choices(page, 'take');
    const par = choices(page, 'par');
    const any = (await take.count()) > 0 ? take : (await par.count()) > 0 ? par : choices(page, 'pass');
    await played(page, () => any.last().click());
  }

  // The stock round, in the matrix: shares of the company that P5 brought, until it floats.
  await expect.poll(() => page.locator('.top-round strong').textContent()).toBe('SR 1');
  const cell = page.locator('[data-cell="CPR/offering"].stock-open');
  for (
    let turn = 0;
    turn < 12 && (await page.locator('.top-round strong').textContent()) === 'SR 1';
    turn++
  ) {
    const canBuy = (await cell.count()) > 0;
    if (canBuy && turn < 5) {
      await cell.click();
      await played(page, () => page.locator('.popup [data-action="buy"]').first().click());
    } else {
      await played(page, () => choices(page, 'pass').first().click());
    }
  }
  await expect.poll(() => page.locator('.top-round strong').textContent()).toMatch(/^OR 1/);

  // Track, by clicking the map: a glowing hex, a tile, once more to turn it, and confirm.
  await page.locator('.legal').first().waitFor();
  await page.locator('.legal').first().click();
  if ((await page.locator('.ring-tile').count()) > 1) await page.locator('.ring-tile').first().click();
  const tried = page.locator('.pick-tried');
  await tried.waitFor();
  await tried.click();
  await played(page, () => page.locator('.pick-panel [data-action="lay"]').first().click());
  expect(await page.locator('.log').textContent()).toContain('lays tile');

  // On to the trains; a train is bought, taken back, and bought again.
  for (let step = 0; step < 6 && (await choices(page, 'train').count()) === 0; step++)
    await played(page, () => choices(page, 'pass').first().click());
  await played(page, () => choices(page, 'train').first().click());
  const before = await moves(page);
  expect(await page.locator('.log').textContent()).toMatch(/buys a 2-train/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await moves(page)).total).toBe(before.total - 1);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(async () => (await moves(page)).total).toBe(before.total);

  // The game is kept: it is on the list, and there after loading the page again.
  await page.goto(table.url);
  await page.getByText('Ann, Bob').click();
  await expect.poll(async () => (await moves(page)).total).toBe(before.total);
});

test('bots of every strength play by themselves', async () => {
  const page = await table.open();
  await page.goto(table.url);
  await page.getByRole('button', { name: 'New game' }).click();
  for (const [at, kind] of ['novice', 'steady', 'strong'].entries())
    await page.getByLabel(`Who plays seat ${at + 1}`).selectOption(kind);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.turn-card').waitFor();
  await expect.poll(async () => (await moves(page)).total, { timeout: 60_000 }).toBeGreaterThan(5);
});

test('hints: three moves with a reason each, and a click plays one', async () => {
  const page = await table.open();
  await page.goto(table.url);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.turn-card').waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hints = page.getByRole('region', { name: 'Hints' }).getByRole('listitem');
  await expect.poll(() => hints.count(), { timeout: 20_000 }).toBe(3);
  await hints.first().getByRole('button').click();
  await expect.poll(async () => (await moves(page)).total).toBe(1);
});
