import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goldenGame } from './games.ts';
import { DESK, PHONE, withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();

/** What can be clicked for an action, on the cards or in the list of choices. */
const offered = (page: Page, type: string) => page.locator(`[data-action="${type}"]:visible:not([disabled])`);

async function played(page: Page, act: () => Promise<void>): Promise<void> {
  const { total } = await moves(page);
  await act();
  await expect.poll(async () => (await moves(page)).total, { timeout: 10_000 }).toBeGreaterThan(total);
}

/** Clicks the first of these actions that is offered; false if none is. */
async function playFirst(page: Page, types: readonly string[]): Promise<boolean> {
  for (const type of types) {
    if ((await offered(page, type).count()) === 0) continue;
    await played(page, () => offered(page, type).first().click());
    return true;
  }
  return false;
}

/** Clicks cards on the table until one of them offers one of these actions, and takes it. */
async function playFromCards(page: Page, cards: string, types: readonly string[]): Promise<boolean> {
  const spots = page.locator(`${cards} [data-spot]:visible`);
  for (let i = 0; i < (await spots.count()); i++) {
    await spots.nth(i).click();
    await page.locator('.popup').waitFor();
    if (await playFirst(page, types)) return true;
    await page.keyboard.press('Escape');
  }
  return false;
}

const round = async (page: Page): Promise<string> =>
  (await page.locator('.top-round strong').textContent()) ?? '';
const log = async (page: Page): Promise<string> => (await page.locator('.log').textContent()) ?? '';

/** One token adds a railroad, two keep what there is. */
async function placeTokens(page: Page): Promise<void> {
  await page.locator('[data-token="add-1"]').click();
  await page.locator('[data-token="keep-2"]').click();
  await played(page, () => page.locator('[data-action="place-tokens"]:visible').first().click());
}

test('Railroad Barons from the investors to the first dividend', async () => {
  const page = await table.open();
  await page.goto(table.url);
  await page.getByRole('button', { name: 'New game' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').selectOption('railroadbarons');
  await dialog.getByLabel('Name of player 1').fill('Ann');
  await dialog.getByLabel('Name of player 2').fill('Bob');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.locator('.turn-card').getByRole('heading', { name: 'Ann' }).waitFor();

  // Four investors are named; each time the other player takes money or card.
  for (let turn = 0; turn < 8; turn++)
    expect(await playFirst(page, ['name-investor', 'choose', 'price'])).toBe(true);
  while (!(await round(page)).startsWith('SR')) expect(await playFirst(page, ['price', 'pass'])).toBe(true);
  await page.getByRole('tab', { name: 'Cards' }).click();

  // The owner of the $30 investor leaves the priority deal where it is.
  if ((await offered(page, 'switch-priority').count()) > 0) await playFirst(page, ['pass']);

  // A holding is started and one certificate more is bought, by clicking them; then all pass.
  expect(await playFromCards(page, '[data-holding]', ['start'])).toBe(true);
  await playFirst(page, ['pass']);
  for (let turn = 0; turn < 30 && !(await round(page)).startsWith('OR'); turn++) {
    const bought = turn < 2 && (await playFromCards(page, '[data-holding]', ['buy']));
    if (!bought) expect(await playFirst(page, ['pass'])).toBe(true);
  }
  expect(await round(page)).toMatch(/^OR/);

  // Tokens onto the circles, a railroad from the stack, and in the next round what it earns is paid.
  for (let step = 0; step < 30 && !(await log(page)).includes('pays $'); step++) {
    if ((await page.locator('[data-token]:visible').count()) > 0) await placeTokens(page);
    else if (!(await playFirst(page, ['dividend'])) && !(await playFromCards(page, '', ['buy-railroad'])))
      expect(await playFirst(page, ['pass'])).toBe(true);
  }
  expect(await log(page)).toMatch(/pays \$/);
});

test.each([
  { screen: 'desk', viewport: DESK },
  { screen: 'phone', viewport: PHONE },
])('tokens are placed in the turn panel, and the last round is told: $screen', async ({ viewport }) => {
  const record = await goldenGame('railroadbarons', 'market');
  const last = record.actions.findLastIndex(({ type }) => type === 'place-tokens');
  const page = await table.open({ viewport });
  await importGame(page, table.url, { ...record, actions: record.actions.slice(0, last) });
  expect(await page.getByText('the game is over after this operating round').isVisible()).toBe(true);
  const turn = page.locator('.turn-card');
  await turn.locator('[data-token="keep-1"]').click();
  await turn.locator('[data-token="keep-2"]').click();
  const place = turn.locator('.turn-dock [data-action="place-tokens"]');
  expect(await place.textContent()).toMatch(/^Place \d on \(\+\), 2 on/);
  await played(page, () => place.click());
});

test('who takes the money is told how much it is', async () => {
  const record = await goldenGame('railroadbarons', 'market');
  const named = record.actions.findIndex(({ type }) => type === 'name-investor');
  const page = await table.open();
  await importGame(page, table.url, { ...record, actions: record.actions.slice(0, named + 1) });
  await page.getByRole('button', { name: `Take $${record.actions[named]?.value}`, exact: true }).waitFor();
});
