export const STOP_TYPES = ['city', 'town', 'offboard', 'deposit'] as const;
export type StopType = (typeof STOP_TYPES)[number];

export interface Stop {
  readonly type: StopType;
  /** A number, or by the colour of the phase. */
  readonly revenue: number | Readonly<Record<string, number>>;
  readonly slots?: number;
  /** Stops of one group are one location. */
  readonly group?: string;
}

/** An edge 0–5, a stop (`s0` …) or a junction (`j0`). */
export type End = number | string;

/** What a tile or a map hex shows. Edges and rotations as in the fact files: 0 is the bottom, clockwise. */
export interface Face {
  readonly color: string;
  readonly stops?: readonly Stop[];
  readonly track?: readonly (readonly [End, End])[];
  readonly label?: string;
  /** What it costs to build over this face. */
  readonly terrain?: readonly Terrain[];
}

export interface Terrain {
  readonly type: string;
  readonly cost: number;
}

const COLOURS = ['plain', 'yellow', 'green', 'brown', 'gray'];

/** How far a colour is in the order of upgrades; -1 for what is never built upon. */
export const colourRank = (color: string): number => COLOURS.indexOf(color);

export const stopsOf = (face: Face): readonly Stop[] => face.stops ?? [];
export const trackOf = (face: Face): readonly (readonly [End, End])[] => face.track ?? [];

const rotateEnd = (end: End, rotation: number): End => (typeof end === 'number' ? (end + rotation) % 6 : end);

export function rotateFace(face: Face, rotation: number): Face {
  if (rotation === 0) return face;
  return {
    ...face,
    track: trackOf(face).map(([a, b]) => [rotateEnd(a, rotation), rotateEnd(b, rotation)]),
  };
}

const exits = new WeakMap<Face, ReadonlySet<number>>();

/** The edges that have track. */
export function exitsOf(face: Face): ReadonlySet<number> {
  let known = exits.get(face);
  if (known === undefined) {
    known = new Set(trackOf(face).flatMap((ends) => ends.filter((end) => typeof end === 'number')));
    exits.set(face, known);
  }
  return known;
}

/** The edges that lead to a stop. */
export function exitsOfStop(face: Face, stop: number): number[] {
  const end = `s${stop}`;
  return trackOf(face).flatMap(([a, b]) => {
    if (a === end && typeof b === 'number') return [b];
    return b === end && typeof a === 'number' ? [a] : [];
  });
}

/** The ends of a piece of track as bits, with the junction's bit and the stops among them. */
interface PieceBits {
  readonly ends: number;
  readonly junction: number;
  readonly stops: readonly number[];
}

const JUNCTION_BIT = 1 << 30;
const bits = new WeakMap<Face, readonly PieceBits[]>();

/** Edges are the first six bits. */
export const stopBit = (stop: number): number => 1 << (6 + stop);

/** The track of a face piece by piece. */
export function endBits(face: Face): readonly PieceBits[] {
  let known = bits.get(face);
  if (known === undefined) {
    known = trackOf(face).map((ends) => {
      const stops = ends.flatMap((end) =>
        typeof end === 'string' && end.startsWith('s') ? [Number(end.slice(1))] : [],
      );
      const junction = ends.some(isJunction) ? JUNCTION_BIT : 0;
      const edges = ends.reduce<number>((sum, end) => (typeof end === 'number' ? sum | (1 << end) : sum), 0);
      return { ends: stops.reduce((sum, stop) => sum | stopBit(stop), edges | junction), junction, stops };
    });
    bits.set(face, known);
  }
  return known;
}

const hasPiece = (face: Face, x: End, y: End): boolean =>
  trackOf(face).some(([a, b]) => (a === x && b === y) || (a === y && b === x));

const isJunction = (end: End): boolean => typeof end === 'string' && end.startsWith('j');

/** Is a piece of plain track or junction arm kept, perhaps as part of a junction? */
function keepsPlain(next: Face, a: End, b: End): boolean {
  if (hasPiece(next, a, b)) return true;
  const joined = (end: End) =>
    isJunction(end) ||
    trackOf(next).some(([x, y]) => (x === end && isJunction(y)) || (y === end && isJunction(x)));
  return joined(a) && joined(b);
}

type StopMapping = readonly (number | undefined)[] | null;
const mappings = new WeakMap<Face, Map<Face, StopMapping>>();

/**
 * Which stop of the new face each old stop becomes, by their common exits; null if any track or stop is lost.
 * A stop without track maps to the only stop there is, or to undefined where somebody has to choose.
 */
export function keepTrack(old: Face, next: Face): StopMapping {
  let known = mappings.get(old);
  if (known === undefined) {
    known = new Map();
    mappings.set(old, known);
  }
  let mapping = known.get(next);
  if (mapping === undefined) {
    mapping = mapStops(old, next);
    known.set(next, mapping);
  }
  return mapping;
}

function mapStops(old: Face, next: Face): StopMapping {
  const mapping: (number | undefined)[] = stopsOf(old).map(() => undefined);
  for (const [a, b] of trackOf(old)) {
    const stopEnd = [a, b].find((end) => typeof end === 'string' && end.startsWith('s'));
    if (stopEnd === undefined) {
      if (!keepsPlain(next, a, b)) return null;
      continue;
    }
    const edge = a === stopEnd ? b : a;
    const from = Number(String(stopEnd).slice(1));
    const to = stopsOf(next).findIndex((_, index) => hasPiece(next, edge, `s${index}`));
    if (to < 0 || (mapping[from] !== undefined && mapping[from] !== to)) return null;
    mapping[from] = to;
  }
  if (hasStrayStop(next, mapping)) return null;
  const only = stopsOf(next).length === 1 ? 0 : undefined;
  return mapping.map((to) => to ?? only);
}

/** Stops merge only where fewer are left: none may appear from nowhere while two old ones become one. */
function hasStrayStop(next: Face, mapping: readonly (number | undefined)[]): boolean {
  const known = mapping.filter((to) => to !== undefined);
  const unclaimed = stopsOf(next).length - new Set(known).size;
  const additional = Math.max(0, stopsOf(next).length - mapping.length);
  return unclaimed > additional + mapping.length - known.length;
}

/** The value of a stop in the colour of the phase: the newest value printed for a colour already reached. */
export function revenueOf(stop: Stop, phaseColours: readonly string[]): number {
  if (typeof stop.revenue === 'number') return stop.revenue;
  for (let i = phaseColours.length - 1; i >= 0; i--) {
    const value = stop.revenue[phaseColours[i] ?? ''];
    if (value !== undefined) return value;
  }
  return 0;
}
