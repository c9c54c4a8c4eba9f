import { describe, expect, test } from 'vitest';
import { board, MAP, spot, station } from '../testing/small-map.ts';
import {
  faceAt,
  putStation,
  putTile,
  removeTile,
  sameSpot,
  stationsAt,
  stationsIn,
  stationsOnCharter,
  stopAt,
  tileFace,
} from './board.ts';

describe('faces', () => {
  test('a tile is turned, each way once', () => {
    expect(tileFace(MAP, '9', 1).track).toEqual([[1, 4]]);
    expect(tileFace(MAP, '9', 1)).toBe(tileFace(MAP, '9', 1));
    for (const number of ['10', 'toString'])
      expect(() => tileFace(MAP, number, 0)).toThrow(`no tile ${number}`);
  });

  test('a hex shows what is printed until a tile lies there, and again when it is gone', () => {
    const here = board();
    expect(faceAt(MAP, here, 'B3').color).toBe('plain');
    putTile(here, 'B3', { tile: '9', rotation: 2 });
    expect(faceAt(MAP, here, 'B3')).toBe(tileFace(MAP, '9', 2));
    removeTile(here, 'B3');
    expect([faceAt(MAP, here, 'B3').color, here.tiles]).toEqual(['plain', {}]);
  });

  test('a stop is found by its spot', () => {
    const here = board({ B5: '14' });
    expect(stopAt(MAP, here, spot('B5'))).toMatchObject({ type: 'city', slots: 2 });
    expect([stopAt(MAP, here, spot('B5', 1)), stopAt(MAP, here, spot('Z9'))]).toEqual([undefined, undefined]);
  });
});

describe('stations', () => {
  const here = () =>
    board({}, [
      station('X', spot('B5')),
      station('X', spot('B5', 1)),
      station('Y', spot('B5')),
      station('X'),
      station('X', null, 'supply'),
    ]);
  const owners = (list: readonly { readonly owner: string }[]) => list.map(({ owner }) => owner);

  test('of a spot, of a hex, and those still on the charter', () => {
    expect(owners(stationsAt(here(), spot('B5')))).toEqual(['X', 'Y']);
    expect(owners(stationsIn(here(), 'B5'))).toEqual(['X', 'X', 'Y']);
    expect(stationsIn(here(), 'B3')).toEqual([]);
    expect([stationsOnCharter(here(), 'X').length, stationsOnCharter(here(), 'X', 'supply').length]).toEqual([
      1, 1,
    ]);
    expect(stationsOnCharter(here(), 'Y')).toEqual([]);
  });

  test('lie where they are put', () => {
    const marker = station('X');
    const there = board({}, [marker]);
    putStation(there, marker, spot('B5'));
    expect(stationsAt(there, spot('B5'))).toEqual([marker]);
    putStation(there, marker, null);
    expect([stationsAt(there, spot('B5')), stationsOnCharter(there, 'X')]).toEqual([[], [marker]]);
  });

  test('two spots are the same by hex and stop', () => {
    expect([
      sameSpot(spot('B5'), spot('B5')),
      sameSpot(spot('B5', 1), spot('B5')),
      sameSpot(spot('B3'), spot('B5')),
      sameSpot(null, spot('B5')),
    ]).toEqual([true, false, false, false]);
  });
});
