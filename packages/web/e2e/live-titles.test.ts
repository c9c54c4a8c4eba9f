import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  connected,
  everybodySees,
  newPlayer,
  openTable,
  type Player,
  runningTable,
  total,
} from './live-people.ts';
import { withServer } from './online.ts';

const site = withServer();

/** Whoever has to act does the first thing that the turn panel offers. */
async function actFirst(page: Page): Promise<void> {
  await page.locator('.table:not([data-guarded])').waitFor();
  await page.locator('.turn-card button[data-action]:visible').first().click();
}

test.each([
  ['railroadbarons', ['Ann', 'Bob']],
  ['18royalgorge', ['Ann', 'Bob']],
  ['18mw', ['Ann', 'Bob', 'Cid']],
  ['1867bw', ['Ann', 'Bob', 'Cid']],
] as const)('%s is played by people at screens of their own', async (title, names) => {
  const people: Player[] = [];
  for (const name of names) people.push(await newPlayer(site, name));
  const id = await runningTable(people, { title });
  const pages: Page[] = [];
  for (const person of people) pages.push(await openTable(site, person, id));
  for (const page of pages) await connected(page);
  const [first] = pages;
  if (first === undefined) throw new Error('Nobody sits there');
  for (let count = 0; count < 6; count++) {
    expect(await total(first)).toBe(count);
    const acting = (await first.locator('.people-row[aria-current]').first().textContent()) ?? '';
    const page = pages[names.findIndex((name) => acting.includes(name))];
    if (page === undefined) throw new Error(`Nobody is to move: ${acting}`);
    await actFirst(page);
    await everybodySees(pages, count + 1);
  }
});
