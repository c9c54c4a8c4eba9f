import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@roundhouse/engine/play';
import type { TitleId } from '@roundhouse/titles';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { freshGame, goldenGame, goldenUpTo, playedGame } from './games.ts';
import { serveOnline, signIn } from './online.ts';
import { onlinePages, setScene } from './online-scene.ts';
import { serveTable } from './serve.ts';
import { importGame, moves } from './table-pages.ts';

/**
 * `npm run shots [-- PART…]`: pictures of every view, desk and phone, light and dark, into `shots/`. With words, only those
 * whose name has one of them.
 */

interface Shot {
  readonly name: string;
  record(): Promise<GameRecord>;
  /** What to do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly dark?: true;
}

const SCREENS: readonly Screen[] = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'desk-dark', width: 1440, height: 900, dark: true },
  { name: 'small-desk', width: 1280, height: 720 },
  { name: 'wide', width: 1920, height: 1080 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'phone-dark', width: 390, height: 844, dark: true },
  { name: 'phone-across', width: 844, height: 390 },
];

const OUT = fileURLToPath(new URL('../../../shots/', import.meta.url));
const IMAGES = fileURLToPath(new URL('../../../docs/images/', import.meta.url));
/** The pictures of the README. */
const README: Readonly<Record<string, string>> = {
  'run-desk': 'table-routes',
  'late-desk-dark': 'table-dark',
  'laying-phone': 'table-phone',
  'result-desk': 'table-result',
};
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.includes(word));

/** A game of 1882 up to the last decision of a kind before a given move. */
async function upTo(type: string, before: number): Promise<GameRecord> {
  const record = await goldenGame('1882', 'three-market');
  let at = Math.min(before, record.actions.length - 1);
  while (at > 0 && record.actions[at]?.type !== type) at--;
  return { ...record, actions: record.actions.slice(0, at) };
}

const tab = (name: string) => async (page: Page) => {
  await page.getByRole('tablist', { name: 'Panels' }).getByRole('tab', { name, exact: true }).click();
};

const pickTile = async (page: Page) => {
  await page.locator('.legal').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(400);
};

/** A brown tile on a city, and what comes of it. */
const plan = async (page: Page) => {
  await page.getByRole('button', { name: 'Plan on a copy of the map' }).click();
  await page.locator('.plan-band').waitFor();
  await page.locator('.hex-button[aria-label*="Wadena"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.plan-tile').last().click();
  await page.waitForTimeout(600);
};

const SHOTS: readonly Shot[] = [
  { name: 'auction', record: async () => freshGame('1882', 4) },
  { name: 'stock', record: () => upTo('buy', 160) },
  { name: 'track', record: () => upTo('lay', 420) },
  { name: 'laying', record: () => upTo('lay', 420), prepare: pickTile },
  { name: 'run', record: () => upTo('run', 560) },
  { name: 'dividend', record: () => upTo('dividend', 560) },
  { name: 'trains', record: () => upTo('train', 520) },
  { name: 'late', record: () => upTo('run', 900) },
  { name: 'emergency', record: bankruptcy },
  ...['Companies', 'Players', 'Trains', 'Privates', 'Tiles', 'Spreadsheet', 'Charts', 'Rules'].map(
    (panel): Shot => ({
      name: `panel-${panel.toLowerCase()}`,
      record: () => upTo('run', 560),
      prepare: tab(panel),
    }),
  ),
  { name: 'planning', record: () => upTo('run', 560), prepare: plan },
  { name: 'result', record: () => goldenGame('1882', 'three-market') },
  {
    name: 'wyoming-draft',
    record: async () => freshGame('1867bw', 4, 5),
    prepare: tab('Queue & Union Pacific'),
  },
  {
    name: 'wyoming-map',
    record: () => playedGame('1867bw', 3, { most: 300, seed: 4 }),
    prepare: tab('Map'),
  },
  {
    name: 'wyoming-deposits',
    record: () => playedGame('1867bw', 3, { most: 300, seed: 4 }),
    prepare: tab('Deposits & refineries'),
  },
  { name: 'midwest-auction', record: async () => freshGame('18mw', 4, 5) },
  { name: 'midwest-early', record: () => goldenUpTo('18mw', 'five-bank', 'lay', 30) },
  { name: 'midwest-protection', record: () => goldenUpTo('18mw', 'three-bankruptcy', 'protect', 3) },
  { name: 'midwest-fire-share', record: () => goldenUpTo('18mw', 'five-bank', 'fire-share', 1, 1) },
  { name: 'midwest-fire-token', record: () => goldenUpTo('18mw', 'four-merger', 'fire-token', 3) },
  { name: 'midwest-need', record: () => goldenUpTo('18mw', 'four-merger', 'raise', 1) },
  { name: 'midwest-merger', record: () => goldenUpTo('18mw', 'four-merger', 'merge', 1) },
  { name: 'midwest-late', record: () => goldenUpTo('18mw', 'four-merger', 'run', 1000) },
  {
    name: 'midwest-systems',
    record: () => goldenUpTo('18mw', 'four-merger', 'run', 1000),
    prepare: tab('Systems & connections'),
  },
  { name: 'shikoku-stock', record: () => inStockRound('1889', 'six-bank') },
  {
    name: 'midwest-stock',
    record: () => playedGame('18mw', 4, { most: 400, seed: 2 }),
    prepare: tab('Stock'),
  },
  {
    name: 'wyoming-stock',
    record: () => playedGame('1867bw', 3, { most: 300, seed: 4 }),
    prepare: tab('Stock'),
  },
  { name: 'midwest-receivership', record: () => goldenUpTo('18mw', 'three-last-player', 'bankrupt', 1, 1) },
  { name: 'gorge', record: () => goldenUpTo('18royalgorge', 'three-farsighted', 'lay', 10) },
  { name: 'gorge-late', record: () => goldenUpTo('18royalgorge', 'three-farsighted', 'run', 1000) },
  { name: 'shikoku-late', record: () => goldenUpTo('1889', 'six-bank', 'run', 1000) },
  { name: 'wyoming-late', record: () => goldenUpTo('1867bw', 'three-draft', 'run', 1000) },
  { name: 'barons', record: () => playedGame('railroadbarons', 2, { most: 60 }) },
  { name: 'barons-late', record: () => goldenUpTo('railroadbarons', 'market', 'dividend', 1000) },
];

/** A complete game of a title up to a purchase in the middle of it. */
async function inStockRound(title: TitleId, name: string): Promise<GameRecord> {
  const record = await goldenGame(title, name);
  const middle = Math.floor(record.actions.length / 2);
  const at = record.actions.findIndex(({ type }, index) => index > middle && type === 'buy');
  return { ...record, actions: record.actions.slice(0, at) };
}

/** The guided first game, where the first tile is laid. */
async function guide(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page
    .getByRole('button', { name: /^Guided game/ })
    .first()
    .click();
  const card = page.getByRole('region', { name: 'Guide' });
  const show = card.getByRole('button', { name: 'Show me' });
  const lay = card.getByRole('heading', { name: 'Lay your first track' });
  for (;;) {
    await show.waitFor();
    if (await lay.isVisible()) return;
    const { total } = await moves(page);
    await show.click();
    while ((await moves(page)).total === total) await page.waitForTimeout(20);
  }
}

async function bankruptcy(): Promise<GameRecord> {
  const record = await goldenGame('1882', 'four-bankruptcy');
  const at = record.actions.findIndex(({ type }) => type === 'bankrupt');
  const sale = record.actions.slice(0, at).findLastIndex(({ type }) => type === 'sell');
  return { ...record, actions: record.actions.slice(0, sale < at - 3 ? at : sale) };
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** With people at the table instead of letters. */
const named = (record: GameRecord): GameRecord => ({
  ...record,
  players: record.players.map((player, seat) => ({ ...player, name: NAMES[seat] ?? player.name })),
});

async function take(browser: Browser, url: string, screen: Screen): Promise<void> {
  const { name, width, height, dark } = screen;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: name.startsWith('phone'),
  });
  const page = await context.newPage();
  const picture = async (shot: string) => {
    await page.waitForTimeout(350);
    await page.screenshot({ path: `${OUT}${shot}-${name}.png` });
    const image = README[`${shot}-${name}`];
    if (image !== undefined) await copyFile(`${OUT}${shot}-${name}.png`, `${IMAGES}${image}.png`);
    console.log(`${shot}-${name}`);
  };
  if (isWanted(`home-${name}`)) {
    await page.goto(url);
    await page.getByRole('button', { name: 'Open a file' }).waitFor();
    // The pictures in sight are drawn once their titles have been loaded.
    await page.locator('.title-card .thumb').nth(1).waitFor();
    await picture('home');
  }
  if (isWanted(`guide-${name}`)) {
    await guide(page, url);
    await picture('guide');
  }
  for (const { name: shot, record, prepare } of SHOTS) {
    if (!isWanted(`${shot}-${name}`)) continue;
    await importGame(page, url, named(await record()));
    await page.waitForTimeout(300);
    await prepare?.(page);
    await picture(shot);
  }
  await context.close();
}

/** The pages of the online part, on a server with some people and tables. */
async function takeOnline(browser: Browser): Promise<void> {
  const server = await serveOnline();
  const scene = await setScene(server);
  const screens = SCREENS.filter(({ name }) => ['desk', 'desk-dark', 'phone', 'phone-dark'].includes(name));
  for (const { name, width, height, dark } of screens) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      hasTouch: name.startsWith('phone'),
    });
    const page = await context.newPage();
    await page.goto(server.url);
    await signIn(page, scene.name);
    for (const { name: shot, path, ready } of onlinePages(scene)) {
      if (!isWanted(`${shot}-${name}`)) continue;
      await page.goto(`${server.url}/${path}`);
      await ready(page);
      await page.waitForTimeout(350);
      await page.screenshot({ path: `${OUT}${shot}-${name}.png`, fullPage: true });
      console.log(`${shot}-${name}`);
    }
    await context.close();
  }
  await server.stop();
}

/** Map, stock and result as they come out of a printer. */
async function print(browser: Browser, url: string): Promise<void> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  for (const [name, panel] of [
    ['print-map', 'Map'],
    ['print-stock', 'Stock'],
    ['print-result', 'Result'],
  ] as const) {
    if (!isWanted(name)) continue;
    const record = panel === 'Result' ? await goldenGame('1882', 'three-market') : await upTo('run', 900);
    await importGame(page, url, record);
    await tab(panel)(page);
    await page.waitForTimeout(400);
    const across = panel === 'Map';
    await page.pdf({ path: `${OUT}${name}.pdf`, format: 'A4', landscape: across, printBackground: true });
    // The same to look at: a sheet of A4 has so many pixels.
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(across ? { width: 1123, height: 794 } : { width: 794, height: 1123 });
    await page.screenshot({ path: `${OUT}${name}.png`, fullPage: true });
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    console.log(name);
  }
}

await mkdir(OUT, { recursive: true });
const served = await serveTable();
const browser = await launchChromium();
for (const screen of SCREENS) await take(browser, served.url, screen);
await print(browser, served.url);
await takeOnline(browser);
await browser.close();
await served.close();
