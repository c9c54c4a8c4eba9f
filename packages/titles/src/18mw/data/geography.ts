import { compileGrid, type Geography } from '@roundhouse/engine';
import { MAP } from './map.ts';
import { FACES, MANIFEST, OWN_TILES, SMALL_CITIES } from './tiles.ts';

export const GEOGRAPHY: Geography = {
  grid: compileGrid(MAP),
  tiles: FACES,
  manifest: MANIFEST,
  // 18MW-track-11
  ownTiles: OWN_TILES,
  // 18MW-track-9 and -10
  alsoBecome: Object.fromEntries(
    Object.entries(SMALL_CITIES).map(([tile, { city, plain }]) => [tile, [city, plain]]),
  ),
};
