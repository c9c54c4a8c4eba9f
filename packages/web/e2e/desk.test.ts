import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tooFine } from './fine-print.ts';
import { freshGame, goldenGame, playedGame } from './games.ts';
import { DESK, withBrowser } from './table.ts';
import { importGame } from './table-pages.ts';

const table = withBrowser();

const openPanel = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Panels' }).getByRole('tab', { name, exact: true }).click();

test.each([
  ['1882', 5],
  ['1889', 6],
  ['18mw', 5],
  ['1867bw', 5],
] as const)('%s: shares and market are seen together on a small desk', async (title, players) => {
  const page = await table.open({ viewport: { width: 1280, height: 720 } });
  await importGame(page, table.url, await playedGame(title, players, { most: 120 }));
  await openPanel(page, 'Stock');
  const market = page.locator('.market-svg');
  await market.waitFor();
  const panel = page.locator('.table-panel-stock');
  await expect
    .poll(() => panel.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBeLessThanOrEqual(1);
  const [box, inside] = [await market.boundingBox(), await panel.boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
    (inside?.y ?? 0) + (inside?.height ?? 0) + 1,
  );
});

test('on a desk of any size the turn does not scroll while the log below it is empty', async () => {
  const page = await table.open({ viewport: { width: 1280, height: 720 } });
  const room = () =>
    page.evaluate(() => {
      const turn = document.querySelector('.turn-scroll');
      const log = document.querySelector('.log');
      if (turn === null || log === null) return null;
      const lines = [...log.children].reduce((sum, { clientHeight }) => sum + clientHeight, 0);
      return { hidden: turn.scrollHeight - turn.clientHeight, empty: log.clientHeight - lines };
    });
  for (const [title, players, most] of [
    ['18mw', 5, 0],
    ['1889', 6, 14],
    ['1882', 4, 120],
  ] as const) {
    await importGame(page, table.url, await playedGame(title, players, { most }));
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [1600, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Either all of the turn is in sight, or the log keeps no room that it does not need.
      await expect
        .poll(
          async () => {
            const found = await room();
            return found !== null && (found.hidden <= 1 || found.empty <= 40) ? 'good' : found;
          },
          { message: `${title}, ${width} × ${height}` },
        )
        .toBe('good');
    }
  }
});

test('no text is too small to be read, on any view', async () => {
  const page = await table.open({ viewport: DESK });
  const found: string[] = [];
  const look = async (where: string) => {
    found.push(...(await tooFine(page)).map((text) => `${where}: ${text}`));
  };
  await page.goto(table.url);
  await page.locator('.title-card .thumb').first().waitFor();
  await look('home');
  for (const [title, players] of [
    ['1882', 4],
    ['18mw', 3],
    ['railroadbarons', 2],
  ] as const) {
    await importGame(page, table.url, await playedGame(title, players, { most: 60 }));
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await look(`${title}, ${await tab.textContent()}`);
    }
  }
  expect([...new Set(found)]).toEqual([]);
});

test('tabs that do not fit are found under More, and the current ones are in sight', async () => {
  const page = await table.open({ viewport: { width: 1920, height: 1080 } });
  await importGame(page, table.url, freshGame('1867bw', 3));
  const inSight = () =>
    page.locator('.table-tab[aria-selected="true"]').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const [own, list] = [tab.getBoundingClientRect(), tab.parentElement?.getBoundingClientRect()];
        return list !== undefined && own.left >= list.left && own.right <= list.right;
      }),
    );
  await expect.poll(inSight).toEqual([true, true]);
  await page.setViewportSize({ width: 1100, height: 720 });
  await openPanel(page, 'Charts');
  await expect.poll(inSight).toEqual([true]);
  await page.getByRole('button', { name: 'More panels' }).click();
  await page.getByRole('menuitem', { name: 'Rules', exact: true }).click();
  await page.locator('.rules').waitFor();
});

test('on a wide screen a second panel stands beside the first, and the player chooses which', async () => {
  const page = await table.open({ viewport: { width: 1680, height: 1000 } });
  await importGame(page, table.url, await goldenGame('1882', 'three-market'));
  await page.locator('.history').getByRole('button', { name: 'One move back' }).click();
  const second = page.getByRole('tablist', { name: 'Second panel' });
  await second.getByRole('tab', { name: 'Players', exact: true }).click();
  await page.locator('.second .players').waitFor();
  await page.getByRole('button', { name: 'Close the second panel' }).click();
  await page.getByRole('button', { name: 'Second panel' }).click();
  await second.waitFor();
});

test('at 1600 pixels six players fit into the second panel, and the ground under the map has depot and order', async () => {
  const page = await table.open({ viewport: { width: 1600, height: 900 } });
  const record = await goldenGame('1882', 'six-market');
  await importGame(page, table.url, { ...record, actions: record.actions.slice(0, 440) });
  const shares = page.locator('.second .stock-scroll');
  await shares.waitFor();
  expect(await shares.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
    0,
  );
  const order = page.locator('.order-table tbody tr');
  await expect.poll(() => order.count()).toBe(7);
  expect(await page.locator('.order-table .order-now').textContent()).toContain('GTP');
  await page.getByRole('list', { name: 'Trains of the bank' }).getByText('$450 · 1 left').waitFor();
});

test('at 1600 pixels the shares of three fit into the first panel too', async () => {
  const page = await table.open({ viewport: { width: 1600, height: 900 } });
  for (const [title, name, most] of [
    ['1882', 'three-market', 250],
    ['18mw', 'three-standstill', 1070],
  ] as const) {
    const record = await goldenGame(title, name);
    await importGame(page, table.url, { ...record, actions: record.actions.slice(0, most) });
    await openPanel(page, 'Stock');
    const shares = page.locator('.table-panels .stock-scroll');
    await expect
      .poll(() => shares.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBeLessThanOrEqual(0);
  }
});

test('what cannot be clicked does not look as if it could', async () => {
  const page = await table.open();
  await importGame(page, table.url, await playedGame('1882', 3, { most: 60 }));
  const found: string[] = [];
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    const violet = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--accent)';
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return [...document.querySelectorAll('.table-panel *, .turn-card *')].flatMap((element) =>
        element.childElementCount === 0 &&
        element.textContent !== '' &&
        element.getClientRects().length > 0 &&
        getComputedStyle(element).color === color &&
        element.closest('a, button, summary, label, [role="button"], .worded') === null
          ? [`${element.className}: ${element.textContent}`]
          : [],
      );
    });
    found.push(...violet);
  }
  expect([...new Set(found)]).toEqual([]);
});

test('the network of a company: what it does not reach steps back', async () => {
  const page = await table.open();
  const record = await playedGame('1882', 3, {
    until: (choices, actions) => actions.length > 60 && choices.some(({ action }) => action.type === 'lay'),
  });
  await importGame(page, table.url, record);
  await page.getByRole('button', { name: 'Show the network of the operating company' }).click();
  await page.locator('.network-shade').waitFor();
  const hexes = await page.locator('.map-svg .hex').count();
  const shaded = await page.locator('.network-shade polygon').count();
  expect(shaded).toBeGreaterThan(0);
  expect(shaded).toBeLessThan(hexes);
});

test('on paper there is nothing to click, and nothing is cut off', async () => {
  const page = await table.open();
  await importGame(page, table.url, await goldenGame('1882', 'three-market'));
  for (const panel of ['Result', 'Stock', 'Map']) {
    await openPanel(page, panel);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    for (const hidden of ['.table-side', '.history', '.table-tabs', '.top-actions', '.map-controls'])
      for (const one of await page.locator(hidden).all()) expect(await one.isVisible(), hidden).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), panel).toBeLessThanOrEqual(794);
    const picture = { Result: '.result-card', Stock: '.market-svg', Map: '.map-svg' }[panel] ?? '';
    expect((await page.locator(picture).first().boundingBox())?.height, panel).toBeGreaterThan(200);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(DESK);
    await page.locator('.table:not(.table-phone) .table-side').waitFor();
  }
});

test('on the largest map what stops earn and what building costs can be read, all of it in sight', async () => {
  const page = await table.open();
  const record = await goldenGame('18mw', 'four-merger');
  await importGame(page, table.url, { ...record, actions: record.actions.slice(0, 631) });
  await openPanel(page, 'Map');
  const pixels = (selector: string): Promise<number[]> =>
    page
      .locator(`.map-svg ${selector}`)
      .evaluateAll((texts) =>
        texts.flatMap((text) =>
          text instanceof SVGTextElement
            ? [Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)]
            : [],
        ),
      );
  const earned = (await pixels('.revenue text')).toSorted((a, b) => a - b);
  expect(earned.length).toBeGreaterThan(20);
  // Where a hex is full, as Chicago is, its figures stay as they are.
  expect(earned[Math.ceil(earned.length / 5)]).toBeGreaterThanOrEqual(7);
  expect(Math.min(...(await pixels('.river-cost text')))).toBeGreaterThanOrEqual(7);
  expect(Math.min(...(await pixels('.terrain text')))).toBeGreaterThanOrEqual(8);
  const covered = await page.evaluate(() => {
    const names = [...document.querySelectorAll('.map-svg .face-name')];
    return [...document.querySelectorAll('.map-svg .revenue-disc')].flatMap((disc) => {
      const { left, right, top, bottom } = disc.getBoundingClientRect();
      const [quarter, y] = [(right - left) / 4, (top + bottom) / 2];
      const over = names.find((name) => {
        const box = name.getBoundingClientRect();
        const across = box.left < right - quarter && left + quarter < box.right;
        return across && box.top < y && y < box.bottom;
      });
      return over === undefined ? [] : [over.textContent];
    });
  });
  expect(covered).toEqual([]);
});
