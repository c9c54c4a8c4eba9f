import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, inAllLooks } from './axe.ts';
import { goldenUpTo, playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame } from './table-pages.ts';

const table = withBrowser();

/** Every panel, and what lies around them. */
async function everyPanel(page: Page, look: string, wanted: readonly string[]): Promise<string[]> {
  const found = await findings(page, look, '.top-bar, .table-tabs, .table-side, .history');
  // The panels that are there depend on the size of the screen.
  await page.locator(look.includes('phone') ? '.table-phone' : '.table:not(.table-phone)').waitFor();
  const tabs = await page.getByRole('tab').allTextContents();
  for (const name of wanted.length > 0 ? wanted : tabs) {
    await page.getByRole('tab', { name, exact: true }).click();
    const panel = '.table-panel:not([hidden])';
    await page.locator(panel).first().waitFor();
    // All rules look alike: some of them will do.
    if (name === 'Rules' && wanted.length === 0) await page.getByRole('searchbox').fill('station');
    found.push(...(await findings(page, `${look}, ${name}`, panel)));
  }
  return found;
}

const GAMES = [
  [
    '1882',
    () =>
      playedGame('1882', 3, {
        until: (choices, actions) =>
          actions.length > 40 && choices.some(({ action }) => action.type === 'lay'),
      }),
  ],
  // Its own panels, and those that show its companies in their colours: the others have been looked at.
  [
    '18royalgorge',
    () => playedGame('18royalgorge', 3, { until: (_, actions) => actions.length > 30 }),
    ['Map', 'Stock', 'Companies', 'Steel & gold', 'Deck & debts'],
  ],
  ['railroadbarons', () => playedGame('railroadbarons', 2, { until: (_, actions) => actions.length > 30 })],
  // Six at the table, and the rules as they are read.
  ['1889', () => playedGame('1889', 6, { most: 80 }), ['Stock', 'Privates', 'Rules']],
  // What its panels share with the others has been looked at: its own, and the turn in the middle of a forced purchase.
  ['18mw', () => goldenUpTo('18mw', 'four-merger', 'merge', 2), ['Systems & connections']],
] as const;

test.each(GAMES)(
  'every panel of %s',
  async (_title, record, wanted: readonly string[] = []) => {
    const page = await table.open();
    await importGame(page, table.url, await record());
    expect(await inAllLooks(page, (look) => everyPanel(page, look, wanted))).toEqual([]);
  },
  120_000,
);

test('the panels of 1867 Big Wyoming alone, with trains to run', async () => {
  const page = await table.open();
  const record = await playedGame('1867bw', 3, {
    seed: 4,
    until: (choices) => choices.some(({ action }) => action.build === true),
  });
  await importGame(page, table.url, record);
  await page.getByText('Change deliveries').first().click();
  const own = ['Queue & Union Pacific', 'Deposits & refineries'];
  expect(await inAllLooks(page, (look) => everyPanel(page, look, own))).toEqual([]);
}, 120_000);
