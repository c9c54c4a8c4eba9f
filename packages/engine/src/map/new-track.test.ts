import { describe, expect, test } from 'vitest';
import { board, graphFor, MAP, spot, station } from '../testing/small-map.ts';
import { type Board, putStation } from './board.ts';
import { tileServes } from './new-track.ts';

const serves = (where: Board, hex: string, tile: string, rotation = 0, company = 'X') =>
  tileServes(
    MAP,
    where,
    { hex, tile, rotation },
    { graphOn: (next) => graphFor(next, company), isOwn: ({ owner }) => owner === company },
  );
/** X in the city B5, with track north to B3. */
const home = (tiles: Readonly<Record<string, string>> = {}) =>
  board({ B5: '57/0', ...tiles }, [station('X', spot('B5'))]);

describe('a tile is of use to a company', () => {
  test('that comes to its new track', () => {
    expect([serves(home(), 'B3', '9'), serves(home(), 'C4', '58')]).toEqual([true, false]);
    expect(serves(home(), 'B3', '9', 0, 'Y')).toBe(false);
  });

  test('whose station gets a new value', () => {
    expect([serves(home(), 'B5', '14'), serves(home(), 'B5', '14', 0, 'Y')]).toEqual([true, false]);
  });

  test('unless only a hairpin leads to the new track', () => {
    // 24/0 branches off from the edge by which the company comes, 24/3 from the far one.
    const here = home({ B3: '9/0' });
    expect([serves(here, 'B3', '24', 0), serves(here, 'B3', '24', 3)]).toEqual([true, false]);
  });

  test('only past a city that is not full of others, asked anew once a station has come there', () => {
    const other = station('Y');
    const here = board({ B5: '57/0', B3: 'OO/0' }, [station('X', spot('B5')), other]);
    const after = (stop: number) => {
      putStation(here, other, spot('B3', stop));
      return serves(here, 'B3', 'OO2');
    };
    expect([serves(here, 'B3', 'OO2'), after(0), after(1)]).toEqual([true, false, true]);
  });
});
