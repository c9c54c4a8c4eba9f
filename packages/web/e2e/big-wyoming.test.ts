import type { Choice } from '@roundhouse/engine/play';
import { expect, test } from 'vitest';
import { freshGame, goldenGame, playedGame } from './games.ts';
import { PHONE, withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();
/** Best routes and sums are worked out beside the page. */
const PATIENT = { timeout: 20_000 };

test('1867 Big Wyoming opens with the draft: a card is claimed, and the row has money on it', async () => {
  const page = await table.open();
  await importGame(page, table.url, freshGame('1867bw', 3, 5));
  await page.locator('.bw-cards').waitFor();
  expect(await page.locator('.bw-cards > li').count()).toBe(13);
  // The words of a card stand under its name, however long the card beside it is.
  const gaps = await page.locator('.bw-cards > li:has(.bw-power)').evaluateAll((cards) =>
    cards.map((card) => {
      const [name, words] = [card.querySelector('b'), card.querySelector('.bw-power')];
      return (words?.getBoundingClientRect().top ?? 99) - (name?.getBoundingClientRect().bottom ?? 0);
    }),
  );
  expect(Math.max(...gaps)).toBeLessThan(12);
  // Each speculator can be claimed: they cost more from left to right.
  expect(await page.getByRole('button', { name: 'Claim a speculator' }).count()).toBe(5);
  await page.getByRole('button', { name: /Claim the priority deal/ }).click();
  await page.getByText('$5 on it').first().waitFor();
  expect(await page.locator('.bw-cards > li').count()).toBe(12);
  expect(await page.getByText('$5 on it').count()).toBe(12);
  expect(await page.locator('.bw-queue > li').count()).toBe(4);
});

test('1867 Big Wyoming by auction: the companies are in sight with what they do, and one is picked', async () => {
  const page = await table.open();
  await importGame(page, table.url, { ...freshGame('1867bw', 3, 5), options: { auction: true } });
  const laramie = page.locator('.private', { hasText: 'Laramie Land Management' });
  await laramie.getByRole('button', { name: /Auction/ }).click();
  await page.locator('.private-up', { hasText: 'Laramie Land Management' }).waitFor();
});

test('1867 Big Wyoming shows deposits against their capacity and refineries with their state', async () => {
  const record = await playedGame('1867bw', 3, { most: 260, seed: 4 });
  const page = await table.open();
  await importGame(page, table.url, record);
  await page.getByRole('tab', { name: 'Deposits & refineries', exact: true }).click();
  expect(await page.locator('.bw-level').count()).toBe(8);
  await page.getByRole('tab', { name: 'Queue & Union Pacific', exact: true }).click();
  await page.getByRole('heading', { name: 'Union Pacific' }).waitFor();
});

/** Trains can run, and begin a refinery with a cube on their way. */
const canBuild = (choices: readonly Choice[]) => choices.some(({ action }) => action.build === true);

test('1867 Big Wyoming: deliveries are shown along the route, and changed by hand', async () => {
  const page = await table.open({ viewport: { width: 1280, height: 720 } });
  await importGame(page, table.url, await playedGame('1867bw', 3, { seed: 4, until: canBuild }));
  const run = page.locator('.turn-dock [data-action="run"]');
  await expect.poll(() => run.textContent(), PATIENT).toMatch(/for \$\d+/);
  // What the next trains bring stays in its column, also where it is told in one line.
  const card = page.locator('.company-card');
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const told = page.locator('.run .route-extra', { hasText: /→ .*: construction/ });
  await page.getByRole('button', { name: /begin or repair refineries/ }).click();
  await told.waitFor();
  await page.locator('.route-bonus', { hasText: /→ .*: construction/ }).waitFor();

  // The cube is taken off, and put back.
  await page.getByText('Change deliveries').first().click();
  const supply = page.locator('.deliveries select').first();
  const source = await supply.inputValue();
  expect(source).not.toBe('');
  await supply.selectOption('');
  await told.waitFor({ state: 'detached' });
  await supply.selectOption(source);
  await told.waitFor();

  const { total } = await moves(page);
  await run.click();
  await expect.poll(async () => (await moves(page)).total, PATIENT).toBe(total + 1);
  await expect.poll(() => page.locator('.log').textContent(), PATIENT).toContain(': construction $0');
});

test('1867 Big Wyoming on a phone: the button to run is in sight', async () => {
  const page = await table.open({ viewport: PHONE, hasTouch: true, isMobile: true });
  await importGame(page, table.url, await playedGame('1867bw', 3, { seed: 4, until: canBuild }));
  const run = page.locator('.turn-dock [data-action="run"]');
  await expect.poll(() => run.textContent(), PATIENT).toMatch(/for \$\d+/);
  const { total } = await moves(page);
  const box = await run.boundingBox();
  expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
  await run.tap();
  await expect.poll(async () => (await moves(page)).total, PATIENT).toBe(total + 1);
});

test.each([
  ['a small desk', { viewport: { width: 1280, height: 720 } }],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
])('a train that must be bought: on %s the ways to get one are in sight', async (_, screen) => {
  const record = await goldenGame('1867bw', 'four-draft');
  const page = await table.open(screen);
  await importGame(page, table.url, { ...record, actions: record.actions.slice(0, 291) });
  await page.getByText('must still raise').waitFor();
  const dock = page.locator('.turn-last');
  // Equal trains of one company are one row with their number.
  const offers = page.getByRole('button', { name: /^Offer to buy a 2-train from CBQ/ });
  expect(await offers.count()).toBe(1);
  await page.locator('.choice-row', { hasText: '×2' }).first().waitFor();
  for (const way of await page
    .locator('.turn-card .choice-do:enabled')
    .all()
    .then((all) => all.slice(0, 2))) {
    const [at, end] = [await way.boundingBox(), await dock.boundingBox()];
    expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(end?.y ?? 0);
  }
});
