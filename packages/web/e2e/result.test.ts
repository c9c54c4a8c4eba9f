import { loadTitle } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { goldenGame } from './games.ts';
import { PHONE, withBrowser } from './table.ts';
import { importGame } from './table-pages.ts';

const table = withBrowser();

const dollars = (text: string): number => Number(text.replace('−', '-').replace('$', ''));

test.each([
  ['1882', 'six-market'],
  ['18royalgorge', 'four-train'],
  ['railroadbarons', 'market'],
] as const)('the result of %s adds up, and fits on a phone', async (title, name) => {
  const record = await goldenGame(title, name);
  const played = (await loadTitle(title)).open(record);
  if ('error' in played) throw new Error(played.error);
  const worths = Object.values(played.now.worth).sort((a, b) => b - a);

  const page = await table.open();
  await importGame(page, table.url, record);
  const cards = page.locator('.result-card');
  await cards.first().waitFor();
  const shown: number[] = [];
  for (const card of await cards.all()) {
    const lines = await card.locator('.worth tbody td:last-child').allTextContents();
    const sum = dollars(await card.locator('.worth tfoot td').innerText());
    expect(lines.map(dollars).reduce((total, value) => total + value, 0)).toBe(sum);
    shown.push(sum);
  }
  expect(shown).toEqual(worths);
  // Of those who share the first place nobody is ahead of the other.
  const [first = 0] = worths;
  const second = worths.find((worth) => worth < first) ?? 0;
  expect(await cards.first().innerText()).toContain(`$${first - second} ahead`);
  expect(await page.locator('.turn-heading').innerText()).toContain('The game is over');

  const found = await findings(page, 'light');
  await page.setViewportSize(PHONE);
  await page.locator('.table-phone .result-card').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([...found, ...(await findings(page, 'dark, phone'))]).toEqual([]);
});

test('a look back tells what the strong bot would have done', async () => {
  const page = await table.open();
  await importGame(page, table.url, await goldenGame('railroadbarons', 'market'));
  await page.getByRole('button', { name: 'Which decisions cost most?' }).click();
  const seen = page.getByRole('region', { name: 'A look back' });
  await seen.waitFor({ timeout: 120_000 });
  expect(await seen.getByRole('heading').count()).toBe(2);
  expect(await seen.locator('li').first().innerText()).toMatch(
    /, move \d+ .*\. Better: .*, by about \$\d+\./,
  );
}, 180_000);
