import { expect, test } from 'vitest';
import { goldenUpTo } from './games.ts';
import {
  choice,
  connected,
  everybodySees,
  newPlayer,
  openTable,
  play,
  runningTable,
  total,
} from './live-people.ts';
import { goOn } from './live-scene.ts';
import { withServer } from './online.ts';

const site = withServer();

/** A table at which somebody has just been offered something, with a page for each. */
async function offered() {
  const people = [await newPlayer(site, 'Ann'), await newPlayer(site, 'Bob'), await newPlayer(site, 'Cid')];
  const [ann] = people;
  const id = await goOn(people, await goldenUpTo('1882', 'three-market', 'accept', 9));
  const table = await ann?.ok('table', { params: { table: id }, query: {} });
  const asked = people.find((_, index) => table?.acting.includes(`p${index + 1}`)) ?? null;
  const asks = people.find((person) => person !== asked) ?? null;
  return {
    id,
    a: await openTable(site, asked, id),
    b: await openTable(site, asks, id),
    stranger: await openTable(site, null, id),
  };
}

test('an offer has its card for everybody, an answer for the one who is asked, and both see it answered', async () => {
  const { a, b, stranger } = await offered();
  for (const page of [a, b]) await connected(page);
  const card = (page: typeof a) => page.getByRole('region', { name: 'The offer' });
  for (const page of [a, b, stranger])
    await card(page)
      .getByText(/ pays \$/)
      .waitFor();
  await b.getByText('has to answer the offer').waitFor();
  // Elsewhere on the page it is told as what it is.
  await a.waitForFunction(() => document.title.startsWith('(1) An offer for you – '));
  const home = await a.context().newPage();
  await home.goto(site.url);
  await home.getByText('an offer waits for your answer').waitFor();
  await home.getByRole('link', { name: /^Answer: / }).waitFor();
  expect(await choice(b, 'accept').count()).toBe(0);
  expect(await choice(stranger, 'accept').count()).toBe(0);
  const price = /pays (\$\d+)/.exec((await card(a).textContent()) ?? '')?.[1];
  await a.getByRole('button', { name: `Accept ${price}` }).waitFor();
  await a.getByText('your answer', { exact: true }).waitFor();
  const before = await total(a);
  await play(a, 'decline');
  await everybodySees([a, b], before + 1);
  await home.getByText('an offer waits for your answer').waitFor({ state: 'detached' });
  for (const page of [a, b]) {
    await card(page).waitFor({ state: 'detached' });
    await page.locator('.log-entry', { hasText: 'declines' }).last().waitFor();
  }
});

test('an offer is answered in advance, from a price on', async () => {
  const people = [await newPlayer(site, 'Ann'), await newPlayer(site, 'Bob'), await newPlayer(site, 'Cid')];
  const before = await goldenUpTo('1882', 'three-market', 'accept', 9, -1);
  const [offer] = (await goldenUpTo('1882', 'three-market', 'accept', 9)).actions.slice(-1);
  if (offer === undefined) throw new Error('Nothing is offered');
  const { train, price, player } = offer;
  const id = await goOn(people, before);
  const asks = people[Number(player.slice(1)) - 1];
  const asked = people[0];
  if (asks === undefined || asked === undefined || asks === asked) throw new Error('Nobody is asked');
  const page = await openTable(site, asked, id);
  await connected(page);
  await page.getByText('Decide in advance').click();
  await page.getByLabel('Accept offers for').selectOption(String(train));
  await page.getByLabel('At least').fill(String(price));
  await page
    .locator('.live-plan-row', { has: page.getByLabel('At least') })
    .getByRole('button')
    .click();
  await page.getByRole('list', { name: 'Done for you' }).getByText(`Accept $${price} or more`).waitFor();
  const after = before.actions.length;
  await asks.ok('move', { params: { table: id }, body: { after, key: 'the offer', action: offer } });
  await everybodySees([page], after + 2);
  await page.locator('.log-entry', { hasText: 'as planned in advance' }).waitFor();
  await page.getByRole('list', { name: 'Done for you' }).waitFor({ state: 'detached' });
});

test('routine is left to the server, which begins with it at once and stops when something happens', async () => {
  const people = [await newPlayer(site, 'Ann'), await newPlayer(site, 'Bob')];
  const [ann, bob] = people;
  const id = await runningTable(people);
  const page = await openTable(site, ann ?? null, id);
  await connected(page);
  await page.getByRole('button', { name: 'Automatic…' }).click();
  await page.getByRole('button', { name: 'Pass until something changes' }).click();
  await everybodySees([page], 1);
  await page.locator('.log-entry', { hasText: 'as planned in advance' }).waitFor();
  await page
    .getByRole('list', { name: 'Done for you' })
    .getByText('passes until something happens')
    .waitFor();
  const action = { type: 'take', player: 'p2', item: 'P1' };
  await bob?.ok('move', { params: { table: id }, body: { after: 1, key: 'a purchase', action } });
  await everybodySees([page], 2);
  await choice(page, 'pass').waitFor();
  await page.getByRole('list', { name: 'Done for you' }).waitFor({ state: 'detached' });
});
