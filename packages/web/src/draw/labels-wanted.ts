import { type Face, type MapHex, type Stop, stopsOf } from '@roundhouse/engine/play';
import { type Point, scale } from './geometry.ts';
import type { Wanted } from './place-labels.ts';
import type { PlacedStop } from './place-stops.ts';

export type Revenue = Stop['revenue'];

/** The distinct revenues to print, each with the stops that it belongs to. */
export function revenuesOf(face: Face): { readonly revenue: Revenue; readonly stops: readonly number[] }[] {
  const found: { revenue: Revenue; stops: number[] }[] = [];
  stopsOf(face).forEach(({ revenue }, index) => {
    if (revenue === 0) return;
    const same = found.find((item) => JSON.stringify(item.revenue) === JSON.stringify(revenue));
    if (same === undefined) found.push({ revenue, stops: [index] });
    else same.stops.push(index);
  });
  return found;
}

/** Breaks a name into lines that fit a hex. */
export function nameLines(name: string, width = 15): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length + 1 <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Names are smaller where there is track to keep clear of. */
export const nameSize = (face: Face): number => (face.color === 'plain' || isOffboard(face) ? 18 : 15.5);

const isOffboard = (face: Face): boolean => stopsOf(face).some((stop) => stop.type === 'offboard');

function revenueLabels(face: Face, stops: readonly PlacedStop[]): Wanted[] {
  const isOff = isOffboard(face);
  return revenuesOf(face).map(({ revenue, stops: of }, index) => {
    const only: Point = stops[of[0] ?? 0]?.at ?? { x: 0, y: -50 };
    const beside = of.length === 1 && stops.length > 1 ? scale(only, 1.5) : { x: 52, y: -30 };
    const values = typeof revenue === 'number' ? 1 : Object.keys(revenue).length;
    return {
      key: `revenue${index}`,
      width: values === 1 ? 32 : values * (values > 3 ? 27 : 34),
      height: values === 1 ? 32 : 28,
      near: isOff ? { x: 0, y: 0 } : beside,
      pull: isOff ? 0.6 : 0.12,
    };
  });
}

function nameLabel(face: Face, name: readonly string[]): Wanted[] {
  if (name.length === 0) return [];
  const size = nameSize(face);
  const width = Math.max(...name.map((text) => text.length)) * size * 0.5;
  const y = isOffboard(face) ? -36 : stopsOf(face).length > 0 ? -50 : -30;
  return [{ key: 'name', width, height: name.length * (size + 1), near: { x: 0, y }, pull: 0.12 }];
}

/** Everything that has to find a place on a face, the most important first. */
export function labelsWanted(
  face: Face,
  hex: Partial<MapHex>,
  stops: readonly PlacedStop[],
  name: readonly string[],
): Wanted[] {
  const names = nameLabel(face, name);
  const revenues = revenueLabels(face, stops);
  const { label } = face;
  return [
    ...(isOffboard(face) ? [...revenues, ...names] : [...names, ...revenues]),
    ...(label === undefined
      ? []
      : [{ key: 'label', width: 12 + label.length * 14, height: 24, near: { x: -62, y: 0 }, pull: 0.1 }]),
    ...(hex.terrain ?? face.terrain ?? []).map((_, index) => ({
      key: `terrain${index}`,
      width: 44,
      height: 34,
      near: { x: 0, y: 50 },
      pull: 0.15,
    })),
    ...(hex.icons ?? []).map((_, index) => ({
      key: `icon${index}`,
      width: 34,
      height: 22,
      near: { x: 30, y: 50 },
      pull: 0.1,
    })),
  ];
}
