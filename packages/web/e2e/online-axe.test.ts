import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings, inAllLooks, inLooks, opened, TWO_LOOKS } from './axe.ts';
import { tooFine } from './fine-print.ts';
import { signIn, withServer } from './online.ts';
import { onlinePages, setScene } from './online-scene.ts';
import { tooSmall } from './table-pages.ts';

const online = withServer();

/** What opens over some of the pages. */
const OVER: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'online-home': (page) => page.getByRole('button', { name: /^Account of/ }).click(),
  'waiting-room': (page) => page.getByRole('button', { name: 'Close the table' }).click(),
  account: (page) => page.getByRole('button', { name: 'Delete the account' }).click(),
};

test('nothing is found on any page, light and dark, desk and phone; all of it fits 320 pixels', async () => {
  const scene = await setScene(online.server);
  const page = await online.open({ hasTouch: true });
  await page.goto(online.url);
  const ask = (step: string) => async () => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const dialog = page.getByRole('dialog');
    if (step !== '') await dialog.getByRole('button', { name: step }).click();
    await dialog.waitFor();
  };
  const found = await inLooks(page, TWO_LOOKS, async (look) => [
    ...(await opened(page, `${look}, who`, ask(''))),
    ...(await opened(page, `${look}, sign in`, ask('Sign in'))),
    ...(await opened(page, `${look}, new account`, ask('Make an account'))),
  ]);
  await signIn(page, scene.name);
  for (const { name, path, ready } of onlinePages(scene)) {
    await page.goto(`${online.url}${path}`);
    await ready(page);
    const over = OVER[name];
    found.push(
      ...(await inAllLooks(page, async (look) => [
        ...(await findings(page, `${look}, ${name}`)),
        ...(over === undefined ? [] : await opened(page, `${look}, over ${name}`, () => over(page))),
      ])),
    );
    await page.setViewportSize({ width: 320, height: 640 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 320) found.push(`${name} is ${wide} wide`);
    found.push(...(await tooSmall(page)).map((text) => `${name}: too small: ${text}`));
    found.push(...(await tooFine(page)).map((text) => `${name}: too fine: ${text}`));
  }
  expect(found).toEqual([]);
}, 240_000);
