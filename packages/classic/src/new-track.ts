import {
  exitsOf,
  type Face,
  faceAt,
  keepTrack,
  type Lay,
  piecesInReachAfter,
  stationsIn,
  stopsOf,
  tileFace,
  trackOf,
  usablePieces,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState } from './state.ts';

/** Upgrades that must be of use to whoever makes them. */

type Piece = ReturnType<typeof trackOf>[number];

/** Is there new track, or a stop whose value changes, that a train of the company could come to? */
export function servesCompany<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  state: S,
  company: string,
  lay: Lay,
): boolean {
  const { geography } = core.box;
  const old = faceAt(geography, state.board, lay.hex);
  const next = tileFace(geography, lay.tile, lay.rotation);
  const mapping = keepTrack(old, next) ?? [];
  const here = stationsIn(state.board, lay.hex).map((station) => ({
    isOwn: core.isOwnStation(station, company),
    stop: mapping[station.at?.stop ?? 0],
  }));
  const own = here.flatMap(({ isOwn, stop }) => (isOwn && stop !== undefined ? [stop] : []));
  const passes = (stop: number) =>
    own.includes(stop) ||
    stopsOf(next)[stop]?.type !== 'city' ||
    here.filter((station) => station.stop === stop).length < (stopsOf(next)[stop]?.slots ?? 0);
  const usable = usablePieces(geography, core.graph(state, company), lay, own, passes);
  const track = trackOf(next);
  const serves = (piece: Piece) =>
    changesValue(old, next, mapping, piece) || (isNew(old, piece) && !isBranch(old, piece));
  if (track.some((piece, index) => usable[index] === true && serves(piece))) return true;
  const doubtful = track.flatMap((piece, index) =>
    usable[index] === true && isNew(old, piece) ? [index] : [],
  );
  if (doubtful.length === 0) return false;
  const after = piecesInReachAfter(geography, state.board, lay, (board) => core.graph({ board }, company));
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
