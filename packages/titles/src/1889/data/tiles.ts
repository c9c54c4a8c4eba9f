import type { Face } from '@roundhouse/engine';
import { TILES } from '../../tiles.ts';

/** How many of each tile there are: 63 in all. */
// biome-ignore format: a table, one row a line
export const MANIFEST: Readonly<Record<string, number>> = {
  3: 2, 5: 2, 6: 2, 7: 2, 8: 5, 9: 5, 12: 1, 13: 1, 14: 1, 15: 3, 16: 1, 19: 1, 20: 1, 23: 2,
  24: 2, 25: 1, 26: 1, 27: 1, 28: 1, 29: 1, 39: 1, 40: 1, 41: 1, 42: 1, 45: 1, 46: 1, 47: 1, 57: 2,
  58: 3, 205: 1, 206: 1, 437: 1, 438: 1, 439: 1, 440: 1, 448: 4, 465: 1, 466: 1, 492: 1, 611: 2,
};

/** What the beginner game adds. */
export const BEGINNER_TILES: Readonly<Record<string, number>> = { 6: 2, 7: 1, 8: 1, 9: 1, 23: 1, 24: 1 };

// biome-ignore format: a table, one row a line
const SPECIAL: Readonly<Record<string, Face>> = {
  437: { color: 'yellow', stops: [{ type: 'town', revenue: 30 }], track: [[0, 's0'], [2, 's0']] },
  438: { color: 'yellow', stops: [{ type: 'city', revenue: 40, slots: 1 }], track: [[0, 's0'], [2, 's0']], label: 'H', terrain: [{ type: 'none', cost: 80 }] },
  439: { color: 'green', stops: [{ type: 'city', revenue: 60, slots: 2 }], track: [[0, 's0'], [2, 's0'], [4, 's0']], label: 'H', terrain: [{ type: 'none', cost: 80 }] },
  440: { color: 'green', stops: [{ type: 'city', revenue: 40, slots: 2 }], track: [[0, 's0'], [1, 's0'], [2, 's0']], label: 'T' },
  465: { color: 'brown', stops: [{ type: 'city', revenue: 60, slots: 3 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0']], label: 'K' },
  466: { color: 'brown', stops: [{ type: 'city', revenue: 60, slots: 2 }], track: [[0, 's0'], [1, 's0'], [2, 's0']], label: 'T' },
  492: { color: 'brown', stops: [{ type: 'city', revenue: 80, slots: 3 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0'], [4, 's0'], [5, 's0']], label: 'H' },
};

export const FACES: Readonly<Record<string, Face>> = { ...TILES, ...SPECIAL };
