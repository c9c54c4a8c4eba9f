import { expect, test } from 'vitest';
import { someAdmin } from '../../server/src/testing/admin.ts';
import { someUser } from '../../server/src/testing/client.ts';
import { signIn, withServer } from './online.ts';

const online = withServer({ expected: /401 \(Unauthorized\)|403 \(Forbidden\)/ });

test('an admin sees people, tables, jobs and the server, blocks somebody and closes a table', async () => {
  await someAdmin(online.server.url, online.server.site.storage.db);
  const frida = await someUser(online.server.url, 'Frida');
  const { id } = await frida.ok('newTable', { body: { title: '1889', seats: 3, name: 'In the way' } });
  const page = await online.open();
  await page.goto(online.url);
  await signIn(page, 'Admin');
  await page.getByRole('button', { name: 'Account of Admin' }).click();
  await page.getByRole('menuitem', { name: 'Run this site' }).click();
  await page.getByText('SQLite').waitFor();
  await page.getByText('none failing').waitFor();

  await page.getByLabel('Find a user').fill('fri');
  await page.getByLabel('Find a user').press('Enter');
  await page.getByRole('button', { name: 'New password for Frida' }).click();
  await page.getByLabel('The link for Frida').waitFor();
  await page.getByRole('button', { name: 'Block Frida' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'Unblock Frida' }).waitFor();
  expect((await frida.call('me')).status).toBe(401);

  await page.getByRole('button', { name: 'Close In the way' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('button', { name: 'Close In the way' }).waitFor({ state: 'hidden' });
  await page.goto(`${online.url}#/table/${id}`);
  await page.getByText('The host of this site has closed this table').waitFor();
});

test('who is no admin is told so', async () => {
  await someUser(online.server.url, 'Gerd');
  const page = await online.open();
  await page.goto(online.url);
  await signIn(page, 'Gerd');
  await page.goto(`${online.url}#/admin`);
  await page.getByText('This page is for those who run the site.').waitFor();
});
