import type { GameRecord } from '@roundhouse/engine/play';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, inLooks, OTHER_TWO, outsideAll, TWO_LOOKS } from './axe.ts';
import { freshGame, goldenUpTo, playedGame } from './games.ts';
import { PHONE, withBrowser } from './table.ts';
import { importGame } from './table-pages.ts';

const table = withBrowser();

/** Every panel, and what lies around them. */
async function everyPanel(page: Page, look: string, { title, only }: Game): Promise<string[]> {
  const found = await findings(page, look, '.top-bar, .table-tabs, .table-side, .history');
  // The panels that are there depend on the size of the screen.
  await page.locator(look.includes('phone') ? '.table-phone' : '.table:not(.table-phone)').waitFor();
  for (const name of only ?? (await page.getByRole('tab').allTextContents())) {
    // Tiles are many pictures of one kind: those of two titles will do, one on a desk and one on a phone.
    if (name === 'Tiles' && TILES[title] !== look) continue;
    await page.getByRole('tab', { name, exact: true }).click();
    const panel = '.table-panel:not([hidden])';
    await page.locator(panel).first().waitFor();
    // All rules look alike: some of them will do.
    if (name === 'Rules' && title !== '1889') await page.getByRole('searchbox').fill('station');
    found.push(...(await findings(page, `${look}, ${name}`, panel)));
  }
  return found;
}

const TILES: Readonly<Record<string, string>> = { '1882': 'light, desk', '18royalgorge': 'light, phone' };

interface Game {
  readonly title: string;
  readonly looks: typeof TWO_LOOKS;
  record(): Promise<GameRecord>;
  /** The others have been looked at. */
  readonly only?: readonly string[];
  readonly prepare?: (page: Page) => Promise<void>;
}

// Each title in two of the looks: what they share is seen in all four.
const GAMES: readonly Game[] = [
  {
    title: '1882',
    looks: TWO_LOOKS,
    record: () =>
      playedGame('1882', 3, {
        until: (choices, actions) =>
          actions.length > 40 && choices.some(({ action }) => action.type === 'lay'),
      }),
  },
  {
    title: '18royalgorge',
    looks: OTHER_TWO,
    record: () => playedGame('18royalgorge', 3, { until: (_, actions) => actions.length > 30 }),
  },
  {
    title: 'railroadbarons',
    looks: TWO_LOOKS,
    record: () => playedGame('railroadbarons', 2, { until: (_, actions) => actions.length > 30 }),
  },
  // Six at the table, and the rules as they are read.
  { title: '1889', looks: OTHER_TWO, record: () => playedGame('1889', 6, { most: 80 }) },
  { title: '18mw', looks: TWO_LOOKS, record: () => playedGame('18mw', 3, { most: 60 }) },
  // Late, where systems are made and trains must be bought.
  {
    title: '18mw',
    looks: OTHER_TWO,
    record: () => goldenUpTo('18mw', 'four-merger', 'merge', 2),
    only: ['Map', 'Systems & connections'],
  },
  // With trains to run.
  {
    title: '1867bw',
    looks: OTHER_TWO,
    record: () =>
      playedGame('1867bw', 3, {
        seed: 4,
        until: (choices) => choices.some(({ action }) => action.build === true),
      }),
    prepare: (page) => page.getByText('Change deliveries').first().click(),
  },
];

test.each(GAMES)(
  'every panel of $title',
  async (game) => {
    const page = await table.open();
    await importGame(page, table.url, await game.record());
    await game.prepare?.(page);
    expect(await inLooks(page, game.looks, (look) => everyPanel(page, look, game))).toEqual([]);
  },
  120_000,
);

test.each(['1882', 'railroadbarons'] as const)(
  'the first decision of %s on a phone: no choice lies half under another',
  async (title) => {
    const page = await table.open({ viewport: PHONE, hasTouch: true, isMobile: true });
    await importGame(page, table.url, freshGame(title, 2));
    await page.locator('.turn-last').waitFor();
    expect(await findings(page, title, '.turn-card')).toEqual([]);
  },
);

test('two panels side by side on a wide screen', async () => {
  const page = await table.open({ viewport: { width: 1920, height: 1080 } });
  await importGame(page, table.url, await goldenUpTo('1889', 'six-bank', 'run', 60));
  const found = await findings(page, 'wide', '.second, .under-map');
  found.push(...(await outsideAll(page, 'wide')));
  await page.getByRole('button', { name: 'Close the second panel' }).click();
  expect([...found, ...(await outsideAll(page, 'wide, closed'))]).toEqual([]);
});
