import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { type RunningServer, startServer } from '../../server/src/server.ts';
import { TestClock, testConfig } from '../../server/src/testing/server.ts';
import { type TableTest, withBrowser } from './table.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** A real server on a database of its own, with the built page. */
export async function serveOnline(
  environment: Readonly<Record<string, string>> = {},
  clock = new TestClock(),
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'online-'));
  const config = testConfig({ url: null, path: join(folder, 'test.sqlite') }, environment);
  const server = await startServer({ ...config, page: DIST }, clock.now);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface OnlineTest {
  /** Where the page is; ends with a slash. */
  readonly url: string;
  readonly server: RunningServer;
  /** The browser of somebody else: nothing kept, an address of its own. */
  open(options?: BrowserContextOptions): Promise<Page>;
}

let visitors = 0;

/** A server of its own for each attempt of a test, so that nobody and nothing is there already; one browser for all of a file. */
export function withServer({
  environment = {},
  expected = null,
  whole = false,
}: {
  readonly environment?: Readonly<Record<string, string>>;
  readonly expected?: RegExp | null;
  readonly whole?: boolean;
} = {}): OnlineTest {
  let server: RunningServer | null = null;
  beforeEach(async () => {
    server = await serveOnline(environment);
  });
  // What is registered last ends first: the pages are closed before their server is gone.
  afterEach(() => server?.stop());
  const table: TableTest = withBrowser({ expected, whole });
  const running = (): RunningServer => {
    if (server === null) throw new Error('The server has not been started');
    return server;
  };
  return {
    get url() {
      return `${running().url}/`;
    },
    get server() {
      return running();
    },
    open: (options = {}) =>
      table.open({ extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${++visitors % 250}` }, ...options }),
  };
}

/** Makes an account on the page that is shown. */
export async function signUp(page: Page, name: string, password = 'correct horse'): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Make an account' }).click();
  await accountOf(page, name).waitFor();
}

export async function signIn(page: Page, name: string, password = 'correct horse'): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await accountOf(page, name).waitFor();
}

export const accountOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Account of ${name}` });
