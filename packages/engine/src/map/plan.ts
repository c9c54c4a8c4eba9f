import { partChanged } from '../core/derived.ts';
import {
  type Board,
  faceAt,
  type Geography,
  type LaidTile,
  putTile,
  removeTile,
  type Spot,
  sameSpot,
  tileFace,
} from './board.ts';
import { exitsOf, type Face, keepTrack, stopsOf } from './face.ts';
import { printedHex } from './grid.ts';
import { EDGES, edgeMask, sidesForTrack, type TurnedTile, tilesThatFollow } from './next-tiles.ts';
import { citiesIn, freeSlots, moveStations, placesOf } from './stations.ts';

/** Tiles and stations tried on a copy of the map, whatever the phase, the money and the track that leads there. */
export interface MapPlan {
  readonly tiles: Readonly<Record<string, LaidTile>>;
  readonly stations: readonly PlannedStation[];
  /** What is taken away before: the tiles of hexes, which then show what is printed, and stations, whoever has them. */
  readonly without?: {
    readonly tiles: readonly string[];
    readonly stations: readonly PlannedStation[];
  };
}

export interface PlannedStation {
  readonly owner: string;
  readonly at: Spot;
}

/** A tile with the ways it may lie on a hex. */
export interface TileWays {
  readonly tile: string;
  readonly rotations: readonly number[];
}

/** What may become of a map in time: found once for a map and its tiles. */
export interface Prospects {
  /** The tiles that may directly follow on what a hex shows. */
  next(hex: string, face: Face, tile: string | null): readonly TileWays[];
  /** All tiles that may lie on a hex in the end, in one step or several. */
  tiles(board: Board, hex: string): readonly TileWays[];
  /** The tiles that follow on a face somewhere on the map: the upgrade chart. */
  becomes(face: Face, tile: string | null): readonly string[];
}

const places = (face: Face): number => stopsOf(face).reduce((sum, stop) => sum + placesOf(stop), 0);

export function prospectsOf(geography: Geography): Prospects {
  const follow = tilesThatFollow(geography);
  const sides = sidesForTrack(geography);

  /** What a tile may become besides, every way round that keeps its exits. */
  function also(face: Face, tile: string | null): TurnedTile[] {
    const exits = edgeMask(exitsOf(face));
    return (geography.alsoBecome?.[tile ?? ''] ?? []).flatMap((other) =>
      EDGES.flatMap((rotation) => {
        const turned = edgeMask(exitsOf(tileFace(geography, other, rotation)));
        return (exits & ~turned) === 0 ? [{ tile: other, rotation, exits: turned }] : [];
      }),
    );
  }

  /** A city never loses places. */
  const keepsPlaces = (face: Face, next: string): boolean =>
    places(tileFace(geography, next, 0)) >= places(face);

  function following(hex: string, face: Face, tile: string | null): readonly TurnedTile[] {
    const closed = ~(sides.get(hex) ?? 0);
    const fits = follow(hex, face).filter(
      ({ tile: next, exits }) => (exits & closed) === 0 && keepsPlaces(face, next),
    );
    return [...fits, ...also(face, tile)];
  }

  return {
    next: (hex, face, tile) => byTile(following(hex, face, tile)),
    tiles(board, hex) {
      const found = new Map<string, TurnedTile>();
      const open: { readonly face: Face; readonly tile: string | null }[] = [
        { face: faceAt(geography, board, hex), tile: board.tiles[hex]?.tile ?? null },
      ];
      for (const { face, tile } of open)
        for (const turned of following(hex, face, tile)) {
          const key = `${turned.tile}/${turned.rotation}`;
          if (found.has(key)) continue;
          found.set(key, turned);
          open.push({ face: tileFace(geography, turned.tile, turned.rotation), tile: turned.tile });
        }
      return byTile([...found.values()]);
    },
    becomes(face, tile) {
      // Whatever its hex: one without a label of its own, and each that has one.
      const hexes = ['', ...Object.keys(geography.ownTiles ?? {})];
      const next = hexes.flatMap((hex) =>
        follow(hex, face).filter((turned) => keepsPlaces(face, turned.tile)),
      );
      return [...new Set([...next, ...also(face, tile)].map((turned) => turned.tile))];
    },
  };
}

function byTile(turned: readonly TurnedTile[]): TileWays[] {
  const ways = new Map<string, number[]>();
  for (const { tile, rotation } of turned) ways.set(tile, [...(ways.get(tile) ?? []), rotation]);
  return [...ways].map(([tile, rotations]) => ({ tile, rotations: rotations.sort((a, b) => a - b) }));
}

/** The cities of a hex in which a station of the owner could be tried. */
export const stationPlaces = (geography: Geography, board: Board, owner: string, hex: string): Spot[] =>
  !geography.grid.index.has(hex) || board.stations.some((own) => own.owner === owner && own.at?.hex === hex)
    ? []
    : citiesIn(geography, board, hex).filter((spot) => freeSlots(geography, board, spot) > 0);

/** What lies on a board without the tiles that a plan takes away. */
export const withoutTiles = (board: Board, { without }: MapPlan): Board =>
  without === undefined
    ? board
    : {
        ...board,
        tiles: Object.fromEntries(
          Object.entries(board.tiles).filter(([hex]) => !without.tiles.includes(hex)),
        ),
      };

/**
 * Puts a plan onto a board, and answers what of it has no place there, because the game has gone on, say. What is to be
 * taken away and is not there any more is no loss.
 */
export function putPlan(geography: Geography, prospects: Prospects, board: Board, plan: MapPlan): MapPlan {
  const cleared = withoutTiles(board, plan);
  for (const { owner, at } of plan.without?.stations ?? []) {
    const station = board.stations.find((one) => one.owner === owner && sameSpot(one.at, at));
    if (station !== undefined) station.at = null;
  }
  const tiles: Record<string, LaidTile> = {};
  for (const [hex, { tile, rotation }] of Object.entries(plan.tiles)) {
    const fits =
      geography.grid.index.has(hex) &&
      prospects.tiles(cleared, hex).some((ways) => ways.tile === tile && ways.rotations.includes(rotation));
    if (fits) replaceTile(geography, board, hex, { tile, rotation });
    else tiles[hex] = { tile, rotation };
  }
  for (const hex of plan.without?.tiles ?? []) {
    const isReplaced = plan.tiles[hex] !== undefined && tiles[hex] === undefined;
    if (!isReplaced && board.tiles[hex] !== undefined) replaceTile(geography, board, hex, null);
  }
  const stations = plan.stations.filter(({ owner, at }) => {
    const isFree = stationPlaces(geography, board, owner, at.hex).some(({ stop }) => stop === at.stop);
    if (isFree) board.stations.push({ owner, holder: owner, at });
    return !isFree;
  });
  partChanged(board);
  return { tiles, stations };
}

/** Stations go where the track of their city leads; where that is open, they stay in their city or take the first with room. Null: what is printed. */
function replaceTile(geography: Geography, board: Board, hex: string, laid: LaidTile | null): void {
  const old = faceAt(geography, board, hex);
  const next =
    laid === null ? printedHex(geography.grid, hex) : tileFace(geography, laid.tile, laid.rotation);
  const mapping = keepTrack(old, next) ?? [];
  if (laid === null) removeTile(board, hex);
  else putTile(board, hex, laid);
  for (const station of moveStations(board, hex, mapping)) {
    const was = station.at;
    station.at = null;
    const free = citiesIn(geography, board, hex).filter((spot) => freeSlots(geography, board, spot) > 0);
    station.at = free.find((spot) => sameSpot(was, spot)) ?? free[0] ?? null;
  }
}
