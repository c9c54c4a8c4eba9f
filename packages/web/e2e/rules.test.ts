import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshGame } from './games.ts';
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
