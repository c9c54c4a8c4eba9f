import { anyAction, seededChance } from '@roundhouse/engine/play';
import type { Answer } from '@roundhouse/server/contract';
import { expect, test } from 'vitest';
import { someGuest } from '../../server/src/testing/client.ts';
import { openAs } from '../../server/src/testing/play.ts';
import { findings, inAllLooks, opened } from './axe.ts';
import { playedGame } from './games.ts';
import { connected, newPlayer, openTable, type Player, runningTable, signInAs } from './live-people.ts';
import { withServer } from './online.ts';
import { DESK } from './table.ts';
import { importGame, moves } from './table-pages.ts';

const site = withServer({ expected: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/ });

/** Plays so many moves over the API, whoever has to act. */
async function playSome(players: readonly Player[], id: string, count: number): Promise<void> {
  const [first] = players;
  if (first === undefined) throw new Error('Nobody sits there');
  const game = await openAs(first, id);
  const chance = seededChance(4);
  for (let after = 0; after < count; after++) {
    const busy = game.now.advisedChoices().filter(({ outsidePlay }) => outsidePlay !== true);
    const action = anyAction(busy, chance);
    const player = players[Number(action.player.slice(1)) - 1];
    if (game.play(action) !== null || player === undefined) throw new Error('It cannot be played');
    const body = { after, key: `move number ${after}`, action };
    await player.ok('move', { params: { table: id }, body });
  }
}

/** People and bots play on; after a few moves the people want to end the game, and the bot has to agree. */
async function playUntilEnd(people: readonly Player[], id: string): Promise<Answer<'log'>['standing']> {
  const [first] = people;
  if (first === undefined) throw new Error('Nobody sits there');
  const { seats } = await first.ok('table', { params: { table: id }, query: {} });
  const ofPlayer = (player: string) =>
    people.find((person) => seats.some((seat) => seat.player === player && seat.person?.id === person.id));
  const game = await openAs(first, id);
  const chance = seededChance(4);
  for (;;) {
    const { log, standing } = await first.ok('log', {
      params: { table: id },
      query: { after: game.actions.length },
    });
    for (const entry of log) if (entry.kind === 'action') game.play(entry.action);
    if (standing.ended !== null) return standing;
    const acting = standing.acting.flatMap((player) => ofPlayer(player) ?? [])[0];
    if (acting === undefined) continue;
    const player = standing.acting.find((one) => ofPlayer(one) === acting) ?? '';
    const choices = game.now.choices().filter(({ action }) => action.player === player);
    const end = choices.find(({ action }) => ['propose-end', 'accept'].includes(action.type));
    const action = standing.count >= 12 && end !== undefined ? end.action : anyAction(choices, chance);
    const body = { after: standing.number, key: `move number ${standing.number}`, action };
    await acting.ok('move', { params: { table: id }, body });
  }
}

test('axe finds nothing at a live table, its panels, a lost line and a question, on desk and phone, light and dark', async () => {
  const people = [await newPlayer(site, 'Ann'), await newPlayer(site, 'Bob'), await newPlayer(site, 'Cleo')];
  const id = await runningTable(people, { clock: true });
  await playSome(people, id, 40);
  const [ann, bob] = people;
  if (ann === undefined || bob === undefined) throw new Error('Nobody');
  await bob.ok('say', { params: { table: id }, body: { text: 'The last 2 goes next turn.' } });
  await bob.ok('propose', { params: { table: id }, body: { kind: 'undo', to: 38 } });
  const page = await openTable(site, ann, id);
  await connected(page);
  const found = await inAllLooks(page, async (look) => {
    await page.getByRole('region', { name: 'A question to the players' }).waitFor();
    const all = await findings(page, look);
    const panels = look.includes('phone') ? ['Table', 'Chat'] : ['Table'];
    for (const name of panels) {
      await page.getByRole('tab', { name, exact: true }).click();
      await page.locator('.table-panel:not([hidden])').first().waitFor();
      all.push(...(await findings(page, `${look}, ${name}`, '.table-panel:not([hidden])')));
    }
    const menu = () => page.getByRole('button', { name: 'Game menu' }).click();
    all.push(...(await opened(page, `${look}, menu`, menu)));
    // Where it is played the choices are not folded away.
    await page.getByRole('tab', { name: 'Stock', exact: true }).click();
    await page.context().setOffline(true);
    await page.getByText('Connection lost.').waitFor();
    all.push(...(await findings(page, `${look}, lost`, '.top-bar, .warning-bars, .table-side')));
    await page.context().setOffline(false);
    await connected(page);
    return all;
  });
  expect(found).toEqual([]);
}, 180_000);

test('at 320 pixels nothing of a live table is cut off', async () => {
  const people = [await newPlayer(site, 'Amelia Longname'), await newPlayer(site, 'Bartholomew')];
  const id = await runningTable(people, { clock: true });
  for (const person of people) {
    const page = await openTable(site, person, id, { viewport: { width: 320, height: 640 }, hasTouch: true });
    await connected(page);
    // Whose turn it is has the own clock in sight, the other both.
    await page.locator('.people-runs').first().waitFor();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide).toBe(320);
    await page.context().setOffline(true);
    await page.getByText('Connection lost.').waitFor();
    await expect.poll(wide).toBe(320);
    const button = await page.getByRole('button', { name: 'Try now' }).boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 999)).toBeLessThanOrEqual(320);
  }
});

test('a game of this screen goes online, and an online game is taken home', async () => {
  const ann = await newPlayer(site, 'Anton');
  const page = await site.open();
  await signInAs(page, site.url, ann);
  await importGame(page, site.url, await playedGame('1882', 2, { most: 12 }));
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name: 'Put online…' }).click();
  await page.getByRole('dialog').getByLabel('My seat').selectOption({ label: 'Bob' });
  expect(await inAllLooks(page, (look) => findings(page, look, '.dialog'))).toEqual([]);
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: 'Put it online' }).click();
  await expect.poll(() => page.url()).toContain('#/table/');
  const id = /table\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';
  const { invite } = await ann.ok('table', { params: { table: id }, query: {} });
  const ben = await newPlayer(site, 'Benno');
  await ben.ok('join', { params: { table: id }, body: { invite: invite ?? '' } });
  // The table starts where the game stood.
  await page.locator('.turn-card').waitFor();
  await expect.poll(async () => (await moves(page)).total).toBe(12);
  await connected(page);

  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name: /Take a copy home/ }).click();
  await expect.poll(() => page.url()).toContain('#/game/');
  await expect.poll(async () => (await moves(page)).total).toBe(12);
  await page.locator('.turn-card [data-action]').first().waitFor();
  await page.reload();
  await expect.poll(async () => (await moves(page)).total).toBe(12);
});

test('a game whose first position was drawn is taken home as it is', async () => {
  const people = [await newPlayer(site, 'Ida'), await newPlayer(site, 'Jon'), await newPlayer(site, 'Kim')];
  const id = await runningTable(people, { title: '18royalgorge' });
  await playSome(people, id, 6);
  const [ida] = people;
  const page = await openTable(site, ida ?? null, id);
  await connected(page);
  const log = await page.locator('.log').textContent();
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name: /Take a copy home/ }).click();
  await expect.poll(() => page.url()).toContain('#/game/');
  await page.locator('.turn-card').waitFor();
  await expect.poll(() => page.locator('.log').textContent()).toBe(log);
});

test('the hash of the secret is told before, the secret when a game is over, abandoned by agreement too', async () => {
  const people = [await newPlayer(site, 'Lea'), await newPlayer(site, 'Max')];
  const id = await runningTable(people);
  const [lea, max] = people;
  if (lea === undefined || max === undefined) throw new Error('Nobody');
  const page = await openTable(site, lea, id);
  await connected(page);
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.getByText('shown when the game is over').waitFor();
  const { commitment } = await lea.ok('table', { params: { table: id }, query: {} });
  await page.getByText(commitment).waitFor();
  // Abandoned by agreement it is over, too.
  await page.getByRole('button', { name: 'Abandon…' }).click();
  await page.getByRole('button', { name: 'Ask to abandon' }).click();
  await page.getByText('Still to agree: Max').waitFor();
  const other = await openTable(site, max, id);
  await other.getByText('Still to agree: you.').waitFor();
  await other.getByRole('button', { name: 'Agree…' }).click();
  await other.getByRole('button', { name: 'Agree to abandon' }).click();
  await page.getByRole('heading', { name: 'Abandoned' }).waitFor();
  await page.getByRole('button', { name: 'Check the shuffle' }).waitFor();
});

test('a game of two people and a bot to its end: result, shuffle, results of the players, a copy at home', async () => {
  const [ulla, vera] = [await newPlayer(site, 'Ulla'), await newPlayer(site, 'Vera')];
  const { id } = await ulla.ok('newTable', { body: { title: '1889', seats: 3, bots: ['random'] } });
  await vera.ok('join', { params: { table: id }, body: {} });
  const page = await openTable(site, ulla, id);
  await connected(page);
  const { number, count } = await playUntilEnd([ulla, vera], id);
  await page.getByRole('tab', { name: 'Result', exact: true }).waitFor();
  await expect.poll(async () => (await moves(page)).total).toBe(count);
  expect(number).toBe(count);
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByText('The seats were drawn by this secret.').waitFor();
  await expect.poll(() => page.locator('.about-checks li').count()).toBe(4);
  // The answer is in sight, though it comes below the button.
  const bottom = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect
    .poll(async () => (await bottom('.table-panel-about')) - (await bottom('.about-checks')))
    .toBeGreaterThan(0);
  expect(await page.locator('.about-wrong').count()).toBe(0);

  const { result, seats } = await ulla.ok('table', { params: { table: id }, query: {} });
  const worth = Object.values(result ?? {}).sort((a, b) => b - a);
  const own = seats.find(({ person }) => person?.id === ulla.id)?.player ?? '';
  const place = worth.indexOf(result?.[own] ?? -1) + 1;
  await page.goto(`${site.url}#/player/${ulla.id}`);
  const row = page.getByRole('row', { name: /Shikoku 1889/ });
  await row.waitFor();
  expect(await row.getByRole('cell').allTextContents()).toEqual(['1', place === 1 ? '1' : '0', `${place}.0`]);

  await page.goto(`${site.url}#/table/${id}`);
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('menuitem', { name: /Take a copy home/ }).click();
  await expect.poll(() => page.url()).toContain('#/game/');
  await page.getByRole('tab', { name: 'Result', exact: true }).waitFor();
  await expect.poll(async () => (await moves(page)).total).toBe(count);
});

test('notes are kept, for nobody else', async () => {
  const people = [await newPlayer(site, 'Nora'), await newPlayer(site, 'Otto')];
  const id = await runningTable(people);
  const [nora, otto] = people;
  const page = await openTable(site, nora ?? null, id);
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.getByLabel('Notes, for your eyes only').fill('Buy the 4 at once');
  await expect
    .poll(() => nora?.ok('notes', { params: { table: id } }))
    .toEqual({ text: 'Buy the 4 at once' });
  await page.getByText('Saved.').waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await expect
    .poll(() => page.getByLabel('Notes, for your eyes only').inputValue())
    .toBe('Buy the 4 at once');
  expect(await otto?.ok('notes', { params: { table: id } })).toEqual({ text: '' });
});

test('a stranger sees a public table without an account, and follows it', async () => {
  const people = [await newPlayer(site, 'Paul'), await newPlayer(site, 'Quinn')];
  const id = await runningTable(people);
  const page = await openTable(site, null, id);
  await page.getByText('You are watching').waitFor();
  await page.locator('.people-row', { hasText: 'Quinn' }).getByText('away').waitFor();
  await people[0]?.ok('move', {
    params: { table: id },
    body: { after: 0, key: 'the first move', action: { type: 'pass', player: 'p1' } },
  });
  await expect.poll(async () => (await moves(page)).total).toBe(1);
});

test('a guest who makes an account is called by it at once, and holidays are seen', async () => {
  const [ann, guest] = [await newPlayer(site, 'Antje'), await someGuest(site.server.url)];
  const id = await runningTable([guest, ann]);
  await guest.ok('move', {
    params: { table: id },
    body: { after: 0, key: 'the first move', action: { type: 'pass', player: 'p1' } },
  });
  const page = await openTable(site, ann, id);
  await connected(page);
  await page.locator('.log', { hasText: /Guest \d+ passes/ }).waitFor();
  await guest.ok('signUp', { body: { name: 'Cleo', password: 'correct horse' } });
  await page.locator('.log', { hasText: 'Cleo passes' }).waitFor();
  const row = page.locator('.people-row', { hasText: 'Cleo' });
  await row.waitFor();
  expect(await page.getByText(/Guest \d+/).count()).toBe(0);
  await guest.ok('changeMe', { body: { holidayUntil: Date.now() + 7 * 24 * 3600 * 1000 } });
  await row.getByText('on holiday until').waitFor();
});
