import { describe, expect, test } from 'vitest';
import { type Board, faceAt, type Geography } from './board.ts';
import type { End, Face } from './face.ts';
import { compileGrid } from './grid.ts';
import { layProblem, runsOff } from './lay.ts';
import { EDGES, edgeMask, sidesForTrack, tilesThatFollow } from './next-tiles.ts';

/**
 *        B1 off-board          edges: 3
 *   A2 blocked    C2 plain         2     4
 *        B3 plain                  1     5
 *   A4 gray town  C4 town            0
 *        B5 city
 *
 * Nothing may run between B3 and C2; A4 and B1 have track towards B3 only.
 */
const tile = (color: string, track: readonly (readonly [End, End])[], stops: Face['stops'] = []): Face => ({
  color,
  track,
  stops,
});
const MAP: Geography = {
  grid: compileGrid({
    orientation: 'flat',
    axes: { x: 'letter', y: 'number' },
    hexes: {
      A2: { color: 'blocked' },
      A4: { color: 'gray', stops: [{ type: 'town', revenue: 10 }], track: [[4, 's0']] },
      B1: { color: 'red', stops: [{ type: 'offboard', revenue: 30 }], track: [[0, 's0']] },
      B3: { color: 'plain', borders: [{ edge: 4, type: 'impassable' }] },
      B5: { color: 'plain', stops: [{ type: 'city', revenue: 0, slots: 1 }] },
      C2: { color: 'plain' },
      C4: { color: 'plain', stops: [{ type: 'town', revenue: 0 }] },
    },
  }),
  tiles: {
    7: tile('yellow', [[0, 1]]),
    9: tile('yellow', [[0, 3]]),
    23: tile('green', [
      [0, 3],
      [0, 4],
    ]),
    57: tile(
      'yellow',
      [
        [0, 's0'],
        ['s0', 3],
      ],
      [{ type: 'city', revenue: 20, slots: 1 }],
    ),
    58: tile(
      'yellow',
      [
        [0, 's0'],
        ['s0', 2],
      ],
      [{ type: 'town', revenue: 10 }],
    ),
    14: tile(
      'green',
      [
        [0, 's0'],
        [1, 's0'],
        [3, 's0'],
        [4, 's0'],
      ],
      [{ type: 'city', revenue: 30, slots: 2 }],
    ),
    Y: {
      ...tile(
        'green',
        [
          [0, 's0'],
          [3, 's0'],
        ],
        [{ type: 'city', revenue: 40, slots: 2 }],
      ),
      label: 'Y',
    },
  },
  manifest: { 7: null, 9: 2, 23: 1, 57: 1, 58: 1, 14: 1, Y: 1 },
};
const COLOURS = ['yellow', 'green', 'brown', 'gray'];
const BOARD: Board = {
  tiles: { B3: { tile: '9', rotation: 0 }, B5: { tile: '57', rotation: 0 } },
  stations: [],
};
const edgesIn = (mask: number) => EDGES.filter((edge) => (mask & (1 << edge)) !== 0);

describe('tiles that might be laid', () => {
  test('a city keeps its track, and tile 14 may be turned four ways for that', () => {
    const found = tilesThatFollow(MAP)('B5', faceAt(MAP, BOARD, 'B5'));
    expect(found.map(({ tile, rotation }) => `${tile}/${rotation}`)).toEqual([
      '14/0',
      '14/2',
      '14/3',
      '14/5',
    ]);
    expect(edgesIn(found[0]?.exits ?? 0)).toEqual([0, 1, 3, 4]);
  });

  test('track runs over no edge of the map, closed side, or blank side of a printed hex', () => {
    expect(edgesIn(sidesForTrack(MAP).get('B3') ?? 0)).toEqual([0, 1, 3, 5]);
    expect(edgesIn(sidesForTrack(MAP).get('B5') ?? 0)).toEqual([3, 4]);
  });

  test('nothing that fits is missed, and what is found fits', () => {
    const follow = tilesThatFollow(MAP);
    const sides = sidesForTrack(MAP);
    for (const hex of MAP.grid.ids) {
      const open = sides.get(hex) ?? 0;
      const found = follow(hex, faceAt(MAP, BOARD, hex))
        .filter(({ exits }) => (exits & ~open) === 0)
        .map(({ tile, rotation }) => `${tile}/${rotation}`);
      const fitting = Object.keys(MAP.tiles).flatMap((tile) =>
        EDGES.filter(
          (rotation) => layProblem(MAP, BOARD, { hex, tile, rotation }, { colours: COLOURS }) === null,
        ).map((rotation) => `${tile}/${rotation}`),
      );
      const buildable = faceAt(MAP, BOARD, hex).color !== 'gray' || BOARD.tiles[hex] !== undefined;
      if (buildable) expect([hex, found.sort()]).toEqual([hex, fitting.sort()]);
    }
  });

  test('a mask says the same as the rule of what runs off', () => {
    const open = sidesForTrack(MAP).get('B3') ?? 0;
    for (const rotation of EDGES) {
      const exits = edgeMask([rotation, (rotation + 1) % 6]);
      const off = runsOff(MAP, BOARD, { hex: 'B3', tile: '7', rotation }, { colours: COLOURS });
      expect((exits & ~open) !== 0).toBe(off);
    }
  });
});
