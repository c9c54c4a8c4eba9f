import { compileGrid, type Geography } from '@roundhouse/engine';
import { MAP } from './data/map.ts';
import { FACES, MANIFEST } from './data/tiles.ts';

export const GEOGRAPHY: Geography = { grid: compileGrid(MAP), tiles: FACES, manifest: MANIFEST };
