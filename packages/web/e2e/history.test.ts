import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();

/** What lies over the beginning of the log's current line; null if it can be read. */
const coveringCurrentLine = (page: Page): Promise<string | null> =>
  page.locator('.log-entry[aria-current]').evaluate((line) => {
    const { left, top } = line.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 8, top + 4);
    return line.contains(seen) ? null : (seen?.outerHTML.slice(0, 80) ?? 'outside the window');
  });

test('every position can be seen, gone back to and played on from', async () => {
  const record = await playedGame('1882', 3, { most: 120 });
  const page = await table.open();
  await importGame(page, table.url, record);
  const total = record.actions.length;
  await expect.poll(() => moves(page)).toEqual({ shown: total, total });

  // Going back by hand, the line of each move comes into sight, not under the heading of its round.
  const covered: (string | null)[] = [];
  for (let count = 1; count <= 30; count++) {
    await page.locator('body').press(',');
    await expect.poll(async () => (await moves(page)).shown).toBe(total - count);
    covered.push(await coveringCurrentLine(page));
  }
  expect(covered.filter((heading) => heading !== null)).toEqual([]);

  const slider = page.getByRole('slider', { name: 'Move shown' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => moves(page)).toEqual({ shown: 0, total });
  expect(await page.locator('.top-round').textContent()).toContain('Auction');
  await page.locator('body').press('.');
  await page.locator('body').press('.');
  await expect.poll(() => moves(page)).toEqual({ shown: 2, total });

  await page.locator('.log-entry').nth(4).click();
  await expect.poll(async () => (await moves(page)).shown).toBeGreaterThan(2);
  const { shown } = await moves(page);
  await page.getByRole('button', { name: 'Play on in a copy' }).click();
  await expect.poll(() => moves(page)).toEqual({ shown, total: shown });

  await page.getByRole('link', { name: 'All games' }).click();
  await expect.poll(() => page.locator('.home-game').count()).toBe(2);
  await page.locator('.home-game-link').last().click();
  await page.locator('.log-entry').nth(6).click();
  await page
    .getByRole('region', { name: 'Looking at the past' })
    .getByRole('button', { name: 'Go on from here' })
    .click();
  await expect.poll(async () => (await moves(page)).total).toBeLessThan(total);
  const left = (await moves(page)).total;
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => moves(page)).toEqual({ shown: left + 1, total: left + 1 });
});

test('charts and the final result of a finished game', async () => {
  const record = await playedGame('1882', 2, { seed: 5, most: 3000 });
  const page = await table.open();
  await importGame(page, table.url, record);
  await page.getByRole('tab', { name: 'Charts' }).click();
  await expect.poll(() => page.locator('.chart canvas').count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Show the figures' }).first().click();
  expect(await page.locator('.chart table tbody tr').count()).toBeGreaterThan(2);
  await page.locator('.turn-heading', { hasText: 'The game is over' }).waitFor();
});
