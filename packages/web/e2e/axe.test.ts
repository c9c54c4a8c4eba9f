import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playedGame } from './games.ts';
import { PHONE, withBrowser } from './table.ts';
import { importGame } from './table-pages.ts';

const table = withBrowser();
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** The serious findings of a scan, as short lines. */
async function findings(page: Page, where: string): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${where}: ${id}: ${nodes.length}× ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
    );
}

describe.each([
  ['light, desk', { colorScheme: 'light' }],
  ['dark, desk', { colorScheme: 'dark' }],
  ['light, phone', { colorScheme: 'light', viewport: PHONE }],
] as const)('%s', (_name, options) => {
  test('the home page and the dialog', async () => {
    const page = await table.open(options);
    await page.goto(table.url);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    const found = await findings(page, 'home');
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('dialog').waitFor();
    expect([...found, ...(await findings(page, 'new game'))]).toEqual([]);
  });

  test('every panel of a game at play', async () => {
    const record = await playedGame('1882', 3, {
      until: (choices, actions) => actions.length > 40 && choices.some(({ action }) => action.type === 'lay'),
    });
    const page = await table.open(options);
    await importGame(page, table.url, record);
    const found: string[] = [];
    // A phone shows the same panels, only narrower: those with tables and the map will do.
    const phone = 'viewport' in options;
    const tabs = await page.getByRole('tab').allTextContents();
    for (const name of phone ? ['Map', 'Stock', 'Companies', 'Log'] : tabs) {
      await page.getByRole('tab', { name, exact: true }).click();
      await page.locator('.table-panel:not([hidden])').first().waitFor();
      found.push(...(await findings(page, name)));
    }
    expect(found).toEqual([]);
  });
});

/** The panels that a title brings along, in both themes. */
describe.each([
  ['railroadbarons', 2, ['Cards', 'Stock']],
  ['18royalgorge', 3, ['Map', 'Steel & gold', 'Deck & debts']],
] as const)('%s', (title, players, panels) => {
  test.each(['light', 'dark'] as const)('its own panels, %s', async (colorScheme) => {
    const record = await playedGame(title, players, { until: (_choices, actions) => actions.length > 30 });
    const page = await table.open({ colorScheme });
    await importGame(page, table.url, record);
    const found: string[] = [];
    for (const name of panels) {
      await page.getByRole('tab', { name, exact: true }).click();
      await page.locator('.table-panel:not([hidden])').first().waitFor();
      found.push(...(await findings(page, name)));
    }
    expect(found).toEqual([]);
  });
});
