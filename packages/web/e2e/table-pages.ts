import type { GameRecord } from '@roundhouse/engine/play';
import type { Page } from 'playwright-core';

/** Opens a game from a file, as a player would. */
export async function importGame(page: Page, url: string, record: GameRecord | object): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Open a file' }).waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.locator('.turn-card').waitFor();
}

/** How many moves are shown, and how many there are. */
export async function moves(page: Page): Promise<{ shown: number; total: number }> {
  const [shown = '', total = ''] = ((await page.locator('.history-count').textContent()) ?? '').split('/');
  return { shown: Number(shown), total: Number(total) };
}

/** What is there to be tapped but too small for a finger. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button:not(.log-entry, .worded), select, summary, a')].flatMap(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (width < 40 || height < 40)
          ? [`${element.className} ${element.textContent} ${width}×${height}`]
          : [];
      },
    ),
  );
