import {
  type Board,
  type Chance,
  exitsOf,
  type Face,
  faceAt,
  type Geography,
  type Lay,
  type LayOptions,
  layProblem,
  neighbourOf,
  newConnections,
  oppositeEdge,
  pick,
  putTile,
  runsOff,
  type Station,
  stopsOf,
  tileFace,
  tilesLeft,
} from '@roundhouse/engine';

/** Lays every tile that the supply and the map allow, at random but joined up: a board later than any real game's. */
export function fillBoard(geography: Geography, board: Board, options: LayOptions, chance: Chance): void {
  for (let progress = true; progress; ) {
    progress = false;
    for (const hex of shuffled(geography.grid.ids, chance)) {
      const lays = [...legalLays(geography, board, hex, options)];
      if (lays.length === 0) continue;
      const joined = lays.map((lay) => newConnections(geography, board, lay).length);
      const most = Math.max(...joined);
      const lay = pick(
        lays.filter((_, i) => joined[i] === most),
        chance,
      );
      putTile(board, hex, { tile: lay.tile, rotation: lay.rotation });
      progress = true;
    }
  }
}

/**
 * Turns tiles, or swaps them for others of their colour and kind, as long as that makes more track meet: denser than anybody would build.
 */
export function joinUp(geography: Geography, board: Board, options: LayOptions, chance: Chance): void {
  for (let progress = true; progress; ) {
    progress = false;
    for (const hex of shuffled(Object.keys(board.tiles), chance)) {
      const now = joinedSides(geography, board, hex, faceAt(geography, board, hex));
      const better = [...swaps(geography, board, hex, options)].map(({ tile, rotation }) => ({
        tile,
        rotation,
        joined: joinedSides(geography, board, hex, tileFace(geography, tile, rotation)),
      }));
      const most = Math.max(now, ...better.map(({ joined }) => joined));
      if (most === now) continue;
      const { tile, rotation } = pick(
        better.filter(({ joined }) => joined === most),
        chance,
      );
      putTile(board, hex, { tile, rotation });
      progress = true;
    }
  }
}

function* swaps(geography: Geography, board: Board, hex: string, options: LayOptions): Iterable<Lay> {
  const laid = board.tiles[hex]?.tile;
  const kind = kindOf(faceAt(geography, board, hex));
  for (const tile of Object.keys(geography.manifest)) {
    const face = geography.tiles[tile];
    if (face === undefined || kindOf(face) !== kind) continue;
    if (tile !== laid && tilesLeft(geography, board, tile) === 0) continue;
    for (let rotation = 0; rotation < 6; rotation++) {
      const lay = { hex, tile, rotation };
      if (!runsOff(geography, board, lay, options)) yield lay;
    }
  }
}

const kindOf = (face: Face): string =>
  [face.color, face.label, ...stopsOf(face).map(({ type }) => type)].join();

function joinedSides(geography: Geography, board: Board, hex: string, face: Face): number {
  const sides = [...exitsOf(face)].filter((edge) => {
    const other = neighbourOf(geography.grid, hex, edge);
    return other !== null && exitsOf(faceAt(geography, board, other)).has(oppositeEdge(edge));
  });
  return sides.length;
}

function* legalLays(geography: Geography, board: Board, hex: string, options: LayOptions): Iterable<Lay> {
  const { color } = faceAt(geography, board, hex);
  if (['gray', 'red', 'blue', 'blocked'].includes(color)) return;
  for (const tile of Object.keys(geography.manifest)) {
    for (let rotation = 0; rotation < 6; rotation++) {
      const lay = { hex, tile, rotation };
      if (layProblem(geography, board, lay, options) === null) yield lay;
    }
  }
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  return items
    .map((item) => ({ item, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Stations of a company in the first stop of each hex. */
export const stationsOn = (owner: string, hexes: readonly string[]): Station[] =>
  hexes.map((hex) => ({ owner, holder: owner, at: { hex, stop: 0 } }));
