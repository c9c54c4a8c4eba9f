import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshGame, playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first().click();

test('the upgrade chart, the share that comes with a private company, and long names', async () => {
  const record = freshGame('1882', 6);
  const places = ['north', 'south', 'east', 'west', 'coast', 'hills'];
  const players = record.players.map(({ id }, seat) => ({
    id,
    name: `Railway player from the ${places[seat]}`,
  }));
  const page = await table.open();
  await importGame(page, table.url, { ...record, players });

  // Everybody can be told from the others, wherever names are short of room.
  for (const [panel, heads] of [
    ['Stock', '.table-panel-stock table.stock thead th'],
    ['Spreadsheet', '.table-panel-sheet table thead th'],
  ] as const) {
    await tab(page, panel);
    await page.locator(heads).first().waitFor();
    const names = (await page.locator(heads).allInnerTexts()).filter((text) => text.includes('…'));
    expect(new Set(names).size).toBe(6);
  }
  const strip = await page.locator('.strip-name').allInnerTexts();
  expect(new Set(strip).size).toBe(6);

  await tab(page, 'Privates');
  const trestle = page.locator('.private', { hasText: 'Comes with a 10% share drawn' });
  expect(await trestle.locator('.private-with').innerText()).toMatch(/certificate of (CNoR|CPR|GTP|HBR|QL)/);

  await tab(page, 'Tiles');
  const yellow = page.locator('.tiles-row[data-tile="57"]');
  expect(await yellow.locator('.tiles-next').count()).toBeGreaterThan(1);
  expect(await yellow.locator('.tiles-from').innerText()).toMatch(/#57 \d+ of \d+/);
  expect(await page.locator('.tiles-row[data-tile="14"] .tiles-next').innerText()).toMatch(/#63\s+\d+ left/);
});

test('six players with long names are told apart in log, turn band and charts', async () => {
  // Names are part of the position, so of the fingerprints.
  const { checks: _, ...record } = await playedGame('1882', 6, { most: 150 });
  const kin = ['the Elder', 'the Younger', 'of Regina', 'of Moose Jaw', 'the Third', 'the Fourth'];
  const players = record.players.map(({ id }, seat) => ({
    id,
    name: `Bartholomew Featherstonehaugh ${kin[seat]}`,
  }));
  const page = await table.open();
  await importGame(page, table.url, { ...record, players });
  const apart = async (places: string) => {
    await page.locator(places).last().waitFor();
    // What is scrolled away is not drawn, but is there.
    const names = (await page.locator(places).allTextContents()).filter((text) => text.includes('…'));
    expect(new Set(names).size, places).toBe(6);
  };
  await apart('.log-turn h4');
  await tab(page, 'Charts');
  await apart('.chart:first-of-type .chart-legend li');
  // The band names one of them on a line of its own, and the star of the priority is there in every row of names.
  const band = page.locator('.turn-band');
  expect(await band.innerText()).toMatch(/Bartholo.*…/);
  const { height = 0 } = (await band.boundingBox()) ?? {};
  expect(height).toBeLessThan(90);
  for (const [panel, row] of [
    ['Stock', '.table-panel-stock thead'],
    ['Spreadsheet', '.table-panel-sheet thead'],
  ] as const) {
    await tab(page, panel);
    await page.locator(row).first().getByText('★').waitFor();
  }
  await page.locator('.strip').getByText('★').waitFor();
});

test('the legend, what the map shows, the card of a hex, and a game that plays itself back', async () => {
  const page = await table.open();
  await importGame(page, table.url, await playedGame('1882', 3, { most: 130 }));
  await tab(page, 'Map');
  const { total } = await moves(page);

  await page.getByRole('button', { name: 'Legend and layers' }).click();
  await page.getByText('City: a slot for a station').waitFor();
  expect(await page.locator('.names').count()).toBe(1);
  await page.getByRole('checkbox', { name: 'Names' }).uncheck();
  await expect.poll(() => page.locator('.names').count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Coordinates' }).check();
  await page.locator('.map-coordinates').waitFor();
  const built = page.locator('.map .hex-yellow[data-hex], .map .hex-green[data-hex]');
  const before = await built.count();
  await page.getByRole('checkbox', { name: 'Empty map' }).check();
  await expect.poll(() => built.count()).toBeLessThan(before);
  await page.getByRole('checkbox', { name: 'Empty map' }).uncheck();
  await page.keyboard.press('Escape');

  await page.locator('.map [data-hex="I5"]').first().hover({ force: true });
  const card = page.locator('.hover-note');
  await card.waitFor();
  expect(await card.innerText()).toMatch(/City/);

  // From any position on, at a chosen speed, with or without the passes.
  await page.getByRole('slider', { name: 'Move shown' }).fill('2');
  await page.getByRole('checkbox', { name: 'passes' }).uncheck();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
  await expect.poll(async () => (await moves(page)).shown).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const { shown } = await moves(page);
  expect(shown).toBeLessThan(total);
});

test('options that exclude each other say so, and assets are picked by what they can do', async () => {
  const page = await table.open();
  await page.goto(table.url);
  await page.getByRole('button', { name: 'Set up: 18 Royal Gorge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Hand-picked private assets/ }).check();
  const without = dialog.getByRole('checkbox', { name: /^No private assets/ });
  expect(await without.isDisabled()).toBe(true);
  await dialog.getByText('Not together with “Hand-picked private assets”.').waitFor();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.locator('.turn-card').waitFor();
  const row = page.locator('.turn-card .choice-row').first();
  expect(await row.innerText()).toMatch(/Value \$\d+/);
});
