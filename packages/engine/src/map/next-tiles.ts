import { type Geography, tileFace } from './board.ts';
import { colourRank, exitsOf, type Face, keepTrack } from './face.ts';
import { borderAt, neighbourOf, oppositeEdge, printedHex } from './grid.ts';
import { labelFits, stopsMatch } from './lay.ts';

/** Which tiles might be laid where, found once for a map and its tiles: lays are looked for often. */

export const EDGES = [0, 1, 2, 3, 4, 5] as const;

/** Edges as the bits of a number. */
export const edgeMask = (edges: Iterable<number>): number => {
  let mask = 0;
  for (const edge of edges) mask |= 1 << edge;
  return mask;
};

/** A tile turned so that it keeps the track of what it replaces. */
export interface TurnedTile {
  readonly tile: string;
  readonly rotation: number;
  /** Its edges with track, as a mask. */
  readonly exits: number;
}

/** Tiles that can follow on the face of a hex, whatever the phase: of the next colour, with its label, stops and track. */
export function tilesThatFollow(geography: Geography): (hex: string, face: Face) => readonly TurnedTile[] {
  const { manifest, ownTiles } = geography;
  const ofRank = (rank: number): string[] =>
    Object.keys(manifest).filter((tile) => colourRank(tileFace(geography, tile, 0).color) === rank);
  const byRank = [0, 1, 2, 3, 4].map(ofRank);
  const known = new WeakMap<Face, readonly TurnedTile[]>();

  function find(face: Face): readonly TurnedTile[] {
    const found: TurnedTile[] = [];
    for (const tile of byRank[colourRank(face.color) + 1] ?? []) {
      const upright = tileFace(geography, tile, 0);
      const mayFit = ownTiles !== undefined || labelFits(geography, '', face, upright);
      if (!mayFit || !stopsMatch(face, upright)) continue;
      for (const rotation of EDGES) {
        const next = tileFace(geography, tile, rotation);
        if (keepTrack(face, next) !== null) found.push({ tile, rotation, exits: edgeMask(exitsOf(next)) });
      }
    }
    return found;
  }

  return (hex, face) => {
    let tiles = known.get(face);
    if (tiles === undefined) {
      tiles = find(face);
      known.set(face, tiles);
    }
    // Where labels go by the hex they are looked at for each.
    return ownTiles === undefined
      ? tiles
      : tiles.filter(({ tile }) => labelFits(geography, hex, face, tileFace(geography, tile, 0)));
  };
}

/** The sides of each hex over which track may run, as masks: the printed map never changes. */
export function sidesForTrack({ grid }: Geography): ReadonlyMap<string, number> {
  const isOpen = (hex: string, edge: number): boolean => {
    const other = neighbourOf(grid, hex, edge);
    if (other === null || borderAt(grid, hex, edge)?.type === 'impassable') return false;
    const face = printedHex(grid, other);
    if (face.color === 'blocked') return false;
    const isFixed = colourRank(face.color) < 0 || face.color === 'gray';
    return !isFixed || exitsOf(face).has(oppositeEdge(edge));
  };
  return new Map(grid.ids.map((hex) => [hex, edgeMask(EDGES.filter((edge) => isOpen(hex, edge)))]));
}
