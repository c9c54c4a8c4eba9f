import { exitsOf, neighbourOf, printedHex } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { COMPANIES } from './data/companies.ts';
import { GEOGRAPHY } from './data/geography.ts';
import { MAP } from './data/map.ts';
import { FACES, MANIFEST } from './data/tiles.ts';
import { PHASES, TRAINS } from './data/trains.ts';

const hexes = Object.entries(MAP.hexes);
const withStop = (type: string) =>
  hexes.flatMap(([id, { stops }]) => (stops?.some((stop) => stop.type === type) ? [id] : []));

describe('the box', () => {
  test('116 tiles, each with a face (1867BW-15-1)', () => {
    expect(Object.values(MANIFEST).reduce((sum, count) => sum + count, 0)).toBe(116);
    expect(Object.keys(MANIFEST).filter((tile) => FACES[tile] === undefined)).toEqual([]);
  });

  test('30 trains and their prices (1867BW-12-1, 1867BW-12-2)', () => {
    expect(TRAINS.map(({ type, quantity, price }) => `${quantity} ${type} $${price}`)).toEqual([
      '8 2 $100',
      '6 3 $160',
      '4 4 $300',
      '2 5 $450',
      '2 6 $600',
      '8 D $900',
    ]);
  });

  test('1867BW-11-3, 1867BW-11-4, 1867BW-11-7, 1867BW-11-8, 1867BW-11-9 the phases', () => {
    expect(PHASES.map(({ operatingRounds }) => operatingRounds)).toEqual([1, 2, 2, 3, 3, 3]);
    expect(PHASES.map(({ trainLimit }) => trainLimit)).toEqual([4, 4, 3, 2, 2, 2]);
    expect(PHASES.map(({ cubes }) => [cubes.production, cubes.capacity, cubes.export].join('/'))).toEqual([
      '1/2/1',
      '1/2/1',
      '2/3/1',
      '2/3/1',
      '3/4/2',
      '3/4/2',
    ]);
  });

  test('homes and stations (1867BW-13-1, 1867BW-13-2)', () => {
    const homes = hexes.flatMap(([hex, { home = [] }]) => home.map((id) => `${id} ${hex}`));
    expect(homes.sort()).toEqual(COMPANIES.map(({ id, home }) => `${id} ${home}`).sort());
    expect(COMPANIES.filter(({ stations }) => stations === 4).map(({ id }) => id)).toEqual([
      'OSL',
      'CBQ',
      'NWW',
      'NP',
    ]);
    expect(COMPANIES.reduce((sum, { stations }) => sum + stations + 2, 0)).toBe(49);
  });
});

describe('the map', () => {
  test('has 77 hexes, twelve cities, eight deposits and five off-board spaces', () => {
    expect([hexes.length, withStop('city').length, withStop('deposit').length]).toEqual([77, 12, 8]);
    expect(withStop('offboard')).toEqual(['A9', 'C1', 'E15', 'M3', 'M11']);
  });

  test('has a terrain cost for each mountain token', () => {
    const costs = hexes.flatMap(([, { terrain = [] }]) => terrain.map(({ cost }) => cost));
    expect([10, 20, 30, 40].map((cost) => costs.filter((other) => other === cost).length)).toEqual([
      7, 10, 7, 2,
    ]);
  });

  test('has track on every side of an off-board space that touches another space', () => {
    for (const hex of withStop('offboard')) {
      const open = [0, 1, 2, 3, 4, 5].filter((edge) => {
        const other = neighbourOf(GEOGRAPHY.grid, hex, edge);
        return other !== null && !['blue', 'blocked'].includes(printedHex(GEOGRAPHY.grid, other).color);
      });
      expect([...exitsOf(printedHex(GEOGRAPHY.grid, hex))].sort()).toEqual(open);
    }
  });
});
