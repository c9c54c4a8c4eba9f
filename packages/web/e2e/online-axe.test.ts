import { expect, test } from 'vitest';
import { findings, inAllLooks } from './axe.ts';
import { tooFine } from './fine-print.ts';
import { signIn, withServer } from './online.ts';
import { onlinePages, setScene } from './online-scene.ts';
import { tooSmall } from './table-pages.ts';

const online = withServer();

test('nothing is found on any page, light and dark, desk and phone; all of it fits 320 pixels', async () => {
  const scene = await setScene(online.server.url);
  const page = await online.open({ hasTouch: true });
  await page.goto(online.url);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  const found = await findings(page, 'who');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await signIn(page, scene.name);
  for (const { name, path, ready } of onlinePages(scene)) {
    await page.goto(`${online.url}${path}`);
    await ready(page);
    found.push(...(await inAllLooks(page, (look) => findings(page, `${look}, ${name}`))));
    await page.setViewportSize({ width: 320, height: 640 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 320) found.push(`${name} is ${wide} wide`);
    found.push(...(await tooSmall(page)).map((text) => `${name}: too small: ${text}`));
    found.push(...(await tooFine(page)).map((text) => `${name}: too fine: ${text}`));
  }
  expect(found).toEqual([]);
}, 240_000);
