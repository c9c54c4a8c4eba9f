import { partChanged } from '../core/derived.ts';
import { type Face, rotateFace, type Stop, stopsOf } from './face.ts';
import { type Grid, printedHex } from './grid.ts';

/** A place for a station: a stop of a hex by its index. */
export interface Spot {
  readonly hex: string;
  readonly stop: number;
}

/** Where a station stands; beside the circles it fills none, whatever becomes of the city. */
export interface StationSpot extends Spot {
  readonly beside?: true;
}

export interface LaidTile {
  readonly tile: string;
  readonly rotation: number;
}

/** A station marker; off the map it lies with its holder. */
export interface Station {
  /** Whose station it is. */
  readonly owner: string;
  /** Who has it while it is not on the map: a company's charter, the supply, or gone. */
  holder: string;
  at: StationSpot | null;
}

/** Changed only by the functions below: what is derived from it has to be told. */
export interface Board {
  tiles: Record<string, LaidTile>;
  stations: Station[];
  /** What a variant adds to the tiles of the box. */
  readonly moreTiles?: Readonly<Record<string, number>>;
}

export interface HasBoard {
  board: Board;
}

/** A title's map with its tiles. */
export interface Geography {
  readonly grid: Grid;
  /** Faces by tile number. */
  readonly tiles: Readonly<Record<string, Face>>;
  /** How many of each there are; null: as many as are needed. */
  readonly manifest: Readonly<Record<string, number | null>>;
  /** Hexes that take tiles with a label of their own, and only those, from a colour on; where there are such, labels mean nothing else. */
  readonly ownTiles?: Readonly<Record<string, { readonly label: string; readonly from: string }>>;
  /** What tiles may become besides tiles of the next colour. */
  readonly alsoBecome?: Readonly<Record<string, readonly string[]>>;
}

const rotated = new WeakMap<Face, Face[]>();

export function tileFace(geography: Geography, tile: string, rotation: number): Face {
  const face = Object.hasOwn(geography.tiles, tile) ? geography.tiles[tile] : undefined;
  if (face === undefined) throw new Error(`There is no tile ${tile}`);
  let faces = rotated.get(face);
  if (faces === undefined) {
    faces = [];
    rotated.set(face, faces);
  }
  faces[rotation] ??= rotateFace(face, rotation);
  return faces[rotation];
}

/** What a hex shows now. */
export function faceAt(geography: Geography, board: Board, hex: string): Face {
  const laid = board.tiles[hex];
  return laid === undefined ? printedHex(geography.grid, hex) : tileFace(geography, laid.tile, laid.rotation);
}

export function stopAt(geography: Geography, board: Board, spot: Spot): Stop | undefined {
  return geography.grid.index.has(spot.hex)
    ? stopsOf(faceAt(geography, board, spot.hex))[spot.stop]
    : undefined;
}

export function putTile(board: Board, hex: string, laid: LaidTile): void {
  board.tiles[hex] = laid;
  partChanged(board, [hex]);
}

export function removeTile(board: Board, hex: string): void {
  delete board.tiles[hex];
  partChanged(board, [hex]);
}

export const sameSpot = (a: Spot | null, b: Spot): boolean =>
  a !== null && a.hex === b.hex && a.stop === b.stop;

export const stationsAt = (board: Board, spot: Spot): Station[] =>
  board.stations.filter((station) => sameSpot(station.at, spot));

/** Does it take one of the circles of its city? */
export const fillsCircle = ({ at }: Station): boolean => at !== null && at.beside !== true;

export const stationsIn = (board: Board, hex: string): Station[] =>
  board.stations.filter((station) => station.at?.hex === hex);

/** Stations of an owner that still lie on the charter of `holder`. */
export const stationsOnCharter = (board: Board, owner: string, holder = owner): Station[] =>
  board.stations.filter(
    (station) => station.owner === owner && station.holder === holder && station.at === null,
  );

export function putStation(board: Board, station: Station, at: StationSpot | null): void {
  station.at = at;
  partChanged(board);
}
