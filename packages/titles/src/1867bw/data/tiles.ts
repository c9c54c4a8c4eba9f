import type { Face } from '@roundhouse/engine';
import { TILES } from '../../tiles.ts';

/** How many of each tile there are: 116 in all. */
// biome-ignore format: a table, one row a line
export const MANIFEST: Readonly<Record<string, number>> = {
  7: 5, 8: 15, 9: 15, 16: 1, 17: 1, 18: 1, 19: 1, 20: 1, 23: 3, 24: 3, 25: 2, 26: 2,
  27: 2, 28: 1, 29: 1, 39: 1, 40: 1, 41: 2, 42: 2, 43: 1, 44: 1, 45: 1, 46: 1, 47: 1,
  70: 1, '57*': 5, '6*': 5, '6j': 1, d1: 5, d2: 5, '14c': 1, '619c': 1, '53*': 2, '205j': 1, '206j': 1, '441*': 2,
  '442*': 2, '475*': 2, d3: 2, d4: 2, d5: 2, d6: 2, '125c': 1, '448*': 2, '449*': 2, '448j': 1, '450*': 2, '290c': 1,
};

/** The star marks regular cities, C is Cheyenne, J is Jackson, and the d tiles are deposits. */
// biome-ignore format: a table, one row a line
const SPECIAL: Readonly<Record<string, Face>> = {
  '57*': { color: 'yellow', stops: [{ type: 'city', revenue: 20, slots: 1 }], track: [[0, 's0'], [3, 's0']] },
  '6*': { color: 'yellow', stops: [{ type: 'city', revenue: 20, slots: 1 }], track: [[0, 's0'], [2, 's0']] },
  '53*': { color: 'green', stops: [{ type: 'city', revenue: 30, slots: 2 }], track: [[0, 's0'], [2, 's0'], [4, 's0']] },
  '441*': { color: 'green', stops: [{ type: 'city', revenue: 30, slots: 2 }], track: [[0, 's0'], [1, 's0'], [3, 's0']] },
  '442*': { color: 'green', stops: [{ type: 'city', revenue: 30, slots: 2 }], track: [[0, 's0'], [5, 's0'], [3, 's0']] },
  '475*': { color: 'green', stops: [{ type: 'city', revenue: 30, slots: 2 }], track: [[0, 's0'], [1, 's0'], [5, 's0']] },
  '448*': { color: 'brown', stops: [{ type: 'city', revenue: 40, slots: 2 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0']] },
  '449*': { color: 'brown', stops: [{ type: 'city', revenue: 40, slots: 2 }], track: [[0, 's0'], [1, 's0'], [3, 's0'], [4, 's0']] },
  '450*': { color: 'brown', stops: [{ type: 'city', revenue: 40, slots: 2 }], track: [[0, 's0'], [2, 's0'], [3, 's0'], [4, 's0']] },
  '6j': { color: 'yellow', stops: [{ type: 'city', revenue: 30, slots: 1 }], track: [[0, 's0'], [2, 's0']], label: 'J' },
  '205j': { color: 'green', stops: [{ type: 'city', revenue: 40, slots: 1 }], track: [[0, 's0'], [1, 's0'], [3, 's0']], label: 'J' },
  '206j': { color: 'green', stops: [{ type: 'city', revenue: 40, slots: 1 }], track: [[0, 's0'], [5, 's0'], [3, 's0']], label: 'J' },
  '448j': { color: 'brown', stops: [{ type: 'city', revenue: 60, slots: 2 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0']], label: 'J' },
  '14c': { color: 'green', stops: [{ type: 'city', revenue: 40, slots: 2 }], track: [[0, 's0'], [1, 's0'], [3, 's0'], [4, 's0']], label: 'C' },
  '619c': { color: 'green', stops: [{ type: 'city', revenue: 40, slots: 2 }], track: [[0, 's0'], [2, 's0'], [3, 's0'], [4, 's0']], label: 'C' },
  '125c': { color: 'brown', stops: [{ type: 'city', revenue: 50, slots: 2 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0'], [4, 's0']], label: 'C' },
  '290c': { color: 'gray', stops: [{ type: 'city', revenue: 70, slots: 3 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0'], [4, 's0']], label: 'C' },
  d1: { color: 'yellow', stops: [{ type: 'deposit', revenue: 0 }], track: [[0, 's0'], [3, 's0']] },
  d2: { color: 'yellow', stops: [{ type: 'deposit', revenue: 0 }], track: [[0, 's0'], [2, 's0']] },
  d3: { color: 'green', stops: [{ type: 'deposit', revenue: 0 }], track: [[0, 's0'], [2, 's0'], [4, 's0']] },
  d4: { color: 'green', stops: [{ type: 'deposit', revenue: 0 }], track: [[0, 's0'], [1, 's0'], [3, 's0']] },
  d5: { color: 'green', stops: [{ type: 'deposit', revenue: 0 }], track: [[0, 's0'], [5, 's0'], [3, 's0']] },
  d6: { color: 'green', stops: [{ type: 'deposit', revenue: 0 }], track: [[0, 's0'], [1, 's0'], [5, 's0']] },
};

export const FACES: Readonly<Record<string, Face>> = { ...TILES, ...SPECIAL };
