import type { Face } from '@roundhouse/engine';
import { TILES } from '../../tiles.ts';

/** How many of each tile there are: 130 in all. */
// biome-ignore format: a table, one row a line
export const MANIFEST: Readonly<Record<string, number>> = {
  3: 2, 4: 3, 5: 3, 6: 3, 7: 8, 8: 20, 9: 20, 57: 4, 58: 3, 14: 3, 15: 5, 16: 2,
  17: 1, 18: 1, 19: 2, 20: 2, 23: 4, 24: 4, 25: 2, 26: 2, 27: 2, 28: 2, 29: 2, 619: 3,
  39: 1, 40: 1, 41: 2, 42: 2, 43: 2, 44: 2, 45: 2, 46: 2, 47: 2, 63: 5, 'M-brown': 1, 'K.C.-brown': 1,
  'St.L.-brown': 1, 'M-gray': 1, 'K.C.-gray': 1, 'St.L.-gray': 1,
};

// biome-ignore format: a table, one row a line
const SPECIAL: Readonly<Record<string, Face>> = {
  'St.L.-brown': { color: 'brown', stops: [{ type: 'city', revenue: 50, slots: 3 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0'], [4, 's0'], [5, 's0']], label: 'St.L.' },
  'K.C.-brown': { color: 'brown', stops: [{ type: 'city', revenue: 50, slots: 3 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0'], [4, 's0'], [5, 's0']], label: 'K.C.' },
  'M-brown': { color: 'brown', stops: [{ type: 'city', revenue: 50, slots: 2 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0']], label: 'M' },
  'St.L.-gray': { color: 'gray', stops: [{ type: 'city', revenue: 70, slots: 3 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0'], [4, 's0'], [5, 's0']], label: 'St.L.' },
  'K.C.-gray': { color: 'gray', stops: [{ type: 'city', revenue: 60, slots: 3 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0'], [4, 's0'], [5, 's0']], label: 'K.C.' },
  'M-gray': { color: 'gray', stops: [{ type: 'city', revenue: 60, slots: 3 }], track: [[0, 's0'], [1, 's0'], [2, 's0'], [3, 's0']], label: 'M' },
};

export const FACES: Readonly<Record<string, Face>> = { ...TILES, ...SPECIAL };

/** From this colour on a hex takes only tiles of its own label; before that, the usual ones. */
export const OWN_TILES: Readonly<Record<string, { readonly label: string; readonly from: string }>> = {
  D18: { label: 'M', from: 'brown' },
  J6: { label: 'K.C.', from: 'brown' },
  K13: { label: 'St.L.', from: 'brown' },
};

/** What a small city may become after the first 6 train: a city, or plain track. */
export const SMALL_CITIES: Readonly<Record<string, { readonly city: string; readonly plain: string }>> = {
  3: { city: '5', plain: '7' },
  4: { city: '57', plain: '9' },
  58: { city: '6', plain: '8' },
};
