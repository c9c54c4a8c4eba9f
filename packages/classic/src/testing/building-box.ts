import { compileGrid } from '@roundhouse/engine';
import type { ClassicBox } from '../box.ts';
import { classicCore } from '../core.ts';
import type { FloatingCompany } from '../state.ts';
import { BOX, type SmallState } from './small-box.ts';

/**
 * The smallest box with room for tiles; green ones from phase 3 on.
 *
 *   A1 printed city           edges:   3
 *   A3 hills, $20                    2   4
 *        B4 closed by P              1   5
 *   A5 two cities                      0
 *
 * A river, $10 a crossing, runs between A3 and A5.
 */
const city = (revenue: number) => ({ type: 'city', revenue, slots: 1 }) as const;

export const BUILDING_BOX: ClassicBox = {
  ...BOX,
  privates: BOX.privates.map((one) => (one.id === 'P' ? { ...one, closesHex: 'B4' } : one)),
  phases: BOX.phases.map((one) => (one.name === '2' ? one : { ...one, tiles: ['yellow', 'green'] })),
  geography: {
    grid: compileGrid({
      orientation: 'flat',
      axes: { x: 'letter', y: 'number' },
      hexes: {
        A1: { color: 'gray', stops: [city(20)], track: [[0, 's0']] },
        A3: {
          color: 'plain',
          terrain: [{ type: 'hills', cost: 20 }],
          borders: [{ edge: 0, type: 'water', cost: 10 }],
        },
        A5: {
          color: 'plain',
          stops: [city(0), city(0)],
          borders: [{ edge: 3, type: 'water', cost: 10 }],
        },
        B4: { color: 'plain' },
      },
    }),
    tiles: {
      7: { color: 'yellow', track: [[0, 1]] },
      9: { color: 'yellow', track: [[0, 3]] },
      24: {
        color: 'green',
        track: [
          [0, 3],
          [0, 2],
        ],
      },
      26: {
        color: 'green',
        track: [
          [0, 3],
          [0, 5],
        ],
      },
      pair: {
        color: 'yellow',
        stops: [city(30), city(30)],
        track: [
          [3, 's0'],
          [4, 's1'],
        ],
      },
    },
    manifest: { 7: 1, 9: 1, 24: 1, 26: 1, pair: 1 },
  },
};

export const BUILDING_CORE = classicCore<SmallState, FloatingCompany>(BUILDING_BOX, {
  operates: (_state, { floated }) => floated,
  steps: ['begin', 'track', 'end'],
});
