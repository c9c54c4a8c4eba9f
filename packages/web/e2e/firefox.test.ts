import { expect, inject, test } from 'vitest';
import { FirefoxPage, installedFirefox } from './firefox.ts';

const firefox = installedFirefox();
const shows = (text: string) => `document.body.textContent.includes(${JSON.stringify(text)})`;
const moveCount = `document.querySelector('.history-count')?.textContent.split('/')[1]?.trim()`;

if (firefox === undefined) console.warn('No Firefox is installed: the table is not tried in it.');

test.skipIf(firefox === undefined)(
  'an opening in Firefox: private companies, shares, the first track, and all of it there after a reload',
  async () => {
    const page = await FirefoxPage.open(firefox ?? '', 1440, 900);
    try {
      await page.goto(inject('url'));
      await page.click('[aria-label="Guided game: Shikoku 1889"]');
      await page.until(shows('Step 1 of'));
      await page.click('.turn-body .choice-wanted [data-action="take"]');
      await page.until(shows('Step 2 of'));
      while ((await page.evaluate(shows('Lay your first track'))) === 'false') {
        const before = await page.evaluate(moveCount);
        await page.click('.guide-show');
        await page.until(`${moveCount} !== '${before}' && document.querySelector('.guide-show') !== null`);
      }
      // A tile is laid on the map itself: the hex, the tile, and the button that confirms it.
      await page.click('.legal');
      await page.click('.pick-tile[data-tile="5"]');
      await page.until(`document.querySelectorAll('.pick-panel [data-action="lay"]').length === 1`);
      const before = await page.evaluate(moveCount);
      await page.click('.pick-panel [data-action="lay"]');
      await page.until(`${moveCount} !== '${before}'`);
      await page.until(`document.querySelector('.map-svg [data-hex="E2"].hex-yellow') !== null`);
      // What was played is there after a reload.
      const played = await page.evaluate(moveCount);
      await page.goto(await page.evaluate('location.href'));
      await page.until(`${moveCount} === '${played}'`);
      expect(page.problems).toEqual([]);
    } finally {
      await page.close();
    }
  },
  180_000,
);
