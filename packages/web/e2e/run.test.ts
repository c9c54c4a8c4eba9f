import type { Choice } from '@roundhouse/engine/play';
import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { goldenGame, playedGame } from './games.ts';
import { withBrowser } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const table = withBrowser();
const hasRun = (choices: readonly Choice[]) =>
  choices.some(({ action }) => Array.isArray(action.routes) && action.routes.length > 0);

test('the best routes are proposed, can be changed by clicking stops, and are run and paid', async () => {
  const record = await playedGame('1882', 3, {
    until: (choices, actions) => actions.length > 120 && hasRun(choices),
  });
  const page = await table.open();
  await page.addInitScript(() => {
    const asked: string[] = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { question?: { kind: string } }) {
      asked.push(message.question?.kind ?? '?');
      post.call(this, message);
    };
    Object.assign(window, { asked });
  });
  await importGame(page, table.url, record);
  const run = page.locator('.turn-dock [data-action="run"]');
  await expect.poll(() => run.textContent(), { timeout: 20_000 }).toMatch(/for \$\d+/);
  const best = await run.textContent();
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toContain('routes');
  expect(await page.locator('.overlay-route path').count()).toBeGreaterThan(0);

  // A click on the first stop of the route takes it away: nothing is left to run, and the rules say so or the sum falls.
  await page.locator('.run-routes li').first().getByRole('button', { name: 'Clear the route' }).click();
  await expect
    .poll(async () => `${await run.textContent()}${await page.locator('.run-refusal').count()}`)
    .not.toBe(`${best}0`);
  const stop = page.locator('[data-stop]').first();
  await stop.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Best routes' }).click();
  await expect.poll(() => run.textContent(), { timeout: 20_000 }).toBe(best);

  const { total } = await moves(page);
  await run.click();
  await expect.poll(async () => (await moves(page)).total).toBe(total + 1);
  await page.locator('.turn-dock .button-main', { hasText: 'a share' }).click();
  await expect.poll(async () => (await moves(page)).total).toBe(total + 2);
  expect(await page.locator('.log').textContent()).toMatch(/runs for \$\d+/);
});

test('a hex where nothing can be laid says which rule forbids it', async () => {
  const record = await playedGame('1882', 3, {
    until: (choices, actions) => actions.length > 50 && choices.some(({ action }) => action.type === 'lay'),
  });
  const page = await table.open();
  await importGame(page, table.url, record);
  await page.locator('.legal').first().waitFor();
  const legal = new Set(
    await page.locator('.legal').evaluateAll((hexes) => hexes.map((hex) => hex.getAttribute('data-hex'))),
  );
  const other = ['I1', 'O11', 'B2'].find((hex) => !legal.has(hex)) ?? 'I1';
  await page.locator(`.hex[data-hex="${other}"]`).hover();
  const note = page.locator('.hover-note');
  await note.waitFor();
  await note.getByRole('button', { name: /Rule 1882-/ }).click();
  await page.locator('.rule-wanted').waitFor();
});

test('each bonus has a line of its own: beside the route, on the map and in the log', async () => {
  const record = await goldenGame('18mw', 'four-merger');
  const played = (await loadTitle('18mw')).open(record);
  if ('error' in played) throw new Error(played.error);
  const at = played.events.findIndex((events) =>
    events.some((event) => event.type === 'run' && event.routes.some(({ bonuses }) => bonuses.length > 0)),
  );
  const page = await table.open();
  await importGame(page, table.url, { ...record, actions: record.actions.slice(0, at) });
  const bonus = page.locator('.route-extra').first();
  await bonus.waitFor();
  const [name = '', amount = ''] = (await bonus.innerText()).split('\n');
  expect(amount).toMatch(/^\$\d+$/);
  await page.locator('.route-values .route-bonus').first().waitFor({ state: 'attached' });
  expect(await page.locator('.route-values text').count()).toBeGreaterThan(2);
  await page.locator('.turn-dock [data-action="run"]').click();
  await page
    .locator('.log-entry span', { hasText: `${name} ${amount}` })
    .first()
    .waitFor();
});
