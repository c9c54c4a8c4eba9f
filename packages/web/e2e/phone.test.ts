import { expect, test } from 'vitest';
import { tooFine } from './fine-print.ts';
import { goldenUpTo, playedGame } from './games.ts';
import { PHONE, withBrowser } from './table.ts';
import { importGame, moves, tooSmall } from './table-pages.ts';

const table = withBrowser();

test.each([
  ['1867bw', 3],
  ['1882', 3],
  ['1889', 6],
  ['18mw', 3],
  ['18royalgorge', 3],
  ['railroadbarons', 2],
] as const)('%s: fingers find everything, nothing is wider than the screen', async (title, players) => {
  const record = await playedGame(title, players, {
    until: (choices) => choices.some(({ action }) => action.type === 'start'),
  });
  const page = await table.open({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await importGame(page, table.url, record);
  const small: string[] = [];
  for (const name of await page.getByRole('tab').allTextContents()) {
    await page.getByRole('tab', { name, exact: true }).tap();
    small.push(...(await tooSmall(page)));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, name).toBeLessThanOrEqual(320);
    small.push(...(await tooFine(page)).map((text) => `${name}: ${text}`));
  }
  expect([...new Set(small)]).toEqual([]);
});

test('on a phone the stock table of three has room for all columns, and low rows where companies are still to be sold', async () => {
  const page = await table.open({ viewport: PHONE, hasTouch: true, isMobile: true });
  const record = await goldenUpTo('18mw', 'three-standstill', 'redeem', 4, 1);
  const players = record.players.map(({ id }, index) => ({ id, name: `Guest ${3604 + index * 1111}` }));
  await importGame(page, table.url, { ...record, players });
  await page.getByRole('tab', { name: 'Stock', exact: true }).tap();
  const rows = page.locator('.stock tbody tr', { hasText: /needs \d+%/ });
  await rows.first().waitFor();
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(60);
  await page.getByRole('columnheader', { name: 'Treasury' }).waitFor();
  const hidden = await page
    .locator('.stock-scroll')
    .evaluate((scroll) => scroll.scrollWidth - scroll.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
});

test('hints stand on the screen with all their words', async () => {
  const page = await table.open({ viewport: PHONE, hasTouch: true, isMobile: true });
  await importGame(page, table.url, await goldenUpTo('1882', 'two-bank', 'train', 1));
  await page.getByRole('button', { name: 'Hint', exact: true }).tap();
  const hints = page.getByRole('region', { name: 'Hints' });
  await expect.poll(() => hints.getByRole('listitem').count(), { timeout: 20_000 }).toBeGreaterThan(0);
  const box = await hints.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? PHONE.width)).toBeLessThanOrEqual(PHONE.width);
  await hints.getByRole('button').last().scrollIntoViewIfNeeded();
  await hints.getByRole('button').last().tap();
  await hints.waitFor({ state: 'hidden' });
});

test('fingers and keys learn why a step was skipped, and who keeps a hex closed', async () => {
  const page = await table.open({ viewport: PHONE, hasTouch: true, isMobile: true });
  await importGame(page, table.url, await goldenUpTo('1882', 'two-bank', 'train', 1));
  await page.getByRole('button', { name: /^Run \(skipped\)/ }).tap();
  await page.getByRole('dialog').getByText('Skipped: no train.').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Show the whole map' }).tap();
  const hex = await page.locator('.hex[data-hex="C11"]').boundingBox();
  const [x, y] = [(hex?.x ?? 0) + (hex?.width ?? 0) / 2, (hex?.y ?? 0) + (hex?.height ?? 0) / 2];
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  const card = page.locator('.hover-note');
  await card.getByText(/^by Hudson Bay Company of [AB]$/).waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // It does not lie over the hex that it is about.
  expect((await card.boundingBox())?.y).toBeGreaterThan(y);

  await page.setViewportSize({ width: 1280, height: 720 });
  const skipped = page.getByRole('button', { name: /^Run \(skipped\)/ });
  expect(await skipped.locator('.turn-steps-why').isVisible()).toBe(false);
  await skipped.press('Enter');
  await page.getByRole('dialog').getByText('Skipped: no train.').waitFor();
});

test('on a phone the map fills the screen and the choices lie under the thumb', async () => {
  const record = await playedGame('1882', 3, {
    until: (choices, actions) => actions.length > 50 && choices.some(({ action }) => action.type === 'lay'),
  });
  const page = await table.open({ viewport: PHONE, hasTouch: true, isMobile: true });
  await importGame(page, table.url, record);
  const legal = page.locator('.legal').first();
  await legal.waitFor();

  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  const map = await page.locator('.map-svg').boundingBox();
  expect(map?.width).toBe(PHONE.width);
  const turn = await page.locator('.turn-card').boundingBox();
  expect((turn?.y ?? 0) + (turn?.height ?? 0)).toBeGreaterThan(PHONE.height * 0.8);

  await legal.tap();
  await page.locator('.pick-panel').waitFor();
  const tile = page.locator('.pick-tile').first();
  if ((await tile.count()) > 0) await tile.tap();
  const { total } = await moves(page);
  await page.locator('.pick-panel [data-action="lay"]').first().tap();
  await expect.poll(async () => (await moves(page)).total).toBe(total + 1);
  // The hex that was tapped is not asked about any more.
  await page.waitForTimeout(300);
  expect(await page.locator('.hover-note').count()).toBe(0);

  await page.getByRole('tab', { name: 'Stock' }).tap();
  await page.locator('.stock').waitFor();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page.locator('.log-entry').first().waitFor();
});

const laying = () =>
  playedGame('1882', 3, {
    until: (choices, actions) => actions.length > 50 && choices.some(({ action }) => action.type === 'lay'),
  });

test('the sheet keeps its height while one chooses, and a finger drags it', async () => {
  const page = await table.open({ viewport: PHONE, hasTouch: true, isMobile: true });
  await importGame(page, table.url, await laying());
  const sheet = page.locator('.table-side');
  const height = async () => Math.round((await sheet.boundingBox())?.height ?? 0);
  const legal = page.locator('.legal').first();
  await legal.waitFor();
  const before = await height();
  await legal.tap();
  await page.locator('.pick-panel').waitFor();
  expect(await height()).toBe(before);
  const tile = page.locator('.pick-tile').first();
  if ((await tile.count()) > 0) {
    await tile.tap();
    await page.locator('.pick-panel [data-action="lay"]').waitFor();
    expect(await height()).toBe(before);
  }

  const handle = await page.locator('.turn-handle').boundingBox();
  const at = { x: (handle?.x ?? 0) + (handle?.width ?? 0) / 2, y: (handle?.y ?? 0) + 10 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y - 60, { steps: 4 });
  await page.mouse.move(at.x, at.y - 120, { steps: 4 });
  await page.mouse.up();
  await expect.poll(height).toBeGreaterThan(before + 100);
});

test('tiles that can be laid are large enough to be read', async () => {
  const page = await table.open({ viewport: PHONE, hasTouch: true, isMobile: true });
  await importGame(page, table.url, await laying());
  await page.locator('.legal').first().tap();
  const price = page.locator('.ring-note text').first();
  await price.waitFor();
  // The map moves there at once where less movement is wanted.
  await expect.poll(async () => (await price.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(11);
  const map = await page.locator('.map').boundingBox();
  for (const one of await page.locator('.ring-note text').all()) {
    const box = await one.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(map?.y ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  }
});

test('across, the choices stand beside the map', async () => {
  const size = { width: 740, height: 360 };
  const page = await table.open({ viewport: size, hasTouch: true, isMobile: true });
  const record = await playedGame('1882', 3, {
    until: (choices, actions) => actions.length > 60 && choices.some(({ action }) => action.type === 'run'),
  });
  await importGame(page, table.url, record);
  const run = page.locator('.turn-dock [data-action="run"]');
  await run.waitFor();
  const box = await run.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
  expect(box?.x).toBeGreaterThan((await page.locator('.map').boundingBox())?.width ?? size.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
});

test('with six at the table the column of whoever acts stays in sight', async () => {
  const page = await table.open({ viewport: PHONE, hasTouch: true, isMobile: true });
  const record = await playedGame('1889', 6, {
    until: (choices, actions) =>
      actions.length > 40 &&
      choices.some(({ action }) => action.type === 'buy') &&
      choices[0]?.action.player === 'p6',
  });
  await importGame(page, table.url, record);
  const column = page.locator('.stock thead .stock-mine');
  await column.waitFor();
  const box = await column.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
});
