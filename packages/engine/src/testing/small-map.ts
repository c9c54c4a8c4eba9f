import type { Board, Geography, Spot, Station, StationSpot } from '../map/board.ts';
import type { End, Face, Stop } from '../map/face.ts';
import { companyGraph, type StationRules } from '../map/facts.ts';
import { compileGrid, type MapHex } from '../map/grid.ts';

/**
 * Support for tests of the map: seven hexes, flat-topped, and a few tiles.
 *
 *        B1 off-board          edges: 3
 *   A2 blocked    C2 plain         2     4
 *        B3 plain                  1     5
 *   A4 gray town  C4 town            0
 *        B5 city
 *
 * Nothing may run between B3 and C2; A4 and B1 have track towards B3 only.
 */
const city = (slots = 1, revenue = 20): Stop => ({ type: 'city', revenue, slots });
const town: Stop = { type: 'town', revenue: 10 };

const HEXES: Readonly<Record<string, MapHex>> = {
  A2: { color: 'blocked' },
  A4: { color: 'gray', stops: [town], track: [[4, 's0']] },
  B1: { color: 'red', stops: [{ type: 'offboard', revenue: 30 }], track: [[0, 's0']] },
  B3: { color: 'plain', borders: [{ edge: 4, type: 'impassable' }] },
  B5: { color: 'plain', stops: [city(1, 0)] },
  C2: { color: 'plain' },
  C4: { color: 'plain', stops: [town] },
};

const tile = (color: string, track: readonly (readonly [End, End])[], stops?: readonly Stop[]): Face => ({
  color,
  track,
  ...(stops !== undefined && { stops }),
});

const TILES: Readonly<Record<string, Face>> = {
  '7': tile('yellow', [[0, 1]]),
  '8': tile('yellow', [[0, 2]]),
  '9': tile('yellow', [[0, 3]]),
  '23': tile('green', [
    [0, 3],
    [0, 4],
  ]),
  '24': tile('green', [
    [0, 3],
    [0, 2],
  ]),
  '57': tile(
    'yellow',
    [
      [0, 's0'],
      ['s0', 3],
    ],
    [city()],
  ),
  '58': tile(
    'yellow',
    [
      [0, 's0'],
      ['s0', 2],
    ],
    [town],
  ),
  '14': tile(
    'green',
    [
      [0, 's0'],
      [1, 's0'],
      [3, 's0'],
      [4, 's0'],
    ],
    [city(2, 30)],
  ),
  OO: tile(
    'yellow',
    [
      [0, 's0'],
      [3, 's1'],
    ],
    [city(), city()],
  ),
  OO2: tile(
    'green',
    [
      [0, 's0'],
      [1, 's0'],
      [3, 's1'],
      [4, 's1'],
    ],
    [city(), city()],
  ),
  Y: {
    ...tile(
      'green',
      [
        [0, 's0'],
        [3, 's0'],
      ],
      [city(2, 40)],
    ),
    label: 'Y',
  },
  J: tile('brown', [
    [0, 'j0'],
    [3, 'j0'],
    [1, 'j0'],
  ]),
};

const MANIFEST = { ...Object.fromEntries(Object.keys(TILES).map((number) => [number, null])), '9': 2 };

export function smallMap(changed: Readonly<Record<string, MapHex>> = {}): Geography {
  const hexes = { ...HEXES, ...changed };
  const grid = compileGrid({ orientation: 'flat', axes: { x: 'letter', y: 'number' }, hexes });
  return { grid, tiles: TILES, manifest: MANIFEST };
}

export const MAP = smallMap();

/** Tiles as "9/3": number and rotation. */
export function board(
  tiles: Readonly<Record<string, string>> = {},
  stations: readonly Station[] = [],
): Board {
  const laid = Object.entries(tiles).map(([hex, written]) => {
    const [number = '', rotation = '0'] = written.split('/');
    return [hex, { tile: number, rotation: Number(rotation) }];
  });
  return { tiles: Object.fromEntries(laid), stations: [...stations] };
}

export const station = (owner: string, at: StationSpot | null = null, holder = owner): Station => ({
  owner,
  holder,
  at,
});

export const spot = (hex: string, stop = 0): Spot => ({ hex, stop });

export const STATION_RULES: StationRules = {
  isOwn: ({ owner }, company) => owner === company,
  obstructs: () => true,
};

export const graphFor = (where: Board, company = 'X', map: Geography = MAP) =>
  companyGraph(map, where, company, STATION_RULES);
