import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  choice,
  connected,
  everybodySees,
  newPlayer,
  openTable,
  type Player,
  play,
  runningTable,
  total,
} from './live-people.ts';
import { withServer } from './online.ts';

// Losing the connection is what is tested here; the browser says so on its console too.
const site = withServer({ expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|409/ });

const round = (page: Page) => page.locator('.top-round strong').textContent();

test('two play the opening of 1882 live: one reloads, one is cut off and comes back, a third watches', async () => {
  const [ann, bob, cleo] = [
    await newPlayer(site, 'Ann'),
    await newPlayer(site, 'Bob'),
    await newPlayer(site, 'Cleo'),
  ];
  const id = await runningTable([ann, bob], { clock: true });
  const a = await openTable(site, ann, id);
  const b = await openTable(site, bob, id);
  const c = await openTable(site, cleo, id);
  for (const page of [a, b, c]) await connected(page);
  const players = [a, b] as const;
  const all = [a, b, c];

  // Whose turn it is can be seen everywhere; choices only where they are.
  await b.getByText('Waiting for Ann').waitFor();
  await c.getByText('You are watching').waitFor();
  expect(await choice(b, 'pass').count()).toBe(0);
  expect(await choice(c, 'pass').count()).toBe(0);
  await expect.poll(() => a.locator('.people-here').count()).toBe(2);
  await a.getByText('Live · 2 of 2 here, 1 watching').waitFor();

  /** Whoever has to act does so on their own page; then everybody sees it. */
  const act = async (how: (page: Page) => Promise<void>): Promise<void> => {
    const count = await total(a);
    const acting = (await a.locator('.people-row[aria-current]').textContent())?.includes('Ann') ? a : b;
    await acting.locator('.table:not([data-guarded])').waitFor();
    await how(acting);
    await everybodySees(all, count + 1);
  };
  await act((page) => choice(page, 'pass').first().click());
  await b.locator('.log-entry', { hasText: 'Ann passes' }).waitFor();
  await c.locator('.log-entry', { hasText: 'Ann passes' }).waitFor();

  // The auction: everything is bought as it comes up.
  for (let bought = 0; bought < 14 && (await round(a)) === 'Auction'; bought++) {
    await act(async (page) => {
      await page.locator('.turn-card [data-action]').first().waitFor();
      const take = choice(page, 'take');
      const par = choice(page, 'par');
      const any = (await take.count()) > 0 ? take : (await par.count()) > 0 ? par : choice(page, 'pass');
      await any.last().click();
    });
    if (bought !== 2) continue;
    // One reloads in the middle and is back where the others are.
    const before = await total(a);
    await b.reload();
    await connected(b);
    await expect.poll(() => total(b)).toBe(before);
  }
  await expect.poll(() => round(a)).toBe('SR 1');
  await expect.poll(() => round(c)).toBe('SR 1');

  // One loses the connection, is told so, and can go on.
  const [cut, other] = (await choice(a, 'pass').count()) > 0 ? players : ([b, a] as const);
  const before = await total(other);
  await cut.context().setOffline(true);
  await cut.getByText('Connection lost.').waitFor();
  await play(cut, 'pass');
  await expect.poll(() => total(cut)).toBe(before + 1);
  await cut.getByText('One move waits to be sent').waitFor();
  await cut.locator('.log-entry', { hasText: 'not confirmed yet' }).waitFor();
  expect(await total(other)).toBe(before);

  // The line is back: without a reload it is sent, and everybody has it.
  await cut.context().setOffline(false);
  await connected(cut);
  await cut.getByText('Connection lost.').waitFor({ state: 'detached' });
  await everybodySees(all, before + 1);

  // While one is away the other moves on; what was missed comes when the line is back.
  await cut.context().setOffline(true);
  await cut.getByText('Connection lost.').waitFor();
  await play(other, 'pass');
  await expect.poll(() => total(c)).toBe(before + 2);
  expect(await total(cut)).toBe(before + 1);
  // Meanwhile the server got a new version of the page, and says so.
  const fresh = /\/\?fresh=/;
  await cut.route(fresh, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace(/src="[^"]+"/, 'src="./assets/newer.js"'),
    });
  });
  await cut.context().setOffline(false);
  await connected(cut);
  await everybodySees(all, before + 2);
  await cut.getByText('Roundhouse has a new version.').waitFor();
  await cut.unroute(fresh);
  await cut.getByRole('button', { name: 'Reload' }).click();
  await cut.getByText('Roundhouse has a new version.').waitFor({ state: 'detached' });
  await everybodySees([cut], before + 2);
}, 180_000);

test('what is said arrives; without a connection it waits, and says so', async () => {
  const [ann, bob] = [await newPlayer(site, 'Ada'), await newPlayer(site, 'Bo')];
  const id = await runningTable([ann, bob]);
  const a = await openTable(site, ann, id);
  const b = await openTable(site, bob, id);
  for (const page of [a, b]) await connected(page);
  const say = async (page: Page, text: string) => {
    await page.getByLabel('Write a message').fill(text);
    await page.getByLabel('Write a message').press('Enter');
  };
  await say(a, 'Good luck!');
  await b.getByText('Good luck!').waitFor();
  await b.context().setOffline(true);
  await b.getByText('Connection lost.').waitFor();
  await say(b, 'And to you.');
  await b.getByText('not sent yet').waitFor();
  expect(await a.getByText('And to you.').count()).toBe(0);
  await b.context().setOffline(false);
  await a.getByText('And to you.').waitFor();
  await b.getByText('not sent yet').waitFor({ state: 'detached' });

  // Whoever reads what was said before stays there.
  for (let line = 1; line <= 12; line++)
    await bob.ok('say', { params: { table: id }, body: { text: `Line ${line}` } });
  await a.getByText('Line 12').waitFor();
  const lines = a.getByRole('list', { name: 'Messages' });
  await lines.evaluate((list) => list.scrollTo({ top: 0 }));
  await say(b, 'And one more');
  await a.getByRole('button', { name: 'New messages below' }).click();
  await expect
    .poll(() => lines.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight))
    .toBeLessThan(2);
  await a.getByRole('button', { name: 'New messages below' }).waitFor({ state: 'detached' });
});

test('a move that something overtook is taken back, and both are told', async () => {
  const [ann, bob] = [await newPlayer(site, 'Anna'), await newPlayer(site, 'Ben')];
  const id = await runningTable([ann, bob]);
  const a = await openTable(site, ann, id);
  await connected(a);
  await a.context().setOffline(true);
  await a.getByText('Connection lost.').waitFor();
  await play(a, 'pass');
  await expect.poll(() => total(a)).toBe(1);
  // The same person bids elsewhere meanwhile.
  const action = { type: 'take', player: 'p1', item: 'P1' };
  await ann.ok('move', { params: { table: id }, body: { after: 0, key: 'from the phone', action } });
  await a.context().setOffline(false);
  await a.getByText(/ meanwhile: .*\. Your move was taken back/).waitFor();
  await a.locator('.log-entry', { hasText: 'buys' }).waitFor();
  await expect.poll(() => total(a)).toBe(1);
});

test('what was done without a connection survives a reload of the page', async () => {
  const [ann, bob] = [await newPlayer(site, 'Amy'), await newPlayer(site, 'Bill')];
  const id = await runningTable([ann, bob]);
  const a = await openTable(site, ann, id);
  await connected(a);
  // Only the API is gone, so that the page itself can be loaded.
  await a.route('**/api/v1/tables/*/moves', (route) => route.abort());
  await play(a, 'pass');
  await a.locator('.log-entry', { hasText: 'not confirmed yet' }).waitFor();
  await a.unroute('**/api/v1/tables/*/moves');
  await a.reload();
  await connected(a);
  await everybodySees([a], 1);
  const { log } = await bob.ok('log', { params: { table: id }, query: { after: 0 } });
  expect(log.map((entry) => entry.kind === 'action' && entry.action)).toEqual([
    { type: 'pass', player: 'p1' },
  ]);
});

test('own moves are taken back at once; after another has acted the others are asked', async () => {
  const [ann, bob] = [await newPlayer(site, 'Alice'), await newPlayer(site, 'Bert')];
  const id = await runningTable([ann, bob]);
  const a = await openTable(site, ann, id);
  const b = await openTable(site, bob, id);
  for (const page of [a, b]) await connected(page);
  await play(a, 'pass');
  await everybodySees([a, b], 1);
  await a.getByRole('button', { name: 'Undo', exact: true }).click();
  await everybodySees([a, b], 0);
  await play(a, 'pass');
  await everybodySees([a, b], 1);
  await play(b, 'pass');
  await everybodySees([a, b], 2);

  const ask = async () => {
    await a.getByRole('button', { name: 'Ask to take back' }).click();
    const sure = a.getByRole('alertdialog', { name: 'Ask the others to take back the last 2 moves?' });
    await sure.getByRole('button', { name: 'Ask the others' }).click();
  };
  await ask();
  await a.getByText('Still to agree: Bert').waitFor();
  const question = b.getByRole('region', { name: 'A question to the players' });
  await question.getByText('Alice asks').waitFor();
  await question.getByRole('button', { name: 'Refuse' }).click();
  await a.getByText('Still to agree').waitFor({ state: 'detached' });
  await a.getByRole('region', { name: 'Chat' }).getByText('I do not agree to take that back.').waitFor();
  expect(await total(a)).toBe(2);

  await ask();
  await question.getByRole('button', { name: 'Agree' }).click();
  await everybodySees([a, b], 0);
  await question.waitFor({ state: 'detached' });
  await choice(a, 'pass').first().waitFor();
});

test('what is left in advance is done by the server, and the log says so', async () => {
  const [ann, bob] = [await newPlayer(site, 'Agnes'), await newPlayer(site, 'Bruno')];
  const id = await runningTable([ann, bob]);
  const a = await openTable(site, ann, id);
  const b = await openTable(site, bob, id);
  for (const page of [a, b]) await connected(page);
  await b.getByText('Decide in advance').click();
  const save = b.getByRole('button', { name: 'Save', exact: true }).first();
  const before = await save.boundingBox();
  await save.click();
  // Nothing comes to lie under the pointer: a second click does nothing more.
  const saved = b.getByRole('button', { name: 'Saved', exact: true });
  await saved.waitFor();
  expect((await saved.boundingBox())?.y).toBe(before?.y);
  await b.getByRole('list', { name: 'Done for you' }).getByText('Pass until the round ends').waitFor();
  await play(a, 'pass');
  await everybodySees([a, b], 2);
  await b.locator('.log-entry', { hasText: 'as planned in advance' }).waitFor();
  await b.getByRole('button', { name: /^Stop: Pass/ }).click();
  await b.getByRole('list', { name: 'Done for you' }).waitFor({ state: 'detached' });
});

test('what was planned and cannot be done is said in one’s turn, and forgotten there', async () => {
  const [ann, bob] = [await newPlayer(site, 'Alma'), await newPlayer(site, 'Bert')];
  const id = await runningTable([ann, bob], { title: '1889' });
  const a = await openTable(site, ann, id);
  const b = await openTable(site, bob, id);
  for (const page of [a, b]) await connected(page);
  await b.getByText('Decide in advance').click();
  await b
    .locator('.live-plan-row', { has: b.getByLabel('Do', { exact: true }) })
    .getByRole('button', { name: 'Save' })
    .click();
  await b.getByRole('list', { name: 'Done for you' }).getByText('Buy Takamatsu E-Railroad').waitFor();
  expect(await b.getByText('could not be done').count()).toBe(0);
  await play(a, 'take');
  await b.getByText(/Buy Takamatsu E-Railroad, as planned in advance, could not be done/).waitFor();
  expect(await b.getByRole('list', { name: 'Done for you' }).count()).toBe(0);
  await b.getByRole('button', { name: 'Forget it: Buy Takamatsu E-Railroad' }).click();
  await b.getByText('could not be done').waitFor({ state: 'detached' });
  expect((await bob.ok('plan', { params: { table: id } })).actions).toEqual([]);
});

test('who proposes to end the game is said to everybody, and the bot leaves it to the people', async () => {
  const [ann, bob] = [await newPlayer(site, 'Amy'), await newPlayer(site, 'Ben')];
  const body = { title: '1889', seats: 3, bots: ['novice'], seating: 'joined' } as const;
  const { id } = await ann.ok('newTable', { body: { ...body, bots: [...body.bots] } });
  await bob.ok('join', { params: { table: id }, body: {} });
  const a = await openTable(site, ann, id);
  const b = await openTable(site, bob, id);
  for (const page of [a, b]) await connected(page);
  await a.getByText(/^Also possible/).click();
  await play(a, 'propose-end');
  for (const page of [a, b]) await page.getByText('Amy proposes to end the game here. ').first().waitFor();
  await a.getByText('Ben has to answer').waitFor();
  await play(b, 'accept');
  for (const page of [a, b]) await page.getByRole('tab', { name: 'Result', exact: true }).waitFor();
});

test('a seat goes to a bot and comes back; the owner plays for anybody in master mode', async () => {
  const [ann, bob] = [await newPlayer(site, 'Astrid'), await newPlayer(site, 'Boris')];
  const id = await runningTable([ann, bob], { master: true });
  const a = await openTable(site, ann, id);
  await connected(a);
  await play(a, 'pass');
  await everybodySees([a], 1);
  await a.getByText('Waiting for Boris').waitFor();
  const menu = a.getByRole('button', { name: 'Game menu' });
  await menu.click();
  await a.getByRole('menuitemcheckbox', { name: /Master mode/ }).click();
  await a.keyboard.press('Escape');
  const master = a.getByText('Master mode.');
  await master.waitFor();
  await a.getByText('You move for Boris').waitFor();
  await play(a, 'pass');
  await everybodySees([a], 2);
  await a.locator('.log-entry', { hasText: 'played by the owner (master)' }).waitFor();
  await a.getByRole('button', { name: 'Turn off' }).click();
  await master.waitFor({ state: 'detached' });

  const b = await openTable(site, bob, id);
  await connected(b);
  await b.getByRole('button', { name: 'Game menu' }).click();
  await b.getByRole('menuitem', { name: 'Let a bot play for me' }).click();
  await b.getByText('A bot (steady) plays for you.').waitFor();
  await a.locator('.people-row', { hasText: 'a bot (steady) plays' }).waitFor();
  await b.getByRole('button', { name: 'Take my seat back' }).click();
  await b.getByText('A bot (steady) plays for you.').waitFor({ state: 'detached' });
});

test('windows of one browser share one stream, and another goes on when the first is closed', async () => {
  const [ann, bob] = [await newPlayer(site, 'Aaron'), await newPlayer(site, 'Bella')];
  const id = await runningTable([ann, bob]);
  const first = await openTable(site, ann, id);
  await connected(first);
  const { hub } = site.server.site;
  const alone = hub.size;
  const second = await first.context().newPage();
  await second.goto(first.url());
  await connected(second);
  expect(hub.size).toBe(alone);
  const move = (after: number, player: Player, who: string) =>
    player.ok('move', {
      params: { table: id },
      body: { after, key: `move number ${after}`, action: { type: 'pass', player: who } },
    });
  await move(0, ann, 'p1');
  await everybodySees([first, second], 1);
  await first.close();
  await move(1, bob, 'p2');
  await expect.poll(() => total(second)).toBe(2);
  await connected(second);
});
