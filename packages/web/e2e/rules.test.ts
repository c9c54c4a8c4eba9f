import { loadTitle, summaryOf, TITLE_IDS, TITLES_TO_TRY } from '@roundhouse/titles';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshGame, goldenUpTo } from './games.ts';
import { PHONE, withBrowser } from './table.ts';
import { importGame } from './table-pages.ts';

const table = withBrowser();

const openRules = async (page: Page) => page.getByRole('tab', { name: 'Rules', exact: true }).click();

test.each(['1882', 'railroadbarons'] as const)(
  '%s: the rules are read by chapter, and each rule is found in its own',
  async (title) => {
    const page = await table.open();
    await importGame(page, table.url, freshGame(title, title === 'railroadbarons' ? 2 : 3));
    await openRules(page);
    const chapters = page.locator('.rules-chapter');
    await chapters.first().waitFor();
    expect(await page.getByRole('navigation', { name: 'Chapters' }).getByRole('button').count()).toBe(
      await chapters.count(),
    );
    await chapters.first().locator('summary').click();
    await chapters.first().locator('.rule').first().waitFor();
  },
);

test('whoever asks gets an answer, in whatever words', async () => {
  const page = await table.open();
  await importGame(page, table.url, freshGame('1889', 3));
  await openRules(page);
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  for (const asked of ['float', 'flotation', 'needs 60%', 'dividens', 'xyzzy']) {
    await search.fill(asked);
    const answer = page.locator('.rules').getByText(asked === 'xyzzy' ? 'Try one of' : '1889-');
    await answer.first().waitFor();
  }
  await page.getByRole('button', { name: 'bankruptcy', exact: true }).click();
  await page.locator('.rule').first().waitFor();
});

test('a word of the field says what it means: to the mouse, the focus and the finger', async () => {
  const page = await table.open();
  await importGame(page, table.url, freshGame('1889', 3));
  await openRules(page);
  const word = page.locator('.rules-lead .worded').first();
  const tip = page.getByRole('tooltip');
  await word.hover();
  await tip.waitFor();
  expect(await word.getAttribute('aria-describedby')).toBe(await tip.getAttribute('id'));
  await page.mouse.move(0, 0);
  await expect.poll(() => tip.count()).toBe(0);
  await word.focus();
  await tip.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => tip.count()).toBe(0);

  const phone = await table.open({ viewport: PHONE, hasTouch: true, isMobile: true });
  await importGame(phone, table.url, freshGame('1889', 3));
  await phone.getByRole('tab', { name: 'Rules', exact: true }).tap();
  await phone.locator('.rules-lead .worded').first().tap();
  const shown = phone.getByRole('tooltip');
  await shown.waitFor();
  const box = await shown.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
});

/** Rests the mouse on a word of a text. */
async function restOn(page: Page, text: Locator, word: string): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  const at = await text.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  }, word);
  if (at === null) throw new Error(`There is no "${word}"`);
  await page.mouse.move(at.x, at.y);
}

test('the words of the field are explained in the log, on buttons and in headings of the spreadsheet', async () => {
  const page = await table.open();
  const record = await goldenUpTo('1889', 'six-bank', 'dividend', 10);
  await importGame(page, table.url, record);
  const tip = page.getByRole('tooltip');
  const explained = async (text: Locator, word: string, meaning: RegExp) => {
    await restOn(page, text, word);
    await tip.filter({ hasText: meaning }).waitFor();
    await page.mouse.move(0, 0);
    await expect.poll(() => tip.count()).toBe(0);
  };
  await explained(
    page.locator('.log-entry span', { hasText: ' share' }).last(),
    'share',
    /part of a company/,
  );
  await explained(
    page.locator('.turn-card button', { hasText: 'a share' }).first(),
    'share',
    /part of a company/,
  );
  await page.getByRole('tab', { name: 'Spreadsheet', exact: true }).click();
  await explained(page.locator('.sheet th', { hasText: 'Treasury' }), 'Treasury', /own money/);
  await explained(page.locator('.sheet th', { hasText: 'Liquidity' }), 'Liquidity', /could be raised/);
});

test('by keyboard: W explains the words of a line of the log and of a button, one after the other', async () => {
  const page = await table.open();
  await importGame(page, table.url, await goldenUpTo('1889', 'six-bank', 'dividend', 10));
  // What a dividend comes to is worked out elsewhere, and moves the log when it arrives.
  const pay = page.locator('.turn-card button', { hasText: 'a share' }).first();
  await pay.waitFor();
  const tip = page.getByRole('tooltip');
  const line = page.locator('.log-entry', { hasText: 'pays' }).filter({ hasText: ' a share' }).last();
  await line.focus();
  await page.keyboard.press('w');
  await tip.filter({ hasText: /part of a company/ }).waitFor();
  expect(await line.getAttribute('aria-describedby')).toBe(await tip.getAttribute('id'));
  await page.keyboard.press('w');
  await expect.poll(() => tip.count()).toBe(0);

  await pay.focus();
  await page.keyboard.press('w');
  await tip.filter({ hasText: /part of a company/ }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => tip.count()).toBe(0);
});

test('every title has its rules to read before there is a table', async () => {
  const page = await table.open();
  for (const id of TITLE_IDS) {
    await page.goto(table.url);
    const { name } = summaryOf(id);
    await page.getByRole('link', { name: `Rules of ${name}`, exact: true }).click();
    await page.locator('.rules-chapter').first().waitFor();
    const { rules } = (await loadTitle(id)).info;
    await page.getByText(`${rules.length} rules`, { exact: true }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(id);
    expect(await page.title()).toContain(name);
  }
  await page.getByLabel('Title').selectOption({ index: 0 });
  await expect.poll(() => page.url()).toContain(`#/rules/${TITLES_TO_TRY[0]}`);
  // A word is explained here as it is at a table.
  await page.locator('.rules-lead .worded, .rules-key .worded').first().click();
  await page.getByRole('tooltip').waitFor();
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.goto(`${table.url}#/rules/nowhere`);
  await page.getByText('There is no title “nowhere”').waitFor();
});
