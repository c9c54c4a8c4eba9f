import { type Fields, shortText, wholeBetween } from '../core/fields.ts';
import { type Board, faceAt, type Geography, tileFace } from './board.ts';
import { colourRank, exitsOf, type Face, keepTrack, stopsOf } from './face.ts';
import { tilesLeft } from './facts.ts';
import { borderAt, neighbourOf, oppositeEdge } from './grid.ts';

export interface Lay {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
}

export const layFields: Fields<Lay> = { hex: shortText, tile: shortText, rotation: wholeBetween(0, 5) };

/** Why a tile does not fit on the map, whoever lays it. */
export type LayProblem =
  | 'no-hex'
  | 'no-tile'
  | 'none-left'
  | 'never-built'
  | 'phase'
  | 'colour-order'
  | 'label'
  | 'stops'
  | 'track-lost'
  | 'runs-off';

export interface LayOptions {
  /** Colours that may be laid now. */
  readonly colours: readonly string[];
  /** May track end at the blank side of a neighbour that is never built upon? */
  readonly blankSides?: 'allowed';
  /** Stops may differ in ways that the title checks itself. */
  readonly stopsFit?: (old: Face, next: Face, lay: Lay) => boolean;
}

function count(face: Face, type: string): number {
  let sum = 0;
  for (const stop of stopsOf(face)) if (stop.type === type) sum++;
  return sum;
}

/** Has the tile the label that the hex asks for: the one that is there, or its own from a colour on? */
export function labelFits({ ownTiles }: Geography, hex: string, old: Face, next: Face): boolean {
  if (ownTiles === undefined) return (old.label ?? '') === (next.label ?? '');
  const own = ownTiles[hex];
  const isOwn = own !== undefined && colourRank(next.color) >= colourRank(own.from);
  return next.label === (isOwn ? own.label : undefined);
}

/** As many towns, and cities to cities; several cities may become one. */
export function stopsMatch(old: Face, next: Face): boolean {
  const oldCities = count(old, 'city');
  const cities = count(next, 'city');
  if (count(old, 'town') !== count(next, 'town') || count(old, 'deposit') !== count(next, 'deposit'))
    return false;
  if (old.color === 'plain') return cities === oldCities;
  return oldCities === 0 ? cities === 0 : cities >= 1 && cities <= oldCities;
}

/** Does the tile fit there, apart from who lays it, connections and money? */
export function layProblem(
  geography: Geography,
  board: Board,
  lay: Lay,
  options: LayOptions,
): LayProblem | null {
  if (!geography.grid.index.has(lay.hex)) return 'no-hex';
  if (!Object.hasOwn(geography.tiles, lay.tile) || !Object.hasOwn(geography.manifest, lay.tile))
    return 'no-tile';
  const old = faceAt(geography, board, lay.hex);
  const printed = geography.grid.data.hexes[lay.hex];
  const rank = colourRank(old.color);
  if (rank < 0 || printed === undefined || (printed === old && old.color === 'gray')) return 'never-built';
  const next = tileFace(geography, lay.tile, lay.rotation);
  if (colourRank(next.color) !== rank + 1) return 'colour-order';
  if (!options.colours.includes(next.color)) return 'phase';
  if (!labelFits(geography, lay.hex, old, next)) return 'label';
  if (!(options.stopsFit ?? stopsMatch)(old, next, lay)) return 'stops';
  const left = tilesLeft(geography, board, lay.tile);
  if (left !== null && left <= 0) return 'none-left';
  if (keepTrack(old, next) === null) return 'track-lost';
  return runsOff(geography, board, lay, options) ? 'runs-off' : null;
}

/** Would track of the tile lead off the map, into what is closed to all, or to a blank side that never gets any? */
export function runsOff(geography: Geography, board: Board, lay: Lay, options: LayOptions): boolean {
  for (const edge of exitsOf(tileFace(geography, lay.tile, lay.rotation)))
    if (!mayRunOver(geography, board, lay.hex, edge, options)) return true;
  return false;
}

function mayRunOver(
  geography: Geography,
  board: Board,
  hex: string,
  edge: number,
  options: LayOptions,
): boolean {
  const other = neighbourOf(geography.grid, hex, edge);
  if (other === null || borderAt(geography.grid, hex, edge)?.type === 'impassable') return false;
  const face = faceAt(geography, board, other);
  if (face.color === 'blocked') return false;
  const fixed = colourRank(face.color) < 0 || (face.color === 'gray' && board.tiles[other] === undefined);
  if (!fixed || options.blankSides === 'allowed') return true;
  return exitsOf(face).has(oppositeEdge(edge));
}

/** The edges over which this tile meets track of a neighbour for the first time. */
export function newConnections(geography: Geography, board: Board, lay: Lay): number[] {
  const before = exitsOf(faceAt(geography, board, lay.hex));
  return [...exitsOf(tileFace(geography, lay.tile, lay.rotation))].filter((edge) => {
    if (before.has(edge)) return false;
    const other = neighbourOf(geography.grid, lay.hex, edge);
    return other !== null && exitsOf(faceAt(geography, board, other)).has(oppositeEdge(edge));
  });
}
