import { expect, test } from 'vitest';
import { withBrowser } from './table.ts';
import { moves } from './table-pages.ts';

const table = withBrowser();

test('the guided game is played through, with a move of one’s own, a detour and the end', async () => {
  const page = await table.open();
  await page.addInitScript(() => localStorage.setItem('roundhouse-settings', '{"pace":0}'));
  await page.goto(table.url);
  await page
    .getByRole('button', { name: /^Guided game/ })
    .first()
    .click();
  const guide = page.getByRole('region', { name: 'Guide' });
  await guide.getByText('Step 1 of').waitFor();

  // The learner makes the first move; the others follow by themselves.
  await page.locator('.turn-body [data-action="take"]').first().click();
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
    const { total } = await moves(page);
    await show.click();
    await expect.poll(async () => (await moves(page)).total).toBeGreaterThan(total);
  }
  await finish.click();
  await expect.poll(() => guide.count()).toBe(0);
});
