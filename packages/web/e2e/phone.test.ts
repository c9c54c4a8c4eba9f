import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playedGame } from './games.ts';
import { PHONE, withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();

/** What is there to be tapped but too small for a finger. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button:not(.log-entry), select, summary, a')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && (width < 40 || height < 40)
        ? [`${element.className} ${element.textContent} ${width}×${height}`]
        : [];
    }),
  );

test.each([
  ['1867bw', 3],
  ['1882', 3],
  ['18royalgorge', 3],
  ['railroadbarons', 2],
] as const)('%s: fingers find everything, nothing is wider than the screen', async (title, players) => {
  const record = await playedGame(title, players, {
    until: (choices) => choices.some(({ action }) => action.type === 'start'),
  });
  const page = await table.open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await importGame(page, table.url, record);
  const small: string[] = [];
  for (const name of await page.getByRole('tab').allTextContents()) {
    await page.getByRole('tab', { name, exact: true }).tap();
    small.push(...(await tooSmall(page)));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, name).toBeLessThanOrEqual(360);
  }
  expect([...new Set(small)]).toEqual([]);
});

test('on a phone the map fills the screen and the choices lie under the thumb', async () => {
  const record = await playedGame('1882', 3, {
    until: (choices, actions) => actions.length > 50 && choices.some(({ action }) => action.type === 'lay'),
  });
  const page = await table.open({ viewport: PHONE, hasTouch: true, isMobile: true });
  await importGame(page, table.url, record);
  const legal = page.locator('.legal').first();
  await legal.waitFor();

  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  const map = await page.locator('.map-svg').boundingBox();
  expect(map?.width).toBe(PHONE.width);
  const turn = await page.locator('.turn-card').boundingBox();
  expect((turn?.y ?? 0) + (turn?.height ?? 0)).toBeGreaterThan(PHONE.height * 0.8);

  await legal.tap();
  await page.locator('.pick-panel').waitFor();
  const tile = page.locator('.pick-tile').first();
  if ((await tile.count()) > 0) await tile.tap();
  const { total } = await moves(page);
  await page.locator('.pick-panel [data-action="lay"]').first().tap();
  await expect.poll(async () => (await moves(page)).total).toBe(total + 1);
  // The hex that was tapped is not asked about any more.
  await page.waitForTimeout(300);
  expect(await page.locator('.hover-note').count()).toBe(0);

  await page.getByRole('tab', { name: 'Stock' }).tap();
  await page.locator('.stock').waitFor();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page.locator('.log-entry').first().waitFor();
});
