import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playedGame } from './games.ts';
import { PHONE, withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();

declare global {
  interface Window {
    /** The animations that have begun, by name. */
    begun: string[];
  }
}

/** A game before a tile is laid, on a page that notes what moves. */
async function open(options: BrowserContextOptions): Promise<Page> {
  const record = await playedGame('1882', 3, {
    until: (choices, actions) => actions.length > 50 && choices.some(({ action }) => action.type === 'lay'),
  });
  const page = await table.open(options);
  await page.addInitScript(() => {
    window.begun = [];
    window.addEventListener('animationstart', ({ animationName }) => window.begun.push(animationName), true);
  });
  await importGame(page, table.url, record);
  // What moves when a game is opened has begun before anything is noted.
  await frames(page);
  return page;
}

/** Waits until frames have been drawn, so that what was to move has begun to. */
const frames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );

async function begunBy(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await page.evaluate(() => {
    window.begun = [];
  });
  await act();
  await frames(page);
  return page.evaluate(() => window.begun);
}

async function layTile(page: Page): Promise<void> {
  const { total } = await moves(page);
  await page.locator('.legal').first().focus();
  await page.keyboard.press('Enter');
  const tile = page.locator('.pick-tile').first();
  if ((await tile.count()) > 0) await tile.click();
  await page.locator('.pick-panel [data-action="lay"]').first().click();
  await expect.poll(async () => (await moves(page)).total).toBe(total + 1);
}

async function pass(page: Page): Promise<void> {
  const { total } = await moves(page);
  await page.locator('[data-action="pass"]').first().click();
  await expect.poll(async () => (await moves(page)).total).toBe(total + 1);
}

/** What is animated otherwise: a tile, the turn, a panel, a menu. Everything is as before afterwards. */
async function everything(page: Page): Promise<void> {
  const { total } = await moves(page);
  await layTile(page);
  await frames(page);
  await pass(page);
  await frames(page);
  await page.getByRole('tab', { name: 'Stock' }).click();
  await frames(page);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name: 'Keys' }).focus();
  await frames(page);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Map' }).click();
  for (const left of [total + 1, total]) {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await moves(page)).total).toBe(left);
  }
}

test('pieces, panels and menus move; not in the past, and not for those who want none of it', async () => {
  const page = await open({ reducedMotion: 'no-preference', viewport: PHONE });
  const scrub = async () => {
    for (let count = 0; count < 10; count++) await page.locator('body').press(',');
  };
  expect(await begunBy(page, scrub)).toEqual([]);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await frames(page);
  expect(await begunBy(page, () => everything(page))).toEqual(
    expect.arrayContaining(['put-down', 'slide-in', 'appear', 'turn-change']),
  );

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await begunBy(page, () => everything(page))).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Less motion').check();
  await page.keyboard.press('Escape');
  expect(await begunBy(page, () => everything(page))).toEqual([]);
});
