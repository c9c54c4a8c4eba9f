import { expect, test } from 'vitest';
import { playedGame } from './games.ts';
import { connected, everybodySees, newPlayer, openTable, runningTable } from './live-people.ts';
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
