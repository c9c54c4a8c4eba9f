import {
  type Board,
  borderAt,
  exitsOf,
  layProblem,
  neighbourOf,
  oppositeEdge,
  printedHex,
  putTile,
} from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { CORPORATIONS, SYSTEMS, TOKENS } from './data/companies.ts';
import { GEOGRAPHY } from './data/geography.ts';
import { MAP } from './data/map.ts';
import { FACES, MANIFEST, SMALL_CITIES } from './data/tiles.ts';
import { PHASES, TRAINS } from './data/trains.ts';

const hexes = Object.entries(MAP.hexes);
const withStop = (type: string) =>
  hexes.flatMap(([id, { stops }]) => (stops?.some((stop) => stop.type === type) ? [id] : []));
const countOf = (color: string) =>
  Object.entries(MANIFEST).reduce(
    (sum, [tile, count]) => (FACES[tile]?.color === color ? sum + count : sum),
    0,
  );

describe('the box', () => {
  test('tiles by colour (18MW-A5-1 to -4)', () => {
    expect(['yellow', 'green', 'brown', 'gray'].map(countOf)).toEqual([66, 37, 24, 3]);
    expect(Object.keys(MANIFEST).filter((tile) => FACES[tile] === undefined)).toEqual([]);
  });

  test('trains and prices (18MW-A1-1 to -4)', () => {
    expect(TRAINS.map(({ type, quantity, price }) => `${quantity} ${type} $${price}`)).toEqual([
      '7 2 $80',
      '6 3 $180',
      '5 4 $300',
      '4 5 $425',
      '3 6 $550',
      '3 8 $800',
      '3 10 $900',
      'null D $1100',
    ]);
  });

  test('train limits and rounds by phase', () => {
    expect(PHASES.map(({ trainLimit }) => trainLimit)).toEqual([4, 4, 4, 3, 3, 2, 2, 2, 2]);
    expect(PHASES.map(({ operatingRounds }) => operatingRounds)).toEqual([1, 1, 2, 2, 3, 3, 3, 3, 3]);
  });

  test('ten corporations with homes on the map, four systems (18MW-A2-1 to -3, 18MW-A3-1)', () => {
    const homes = hexes.flatMap(([hex, { home = [] }]) => home.map((id) => `${id} ${hex}`));
    expect(homes.sort()).toEqual(CORPORATIONS.map(({ id, home }) => `${id} ${home}`).sort());
    expect([CORPORATIONS.length, SYSTEMS.length]).toEqual([10, 4]);
  });

  test('tokens by initial value (18MW-tokens-1 to -3)', () => {
    expect([70, 75, 80, 85, 90, 100].map((value) => TOKENS[value])).toEqual([2, 2, 2, 3, 3, 4]);
  });
});

describe('the map', () => {
  test('has 108 hexes, ten cities and Chicago, eight small cities, and seven off-map areas', () => {
    expect([hexes.length, withStop('city').length, withStop('town').length]).toEqual([108, 11, 8]);
    expect(withStop('offboard')).toHaveLength(7);
  });

  test('a river costs the same from both banks', () => {
    for (const [hex, { borders = [] }] of hexes) {
      for (const { edge, cost } of borders) {
        const other = neighbourOf(GEOGRAPHY.grid, hex, edge) ?? '';
        expect(borderAt(GEOGRAPHY.grid, other, oppositeEdge(edge))?.cost).toBe(cost);
      }
    }
  });

  test('printed track leads to hexes that can be built upon', () => {
    for (const [hex, face] of hexes) {
      for (const edge of exitsOf(face))
        expect(printedHex(GEOGRAPHY.grid, neighbourOf(GEOGRAPHY.grid, hex, edge) ?? '').color).toBe('plain');
    }
  });
});

describe('upgrades', () => {
  const colours = PHASES.at(-1)?.tiles ?? [];
  const problem = (hex: string, before: string, tile: string) => {
    const board: Board = { tiles: {}, stations: [] };
    putTile(board, hex, { tile: before, rotation: 0 });
    return layProblem(GEOGRAPHY, board, { hex, tile, rotation: 0 }, { colours });
  };

  test('18MW-track-11 three cities take only their own brown and gray tiles', () => {
    expect([problem('K13', '14', '63'), problem('K13', '14', 'St.L.-brown')]).toEqual(['label', null]);
    expect([problem('K13', '14', 'K.C.-brown'), problem('J6', '14', 'K.C.-brown')]).toEqual(['label', null]);
    expect([problem('G7', '14', '63'), problem('G7', '14', 'K.C.-brown')]).toEqual([null, 'label']);
    expect(problem('K13', '57', '14')).toBe(null);
    expect(problem('K13', 'St.L.-brown', 'St.L.-gray')).toBe(null);
  });

  test('what a small city may become keeps its track (18MW-track-9, 18MW-track-10)', () => {
    for (const [town, { city, plain }] of Object.entries(SMALL_CITIES)) {
      const exits = (tile: string) => [...exitsOf(FACES[tile] ?? { color: 'plain' })];
      expect([exits(city), exits(plain)]).toEqual([exits(town), exits(town)]);
    }
  });
});
