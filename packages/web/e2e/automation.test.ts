import { expect, test } from 'vitest';
import { playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();

test('a player lets the table pass until something changes, and takes it back', async () => {
  const record = await playedGame('1882', 2, {
    until: (choices, actions) => actions.length > 8 && choices.some(({ action }) => action.type === 'buy'),
  });
  const page = await table.open();
  await importGame(page, table.url, record);
  const { total } = await moves(page);
  await page.getByRole('button', { name: 'Automatic…' }).click();
  await page.getByRole('button', { name: 'Pass until something changes' }).click();
  await expect.poll(async () => (await moves(page)).total).toBe(total + 1);

  // Undo also takes back the program, or it would at once do the same again.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await moves(page)).total).toBe(total);
  await page.getByRole('button', { name: 'Automatic…' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(async () => (await moves(page)).total).toBeGreaterThan(total);
});
