import type { End as GraphEnd, GraphStop, Piece } from '@roundhouse/router';
import { type Board, faceAt, type Geography, type LaidTile, type Spot } from './board.ts';
import { type End, type Face, type Stop, stopsOf, trackOf } from './face.ts';

export interface LayoutStop extends Spot {
  readonly stop: number;
  readonly face: Stop;
}

/** The track on the map, numbered for the router; the same for every company. */
export interface Layout {
  readonly stops: readonly LayoutStop[];
  readonly pieces: readonly Piece[];
  /** Where each piece stands in the track of its hex's face. */
  readonly trackNumbers: readonly number[];
  readonly points: number;
  /** The stops as the router sees them while there is no station, each a location of its own. */
  readonly apart: readonly GraphStop[];
  /** The same, stops of one group being one location: that of the first of them. */
  readonly grouped: readonly GraphStop[];
  /** The first stop and the first piece of each hex; those of a hex follow one another. */
  readonly firstStops: readonly number[];
  readonly firstPieces: readonly number[];
}

/** Which side of a hexside a hex lies on. */
export const sideOf = (geography: Geography, hex: number, edge: number): number =>
  (geography.grid.neighbours[hex * 6 + edge] ?? -1) > hex ? 0 : 1;

/** The ends of a face's track, read once: edges 0–5, then stops, then the junction. */
interface ReadFace {
  readonly stops: readonly Stop[];
  readonly track: readonly (readonly [number, number])[];
}
const STOPS = 6;
const JUNCTION = 100;
const readFaces = new WeakMap<Face, ReadFace>();

function readFace(face: Face): ReadFace {
  let read = readFaces.get(face);
  if (read === undefined) {
    const number = (end: End) =>
      typeof end === 'number' ? end : end.startsWith('s') ? STOPS + Number(end.slice(1)) : JUNCTION;
    read = { stops: stopsOf(face), track: trackOf(face).map(([a, b]) => [number(a), number(b)]) };
    readFaces.set(face, read);
  }
  return read;
}

/** What one hex adds to the layout; the same as long as its tile and the number of its first stop are. */
export interface HexPart {
  readonly laid: LaidTile | undefined;
  readonly first: number;
  readonly stops: readonly LayoutStop[];
  /** The same stops as the router sees them while there is no station. */
  readonly empty: readonly GraphStop[];
  readonly pieces: readonly Piece[];
  readonly trackNumbers: readonly number[];
}

function hexPart(geography: Geography, board: Board, hex: number, first: number): HexPart {
  const id = geography.grid.ids[hex] ?? '';
  const read = readFace(faceAt(geography, board, id));
  const pieces: Piece[] = [];
  const trackNumbers: number[] = [];
  for (const [number, [x, y]] of read.track.entries()) {
    const a = graphEnd(geography, hex, first, x, y);
    const b = graphEnd(geography, hex, first, y, x);
    if (a === null || b === null) continue;
    pieces.push({ a, b, hex });
    trackNumbers.push(number);
  }
  const stops = read.stops.map((stop, index) => ({ hex: id, stop: index, face: stop }));
  const empty = read.stops.map(({ type, slots = 0 }, index) => ({
    location: first + index,
    kind: type,
    through: type !== 'offboard' && (type !== 'city' || slots > 0),
    station: false,
    hex,
  }));
  return { laid: board.tiles[id], first, stops, empty, pieces, trackNumbers };
}

/** A layout with its parts, from which the next one is built. */
export interface BuiltLayout {
  readonly layout: Layout;
  readonly parts: readonly HexPart[];
}

const sameTile = (a: LaidTile | undefined, b: LaidTile | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.tile === b.tile && a.rotation === b.rotation);

/** Hexes that have not changed since the layout `before` are taken over. */
export function buildLayout(geography: Geography, board: Board, before?: BuiltLayout): BuiltLayout {
  const { ids, sideCount } = geography.grid;
  const parts: HexPart[] = before === undefined ? [] : [...before.parts];
  let first = 0;
  let changed = false;
  for (let hex = 0; hex < ids.length; hex++) {
    let part = parts[hex];
    if (part === undefined || part.first !== first || !sameTile(part.laid, board.tiles[ids[hex] ?? ''])) {
      part = hexPart(geography, board, hex, first);
      parts[hex] = part;
      changed = true;
    }
    first += part.stops.length;
  }
  // A station changes the board but no track; the same layout lets the router keep its index of it.
  return !changed && before !== undefined ? before : { layout: joinParts(parts, sideCount), parts };
}

function joinParts(parts: readonly HexPart[], sideCount: number): Layout {
  const stops: LayoutStop[] = [];
  const apart: GraphStop[] = [];
  const pieces: Piece[] = [];
  const trackNumbers: number[] = [];
  const firstStops: number[] = [];
  const firstPieces: number[] = [];
  for (let hex = 0; hex < parts.length; hex++) {
    const part = parts[hex];
    firstStops.push(stops.length);
    firstPieces.push(pieces.length);
    if (part === undefined || part.pieces.length + part.stops.length === 0) continue;
    stops.push(...part.stops);
    apart.push(...part.empty);
    pieces.push(...part.pieces);
    trackNumbers.push(...part.trackNumbers);
  }
  const points = sideCount + parts.length;
  const grouped = groupStops(stops, apart);
  return { stops, pieces, trackNumbers, points, apart, grouped, firstStops, firstPieces };
}

function groupStops(stops: readonly LayoutStop[], apart: readonly GraphStop[]): readonly GraphStop[] {
  if (!stops.some(({ face: { group } }) => group !== undefined)) return apart;
  const groups = new Map<string, number>();
  return apart.map((stop, number) => {
    const group = stops[number]?.face.group;
    if (group === undefined) return stop;
    const location = groups.get(group) ?? number;
    groups.set(group, location);
    return { ...stop, location };
  });
}

/** An end as the router sees it; null where track runs off the map. */
function graphEnd(
  geography: Geography,
  hex: number,
  firstStop: number,
  at: number,
  other: number,
): GraphEnd | null {
  if (at < STOPS) {
    const point = geography.grid.sides[hex * 6 + at] ?? -1;
    return point < 0 ? null : { point, side: sideOf(geography, hex, at) };
  }
  if (at < JUNCTION) return { stop: firstStop + at - STOPS };
  // Each arm of a junction is a side of its own.
  return { point: geography.grid.sideCount + hex, side: other < STOPS ? other : 6 };
}
