import { describe, expect, test } from 'vitest';
import { board, MAP, spot, station } from '../testing/small-map.ts';
import { putStation, putTile, removeTile } from './board.ts';
import { layoutOf } from './facts.ts';
import { buildLayout, sideOf } from './graph.ts';
import { hexNumber } from './grid.ts';

const B3 = hexNumber(MAP.grid, 'B3');
const hexside = (hex: string, edge: number): number =>
  MAP.grid.sides[hexNumber(MAP.grid, hex) * 6 + edge] ?? -1;

describe('the layout', () => {
  test('numbers the stops hex by hex, and the pieces between their ends', () => {
    const { stops, pieces, points, firstStops, firstPieces } = layoutOf(
      MAP,
      board({ B3: '9/0', B5: '57/0' }),
    );
    expect(stops.map(({ hex, stop, printed }) => `${hex}.${stop} ${printed.type}`)).toEqual([
      'A4.0 town',
      'B1.0 offboard',
      'B5.0 city',
      'C4.0 town',
    ]);
    // The city's track towards the rim is left out.
    expect(pieces.map(({ hex }) => MAP.grid.ids[hex])).toEqual(['A4', 'B1', 'B3', 'B5']);
    expect(pieces[2]).toEqual({
      a: { point: hexside('B3', 0), side: sideOf(MAP, B3, 0) },
      b: { point: hexside('B3', 3), side: sideOf(MAP, B3, 3) },
      hex: B3,
    });
    expect(pieces[3]).toMatchObject({ a: { stop: 2 }, b: { point: hexside('B5', 3) } });
    expect([firstStops[hexNumber(MAP.grid, 'B5')], firstPieces[B3]]).toEqual([2, 2]);
    expect(points).toBe(MAP.grid.sideCount + MAP.grid.ids.length);
  });

  test('tells which piece of a face each piece is', () => {
    const { pieces, trackNumbers } = layoutOf(MAP, board({ B5: '57/0', B3: '23/3' }));
    const inB3 = pieces.flatMap(({ hex }, number) => (hex === B3 ? [trackNumbers[number]] : []));
    expect(inB3).toEqual([0, 1]);
    const inB5 = pieces.flatMap(({ hex }, number) =>
      MAP.grid.ids[hex] === 'B5' ? [trackNumbers[number]] : [],
    );
    expect(inB5).toEqual([1]);
  });

  test('the two hexes of a hexside lie on different sides of it', () => {
    const b1 = hexNumber(MAP.grid, 'B1');
    expect([hexside('B3', 3) === hexside('B1', 0), sideOf(MAP, B3, 3) + sideOf(MAP, b1, 0)]).toEqual([
      true,
      1,
    ]);
  });

  test('the arms of a junction are sides of a point of their own', () => {
    const { pieces } = layoutOf(MAP, board({ B3: 'J/0' }));
    const arms = pieces.flatMap(({ hex, b }) => (hex === B3 ? [b] : []));
    const point = MAP.grid.sideCount + B3;
    expect(arms).toEqual([0, 3, 1].map((side) => ({ point, side })));
  });

  test('is another one when a tile changes, and the same when only a station does', () => {
    const marker = station('X');
    const here = board({ B5: '57/0' }, [marker]);
    const before = layoutOf(MAP, here);
    expect(layoutOf(MAP, here)).toBe(before);
    putStation(here, marker, spot('B5'));
    expect(layoutOf(MAP, here)).toBe(before);
    putTile(here, 'B3', { tile: '9', rotation: 0 });
    const after = layoutOf(MAP, here);
    expect([before.pieces.length, after.pieces.length]).toEqual([3, 4]);
    putTile(here, 'B5', { tile: '14', rotation: 0 });
    expect(layoutOf(MAP, here).stops[2]?.printed.slots).toBe(2);
  });

  test('changed hex by hex, it is what would be built anew', () => {
    const here = board({});
    layoutOf(MAP, here);
    const lay = (hex: string, tile: string, rotation = 0) => putTile(here, hex, { tile, rotation });
    const steps = [
      () => lay('B3', '9'),
      () => lay('B5', '57'),
      () => lay('C4', '58', 1),
      // Looked at again only after two hexes have changed, one of them twice.
      () => [lay('B3', '23'), lay('B5', '14'), lay('B3', 'J')],
      // The city becomes two: the stops behind it are numbered anew.
      () => lay('B5', 'OO'),
      () => [lay('B5', 'OO2'), lay('C4', '58', 4)],
      () => removeTile(here, 'B5'),
    ];
    for (const step of steps) {
      step();
      expect(layoutOf(MAP, here)).toEqual(buildLayout(MAP, here));
    }
  });
});
