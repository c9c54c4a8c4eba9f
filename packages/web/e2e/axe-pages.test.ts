import { expect, test } from 'vitest';
import { findings, inAllLooks, inLooks, OTHER_TWO, opened, TWO_LOOKS } from './axe.ts';
import { goldenUpTo, playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame } from './table-pages.ts';

const table = withBrowser();

test('what opens over the table: menus, settings, keys, tiles to lay, a plan, the past', async () => {
  const page = await table.open();
  const record = await playedGame('1882', 3, {
    until: (choices, actions) => actions.length > 40 && choices.some(({ action }) => action.type === 'lay'),
  });
  await importGame(page, table.url, record);
  const button = (name: string) => () => page.getByRole('button', { name }).first().click();
  const found = await inLooks(page, TWO_LOOKS, async (look) => {
    const over: string[] = [];
    for (const name of ['Settings', 'Game menu', 'Automatic…', 'What now?', 'As a list'])
      over.push(...(await opened(page, `${look}, ${name}`, button(name))));
    over.push(...(await opened(page, `${look}, keys`, () => page.locator('body').press('?'))));
    await page.locator('.legal').first().press('Enter');
    await page.locator('.ring-tile').first().waitFor();
    over.push(...(await findings(page, `${look}, tiles`, '.ring, .pick-panel')));
    await page.keyboard.press('Escape');
    return over;
  });
  const more = page.getByRole('button', { name: 'More panels' });
  found.push(...(await opened(page, 'dark, phone, more panels', () => more.click())));
  await button('Plan on a copy of the map')();
  await page.locator('.hex-button[aria-label*="Pile"]').press('Enter');
  await page.locator('.plan-tile').first().waitFor();
  const ofPlan = '.table-side, .map-controls';
  found.push(...(await inLooks(page, TWO_LOOKS, (look) => findings(page, `${look}, plan`, ofPlan))));
  await button('Back to the game')();
  await page.locator('body').press(',');
  await page.locator('.past').waitFor();
  found.push(
    ...(await inLooks(page, OTHER_TWO, (look) => findings(page, `${look}, past`, '.past, .top-bar'))),
  );
  expect(found).toEqual([]);
}, 240_000);

test('what cannot be undone is asked about', async () => {
  const page = await table.open();
  await importGame(page, table.url, await goldenUpTo('1882', 'four-bankruptcy', 'bankrupt', 1));
  const ask = () => page.locator('.turn-card [data-action="bankrupt"]').first().click();
  expect(await inLooks(page, TWO_LOOKS, (look) => opened(page, look, ask))).toEqual([]);
});

test('the home page, the new game, the games with their names and notes', async () => {
  const page = await table.open();
  await importGame(page, table.url, await playedGame('1882', 3, { most: 12 }));
  await page.goto(`${table.url}#/games`);
  await page.locator('.home-game').waitFor();
  const found = await inAllLooks(page, async (look) => [
    ...(await findings(page, `${look}, games`)),
    ...(await opened(page, `${look}, notes`, () =>
      page.getByRole('button', { name: 'Name and note' }).click(),
    )),
  ]);
  await page.goto(table.url);
  await page.locator('.title-card').first().waitFor();
  found.push(
    ...(await inAllLooks(page, async (look) => [
      ...(await findings(page, `${look}, home`)),
      ...(await opened(page, `${look}, new game`, () =>
        page.getByRole('button', { name: 'New game' }).click(),
      )),
    ])),
  );
  expect(found).toEqual([]);
}, 240_000);
