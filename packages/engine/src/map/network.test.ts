import { describe, expect, test } from 'vitest';
import { board, graphFor, MAP, spot, station } from '../testing/small-map.ts';
import type { Board } from './board.ts';
import { hexNumber } from './grid.ts';
import {
  hasAnyRoute,
  hexesInReach,
  networkOf,
  piecesInReachAfter,
  reachedTrack,
  reachesEdge,
  touchesNetwork,
  usablePieces,
} from './network.ts';

/** X in the city B5, with track north to B3. */
const home = (tiles: Readonly<Record<string, string>> = {}) =>
  board({ B5: '57/0', ...tiles }, [station('X', spot('B5'))]);
const edge = (where: Board, hex: string, number: number) =>
  reachesEdge(MAP, graphFor(where), hexNumber(MAP.grid, hex), number);
const on = (hex: string, tile: string, rotation = 0) => ({ hex, tile, rotation });

/** Where the town A4 has a station of X: its track leads over edge 4 to B3, and nowhere else. */
const west = (tiles: Readonly<Record<string, string>> = {}) => board(tiles, [station('X', spot('A4'))]);

describe('what a company reaches', () => {
  test('begins at its stations and follows the track', () => {
    const { stops } = networkOf(graphFor(home({ B3: '9/0' })));
    // A4, B1, B5, C4
    expect([...stops]).toEqual([0, 1, 1, 0]);
    expect([...networkOf(graphFor(home({ B3: '9/0' }), 'Y')).stops]).toEqual([0, 0, 0, 0]);
  });

  test('is worked out once', () => {
    const graph = graphFor(home());
    expect(networkOf(graph)).toBe(networkOf(graph));
  });

  test('an edge is reached from the hex beyond it', () => {
    expect([edge(home(), 'B3', 0), edge(home(), 'B3', 3), edge(home(), 'B5', 3)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(edge(home({ B3: '9/0' }), 'B5', 3)).toBe(true);
    expect(edge(home(), 'B5', 0)).toBe(false);
    // Every edge of B3, the first hexside of the map among them.
    const edges = (where: Board) => [0, 1, 2, 3, 4, 5].filter((number) => edge(where, 'B3', number));
    expect([edges(west()), edges(home()), edges(board())]).toEqual([[1], [0], []]);
    expect(edges(home({ B3: 'J/0' }))).toEqual([0, 1, 3]);
  });

  test('track by track, in the numbers of the faces', () => {
    const here = home({ B3: '24/3' });
    expect(reachedTrack(MAP, here, graphFor(here))).toEqual([
      { hex: 'B1', piece: 0 },
      { hex: 'B3', piece: 0 },
      { hex: 'B5', piece: 1 },
    ]);
  });

  test('the hexes where it might lay track: its own, those on its track, those behind the last edge', () => {
    expect(hexesInReach(MAP, graphFor(home()))).toEqual(['B3', 'B5']);
    expect(hexesInReach(MAP, graphFor(home({ B3: '7/0' })))).toEqual(['A4', 'B3', 'B5']);
    expect(hexesInReach(MAP, graphFor(west()))).toEqual(['A4', 'B3']);
    // Towards the first hex of the map.
    expect(hexesInReach(MAP, graphFor(home({ B3: '8/0' })))).toEqual(['A2', 'B3', 'B5']);
    const bare = board({}, [station('X', spot('B5'))]);
    expect(hexesInReach(MAP, graphFor(bare))).toEqual(['B5']);
  });
});

describe('routes', () => {
  test('need two stops, those ignored not counted', () => {
    const here = graphFor(home({ B3: '9/0' }));
    expect([hasAnyRoute(graphFor(home())), hasAnyRoute(here)]).toEqual([false, true]);
    // B1 is stop 1.
    expect([hasAnyRoute(here, [1]), hasAnyRoute(here, [0]), hasAnyRoute(here)]).toEqual([false, true, true]);
  });
});

describe('a tile about to be laid', () => {
  test('touches the network over an edge', () => {
    const touches = (tile: string, rotation: number) =>
      touchesNetwork(MAP, graphFor(home()), on('B3', tile, rotation));
    expect([touches('9', 0), touches('9', 1), touches('7', 5)]).toEqual([true, false, true]);
    const fromWest = (tile: string, rotation: number) =>
      touchesNetwork(MAP, graphFor(west()), on('B3', tile, rotation));
    expect([fromWest('9', 1), fromWest('9', 0), fromWest('7', 4)]).toEqual([true, false, false]);
    const known = graphFor(home());
    networkOf(known);
    expect([
      touchesNetwork(MAP, known, on('B3', '9', 0)),
      touchesNetwork(MAP, known, on('B3', '9', 1)),
    ]).toEqual([true, false]);
  });

  test('its pieces are usable that meet the network', () => {
    const usable = (tile: string, rotation: number) =>
      usablePieces(MAP, graphFor(home()), on('B3', tile, rotation), []);
    expect([usable('23', 0), usable('24', 3), usable('24', 1)]).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });

  test('beyond a stop only if it lets the company through', () => {
    const usable = (passes: boolean) =>
      usablePieces(MAP, graphFor(home()), on('B3', '57', 0), [], () => passes);
    expect([usable(true), usable(false)]).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(usablePieces(MAP, graphFor(home()), on('B3', '57', 0), [])).toEqual([true, true]);
    expect(usablePieces(MAP, graphFor(home(), 'Y'), on('B3', '57', 0), [])).toEqual([false, false]);
    // Each of two cities by its own number.
    const second = (stop: number) =>
      usablePieces(MAP, graphFor(home()), on('B3', 'OO2', 0), [], (passed) => passed === stop);
    expect([second(0), second(1)]).toEqual([
      [true, true, false, false],
      [true, false, false, false],
    ]);
  });

  test('a station on it makes its stop the beginning', () => {
    const stranger = graphFor(home(), 'Y');
    expect(usablePieces(MAP, stranger, on('B3', 'OO2', 0), [1])).toEqual([false, false, true, true]);
  });

  test('a junction joins its arms, in whatever order they are drawn', () => {
    expect(usablePieces(MAP, graphFor(home()), on('B3', 'J', 0), [])).toEqual([true, true, true]);
    // Reached by its last arm first.
    expect(usablePieces(MAP, graphFor(home()), on('B3', 'J', 5), [])).toEqual([true, true, true]);
  });

  test('on the board as it would be, a branch that only a hairpin reaches is out of reach', () => {
    const here = home({ B3: '9/0' });
    const after = (tile: string, rotation: number) =>
      piecesInReachAfter(MAP, here, on('B3', tile, rotation), (next) => graphFor(next));
    // 24/0 branches off towards A2 from the edge by which the company comes, 24/3 from the far one.
    expect([after('24', 0), after('24', 3)]).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(here.tiles.B3?.tile).toBe('9');
  });
});
