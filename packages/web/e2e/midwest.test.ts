import { expect, test } from 'vitest';
import { freshGame, goldenUpTo } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();

test('18MW opens with all private companies at once: bids, a raise, money taken back', async () => {
  const page = await table.open();
  await importGame(page, table.url, freshGame('18mw', 3, 7));
  const turn = page.locator('.turn-card');
  const bid = (item: string) =>
    turn.locator('section', { hasText: 'Bid' }).getByRole('button', { name: new RegExp(`Bid.*${item}`) });
  const next = async (total: number) => {
    await expect.poll(async () => (await moves(page)).total).toBe(total);
    await page.locator('.table:not([data-guarded])').waitFor();
  };
  await turn.getByText('All private companies are auctioned at the same time').waitFor();
  await bid('Rock Island').click();
  await next(1);
  await bid('Rock Island').click();
  await next(2);
  await turn.getByRole('button', { name: 'Pass' }).click();
  await next(3);
  // Ann is outbid: $120 are set aside until she takes them back.
  await turn.getByText('$530 free').waitFor();
  await turn.getByRole('button', { name: /Take.*Rock Island/ }).click();
  await next(4);
  await expect.poll(() => turn.getByText('$530 free').count()).toBe(0);
  expect(await bid('Rock Island').count()).toBe(0);
});

test('18MW: everybody sees what a protection costs, and what it saves', async () => {
  const page = await table.open();
  await importGame(page, table.url, await goldenUpTo('18mw', 'three-bankruptcy', 'protect', 1));
  const asked = page.getByRole('region', { name: 'Share price protection' });
  await asked.getByText('may buy all of it for').waitFor();
  const { total } = await moves(page);
  await page.getByRole('button', { name: 'Protect the share price' }).click();
  await expect.poll(async () => (await moves(page)).total).toBe(total + 1);
  await asked.waitFor({ state: 'detached' });
  await page
    .getByText(/ protects /)
    .first()
    .waitFor();
});

test('18MW: a fire sale tells what is sold, who is in, and who has bid', async () => {
  const page = await table.open();
  await importGame(page, table.url, await goldenUpTo('18mw', 'five-bank', 'fire-share', 1, 1));
  const sale = page.getByRole('region', { name: /Fire sale of/ });
  await sale.getByText('No bid yet').waitFor();
  await page.getByRole('button', { name: /^Bid/ }).click();
  await sale.getByText(/has bid \$/).waitFor();
});

test('18MW: the sums of a train that must be bought, and systems beside their parents', async () => {
  const page = await table.open();
  await importGame(page, table.url, await goldenUpTo('18mw', 'four-merger', 'merge', 1));
  const sums = page.getByRole('region', { name: 'A train has to be bought' });
  await sums.getByText('The cheapest train from the bank').waitFor();
  await sums.getByText('Or a merger with').waitFor();
  await page.getByRole('button', { name: /Merge/ }).first().click();
  await page.getByRole('tab', { name: 'Systems & connections', exact: true }).click();
  await page.locator('.mw-parents').first().waitFor();
  expect(await page.locator('.mw-parents .mw-named').count()).toBe(2);
});
