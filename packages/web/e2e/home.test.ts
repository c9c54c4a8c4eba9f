import { TITLE_IDS } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { freshGame } from './games.ts';
import { DESK, PHONE, withBrowser } from './table.ts';
import { importGame } from './table-pages.ts';

const table = withBrowser();

test('all of it is seen at once on a small desk: what it is, every title, the way to a game', async () => {
  const page = await table.open({ viewport: { width: 1280, height: 720 } });
  await page.goto(table.url);
  await page.getByText('In an 18xx game you buy shares').waitFor();
  await expect.poll(() => page.locator('.title-card .thumb').count()).toBe(TITLE_IDS.length);
  for (const card of await page.locator('.title-card').all()) {
    const name = (await card.locator('h3').textContent()) ?? '';
    expect(await card.locator('.title-facts').textContent(), name).toMatch(/player.*h.*(light|medium|heav)/);
    const [box, picture] = [await card.boundingBox(), await card.locator('.thumb').boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(720);
    expect(picture?.height, name).toBeGreaterThan(90);
    for (const button of await card.getByRole('button').all()) {
      const place = await button.boundingBox();
      expect((place?.y ?? 0) + (place?.height ?? 0), name).toBeLessThanOrEqual(
        (box?.y ?? 0) + (box?.height ?? 0),
      );
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720);
  expect(await page.locator('.title-card').first().textContent()).toContain('Good first game');
});

test('games are found by a word and put in order', async () => {
  const page = await table.open();
  for (const [title, players] of [
    ['1889', 3],
    ['1882', 3],
    ['18royalgorge', 2],
    ['1889', 4],
  ] as const)
    await importGame(page, table.url, freshGame(title, players));
  await page.goto(table.url);
  const games = page.locator('.home-game strong');
  await expect.poll(() => games.count()).toBe(4);
  await page.getByLabel('Order of the games').selectOption('By title');
  expect(await games.allTextContents()).toEqual([
    '18 Royal Gorge',
    '1882: Assiniboia',
    'Shikoku 1889',
    'Shikoku 1889',
  ]);
  await page.getByLabel('Find a game').fill('dan');
  await expect.poll(() => games.count()).toBe(1);
  await page.getByLabel('Find a game').fill('nobody');
  await page.getByText('No game has “nobody”').waitFor();
});

test('the home page shows every title with its map, and each leads to a game of it', async () => {
  const page = await table.open();
  await page.goto(table.url);
  await expect.poll(() => page.locator('.title-card .thumb').count()).toBe(TITLE_IDS.length);
  await page.getByRole('button', { name: 'Set up: 18 Royal Gorge' }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe('18royalgorge');
  // A box stands beside what it is about.
  await page.getByLabel('Title').selectOption('1889');
  const box = await page.locator('.new-option input').first().boundingBox();
  const name = await page.locator('.new-option strong').first().boundingBox();
  expect((name?.x ?? 0) - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(16);
  await page.getByRole('button', { name: 'Cancel' }).click();

  // One click, and one sits at a table against the program.
  await page.getByRole('button', { name: 'Play now: 18 Royal Gorge' }).click();
  await page.locator('.turn-card').waitFor();
  expect(await page.locator('.top-bar').textContent()).toContain('18 Royal Gorge');

  await page.getByRole('link', { name: 'All games' }).click();
  const game = page.locator('.home-game');
  await game.getByText('Player, Bot 1, Bot 2').waitFor();
  await game.getByRole('button', { name: 'Name and note' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('First try');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await game.getByText('First try').waitFor();
});

test.each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)('%s: one link leads to the rules of all titles', async (_, viewport) => {
  const page = await table.open({ viewport });
  await page.goto(table.url);
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor();
});
