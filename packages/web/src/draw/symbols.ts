import { polar, round } from './geometry.ts';

/** Shapes that tell companies apart without colour, drawn in a circle of radius 1. */
function regular(corners: number, turn: number, radius = 1): string {
  const points = Array.from({ length: corners }, (_, i) => polar(radius, turn + (i * 2 * Math.PI) / corners));
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function star(points: number, inner: number): string {
  const all = Array.from({ length: points * 2 }, (_, i) =>
    polar(i % 2 === 0 ? 1 : inner, -Math.PI / 2 + (i * Math.PI) / points),
  );
  return `M${all.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

const UP = -Math.PI / 2;

const SYMBOLS: Readonly<Record<string, string>> = {
  circle: 'M-.78 0A.78 .78 0 1 1 .78 0A.78 .78 0 1 1 -.78 0Z',
  diamond: regular(4, UP),
  square: regular(4, Math.PI / 4),
  triangle: regular(3, UP),
  wedge: regular(3, -UP),
  pentagon: regular(5, UP),
  hexagon: regular(6, 0),
  star: star(5, 0.45),
  sun: star(10, 0.7),
  cross: 'M-.34 -.94H.34V-.34H.94V.34H.34V.94H-.34V.34H-.94V-.34H-.34Z',
  saltire: 'M-.9 -.5L-.5 -.9L0 -.4L.5 -.9L.9 -.5L.4 0L.9 .5L.5 .9L0 .4L-.5 .9L-.9 .5L-.4 0Z',
  bar: 'M-1 -.36H1V.36H-1Z',
  pale: 'M-.36 -1H.36V1H-.36Z',
  bend: 'M-.9 -.45L-.45 -.9L.9 .45L.45 .9Z',
  chevron: 'M0 -.8L.95 .15V.75L0 -.2L-.95 .75V.15Z',
  shield: 'M-.75 -.85H.75V.1C.75 .6 .3 .85 0 1C-.3 .85 -.75 .6 -.75 .1Z',
  half: 'M0 -1A1 1 0 0 1 0 1Z',
  ring: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0ZM-.66 0A.66 .66 0 1 0 .66 0A.66 .66 0 1 0 -.66 0Z',
};

export const SYMBOL_NAMES = Object.keys(SYMBOLS);

/** A company whose symbol we do not know still gets one, and always the same. */
export function symbolPath(name: string): string {
  const known = Object.hasOwn(SYMBOLS, name) ? SYMBOLS[name] : undefined;
  if (known !== undefined) return known;
  const sum = [...name].reduce((total, char) => total * 31 + char.charCodeAt(0), 7);
  return SYMBOLS[SYMBOL_NAMES[Math.abs(sum) % SYMBOL_NAMES.length] ?? 'circle'] ?? '';
}
