import { launchChromium } from '../packages/web/e2e/chromium.ts';
import { playedGame } from '../packages/web/e2e/games.ts';
import { serveTable } from '../packages/web/e2e/serve.ts';
import { importGame } from '../packages/web/e2e/table-pages.ts';

/**
 * How fast the table answers, in Chromium: from a click to the frame that shows the move in a late game, and how many
 * positions of a long game pass by in a second while its history is scrubbed.
 *
 * Targets: a move shows within 50 ms, scrubbing holds 30 frames per second.
 */
const CLICKS = 25;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const record = await playedGame('1882', 4, { seed: 3, most: 600 });
const served = await serveTable();
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The script runner marks functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await importGame(page, served.url, record);
  await page.getByRole('tab', { name: 'Map' }).click();
  await page.waitForTimeout(1000);

  const scrub = await page.evaluate(async () => {
    const slider = document.querySelector<HTMLInputElement>('.history input');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (slider === null || set === undefined) throw new Error('There is no history');
    const total = Number(slider.max);
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    const gaps: number[] = [];
    let last = await frame();
    const start = last;
    for (let count = 0; count <= total; count++) {
      set.call(slider, String(count));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const now = await frame();
      gaps.push(now - last);
      last = now;
    }
    return { positions: total + 1, seconds: (last - start) / 1000, worst: Math.max(...gaps) };
  });

  // Real clicks on the first choice there is; undo brings the choices back, so a late position is measured each time.
  const clicks: number[] = [];
  for (let i = 0; i < CLICKS; i++) {
    const ms = await page.evaluate(async () => {
      const shown = () => document.querySelector('.history-count')?.textContent;
      // A click right after a change of hands would be ignored.
      while (document.querySelector('[data-guarded]') !== null)
        await new Promise((done) => setTimeout(done, 20));
      const button =
        document.querySelector<HTMLElement>('.turn-card [data-action]:not(:disabled)') ??
        document.querySelector<HTMLElement>('.top-actions button[aria-label="Undo"]');
      if (button === null) return null;
      const before = shown();
      const start = performance.now();
      button.click();
      while (shown() === before && performance.now() - start < 2000)
        await new Promise((done) => setTimeout(done, 0));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
      return performance.now() - start;
    });
    if (ms !== null) clicks.push(ms);
    await page.waitForTimeout(150);
  }
  const fps = scrub.positions / scrub.seconds;
  const result = {
    actions: record.actions.length,
    click: {
      median: Math.round(median(clicks)),
      worst: Math.round(Math.max(...clicks)),
      samples: clicks.length,
    },
    scrub: {
      framesPerSecond: Math.round(fps),
      worstFrameMs: Math.round(scrub.worst),
      positions: scrub.positions,
    },
  };
  console.log(JSON.stringify(result, null, 2));
  const isFast = median(clicks) < 50 && fps >= 30;
  console.log(isFast ? 'The table is as fast as it should be.' : 'The table is slower than it should be.');
  process.exitCode = isFast ? 0 : 1;
} finally {
  await browser.close();
  await served.close();
}
