import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { someUser, type TestClient } from '../../server/src/testing/client.ts';
import type { OnlineTest } from './online.ts';
import { moves } from './table-pages.ts';

/** Somebody with an account, who calls by the API and sits at a page. */
export type Player = TestClient & { readonly id: string };

export const newPlayer = ({ server }: OnlineTest, name: string): Promise<Player> =>
  someUser(server.url, name);

/** A running table of the given people, seated in their order. */
export async function runningTable(
  people: readonly Player[],
  options: {
    readonly title?: string;
    readonly master?: boolean;
    readonly clock?: boolean;
  } = {},
): Promise<string> {
  const [owner, ...others] = people;
  if (owner === undefined) throw new Error('Nobody sits there');
  const clock = options.clock === true ? { start: 900, perMove: 10 } : null;
  const { id } = await owner.ok('newTable', {
    body: {
      title: options.title ?? '1882',
      seats: people.length,
      seating: 'joined',
      master: options.master ?? false,
      timing: { perMove: null, clock, late: 'remind' },
    },
  });
  for (const other of others) await other.ok('join', { params: { table: id }, body: {} });
  return id;
}

/** Signs a page in as somebody, as their browser would be. */
export async function signInAs(page: Page, url: string, { cookie, id }: Player): Promise<void> {
  const [name = '', value = ''] = (cookie ?? '').split('=');
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
  await page.context().addInitScript((person) => localStorage.setItem('roundhouse/signed-in', person), id);
}

/** A browser of somebody's own at a table; null for a stranger. */
export async function openTable(
  site: OnlineTest,
  person: Player | null,
  id: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await site.open(options);
  if (person !== null) await signInAs(page, site.url, person);
  await page.goto(`${site.url}#/table/${id}`);
  await page.locator('.turn-card').waitFor();
  return page;
}

/** The stream is open, and the page says so. */
export const connected = (page: Page): Promise<void> =>
  page.locator('.live-dot-on').waitFor({ state: 'attached' });

export const choice = (page: Page, type: string) => page.locator(`.turn-card [data-action="${type}"]`);

/** Clicks a choice, once a click counts: right after a decision has changed it would not. */
export async function play(page: Page, type: string): Promise<void> {
  await page.locator('.table:not([data-guarded])').waitFor();
  await choice(page, type).first().click();
}

/** How many moves the page shows as made. */
export const total = async (page: Page): Promise<number> => (await moves(page)).total;

/** Everybody sees so many moves, and the server has confirmed them. */
export async function everybodySees(pages: readonly Page[], count: number): Promise<void> {
  for (const page of pages) {
    await expect.poll(() => total(page)).toBe(count);
    await expect.poll(() => page.getByText('not confirmed yet').count()).toBe(0);
  }
}
