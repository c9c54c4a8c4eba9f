import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshGame, playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser({ mayFail: true });

/** Puts a game into the browser as an older or broken version might have left it. */
async function plant(page: Page, game: object): Promise<void> {
  await page.goto(table.url);
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await page.evaluate(
    (value) =>
      new Promise<void>((done, failed) => {
        const open = indexedDB.open('roundhouse');
        open.onerror = () => failed(open.error);
        open.onsuccess = () => {
          const writing = open.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(value);
          // Only then a reload cannot take it back.
          writing.oncomplete = () => done();
          writing.onabort = () => failed(writing.error);
        };
      }),
    game,
  );
  await page.reload();
  await page.locator('.home-game-link').click();
}

const kept = (more: object) => ({
  id: 'kept',
  record: freshGame('1882', 3),
  seats: {},
  programs: {},
  summary: { titleName: '1882', round: '?', acting: [], ended: null, moves: 0 },
  created: 0,
  changed: 0,
  ...more,
});

test('a kept game that cannot be opened any more says why, and is not lost', async () => {
  const page = await table.open();
  await plant(page, kept({ record: { ...freshGame('1882', 3), title: '1899' } }));
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('There is no title "1899" here');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^1899-/);
});

test('what should never happen leaves the game to be saved', async () => {
  const page = await table.open();
  await plant(page, kept({ programs: { p1: { kind: 'nonsense' } } }));
  await page.getByRole('heading', { name: 'Something broke' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^1882-/);
});

test('a file is opened also where the browser starts no worker', async () => {
  const page = await table.open();
  await page.addInitScript(() => {
    class NoWorker extends EventTarget {
      postMessage(): void {
        setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'no worker here' })));
      }
      terminate(): void {}
    }
    Object.assign(window, { Worker: NoWorker });
  });
  await importGame(page, table.url, await playedGame('1889', 3, { most: 12 }));
  await expect.poll(() => moves(page)).toEqual({ shown: 12, total: 12 });
});
