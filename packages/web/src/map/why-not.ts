import {
  type Choice,
  colourRank,
  type Face,
  type Geography,
  type Refusal,
  stopsOf,
} from '@roundhouse/engine/play';
import type { Position } from '../contract.ts';
import { isLay, isSpot } from './picking.ts';

const kinds = (face: Face): string =>
  stopsOf(face)
    .map((stop) => stop.type)
    .sort()
    .join();

/** How much a tile looks like what the hex would take next, so that the answer is about the hex and not the tile. */
function likeness(old: Face, next: Face): number {
  return (
    (colourRank(next.color) === colourRank(old.color) + 1 ? 4 : 0) +
    ((old.label ?? '') === (next.label ?? '') ? 2 : 0) +
    (kinds(old) === kinds(next) ? 1 : 0)
  );
}

/** The refusal that comes up most often. */
function commonest(refusals: readonly Refusal[]): Refusal | null {
  const counts = new Map<string, { refusal: Refusal; count: number }>();
  for (const refusal of refusals) {
    const entry = counts.get(refusal.rule) ?? { refusal, count: 0 };
    counts.set(refusal.rule, { ...entry, count: entry.count + 1 });
  }
  let best: { refusal: Refusal; count: number } | null = null;
  for (const entry of counts.values()) if (best === null || entry.count > best.count) best = entry;
  return best?.refusal ?? null;
}

/** Why nothing may be done on a hex, asked of the rules with the attempts that come nearest. */
export function whyNot(
  position: Position,
  choices: readonly Choice[],
  geography: Geography,
  face: Face,
  hex: string,
): Refusal | null {
  const lay = choices.map(({ action }) => action).find(isLay);
  if (lay !== undefined) {
    const tiles = Object.keys(geography.manifest).flatMap((tile) => {
      const next = geography.tiles[tile];
      return next === undefined ? [] : [{ tile, like: likeness(face, next) }];
    });
    const most = Math.max(0, ...tiles.map(({ like }) => like));
    const near = tiles.filter(({ like }) => like === most).slice(0, 12);
    const refusals = near.flatMap(({ tile }) =>
      [0, 1, 2, 3, 4, 5].flatMap((rotation) => position.judge({ ...lay, hex, tile, rotation }) ?? []),
    );
    return commonest(refusals);
  }
  const spot = choices.map(({ action }) => action).find(isSpot);
  return spot === undefined ? null : position.judge({ ...spot, hex });
}
