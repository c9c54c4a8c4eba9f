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

/** One browser for all tests of a file; errors on its pages fail them, except where they are what is tested. */
export function withBrowser({ mayFail = false } = {}): TableTest {
  let browser: Browser | null = null;
  const problems: string[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    if (!mayFail) expect(problems).toEqual([]);
  });
  return {
    get url() {
      return inject('url');
    },
    async open(options = {}) {
      if (browser === null) throw new Error('The browser has not been started');
      const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      return page;
    },
  };
}
