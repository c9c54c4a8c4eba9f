import type { Face } from '@roundhouse/engine';
import { TILES } from '../../tiles.ts';

/** How many of each tile there are. */
// biome-ignore format: a table, one row a line
const NUMBERED: Readonly<Record<string, number>> = {
  3: 5, 4: 5, 5: 3, 6: 4, 7: 4, 8: 12, 9: 12, 57: 5, 58: 5, 14: 5, 15: 5, 16: 1,
  19: 1, 20: 1, 23: 2, 24: 2, 25: 2, 26: 2, 27: 2, 28: 1, 29: 1, 30: 1, 31: 1, 87: 2,
  88: 2, 143: 2, 144: 2, 204: 1, 39: 2, 40: 1, 41: 1, 42: 1, 43: 1, 44: 1, 45: 1, 46: 1,
  47: 1, 63: 2, 911: 3, 171: 1, RG1: 1, RG2: 1, RG3: 1, RG4: 1, RG5: 1, RG6: 1, RG7: 1, RG8: 1,
};

/** The letter tiles: R for Sulphur Springs, S for Salida. */
// biome-ignore format: a table, one row a line
const LETTERS: Readonly<Record<string, Face>> = {
  RG1: { color: 'yellow', stops: [{ type: 'city', revenue: 30, slots: 1 }], track: [[0, 's0'], [1, 's0'], [5, 's0']], label: 'R' },
  RG2: { color: 'green', stops: [{ type: 'city', revenue: 40, slots: 1 }], track: [[0, 's0'], [1, 's0'], [5, 's0']], label: 'R' },
  RG3: { color: 'brown', stops: [{ type: 'city', revenue: 60, slots: 2 }], track: [[0, 's0'], [1, 's0'], [5, 's0']], label: 'R' },
  RG4: { color: 'yellow', stops: [{ type: 'city', revenue: 30, slots: 1 }], track: [[3, 's0'], [5, 's0']], label: 'S' },
  RG5: { color: 'green', stops: [{ type: 'city', revenue: 40, slots: 1 }], track: [[2, 's0'], [3, 's0'], [5, 's0']], label: 'S' },
  RG6: { color: 'green', stops: [{ type: 'city', revenue: 40, slots: 2 }], track: [[2, 's0'], [3, 's0'], [5, 's0']], label: 'S' },
  RG7: { color: 'brown', stops: [{ type: 'city', revenue: 50, slots: 1 }], track: [[2, 's0'], [3, 's0'], [5, 's0']], label: 'S' },
  RG8: { color: 'brown', stops: [{ type: 'city', revenue: 60, slots: 2 }], track: [[2, 's0'], [3, 's0'], [5, 's0']], label: 'S' },
};

/** Towns that are cities when the company that starts there is in the game. */
// biome-ignore format: a table, one row a line
const HOMES: Readonly<Record<string, Face>> = {
  'home-I13': { color: 'plain', stops: [{ type: 'city', revenue: 0, slots: 1 }], terrain: [{ type: 'water', cost: 20 }] },
  'home-L8': { color: 'plain', stops: [{ type: 'city', revenue: 0, slots: 1 }] },
};

/** The three-hex tiles: west (D12), middle (E13) and east (F12) of each colour and side. */
// biome-ignore format: a table, one row a line
const GORGE: Readonly<Record<string, Face>> = {
  'gorge-green-A-west': { color: 'green', stops: [{ type: 'city', revenue: 30, slots: 1 }], track: [[2, 's0'], [5, 's0']] },
  'gorge-green-A-middle': { color: 'green', stops: [{ type: 'town', revenue: 40 }], track: [[2, 's0'], [4, 's0']] },
  'gorge-green-A-east': { color: 'green', stops: [{ type: 'city', revenue: 60, slots: 1 }], track: [[1, 's0'], [4, 's0']] },
  'gorge-brown-A-west': { color: 'brown', stops: [{ type: 'city', revenue: 40, slots: 1 }], track: [[2, 's0'], [5, 's0']] },
  'gorge-brown-A-middle': { color: 'brown', stops: [{ type: 'town', revenue: 60 }], track: [[2, 's0'], [4, 's0']] },
  'gorge-brown-A-east': { color: 'brown', stops: [{ type: 'city', revenue: 80, slots: 1 }], track: [[1, 's0'], [4, 's0']] },
  'gorge-yellow-B-west': { color: 'yellow', stops: [{ type: 'city', revenue: 10, slots: 1 }], track: [[2, 's0']] },
  'gorge-yellow-B-middle': { color: 'yellow' },
  'gorge-yellow-B-east': { color: 'yellow', stops: [{ type: 'city', revenue: 30, slots: 1 }], track: [[4, 's0']] },
  'gorge-green-B-west': { color: 'green', stops: [{ type: 'city', revenue: 20, slots: 1 }], track: [[2, 's0'], [5, 's0']] },
  'gorge-green-B-middle': { color: 'green', stops: [{ type: 'town', revenue: 20 }], track: [[2, 's0'], [4, 's0']] },
  'gorge-green-B-east': { color: 'green', stops: [{ type: 'city', revenue: 40, slots: 1 }], track: [[1, 's0'], [4, 's0']] },
  'gorge-brown-B-west': { color: 'brown', stops: [{ type: 'city', revenue: 30, slots: 1 }], track: [[2, 's0'], [5, 's0']] },
  'gorge-brown-B-middle': { color: 'brown', stops: [{ type: 'town', revenue: 30 }], track: [[2, 's0'], [4, 's0']] },
  'gorge-brown-B-east': { color: 'brown', stops: [{ type: 'city', revenue: 60, slots: 1 }], track: [[1, 's0'], [4, 's0']] },
};

const once = (faces: Readonly<Record<string, Face>>) =>
  Object.fromEntries(Object.keys(faces).map((tile) => [tile, 1]));

export const MANIFEST: Readonly<Record<string, number>> = { ...NUMBERED, ...once(HOMES), ...once(GORGE) };

export const FACES: Readonly<Record<string, Face>> = { ...TILES, ...LETTERS, ...HOMES, ...GORGE };
