import { compileGrid, type Geography } from '@roundhouse/engine';
import { MAP } from './map.ts';
import { FACES, MANIFEST } from './tiles.ts';

export const GEOGRAPHY: Geography = { grid: compileGrid(MAP), tiles: FACES, manifest: MANIFEST };
