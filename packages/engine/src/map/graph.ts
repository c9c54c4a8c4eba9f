import type { End as GraphEnd, GraphStop, Piece } from '@roundhouse/router';
import { type Board, faceAt, type Geography, type Spot } from './board.ts';
import { type End, type Face, type Stop, stopsOf, trackOf } from './face.ts';
import { hexNumber } from './grid.ts';

export interface LayoutStop extends Spot {
  readonly stop: number;
  readonly printed: Stop;
}

/** The track on the map, numbered for the router; the same for every company. */
export interface Layout {
  readonly stops: readonly LayoutStop[];
  readonly pieces: readonly Piece[];
  /** Where each piece stands in the track of its hex's face. */
  readonly trackNumbers: readonly number[];
  readonly points: number;
  /** The stops as the router sees them while there is no station, each a location of its own. */
  readonly separate: readonly GraphStop[];
  /** The same, stops of one group being one location: that of the first of them. */
  readonly merged: readonly GraphStop[];
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

/** What one hex adds to the layout. */
interface HexPart {
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
  const stops = read.stops.map((stop, index) => ({ hex: id, stop: index, printed: stop }));
  const empty = read.stops.map(({ type, slots = 0 }, index) => ({
    location: first + index,
    kind: type,
    through: type !== 'offboard' && (type !== 'city' || slots > 0),
    station: false,
    hex,
  }));
  return { stops, empty, pieces, trackNumbers };
}

export function buildLayout(geography: Geography, board: Board): Layout {
  const { ids, sideCount } = geography.grid;
  const stops: LayoutStop[] = [];
  const separate: GraphStop[] = [];
  const pieces: Piece[] = [];
  const trackNumbers: number[] = [];
  const firstStops: number[] = [];
  const firstPieces: number[] = [];
  for (let hex = 0; hex < ids.length; hex++) {
    const part = hexPart(geography, board, hex, stops.length);
    firstStops.push(stops.length);
    firstPieces.push(pieces.length);
    stops.push(...part.stops);
    separate.push(...part.empty);
    pieces.push(...part.pieces);
    trackNumbers.push(...part.trackNumbers);
  }
  const points = sideCount + ids.length;
  const merged = groupStops(stops, separate);
  return { stops, pieces, trackNumbers, points, separate, merged, firstStops, firstPieces };
}

/** The layout `before`, now that the tiles of these hexes have changed; what lies elsewhere is taken over. */
export function changeLayout(
  geography: Geography,
  board: Board,
  before: Layout,
  hexes: readonly string[],
): Layout {
  let layout: Layout | null = before;
  for (const id of hexes) {
    layout = withHex(geography, board, layout, hexNumber(geography.grid, id));
    // Stops have come or gone: all that follow have other numbers.
    if (layout === null) return buildLayout(geography, board);
  }
  return layout;
}

function withHex(geography: Geography, board: Board, before: Layout, hex: number): Layout | null {
  const firstStop = before.firstStops[hex] ?? 0;
  const firstPiece = before.firstPieces[hex] ?? 0;
  const part = hexPart(geography, board, hex, firstStop);
  const stopCount = (before.firstStops[hex + 1] ?? before.stops.length) - firstStop;
  if (part.stops.length !== stopCount) return null;
  const pieceCount = (before.firstPieces[hex + 1] ?? before.pieces.length) - firstPiece;
  const more = part.pieces.length - pieceCount;
  const track = {
    ...before,
    pieces: replaced(before.pieces, firstPiece, pieceCount, part.pieces),
    trackNumbers: replaced(before.trackNumbers, firstPiece, pieceCount, part.trackNumbers),
    firstPieces:
      more === 0
        ? before.firstPieces
        : before.firstPieces.map((first, other) => (other > hex ? first + more : first)),
  };
  if (stopCount === 0) return track;
  const stops = replaced(before.stops, firstStop, stopCount, part.stops);
  const separate = replaced(before.separate, firstStop, stopCount, part.empty);
  return { ...track, stops, separate, merged: groupStops(stops, separate) };
}

function replaced<T>(list: readonly T[], from: number, count: number, by: readonly T[]): T[] {
  const next = [...list];
  next.splice(from, count, ...by);
  return next;
}

function groupStops(stops: readonly LayoutStop[], separate: readonly GraphStop[]): readonly GraphStop[] {
  if (!stops.some(({ printed: { group } }) => group !== undefined)) return separate;
  const groups = new Map<string, number>();
  return separate.map((stop, number) => {
    const group = stops[number]?.printed.group;
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
