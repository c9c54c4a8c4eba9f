import type { Face } from '@roundhouse/engine';
import { TILES } from '../../tiles.ts';

/** How many of each tile there are: 74 in all. */
// biome-ignore format: a table, one row a line
export const MANIFEST: Readonly<Record<string, number>> = {
  1: 1, 2: 1, 3: 1, 4: 1, 7: 5, 8: 10, 9: 10, 14: 3, 15: 2, 18: 1, 19: 1, 20: 1,
  23: 3, 24: 3, 26: 1, 27: 1, 41: 2, 42: 2, 43: 2, 44: 1, 45: 2, 46: 2, 47: 1, 55: 1,
  56: 1, 57: 4, 58: 1, 59: 1, 63: 3, 66: 1, 67: 1, 68: 1, 69: 1, R1: 1, R2: 1,
};

// biome-ignore format: a table, one row a line
const SPECIAL: Readonly<Record<string, Face>> = {
  R1: { color: 'green', stops: [{ type: 'city', revenue: 60, slots: 1 }, { type: 'city', revenue: 60, slots: 1 }], track: [[0, 's0'], ['s0', 1], [2, 's1'], ['s1', 3]], label: 'R' },
  R2: { color: 'brown', stops: [{ type: 'city', revenue: 70, slots: 2 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0']], label: 'R' },
};

export const FACES: Readonly<Record<string, Face>> = { ...TILES, ...SPECIAL };
