import {
  type Board,
  faceAt,
  type Geography,
  type Lay,
  type LayOptions,
  layProblem,
  newConnections,
  putTile,
} from '@roundhouse/engine';
import { type Chance, pick } from './random-games.ts';

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
