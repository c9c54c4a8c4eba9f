import { expect, test } from 'vitest';
import { playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();

test('after the first visit the table works without a network', async () => {
  const record = await playedGame('1882', 3, { most: 20 });
  const page = await table.open({ serviceWorkers: 'allow' });
  await importGame(page, table.url, record);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.turn-card').waitFor();
  await expect.poll(() => moves(page)).toEqual({ shown: 20, total: 20 });
  await page.getByRole('tab', { name: 'Charts' }).click();
  await page.locator('.chart').first().waitFor();
});
