import { expect, test } from 'vitest';
import { findings, inAllLooks } from './axe.ts';
import { playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame } from './table-pages.ts';

const table = withBrowser();

test('the home page, the new game, the settings and the keys', async () => {
  const page = await table.open();
  await importGame(page, table.url, await playedGame('1882', 3, { most: 12 }));
  const found = await inAllLooks(page, async (look) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('Less motion').waitFor();
    const settings = await findings(page, `${look}, settings`);
    await page.keyboard.press('Escape');
    await page.getByText('Less motion').waitFor({ state: 'hidden' });
    await page.locator('body').press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    const keys = await findings(page, `${look}, keys`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    return [...settings, ...keys];
  });
  await page.goto(`${table.url}#/games`);
  await page.locator('.home-game').waitFor();
  found.push(...(await inAllLooks(page, (look) => findings(page, `${look}, games`))));
  await page.goto(table.url);
  await page.locator('.title-card').first().waitFor();
  found.push(
    ...(await inAllLooks(page, async (look) => {
      const home = await findings(page, `${look}, home`);
      await page.getByRole('button', { name: 'New game' }).click();
      await page.getByRole('dialog').waitFor();
      const dialog = await findings(page, `${look}, new game`);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      return [...home, ...dialog];
    })),
  );
  expect(found).toEqual([]);
}, 240_000);
