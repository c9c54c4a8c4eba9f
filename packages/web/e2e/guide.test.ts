import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { PHONE, withBrowser } from './table.ts';
import { moves } from './table-pages.ts';

const table = withBrowser();

async function openGuide(page: Page, title: string) {
  await page.addInitScript(() => localStorage.setItem('roundhouse-settings', '{"pace":0}'));
  await page.goto(table.url);
  await page.getByRole('button', { name: `Guided game: ${title}` }).click();
  const guide = page.getByRole('region', { name: 'Guide' });
  await guide.getByText('Step 1 of').waitFor();
  return guide;
}

test('the guided game is played through, with a move of one’s own, a detour and the end', async () => {
  const page = await table.open();
  const guide = await openGuide(page, 'Shikoku 1889');

  // The learner makes the first move, which is marked; the others follow by themselves.
  await page.locator('.turn-body .choice-wanted [data-action="take"]').click();
  await guide.getByText('Step 2 of').waitFor();
  // Another move than the guide's is noticed, and can be taken back.
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await guide.getByRole('button', { name: 'Back to the guide' }).click();
  await guide.getByText('Step 2 of').waitFor();

  const show = guide.getByRole('button', { name: 'Show me' });
  const finish = guide.getByRole('button', { name: 'Play on', exact: true });
  for (;;) {
    await show.or(finish).first().waitFor();
    if (await finish.isVisible()) break;
    // On the map the light falls on one hex, and only that one is ringed.
    if (await guide.getByRole('heading', { name: 'Lay your first track' }).isVisible()) {
      await page.locator('.legal-shade').waitFor();
      expect(await page.locator('.legal').count()).toBe(1);
      expect(await findings(page, 'guide', '.table-side')).toEqual([]);
    }
    const { total } = await moves(page);
    await show.click();
    await expect.poll(async () => (await moves(page)).total).toBeGreaterThan(total);
  }
  // How the game ends is told with its rule.
  await guide.getByText('The game ends when').waitFor();
  await finish.click();
  await expect.poll(() => guide.count()).toBe(0);
}, 120_000);

test('the guide can be left at any time, and every position says what now', async () => {
  const page = await table.open({ viewport: PHONE });
  const guide = await openGuide(page, '1882: Assiniboia');
  await guide.getByRole('button', { name: 'Show me' }).click();
  await guide.getByText('Step 2 of').waitFor();
  await guide.getByRole('button', { name: 'The rule' }).click();
  await page.locator('.rule-wanted').waitFor();
  await page.getByRole('tab', { name: 'Privates', exact: true }).click();
  await guide.getByRole('button', { name: 'End the guide' }).click();
  await expect.poll(() => guide.count()).toBe(0);
  await page.getByRole('button', { name: 'What now?' }).click();
  await page.locator('.what-now dt').first().waitFor();
});
