import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goldenUpTo } from './games.ts';
import { connected, newPlayer, openTable, runningTable } from './live-people.ts';
import { goOn } from './live-scene.ts';
import { withServer } from './online.ts';

const site = withServer();

const openPanel = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Panels' }).getByRole('tab', { name, exact: true }).click();

/** How many pixels high the letters of some texts of a picture are drawn, the smallest first. */
const letters = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((texts) =>
      texts
        .flatMap((text) =>
          text instanceof SVGGraphicsElement
            ? Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
            : [],
        )
        .sort((a, b) => a - b),
    );

test.each([
  ['18mw', 'three-bankruptcy', 1000],
  ['18royalgorge', 'three-farsighted', 1000],
  ['1867bw', 'three-draft', 1000],
  ['1882', 'three-market', 60],
] as const)(
  '%s, live on a desk: names on the map and all of the market can be read late in the game',
  async (title, name, run) => {
    const people = [await newPlayer(site, 'Ann'), await newPlayer(site, 'Bob'), await newPlayer(site, 'Cid')];
    const id = await goOn(people, await goldenUpTo(title, name, 'run', run));
    const page = await openTable(site, people[0] ?? null, id);
    await connected(page);
    const names = await letters(page, '.names .face-name');
    expect(names[0]).toBeGreaterThan(7);
    expect(names[Math.floor(names.length / 2)]).toBeGreaterThan(8.3);

    // The order of a round takes two lines, so that more is left for the map.
    const order = await page.getByRole('list', { name: 'Operating order' }).boundingBox();
    if (title === '1882') expect(order?.height).toBeLessThan(60);

    await openPanel(page, 'Stock');
    const panel = page.locator('.table-panel-stock');
    await page.locator('.market-svg').waitFor();
    expect((await letters(page, '.market-cell text'))[0]).toBeGreaterThan(11.9);
    const cells = page.locator('.market-cell rect');
    await expect.poll(async () => (await cells.first().boundingBox())?.height).toBeGreaterThan(21);
    await expect
      .poll(() => panel.evaluate((element) => element.scrollHeight - element.clientHeight))
      .toBeLessThanOrEqual(1);
  },
);

test('log and chat leave room for the map of a live table, and are taller for who wants to read them', async () => {
  const people = [await newPlayer(site, 'Dora'), await newPlayer(site, 'Emil')];
  const id = await runningTable(people);
  for (const text of ['One', 'Two', 'Three', 'Four'])
    await people[1]?.ok('say', { params: { table: id }, body: { text } });
  const page = await openTable(site, people[0] ?? null, id);
  await connected(page);
  const height = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0;
  await openPanel(page, 'Map');
  expect(await height('.map')).toBeGreaterThan(560);
  await page.getByText('Four', { exact: true }).waitFor();
  // Three lines of what was said, and five of what was done.
  expect(await height('.chat-lines')).toBeGreaterThan(75);
  expect(await height('.table-talk .log')).toBeGreaterThan(120);
  await page.getByRole('button', { name: 'More of log and chat' }).click();
  await expect.poll(() => height('.table-talk')).toBeGreaterThan(300);
  await page.reload();
  await connected(page);
  await expect.poll(() => height('.table-talk')).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Less of log and chat' }).click();
  await openPanel(page, 'Map');
  await expect.poll(() => height('.map')).toBeGreaterThan(560);
  // Nobody wants them on paper.
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.table-talk').isVisible()).toBe(false);
});
