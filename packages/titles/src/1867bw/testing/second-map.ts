import type { LaidTile, MapView } from '@roundhouse/engine';
import { MAP } from '../data/map.ts';
import { FACES } from '../data/tiles.ts';

/** Track and networks once more, read off the rulebook alone and found by walking: what the rules of the title say is held against it. */

type End = number | string;
type Piece = readonly [End, End];

interface Drawn {
  readonly color: string;
  readonly kind: string | null;
  readonly slots: number;
  readonly label: string | null;
  readonly pieces: readonly Piece[];
}

type Board = Pick<MapView, 'tiles' | 'stations'>;

/** Edge 0 is the bottom, then clockwise; rows count by two. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
  [1, 1],
];

export function beyond(hex: string, edge: number): string | null {
  const [dx = 0, dy = 0] = STEPS[edge] ?? [];
  const next = `${String.fromCharCode(hex.charCodeAt(0) + dx)}${Number(hex.slice(1)) + dy}`;
  return Object.hasOwn(MAP.hexes, next) ? next : null;
}

const turned = (end: End, rotation: number): End => (typeof end === 'number' ? (end + rotation) % 6 : end);

export function drawn(hex: string, laid: LaidTile | undefined): Drawn {
  const face = laid === undefined ? MAP.hexes[hex] : FACES[laid.tile];
  const [stop] = face?.stops ?? [];
  return {
    color: face?.color ?? '',
    kind: stop?.type ?? null,
    slots: stop?.slots ?? 0,
    label: face?.label ?? null,
    pieces: (face?.track ?? []).map(([a, b]) => [
      turned(a, laid?.rotation ?? 0),
      turned(b, laid?.rotation ?? 0),
    ]),
  };
}

const isSame = (a: Piece, b: Piece): boolean =>
  (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);

export interface Reached {
  /** Hexes whose city, deposit or off-board space is reached. */
  readonly stops: ReadonlySet<string>;
  /** Track by hex and number. */
  readonly pieces: ReadonlySet<string>;
}

const isOwn = (board: Board, company: string, hex: string): boolean =>
  board.stations.some((one) => one.owner === company && one.at.hex === hex);

/** May a train of the corporation go on beyond what lies there? */
function isOpen(board: Board, company: string, hex: string): boolean {
  const { kind, slots } = drawn(hex, board.tiles[hex]);
  const filled = board.stations.filter((one) => one.at.hex === hex && one.at.beside !== true).length;
  return kind === 'deposit' || (kind === 'city' && (isOwn(board, company, hex) || filled < slots));
}

/** Section 4.2: from these stations along all track, not past off-board spaces and cities full of others' tokens. */
export function reach(board: Board, company: string, from?: string): Reached {
  const stops = new Set<string>();
  const pieces = new Set<string>();
  const left = new Set<string>();
  const at = (hex: string) => drawn(hex, board.tiles[hex]);
  const arrivals = new Map<string, Set<number>>();
  /** By all track but that on which a train has come. */
  function leaveStop(hex: string, cameBy: number | null): void {
    for (const [number, piece] of at(hex).pieces.entries()) {
      if (number === cameBy) continue;
      pieces.add(`${hex}/${number}`);
      for (const end of piece) if (typeof end === 'number') leave(hex, end);
    }
  }
  function leave(hex: string, edge: number): void {
    if (left.has(`${hex}/${edge}`)) return;
    left.add(`${hex}/${edge}`);
    const next = beyond(hex, edge);
    if (next === null) return;
    const entry = (edge + 3) % 6;
    for (const [number, [a, b]] of at(next).pieces.entries()) {
      if (a !== entry && b !== entry) continue;
      pieces.add(`${next}/${number}`);
      const end = a === entry ? b : a;
      if (typeof end === 'number') leave(next, end);
      else {
        const cameBy = arrivals.get(next) ?? new Set();
        stops.add(next);
        if (!cameBy.has(number) && isOpen(board, company, next)) leaveStop(next, number);
        arrivals.set(next, cameBy.add(number));
      }
    }
  }
  for (const { owner, at: spot } of board.stations) {
    if (owner !== company || (from !== undefined && spot.hex !== from)) continue;
    stops.add(spot.hex);
    leaveStop(spot.hex, null);
  }
  return { stops, pieces };
}

/** The places of a network: no line back to a station may pass a place twice. */
export function placesIn(board: Board, company: string): Set<string> {
  const isIn = (hex: string) =>
    isOwn(board, company, hex) ||
    drawn(hex, board.tiles[hex]).pieces.some((piece) => leadsToStation(board, company, hex, piece, 's0'));
  return new Set([...reach(board, company).stops].filter(isIn));
}

/** Does a line that passes no place twice lead from a piece of track, or one end of it, to a station? */
function leadsToStation(board: Board, company: string, hex: string, [a, b]: Piece, only?: End): boolean {
  const used = new Set<string>();
  const pointOf = (at: string, edge: number) =>
    [`${at}/${edge}`, `${beyond(at, edge)}/${(edge + 3) % 6}`].sort().join();
  function go(at: string, end: End): boolean {
    const place = typeof end === 'number' ? pointOf(at, end) : at;
    if (used.has(place)) return false;
    if (typeof end !== 'number' && isOwn(board, company, at)) return true;
    used.add(place);
    const found = onward(at, end).some(([hexThere, endThere]) => go(hexThere, endThere));
    used.delete(place);
    return found;
  }
  /** The far ends of the track that goes on from here. */
  function onward(at: string, end: End): (readonly [string, End])[] {
    if (typeof end !== 'number') {
      if (!isOpen(board, company, at)) return [];
      return drawn(at, board.tiles[at]).pieces.map((piece) => [at, farEnd(piece, end)] as const);
    }
    const next = beyond(at, end);
    const entry = (end + 3) % 6;
    if (next === null) return [];
    const { pieces } = drawn(next, board.tiles[next]);
    return pieces.flatMap((piece) => (piece.includes(entry) ? [[next, farEnd(piece, entry)] as const] : []));
  }
  const from = (start: End, end: End) => {
    if (only !== undefined && start !== only) return false;
    used.add(typeof start === 'number' ? pointOf(hex, start) : hex);
    const found = go(hex, end);
    used.clear();
    return found;
  };
  return from(a, b) || from(b, a);
}

const farEnd = ([a, b]: Piece, end: End): End => (a === end ? b : a);

/** Has a corporation a route of two places, one of them with its station? */
export const hasRoute = (board: Board, company: string): boolean =>
  board.stations.some(({ owner, at }) => owner === company && reach(board, company, at.hex).stops.size > 1);

const COLOURS = ['plain', 'yellow', 'green', 'brown', 'gray'];
const PHASE_COLOURS: Readonly<Record<string, number>> = { 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, D: 4 };

/** Section 8.2.A: may the tile lie there, money and the number of tiles aside? */
export function fits(map: MapView, company: string, phase: string, hex: string, laid: LaidTile): boolean {
  const old = drawn(hex, map.tiles[hex]);
  const next = drawn(hex, laid);
  const printed = drawn(hex, undefined);
  const rank = COLOURS.indexOf(old.color);
  if (rank < 0 || COLOURS.indexOf(next.color) !== rank + 1 || rank + 1 > (PHASE_COLOURS[phase] ?? 0))
    return false;
  if ((map.tilesLeft[laid.tile] ?? 0) <= 0 || printed.kind !== next.kind || printed.label !== next.label)
    return false;
  if (!old.pieces.every((piece) => next.pieces.some((other) => isSame(piece, other)))) return false;
  for (const edge of next.pieces.flat()) {
    if (typeof edge !== 'number') continue;
    const there = beyond(hex, edge);
    const neighbour = there === null ? null : drawn(there, undefined);
    if (neighbour === null || ['blue', 'blocked'].includes(neighbour.color)) return false;
    if (neighbour.color === 'red' && !neighbour.pieces.some((piece) => piece.includes((edge + 3) % 6)))
      return false;
  }
  if (next.kind !== null && isOwn(map, company, hex)) return true;
  const board = { stations: map.stations, tiles: { ...map.tiles, [hex]: laid } };
  const { pieces } = reach(board, company);
  const isReached = (number: number) => pieces.has(`${hex}/${number}`);
  const connects = (piece: Piece, number: number) =>
    isReached(number) && leadsToStation(board, company, hex, piece);
  if (next.kind !== null) return next.pieces.some(connects);
  return next.pieces.every(
    (piece, number) => old.pieces.some((other) => isSame(piece, other)) || connects(piece, number),
  );
}
