import type { GameRecord } from '@roundhouse/engine';
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

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
