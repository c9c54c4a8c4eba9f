import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { goldenGame, goldenUpTo } from './games.ts';
import { PHONE, withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();

/** 1882 before a run, late enough for a network. */
async function beforeRun() {
  const record = await goldenGame('1882', 'three-market');
  const at = record.actions.findLastIndex(({ type }, index) => index < 560 && type === 'run');
  return { ...record, actions: record.actions.slice(0, at) };
}

const pickHex = async (page: Page, hex: string) => {
  await page.locator(`.hex-button[data-hex="${hex}"]`).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: `Plan for ${hex}` }).waitFor();
};

const sum = async (page: Page): Promise<number> => {
  const shown = page.locator('.plan-sum strong');
  await expect.poll(() => shown.textContent()).toMatch(/^.\d+$/);
  return Number((await shown.textContent())?.slice(1));
};

test('a plan of tiles, a station and other trains is tried, kept, and never part of the game', async () => {
  const page = await table.open();
  await importGame(page, table.url, await beforeRun());
  const before = await moves(page);
  await page.getByRole('button', { name: 'Plan on a copy of the map' }).click();
  await page.getByText('Planning: a copy of the map').waitFor();
  const plain = await sum(page);
  await page.getByText('as now').waitFor();

  // A tile of any phase lies on the copy, is taken out of the box, turned and taken off.
  const hex = await page.locator('.hex-button.plan').first().getAttribute('data-hex');
  await pickHex(page, hex ?? '');
  const tile = page.locator('.plan-tile').last();
  const left = Number(/(\d+) left/.exec((await tile.textContent()) ?? '')?.[1]);
  await tile.click();
  await page.locator(`[data-planned="${hex}"]`).waitFor({ state: 'attached' });
  expect(await tile.textContent()).toContain(`${left - 1} left`);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => page.locator('[data-planned]').count()).toBe(0);

  // More trains earn more.
  await page.getByRole('button', { name: 'With one more D-train' }).click();
  await expect.poll(() => sum(page)).toBeGreaterThan(plain);
  expect(await page.locator('.route-values').count()).toBeGreaterThan(1);
  const planned = await sum(page);

  // Several plans, by name; all of them are there after the page has been loaded again.
  await tile.click();
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill('To the north');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect.poll(() => page.locator('[data-planned]').count()).toBe(0);
  expect(await sum(page)).toBe(plain);
  await page.reload();
  await page.getByRole('button', { name: 'Plan on a copy of the map' }).click();
  await expect.poll(() => page.getByRole('combobox', { name: 'Plan shown' }).inputValue()).toBe('1');
  await page.locator(`[data-planned="${hex}"]`).waitFor({ state: 'attached' });
  expect(await sum(page)).toBeGreaterThanOrEqual(planned);
  expect(await page.getByRole('textbox', { name: 'Name of the plan' }).inputValue()).toBe('To the north');

  // The game is where it was.
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.locator('.turn-card').waitFor();
  expect(await moves(page)).toEqual(before);
  expect(await page.locator('[data-planned]').count()).toBe(0);
});

const mapCamera = (page: Page) => page.locator('.map-svg > g').first().getAttribute('transform');

test('tiles and stations of the game are taken away in a plan and put back, and the map stays where it was', async () => {
  const page = await table.open();
  await importGame(page, table.url, await beforeRun());
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const camera = await mapCamera(page);
  await page.getByRole('button', { name: 'Plan on a copy of the map' }).click();
  await page.locator('.plan-band').waitFor();
  expect(await mapCamera(page)).toBe(camera);
  const plain = await sum(page);

  // Without the station of the company that runs, and its tile, it earns less.
  const own = await page.locator('.plan-company[aria-pressed="true"]').getAttribute('aria-label');
  const station = page.getByRole('button', { name: `Take away the station of ${own}` });
  const hex = await pickUntil(page, `.plan-station-here[aria-label$=" ${own}"]`);
  await station.click();
  await page.getByRole('button', { name: `Put back the station of ${own}` }).waitFor();
  await page.locator(`[data-planned="${hex}"]`).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Take away', exact: true }).click();
  await expect.poll(() => sum(page)).toBeLessThan(plain);
  await page.locator('.plan-tile').first().click();
  await page
    .locator('.plan-changes')
    .getByText(/^#\d+ on/)
    .waitFor();
  await page.getByRole('button', { name: 'Put back', exact: true }).click();
  await page.getByRole('button', { name: `Put back the station of ${own}` }).click();
  await expect.poll(() => page.locator('[data-planned]').count()).toBe(0);
  await expect.poll(() => sum(page)).toBe(plain);

  const planned = await mapCamera(page);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.locator('.turn-card').waitFor();
  expect(await mapCamera(page)).toBe(planned);
});

/** The first hex of the map for which the panel offers something. */
async function pickUntil(page: Page, offered: string): Promise<string> {
  for (const button of await page.locator('.hex-button.plan').all()) {
    const hex = (await button.getAttribute('data-hex')) ?? '';
    await pickHex(page, hex);
    if ((await page.locator(offered).count()) > 0) return hex;
  }
  throw new Error(`No hex offers ${offered}`);
}

test.each([
  ['1889', 'six-bank', 100],
  ['18royalgorge', 'three-farsighted', 12],
  ['1867bw', 'three-draft', 20],
  ['18mw', 'four-merger', 30],
] as const)('%s: a tile and a station are tried, and any trains run', async (title, name, nth) => {
  const page = await table.open();
  await importGame(page, table.url, await goldenUpTo(title, name, 'run', nth));
  await page.getByRole('tab', { name: 'Map', exact: true }).first().click();
  await page.getByRole('button', { name: 'Plan on a copy of the map' }).click();
  await page.locator('.plan-band').waitFor();
  const built = await pickUntil(page, '.plan-tile');
  await page.locator('.plan-tile').first().click();
  await page.locator(`[data-planned="${built}"]`).waitFor({ state: 'attached' });
  const served = await pickUntil(page, '.plan-station:not([aria-pressed])');
  await page.locator('.plan-station:not([aria-pressed])').first().click();
  await page.locator(`[data-planned="${served}"]`).waitFor({ state: 'attached' });
  expect(await page.locator('.plan-problem').filter({ hasText: 'any more' }).count()).toBe(0);
  await page
    .getByRole('button', { name: /^With one more/ })
    .last()
    .click();
  expect(await sum(page)).toBeGreaterThanOrEqual(0);
});

test('a plan on a phone, with nothing that axe would mind', async () => {
  const page = await table.open({ viewport: PHONE, hasTouch: true });
  await importGame(page, table.url, await beforeRun());
  await page.getByRole('button', { name: 'Plan on a copy of the map' }).click();
  await page.locator('.plan-band').waitFor();
  const hex = (await page.locator('.hex-button.plan').first().getAttribute('data-hex')) ?? '';
  await pickHex(page, hex);
  await page.locator('.plan-tile').first().click();
  await page.locator(`[data-planned="${hex}"]`).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  // The map and what is tried on it are both in sight.
  const { height = 0 } = (await page.locator('.map-plan').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(250);
  expect(await findings(page, 'planning')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, 'dark, planning')).toEqual([]);
});
