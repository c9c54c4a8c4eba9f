import type { GameRecord } from '@roundhouse/engine';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface TableTest {
  readonly url: string;
  /** A page of its own, with nothing kept; anything that goes wrong on it fails the test. */
  open(options?: BrowserContextOptions): Promise<Page>;
}

/** One browser for all tests of a file. */
export function useBrowser(): TableTest {
  let browser: Browser | null = null;
  const problems: string[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    expect(problems).toEqual([]);
  });
  return {
    get url() {
      return inject('url');
    },
    async open(options = {}) {
      if (browser === null) throw new Error('The browser has not been started');
      const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      return page;
    },
  };
}

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
