import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { playedGame } from './games.ts';
import { connected, everybodySees, newPlayer, openTable, runningTable, signInAs } from './live-people.ts';
import { goOn } from './live-scene.ts';
import { signUp, withServer } from './online.ts';
import { PHONE } from './table.ts';

const site = withServer();
const phone = { viewport: PHONE, isMobile: true, hasTouch: true } as const;

test('on a phone unread chat is marked until it is read, also what was said while one was away', async () => {
  const [ann, bob] = [await newPlayer(site, 'Ann'), await newPlayer(site, 'Bob')];
  const id = await runningTable([ann, bob]);
  const say = (text: string) => bob.ok('say', { params: { table: id }, body: { text } });
  await say('Before you came');
  const page = await openTable(site, ann, id, phone);
  await connected(page);
  const unread = page.locator('.tabs-more .chat-unread');
  await expect.poll(() => unread.textContent()).toBe('1 unread');
  await say('And now');
  await expect.poll(() => unread.textContent()).toBe('2 unread');
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByText('And now').waitFor();
  await unread.waitFor({ state: 'detached' });
  await page.reload();
  await connected(page);
  await page.getByRole('tab', { name: 'Map', exact: true }).click();
  await say('Still there?');
  await expect.poll(() => unread.textContent()).toBe('1 unread');
});

test('who waits at a phone for a full table sees what the others write, and can answer', async () => {
  const [ann, bob] = [await newPlayer(site, 'Ann'), await newPlayer(site, 'Bob')];
  const { id } = await ann.ok('newTable', { body: { title: '1882', seats: 6, startWhenFull: false } });
  await bob.ok('join', { params: { table: id }, body: {} });
  const page = await site.open(phone);
  await signInAs(page, site.url, ann);
  await page.goto(`${site.url}#/table/${id}`);
  await page.getByRole('heading', { name: 'Invite others' }).waitFor();
  const inSight = async (what: Locator) => {
    const box = await what.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= PHONE.height;
  };
  for (const text of ['Hello', 'Anybody here?', 'I am early', 'Shall we wait for Cid?'])
    await bob.ok('say', { params: { table: id }, body: { text } });
  const last = page.getByText('Shall we wait for Cid?');
  await last.waitFor();
  await expect.poll(() => inSight(last)).toBe(true);
  expect(await inSight(page.getByLabel('Write a message'))).toBe(true);
  // What lies under it is reached by scrolling.
  const agreed = page.locator('.agreed');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [end, chat] = [await agreed.boundingBox(), await page.locator('.waiting-talk').boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);
});

test('a phone buzzes when it is one’s turn, and a live table rings if that is wanted', async () => {
  const [ann, bob] = [await newPlayer(site, 'Ann'), await newPlayer(site, 'Bob')];
  const id = await runningTable([ann, bob]);
  const page = await openTable(site, bob, id, phone);
  await page.evaluate(() => {
    navigator.vibrate = () => {
      document.body.dataset.buzzed = 'yes';
      return true;
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function ring(when) {
      document.body.dataset.rung = 'yes';
      start.call(this, when);
    };
  });
  await connected(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Live tables ring when it is my turn').click();
  await page.keyboard.press('Escape');
  await ann.ok('move', {
    params: { table: id },
    body: { after: 0, key: 'the first move', action: { type: 'pass', player: 'p1' } },
  });
  await everybodySees([page], 1);
  await page.locator('body[data-buzzed="yes"][data-rung="yes"]').waitFor();
});

test('between games, titles and the lobby one goes by the bar at the foot', async () => {
  const page = await site.open(phone);
  await page.goto(site.url);
  await signUp(page, 'Ann');
  const bar = page.getByRole('navigation', { name: 'Pages' });
  await page.getByRole('heading', { name: 'Pick a railway' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Games in this browser' }).isVisible()).toBe(false);
  await bar.getByRole('link', { name: 'My games' }).click();
  await page.getByRole('heading', { name: 'Games in this browser' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Pick a railway' }).isVisible()).toBe(false);
  await bar.getByRole('link', { name: 'Lobby' }).click();
  await page.getByRole('heading', { name: 'All tables' }).waitFor();
  await bar.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { name: 'What it is about' }).waitFor();
  await bar.getByRole('link', { name: 'Play' }).click();
  await page.getByRole('heading', { name: 'Pick a railway' }).waitFor();
});

test('while others act the sheet of a phone is low; the own shares are in sight all the same', async () => {
  const people = [];
  for (const name of ['Ann', 'Bob', 'Cid', 'Dan', 'Eve']) people.push(await newPlayer(site, name));
  const id = await goOn(people, await playedGame('1882', 5, { most: 160, seed: 3 }));
  const { acting } = (await people[0]?.ok('table', { params: { table: id }, query: {} })) ?? {};
  expect(acting).toEqual(['p1']);
  const page = await openTable(site, people[4] ?? null, id, phone);
  await page.getByRole('button', { name: 'Show the details' }).click();
  await page.getByText('Waiting for Ann').waitFor();
  await page.getByRole('tab', { name: 'Stock', exact: true }).click();
  const own = await page.getByRole('columnheader', { name: /Eve/ }).boundingBox();
  expect((own?.x ?? 999) + (own?.width ?? 999)).toBeLessThanOrEqual(PHONE.width);
  // Whoever has to act sees the choices at once.
  const first = await openTable(site, people[0] ?? null, id, phone);
  await first.getByRole('button', { name: 'Hide the choices' }).waitFor();
});
