import { expect, test } from 'vitest';
import { FIGURES, fitBeside, fitCamera, growthOf, NAMES, panBy, reveal, zoomAt } from './pan-zoom.ts';

const box = { x: 0, y: 0, width: 1000, height: 500 };
const screen = { width: 500, height: 500 };

test('the whole map fits', () => {
  expect(fitCamera(box, screen)).toEqual({ x: 500, y: 250, scale: 0.5 });
});

test('the whole map fits beside the buttons at the edge', () => {
  const { x, scale } = fitBeside(box, screen, 50);
  expect(scale).toBe(0.45);
  // Its right end is where the buttons begin, its left end at the left.
  expect(250 + (1000 - x) * scale).toBeCloseTo(450);
  expect(250 + (0 - x) * scale).toBeCloseTo(0);
  // A map that leaves them room anyway stays in the middle.
  expect(fitBeside(box, { width: 2000, height: 500 }, 50)).toEqual({ x: 500, y: 250, scale: 1 });
});

test('zooming keeps the point under the pointer', () => {
  const camera = fitCamera(box, screen);
  const next = zoomAt(camera, 2, { x: 0, y: 0 }, screen, 0.1);
  const seen = (c: typeof camera) => ({ x: c.x - 250 / c.scale, y: c.y - 250 / c.scale });
  expect(seen(next)).toEqual(seen(camera));
});

test('the map cannot be lost', () => {
  expect(panBy(fitCamera(box, screen), 99999, 0, box).x).toBe(0);
});

test('a part that is off the screen is moved into it, one that is seen is not', () => {
  const camera = { x: 500, y: 250, scale: 1 };
  expect(reveal(camera, { x: 400, y: 200, width: 50, height: 50 }, screen)).toEqual(camera);
  expect(reveal(camera, { x: 900, y: 200, width: 50, height: 50 }, screen).x).toBe(700);
});

test('names and figures grow where the map is small, but not without end, and are never made smaller', () => {
  const name = (scale: number) => growthOf(NAMES, { x: 0, y: 0, scale });
  expect([name(2), name(1), name(0.6)]).toEqual([1, 1, 1]);
  expect(name(0.4)).toBeCloseTo(1.5);
  expect(name(0.1)).toBe(2);
  const figure = (scale: number) => growthOf(FIGURES, { x: 0, y: 0, scale });
  expect([figure(1), figure(0.53)]).toEqual([1, 1]);
  expect(figure(0.37) * FIGURES.units * 0.37).toBeGreaterThanOrEqual(9);
  expect(figure(0.1)).toBe(1.7);
});
