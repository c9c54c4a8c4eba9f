import type { Page } from 'playwright-core';

/** Text that is smaller than eleven pixels; what is printed on the board and on tokens has its own sizes. */
export const tooFine = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? '').trim() === '') continue;
      if (
        element.closest(
          '.map-svg, .face, .thumb, .badge, .seat-mark, .market-marker, .hidden-label, script, style',
        )
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 10.95)
        found.add(
          `${element.tagName}.${element.getAttribute('class')} ${size.toFixed(1)} ${node.textContent}`,
        );
    }
    return [...found];
  });
