import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface TableTest {
  readonly url: string;
  /** A page of its own, with nothing kept; anything that goes wrong on it fails the test. */
  open(options?: BrowserContextOptions): Promise<Page>;
}

/**
 * One browser for all tests of a file. The pages of a test are closed when it ends (of tests side by side: when the last does),
 * and what went wrong on them fails it, except where that is what is tested.
 */
export function withBrowser({
  mayFail = false,
  expected = null,
  whole = false,
}: {
  readonly mayFail?: boolean;
  /** Errors that belong to what is tested. */
  readonly expected?: RegExp | null;
  /** The whole browser, for notifications. */
  readonly whole?: boolean;
} = {}): TableTest {
  let browser: Browser | null = null;
  const problems: string[] = [];
  let running = 0;
  beforeAll(async () => {
    browser = await launchChromium({ whole });
  });
  beforeEach(() => {
    running++;
  });
  afterEach(async () => {
    running--;
    // Tests that run side by side share the browser: the last one closes what is left.
    if (running > 0) return;
    for (const context of browser?.contexts() ?? []) await context.close();
    const found = problems.splice(0);
    if (!mayFail) expect(found.filter((text) => expected?.test(text) !== true)).toEqual([]);
  });
  afterAll(() => browser?.close());
  return {
    get url() {
      return inject('url');
    },
    async open(options = {}) {
      if (browser === null) throw new Error('The browser has not been started');
      const context = await browser.newContext({
        viewport: DESK,
        reducedMotion: 'reduce',
        // It would fetch every title for each of these pages; where it is what is tested, it is let in.
        serviceWorkers: 'block',
        ...options,
      });
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
