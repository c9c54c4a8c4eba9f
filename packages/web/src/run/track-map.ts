import {
  type End,
  type Face,
  type Geography,
  neighbourOf,
  oppositeEdge,
  printedHex,
  stopsOf,
  tileFace,
  trackOf,
} from '@roundhouse/engine/play';
import type { MapView } from '../contract.ts';

/** The track as it lies now, as far as drawing and clicking routes needs it. */
export interface TrackMap {
  faceOf(hex: string): Face;
  neighbour(hex: string, edge: number): string | null;
  /** The edge of `hex` that leads to `other`. */
  edgeTo(hex: string, other: string): number | null;
}

export function trackMap(geography: Geography, tiles: MapView['tiles']): TrackMap {
  const neighbour = (hex: string, edge: number) => neighbourOf(geography.grid, hex, edge);
  return {
    faceOf(hex) {
      const laid = tiles[hex];
      return laid === undefined
        ? printedHex(geography.grid, hex)
        : tileFace(geography, laid.tile, laid.rotation);
    },
    neighbour,
    edgeTo(hex, other) {
      for (let edge = 0; edge < 6; edge++) if (neighbour(hex, edge) === other) return edge;
      return null;
    },
  };
}

/** One step of a written path: `J10.1` is a stop, `I9` plain track. */
export function readStep(step: string): { readonly hex: string; readonly stop: number | null } {
  const [hex = '', stop] = step.split('.');
  return { hex, stop: stop === undefined ? null : Number(stop) };
}

/** A piece of a face's track by its place in the list. */
export interface DrawnPiece {
  readonly hex: string;
  readonly piece: number;
}

const joins = ([a, b]: readonly [End, End], x: End, y: End): boolean =>
  (a === x && b === y) || (a === y && b === x);

/** The pieces between two ends within a hex, perhaps over a junction; empty if there are none. */
export function piecesBetween(face: Face, from: End, to: End): number[] {
  const track = trackOf(face);
  const direct = track.findIndex((ends) => joins(ends, from, to));
  if (direct >= 0) return [direct];
  for (const [first, [a, b]] of track.entries()) {
    const middle = a === from ? b : b === from ? a : null;
    if (typeof middle !== 'string' || !middle.startsWith('j')) continue;
    const second = track.findIndex((ends, index) => index !== first && joins(ends, middle, to));
    if (second >= 0) return [first, second];
  }
  return [];
}

/** The pieces of track that a written path runs over. */
export function pathPieces(map: TrackMap, path: readonly string[]): DrawnPiece[] {
  const steps = path.map(readStep);
  return steps.flatMap(({ hex, stop }, index) => {
    const face = map.faceOf(hex);
    const before = steps[index - 1];
    const after = steps[index + 1];
    const way = (other: typeof before): End | null => {
      if (other === undefined) return null;
      if (other.hex === hex) return other.stop === null ? null : `s${other.stop}`;
      return map.edgeTo(hex, other.hex);
    };
    const comes = way(before);
    const goes = way(after);
    const pairs: [End, End][] = [];
    if (stop === null) {
      if (comes !== null && goes !== null) pairs.push([comes, goes]);
    } else {
      if (comes !== null && typeof comes === 'number') pairs.push([comes, `s${stop}`]);
      if (goes !== null) pairs.push([`s${stop}`, goes]);
    }
    return pairs.flatMap(([a, b]) => piecesBetween(face, a, b).map((piece) => ({ hex, piece })));
  });
}

const LONGEST = 40;

/** Every way from a stop to the next stops, along track that is not taken yet. */
export function segmentsFrom(map: TrackMap, stop: string, taken: ReadonlySet<string>): string[][] {
  const found: string[][] = [];
  const start = readStep(stop);
  if (start.stop === null) return found;

  const walk = (hex: string, entered: End, steps: readonly string[], used: ReadonlySet<string>): void => {
    if (steps.length > LONGEST) return;
    const face = map.faceOf(hex);
    for (const [index, [a, b]] of trackOf(face).entries()) {
      const to = a === entered ? b : b === entered ? a : null;
      const key = `${hex}/${index}`;
      if (to === null || used.has(key) || taken.has(key)) continue;
      const now = new Set(used).add(key);
      if (typeof to === 'number') {
        const next = map.neighbour(hex, to);
        // Plain track is written by its hex; a stop has been written already.
        const written = typeof entered === 'string' && entered.startsWith('s') ? steps : withHex(steps, hex);
        if (next !== null) walk(next, oppositeEdge(to), written, now);
      } else if (to.startsWith('s')) {
        if (stopsOf(face)[Number(to.slice(1))] !== undefined) found.push([...steps, `${hex}.${to.slice(1)}`]);
      } else {
        walk(hex, to, steps, now);
      }
    }
  };
  walk(start.hex, `s${start.stop}`, [], new Set());
  return found;
}

const withHex = (steps: readonly string[], hex: string): readonly string[] =>
  steps[steps.length - 1] === hex ? steps : [...steps, hex];
