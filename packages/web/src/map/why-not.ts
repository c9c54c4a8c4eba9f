import {
  type Choice,
  colourRank,
  type Face,
  type Geography,
  type Refusal,
  stopsOf,
  type TileWays,
} from '@roundhouse/engine/play';
import type { MapView, Position } from '../contract.ts';
import { isLay, isSpot } from './picking.ts';
import { prospectsFor } from './prospects.ts';

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

/** What might be tried on a hex: what may follow there, or what looks most like it where nothing ever does. */
function attempts(geography: Geography, map: MapView, face: Face, hex: string): readonly TileWays[] {
  const lying = map.tiles[hex]?.tile ?? null;
  const next = prospectsFor(geography).next(hex, face, lying);
  if (next.length > 0 || lying !== null) {
    const left = next.filter(({ tile }) => map.tilesLeft[tile] !== 0);
    return left.length > 0 ? left : next;
  }
  const tiles = Object.keys(geography.manifest).flatMap((id) => {
    const other = geography.tiles[id];
    return other === undefined ? [] : [{ tile: id, like: likeness(face, other) }];
  });
  const most = Math.max(0, ...tiles.map(({ like }) => like));
  return tiles
    .filter(({ like }) => like === most)
    .slice(0, 12)
    .map((one) => ({ tile: one.tile, rotations: [0, 1, 2, 3, 4, 5] }));
}

/** Why nothing may be done on a hex, asked of the rules with the attempts that come nearest; null also where nothing could follow. */
export function whyNot(
  position: Position,
  choices: readonly Choice[],
  geography: Geography,
  map: MapView,
  face: Face,
  hex: string,
): Refusal | null {
  const lay = choices.map(({ action }) => action).find(isLay);
  if (lay !== undefined) {
    const refusals = attempts(geography, map, face, hex).flatMap(({ tile, rotations }) =>
      rotations.flatMap((rotation) => position.judge({ ...lay, hex, tile, rotation }) ?? []),
    );
    return commonest(refusals);
  }
  const spot = choices.map(({ action }) => action).find(isSpot);
  return spot === undefined ? null : position.judge({ ...spot, hex });
}
