import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someUser } from '../../server/src/testing/client.ts';
import { accountOf, signIn, signUp, withServer } from './online.ts';

// The browser writes down who is refused, once signed out from elsewhere, and what could not be reached.
const online = withServer({ expected: /401 \(Unauthorized\)|net::ERR_FAILED/ });

test('a game at one screen needs nobody; the online part is beside it', async () => {
  const page = await online.open();
  await page.goto(online.url);
  await page.getByRole('heading', { name: 'Lobby' }).waitFor();
  await page.getByRole('button', { name: 'Play now: Shikoku 1889' }).click();
  await page.locator('.turn-card').waitFor();
});

test('a guest by one click becomes a user in place, and keeps the table', async () => {
  const page = await online.open();
  await page.goto(online.url);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await page.getByRole('button', { name: /^Account of Guest/ }).waitFor();

  await page.getByRole('link', { name: 'Open a table' }).click();
  await page.getByLabel('Name of the table (optional)').fill('Kept by the guest');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('Waiting for 2 more players.').waitFor();

  await page.getByRole('button', { name: /^Account of Guest/ }).click();
  await page.getByRole('menuitem', { name: 'Make an account and keep your games' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Gwen');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('dialog').getByRole('button', { name: 'Make an account' }).click();
  await accountOf(page, 'Gwen').waitFor();
  await page.getByRole('link', { name: 'Gwen' }).waitFor();

  await page.goto(online.url);
  await page.getByRole('link', { name: 'Open: Kept by the guest' }).waitFor();

  // On another device it is the same person.
  const phone = await online.open();
  await phone.goto(online.url);
  await signIn(phone, 'Gwen');
  await phone.getByRole('link', { name: 'Open: Kept by the guest' }).waitFor();
});

test('the own page has tables by invitation too, and says so; others see none of them', async () => {
  const rita = await someUser(online.server.url, 'Rita');
  const sven = await someUser(online.server.url, 'Sven');
  const { id, invite } = await rita.ok('newTable', {
    body: { title: '1889', seats: 2, name: 'Among friends', visibility: 'link' },
  });
  await sven.ok('join', { params: { table: id }, body: { invite: invite ?? '' } });
  const page = await online.open();
  await page.goto(online.url);
  await signIn(page, 'Rita');
  await page.goto(`${online.url}#/player/${rita.id}`);
  await page.getByRole('heading', { name: 'Tables', exact: true }).waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'Among friends' });
  expect(await row.textContent()).toContain('live · by invitation');
  await page.goto(`${online.url}#/player/${sven.id}`);
  await page.getByRole('heading', { name: 'Public tables' }).waitFor();
  await page.getByText('None.').waitFor();
});

test('signing out leaves nobody; the account is there again after signing in', async () => {
  const page = await online.open();
  await page.goto(online.url);
  await signUp(page, 'Olaf');
  await accountOf(page, 'Olaf').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.reload();
  await signIn(page, 'Olaf');
});

test('whoever is signed in stays so where the browser forgets what pages keep, or keeps nothing', async () => {
  const page = await online.open();
  await page.goto(online.url);
  await signUp(page, 'Nora');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await accountOf(page, 'Nora').waitFor();

  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('This browser keeps nothing');
      },
    }),
  );
  await page.reload();
  await accountOf(page, 'Nora').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  // A stranger is not asked for.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(asked).not.toContain('/api/v1/me');
});

test('whoever opens the page while the server cannot be reached is signed in once it can', async () => {
  const page = await online.open();
  await page.goto(online.url);
  await signUp(page, 'Nils');
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.unroute('**/api/v1/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await accountOf(page, 'Nils').waitFor();
  await page.reload();
  await accountOf(page, 'Nils').waitFor();
});

test('a new password signs out everywhere else; sessions are ended one by one or all at once', async () => {
  const here = await online.open();
  await here.goto(online.url);
  await signUp(here, 'Petra');
  const there = await online.open();
  await there.goto(online.url);
  await signIn(there, 'Petra');
  await there.goto(`${online.url}#/account`);
  await there.getByRole('heading', { name: 'Name and e-mail' }).waitFor();

  await here.goto(`${online.url}#/account`);
  await expect.poll(() => here.getByRole('button', { name: /^Sign out .*, / }).count()).toBe(1);
  await here.getByLabel('Current password').fill('correct horse');
  await here.getByLabel('New password').fill('battery staple');
  await here.getByRole('button', { name: 'Change the password' }).click();
  await here.getByText('signed out everywhere else').waitFor();
  const signedOut = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await signedOut(there);

  await signIn(there, 'Petra', 'battery staple');
  await here.reload();
  await here.getByRole('button', { name: /^Sign out .*, / }).click();
  await signedOut(there);
  await signIn(there, 'Petra', 'battery staple');
  await here.getByRole('button', { name: 'Sign out everywhere' }).click();
  await here.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  for (const page of [here, there]) await signedOut(page);
});
