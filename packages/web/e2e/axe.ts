import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { DESK, PHONE } from './table.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  }
}

const LAWS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The findings that are not minor in a part of the page, as short lines. */
export async function findings(
  page: Page,
  where: string,
  part = 'body',
  rules: readonly string[] = LAWS,
): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async ({ selector, runOnly }) => {
      const options = { resultTypes: ['violations' as const], preload: false, runOnly };
      // Pictures without a word or a button in them only take time.
      const context = { include: selector, exclude: '.thumb' };
      return (await window.axe?.run(context, options))?.violations ?? [];
    },
    { selector: part, runOnly: [...rules] },
  );
  return violations
    .filter(({ impact }) => impact === 'moderate' || impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${where}: ${id}: ${nodes.length}× ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
    );
}

/** The table has changed to the layout of its new size; the other pages have only one. */
async function laidOut(page: Page, phone: boolean): Promise<void> {
  await page.waitForFunction((isPhone) => {
    const table = document.querySelector('.table');
    return table === null || table.classList.contains('table-phone') === isPhone;
  }, phone);
}

const LOOKS = [
  ['light, desk', 'light', DESK],
  ['dark, phone', 'dark', PHONE],
  ['dark, desk', 'dark', DESK],
  ['light, phone', 'light', PHONE],
] as const;
/** Both themes and both layouts, each once. */
export const TWO_LOOKS = LOOKS.slice(0, 2);
export const OTHER_TWO = LOOKS.slice(2);

/** Looks at something in both themes, on a desk and on a phone. */
export async function inLooks(
  page: Page,
  looks: readonly (typeof LOOKS)[number][],
  look: (name: string) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, colorScheme, size] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await laidOut(page, size === PHONE);
    found.push(...(await look(name)));
  }
  return found;
}

export const inAllLooks = (page: Page, look: (name: string) => Promise<string[]>): Promise<string[]> =>
  inLooks(page, LOOKS, look);

/** What is in no part of the page that has a name: told only where all of it is looked at. */
export const outsideAll = (page: Page, where: string): Promise<string[]> =>
  findings(page, where, 'body', ['region']);

/** What opens over the page: looked at, and closed again. */
export async function opened(page: Page, where: string, open: () => Promise<void>): Promise<string[]> {
  await open();
  const over = page.locator('.popup, .dialog').first();
  await over.waitFor();
  const found = await findings(page, where, '.popup-layer, .dialog');
  found.push(...(await outsideAll(page, where)));
  await page.keyboard.press('Escape');
  await over.waitFor({ state: 'detached' });
  return found;
}
