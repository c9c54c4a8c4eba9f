import { type Board, faceAt, fillsCircle, type Geography, type Station, tileFace } from './board.ts';
import type { CompanyGraph } from './company-graph.ts';
import { type End, exitsOf, type Face, keepTrack, stopsOf, trackOf } from './face.ts';
import type { Lay } from './lay.ts';
import { comesFromOutside, piecesInReachAfter, usablePieces } from './network.ts';

/** Tiles that must be of use to whoever lays them. */

/** A company as the map knows it. */
export interface TrackUser {
  /** The track as the company may use it. */
  graphOn(board: Board): CompanyGraph;
  isOwn(station: Station): boolean;
}

type Piece = readonly [End, End];

/** A station in the hex of the tile, by the stop of the new face that it will lie in. */
interface StationHere {
  readonly isOwn: boolean;
  readonly stop: number | undefined;
}

/** Is there new track, or a stop whose value changes, that a train of the company could come to? */
export function tileServes(geography: Geography, board: Board, lay: Lay, company: TrackUser): boolean {
  const old = faceAt(geography, board, lay.hex);
  const next = tileFace(geography, lay.tile, lay.rotation);
  const here = stationsHere(board, lay.hex, keepTrack(old, next), company);
  let key = `${lay.hex} ${lay.tile} ${lay.rotation}`;
  for (const { isOwn, stop } of here) key += ` ${stop}${isOwn ? 'own' : ''}`;
  return company.graphOn(board).serves(key, () => findUse(geography, board, lay, company, old, next, here));
}

function stationsHere(
  board: Board,
  hex: string,
  mapping: readonly (number | undefined)[] | null,
  company: TrackUser,
): readonly StationHere[] {
  const here: StationHere[] = [];
  for (const station of board.stations) {
    if (station.at?.hex !== hex) continue;
    const isOwn = company.isOwn(station);
    if (isOwn || fillsCircle(station)) here.push({ isOwn, stop: mapping?.[station.at.stop] });
  }
  return here;
}

function findUse(
  geography: Geography,
  board: Board,
  lay: Lay,
  company: TrackUser,
  old: Face,
  next: Face,
  here: readonly StationHere[],
): boolean {
  const own = here.flatMap(({ isOwn, stop }) => (isOwn && stop !== undefined ? [stop] : []));
  const passes = (stop: number) =>
    own.includes(stop) ||
    stopsOf(next)[stop]?.type !== 'city' ||
    here.filter((station) => station.stop === stop).length < (stopsOf(next)[stop]?.slots ?? 0);
  const usable = usablePieces(geography, company.graphOn(board), lay, own, passes);
  const { sure, branches } = changeOf(old, next);
  if (sure.some((number) => usable[number] === true)) return true;
  const doubtful = branches.filter((number) => usable[number] === true);
  if (doubtful.length === 0) return false;
  const track = trackOf(next);
  const edges = doubtful.flatMap((number) => edgesOf(track[number]));
  if (comesFromOutside(geography, company.graphOn(board), lay.hex, edges)) return true;
  const after = piecesInReachAfter(geography, board, lay, (imagined) => company.graphOn(imagined));
  return doubtful.some((number) => after[number] === true);
}

const edgesOf = (piece: Piece | undefined): number[] =>
  (piece ?? []).flatMap((end) => (typeof end === 'number' ? [end] : []));

/** Track of a face by number, as it changes the one before. */
interface TrackChange {
  /** New, or leading to a stop whose value changes: of use to whoever comes to it. */
  readonly sure: readonly number[];
  /** New, but perhaps only to be reached by a hairpin. */
  readonly branches: readonly number[];
}

const changes = new WeakMap<Face, WeakMap<Face, TrackChange>>();

/** Found once for two faces: tiles are tried often. */
function changeOf(old: Face, next: Face): TrackChange {
  let known = changes.get(old);
  if (known === undefined) {
    known = new WeakMap();
    changes.set(old, known);
  }
  let change = known.get(next);
  if (change === undefined) {
    change = findChange(old, next);
    known.set(next, change);
  }
  return change;
}

function findChange(old: Face, next: Face): TrackChange {
  const mapping = keepTrack(old, next) ?? [];
  const sure: number[] = [];
  const branches: number[] = [];
  for (const [number, piece] of trackOf(next).entries()) {
    const fresh = isNew(old, piece);
    if (changesValue(old, next, mapping, piece) || (fresh && !isBranch(old, piece))) sure.push(number);
    else if (fresh) branches.push(number);
  }
  return { sure, branches };
}

/** Does plain track part from an edge that has track already? Then a train may have to pass that edge twice, which none can. */
const isBranch = (old: Face, piece: Piece): boolean =>
  piece.every((end) => typeof end === 'number') &&
  piece.some((end) => typeof end === 'number' && exitsOf(old).has(end));

const isNew = (old: Face, [a, b]: Piece): boolean =>
  !trackOf(old).some(([x, y]) => (x === a && y === b) || (x === b && y === a));

const changesValue = (
  old: Face,
  next: Face,
  mapping: readonly (number | undefined)[],
  piece: Piece,
): boolean =>
  piece.some((end) => {
    if (typeof end !== 'string' || !end.startsWith('s')) return false;
    const stop = Number(end.slice(1));
    return stopsOf(old)[mapping.indexOf(stop)]?.revenue !== stopsOf(next)[stop]?.revenue;
  });
