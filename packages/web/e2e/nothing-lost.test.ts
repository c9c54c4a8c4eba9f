import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshGame, goldenGame, playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

// What the browser refuses is what is tested here; it says so on its console too.
const table = withBrowser({ mayFail: true });

const total = async (page: Page) => (await moves(page)).total;
const notKept = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not kept' });

/** Somebody has to act who may pass: the first decisions of an auction. */
const auction = () => freshGame('1882', 3);

test('without storage the table works, says that nothing is kept, and offers the file', async () => {
  const page = await table.open();
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto(table.url);
  await notKept(page).waitFor();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.turn-card').waitFor();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect.poll(() => total(page)).toBe(1);
  await notKept(page).getByText('its storage is blocked').waitFor();
  const download = page.waitForEvent('download');
  await notKept(page).getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^1889-/);
  // The list of games has it as long as the page is open.
  await page.getByRole('link', { name: 'All games' }).click();
  await expect.poll(() => page.locator('.home-game').count()).toBe(1);
});

test('a save that fails is said at once, tried again, and made good', async () => {
  const page = await table.open();
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function full(...given) {
      if (document.documentElement.dataset.full !== undefined)
        throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await importGame(page, table.url, auction());
  const full = (is: boolean) =>
    page.evaluate((on) => {
      if (on) document.documentElement.dataset.full = '';
      else delete document.documentElement.dataset.full;
    }, is);
  await full(true);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await notKept(page).getByText('its storage is full').waitFor();
  await expect.poll(() => total(page)).toBe(1);
  await full(false);
  await notKept(page).getByRole('button', { name: 'Try again' }).click();
  await notKept(page).waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => total(page)).toBe(1);
});

test('windows with one game follow each other, and a stale one writes nothing', async () => {
  const first = await table.open();
  await importGame(first, table.url, auction());
  const second = await first.context().newPage();
  await second.goto(first.url());
  await second.locator('.turn-card').waitFor();
  await first.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect.poll(() => total(second)).toBe(1);
  await second.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect.poll(() => total(first)).toBe(2);

  // A window that hears of nothing: it was asleep, say.
  const stale = await first.context().newPage();
  await stale.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {};
  });
  await stale.goto(first.url());
  await expect.poll(() => total(stale)).toBe(2);
  await first.locator('[data-action=take]').first().click();
  await expect.poll(() => total(second)).toBe(3);
  expect(await total(stale)).toBe(2);
  await stale.getByRole('button', { name: 'Pass', exact: true }).click();
  await stale.getByText('was continued in another window').waitFor();
  await stale.reload();
  await expect.poll(() => total(stale)).toBe(3);
  await stale.locator('.log-entry', { hasText: 'buys' }).first().waitFor();
});

test('undo while looking at the past goes on from there, and says so', async () => {
  const record = await playedGame('1882', 3, { most: 30 });
  const page = await table.open();
  await importGame(page, table.url, record);
  await page.getByRole('slider', { name: 'Move shown' }).fill('10');
  const undo = page.locator('.top-bar').getByRole('button', { name: 'Go on from here' });
  expect(await undo.getAttribute('title')).toContain('takes back the 20 moves after move 10');
  await undo.click();
  await expect.poll(() => moves(page)).toEqual({ shown: 10, total: 10 });
});

test('a double click acts for one player only', async () => {
  const page = await table.open();
  await importGame(page, table.url, auction());
  await page.getByRole('button', { name: 'Pass', exact: true }).dblclick({ force: true });
  await expect.poll(() => total(page)).toBe(1);
  // Nor does a key that is held down.
  await page.locator('.table:not([data-guarded])').waitFor();
  await page.getByRole('button', { name: 'Pass', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('.table:not([data-guarded])').waitFor();
  expect(await total(page)).toBe(2);
});

test('bankruptcy is asked about first, with what it means', async () => {
  const record = await goldenGame('1882', 'four-bankruptcy');
  const at = record.actions.findIndex(({ type }) => type === 'bankrupt');
  const page = await table.open();
  await importGame(page, table.url, { ...record, actions: record.actions.slice(0, at) });
  // What it is about: the train, what is lacking, and that sales would not bring enough.
  const duty = page.getByRole('region', { name: 'A train has to be bought' });
  await duty.getByText('must still raise').waitFor();
  expect(await duty.getByText(/too little|No share can be sold/).count()).toBe(1);
  expect(await duty.getByRole('button', { name: 'Buy' }).isDisabled()).toBe(true);
  const declare = page.getByRole('button', { name: 'Declare bankruptcy' });
  if (!(await declare.first().isVisible())) await page.getByText('Also possible').click();
  await declare.first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('The game is over').waitFor();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  expect(await total(page)).toBe(at);
  await declare.first().click();
  await dialog.getByRole('button', { name: 'Declare bankruptcy' }).click();
  await expect.poll(() => total(page)).toBe(at + 1);
});

test('what the table does for a player is seen, can be ended, and says why it stops', async () => {
  const page = await table.open();
  await importGame(page, table.url, auction());
  const start = async () => {
    await page.getByRole('button', { name: 'Automatic…' }).click();
    await page.getByRole('button', { name: 'Pass until something changes' }).click();
  };
  await start();
  const running = page.getByRole('list', { name: 'Done automatically' });
  await running.getByText('Ann passes until something happens in Auction').waitFor();
  await expect.poll(() => total(page)).toBe(1);
  await running.getByRole('button', { name: /^Stop/ }).click();
  await expect.poll(() => running.count()).toBe(0);

  // Once all have passed the first private company gets cheaper: that is news.
  await start();
  await expect.poll(() => total(page)).toBe(2);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect.poll(() => total(page)).toBe(3);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await page.getByText(/Bob no longer passes .* now costs/).waitFor();
  expect(await running.count()).toBe(0);
});
