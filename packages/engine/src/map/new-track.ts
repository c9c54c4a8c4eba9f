import { type Board, faceAt, type Geography, type Station, stationsIn, tileFace } from './board.ts';
import type { CompanyGraph } from './company-graph.ts';
import { type End, exitsOf, type Face, keepTrack, stopsOf, trackOf } from './face.ts';
import type { Lay } from './lay.ts';
import { piecesInReachAfter, usablePieces } from './network.ts';

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
  const mapping = keepTrack(faceAt(geography, board, lay.hex), tileFace(geography, lay.tile, lay.rotation));
  const here = stationsIn(board, lay.hex).map(
    (station): StationHere => ({ isOwn: company.isOwn(station), stop: mapping?.[station.at?.stop ?? 0] }),
  );
  const key = `${lay.hex} ${lay.tile} ${lay.rotation} ${here.map(({ isOwn, stop }) => `${stop}${isOwn ? 'own' : ''}`)}`;
  return company
    .graphOn(board)
    .serves(key, () => findUse(geography, board, lay, company, here, mapping ?? []));
}

function findUse(
  geography: Geography,
  board: Board,
  lay: Lay,
  company: TrackUser,
  here: readonly StationHere[],
  mapping: readonly (number | undefined)[],
): boolean {
  const old = faceAt(geography, board, lay.hex);
  const next = tileFace(geography, lay.tile, lay.rotation);
  const own = here.flatMap(({ isOwn, stop }) => (isOwn && stop !== undefined ? [stop] : []));
  const passes = (stop: number) =>
    own.includes(stop) ||
    stopsOf(next)[stop]?.type !== 'city' ||
    here.filter((station) => station.stop === stop).length < (stopsOf(next)[stop]?.slots ?? 0);
  const usable = usablePieces(geography, company.graphOn(board), lay, own, passes);
  const isUsed = (piece: Piece) =>
    changesValue(old, next, mapping, piece) || (isNew(old, piece) && !isBranch(old, piece));
  const track = trackOf(next);
  if (track.some((piece, index) => usable[index] === true && isUsed(piece))) return true;
  const doubtful = track.flatMap((piece, index) =>
    usable[index] === true && isNew(old, piece) ? [index] : [],
  );
  if (doubtful.length === 0) return false;
  const after = piecesInReachAfter(geography, board, lay, (imagined) => company.graphOn(imagined));
  return doubtful.some((index) => after[index] === true);
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
