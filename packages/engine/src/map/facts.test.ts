import { describe, expect, test } from 'vitest';
import { fork } from '../core/derived.ts';
import {
  board as boardOf,
  graphFor,
  MAP,
  STATION_RULES,
  smallMap,
  spot,
  station,
} from '../testing/small-map.ts';
import { type Board, type Geography, putStation, putTile, removeTile, type Station } from './board.ts';
import { findBestRoutes, hasBestRoutes, routeSearch } from './company-graph.ts';
import { boardWith, companyGraph, layoutOf, type StationRules, tilesLeft } from './facts.ts';
import { compileGrid } from './grid.ts';
import { networkOf } from './network.ts';
import { moveStations } from './stations.ts';

const city = { type: 'city', revenue: 20, slots: 1 } as const;

/** Two cities of one place each, C5 above and G5 below, with a plain hex between them. */
const GEOGRAPHY: Geography = {
  grid: compileGrid({
    orientation: 'flat',
    axes: { x: 'number', y: 'letter' },
    hexes: {
      C5: { color: 'yellow', stops: [city], track: [['s0', 0]] },
      E5: { color: 'plain' },
      G5: { color: 'yellow', stops: [city], track: [['s0', 3]] },
    },
  }),
  tiles: { 9: { color: 'yellow', track: [[0, 3]] }, 8: { color: 'yellow', track: [[0, 4]] } },
  manifest: { 9: 2, 8: null },
};
const STRAIGHT = { tile: '9', rotation: 0 };
const CURVE = { tile: '8', rotation: 0 };

const RULES: StationRules = {
  isOwn: ({ owner }, company) => owner === company,
  obstructs: () => true,
};
const graphOf = (board: Board, company: string) => companyGraph(GEOGRAPHY, board, company, RULES);
const citiesReached = (board: Board, company: string) =>
  networkOf(graphOf(board, company)).stops.reduce((sum, reached) => sum + reached, 0);

function begun(): { board: Board; state: { board: Board; round: number } } {
  const stations: Station[] = ['A', 'A', 'B'].map((owner) => ({ owner, holder: owner, at: null }));
  const board: Board = { tiles: {}, stations };
  place(board, 0, 'C5');
  return { board, state: { board, round: 1 } };
}

function place(board: Board, number: number, hex: string): void {
  const station = board.stations[number];
  if (station !== undefined) putStation(board, station, { hex, stop: 0 });
}

describe('what is derived from a board', () => {
  test('is the same until the board changes', () => {
    const { board } = begun();
    expect([layoutOf(GEOGRAPHY, board), graphOf(board, 'A')]).toEqual([
      layoutOf(GEOGRAPHY, board),
      graphOf(board, 'A'),
    ]);
    expect(layoutOf(GEOGRAPHY, board)).toBe(layoutOf(GEOGRAPHY, board));
    expect(graphOf(board, 'A')).toBe(graphOf(board, 'A'));
  });

  test('follows tiles that are laid, replaced and taken away', () => {
    const { board } = begun();
    const seen = [citiesReached(board, 'A')];
    putTile(board, 'E5', STRAIGHT);
    seen.push(citiesReached(board, 'A'));
    putTile(board, 'E5', CURVE);
    seen.push(citiesReached(board, 'A'));
    removeTile(board, 'E5');
    expect([...seen, citiesReached(board, 'A')]).toEqual([1, 2, 1, 1]);
  });

  test('counts the tiles that are left', () => {
    const { board } = begun();
    expect([tilesLeft(GEOGRAPHY, board, '9'), tilesLeft(GEOGRAPHY, board, '8')]).toEqual([2, null]);
    putTile(board, 'E5', STRAIGHT);
    expect(tilesLeft(GEOGRAPHY, board, '9')).toBe(1);
    removeTile(board, 'E5');
    expect(tilesLeft(GEOGRAPHY, board, '9')).toBe(2);
    expect(tilesLeft(GEOGRAPHY, { ...board, moreTiles: { 9: 3 } }, '9')).toBe(5);
  });

  test('follows stations', () => {
    const { board } = begun();
    expect(citiesReached(board, 'B')).toBe(0);
    place(board, 2, 'G5');
    expect(citiesReached(board, 'B')).toBe(1);
    moveStations(board, 'G5', [undefined]);
    expect(graphOf(board, 'B').stops.filter(({ station }) => station)).toHaveLength(1);
  });

  test('needs no key: other rules for the same company are another graph', () => {
    const { board } = begun();
    place(board, 2, 'G5');
    const lenient: StationRules = { ...RULES, obstructs: () => false };
    const through = (rules: StationRules) =>
      companyGraph(GEOGRAPHY, board, 'A', rules).stops.map((stop) => stop.through);
    expect([through(RULES), through(lenient)]).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(companyGraph(GEOGRAPHY, board, 'A', { ...RULES })).toBe(graphOf(board, 'A'));
  });

  test('a station that changes nothing for a company leaves its graph, with the best routes', () => {
    const { board } = begun();
    place(board, 2, 'G5');
    putTile(board, 'E5', STRAIGHT);
    const search = () =>
      routeSearch({ graph: graphOf(board, 'B'), trains: [{ id: '2', value: [20, 20], allowances: [] }] });
    expect(findBestRoutes(search()).value).toBe(40);
    place(board, 1, 'C5');
    expect(hasBestRoutes(search())).toBe(true);
    putTile(board, 'E5', CURVE);
    expect(hasBestRoutes(search())).toBe(false);
  });

  test('best routes belong to trains and values', () => {
    const { board } = begun();
    const search = (value: number) =>
      routeSearch({ graph: graphOf(board, 'A'), trains: [{ id: '2', value: [value, 20], allowances: [] }] });
    findBestRoutes(search(20));
    expect([hasBestRoutes(search(20)), hasBestRoutes(search(30))]).toEqual([true, false]);
  });
});

describe('a fork', () => {
  test('shares what was derived, until either side changes', () => {
    const { board, state } = begun();
    const layout = layoutOf(GEOGRAPHY, board);
    const graph = graphOf(board, 'A');
    const other = fork(state);
    expect(other).toEqual(state);
    expect([layoutOf(GEOGRAPHY, other.board) === layout, graphOf(other.board, 'A') === graph]).toEqual([
      true,
      true,
    ]);
    putTile(other.board, 'E5', STRAIGHT);
    expect([citiesReached(other.board, 'A'), citiesReached(board, 'A')]).toEqual([2, 1]);
    expect(graphOf(board, 'A')).toBe(graph);
  });

  test('never sees what the other side does, even with what is worked out later', () => {
    const { board, state } = begun();
    layoutOf(GEOGRAPHY, board);
    const other = fork(state);
    const imagined = boardWith(other.board, 'E5', STRAIGHT);
    place(board, 0, 'G5');
    place(board, 2, 'C5');
    expect([
      citiesReached(board, 'B'),
      citiesReached(other.board, 'B'),
      citiesReached(imagined, 'B'),
    ]).toEqual([1, 0, 0]);
    expect(citiesReached(boardWith(other.board, 'E5', STRAIGHT), 'A')).toBe(2);
  });
});

test('a board imagined with a tile leaves the real one as it is', () => {
  const { board } = begun();
  const before = structuredClone(board);
  expect(citiesReached(boardWith(board, 'E5', STRAIGHT), 'A')).toBe(2);
  expect([citiesReached(board, 'A'), board]).toEqual([1, before]);
});

test('a graph copied for a worker is bare', () => {
  const { board } = begun();
  const graph = graphOf(board, 'A');
  networkOf(graph);
  expect(Object.keys(structuredClone(graph)).sort()).toEqual(['pieces', 'points', 'stops']);
});

describe('the track as a company sees it', () => {
  const cityOf = (tile: string, ...owners: string[]) => {
    const here = boardOf(
      { B5: tile },
      owners.map((owner) => station(owner, spot('B5'))),
    );
    const { station: own, through } = graphFor(here).stops[2] ?? {};
    return { own, through };
  };

  test.each([
    ['an empty city lets it through', '57/0', [], { own: false, through: true }],
    ['its own station too', '57/0', ['X'], { own: true, through: true }],
    ["a city full of others' stations does not", '57/0', ['Y'], { own: false, through: false }],
    ['one with a free place does', '14/0', ['Y'], { own: false, through: true }],
    ['two of others fill two places', '14/0', ['Y', 'Z'], { own: false, through: false }],
    ['an own station among them opens it', '14/0', ['Y', 'X'], { own: true, through: true }],
  ])('%s', (_name, tile, owners, seen) => {
    expect(cityOf(tile, ...owners)).toEqual(seen);
  });

  test('stations off the map are nowhere, and off-board areas are never run through', () => {
    const { stops } = graphFor(boardOf({}, [station('X')]));
    expect(stops.map((stop) => stop.station)).toEqual([false, false, false, false]);
    expect(stops[1]).toMatchObject({ kind: 'offboard', through: false });
    expect(graphFor(boardOf({}, [station('X', spot('B1'))])).stops[1]).toMatchObject({
      station: true,
      through: false,
    });
  });

  test('a title says which stations take a place from others', () => {
    const here = boardOf({ B5: '57/0' }, [station('Y', spot('B5'))]);
    const open = { ...STATION_RULES, obstructs: () => false };
    expect(companyGraph(MAP, here, 'X', open).stops[2]?.through).toBe(true);
    expect(graphFor(here).stops[2]?.through).toBe(false);
  });

  test('stops of a group are one location, unless they stand apart', () => {
    const group = { type: 'city', revenue: 20, slots: 1, group: 'G' } as const;
    const map = smallMap({ B5: { color: 'plain', stops: [group] }, C4: { color: 'plain', stops: [group] } });
    const here = boardOf();
    const places = (separate: boolean) =>
      companyGraph(map, here, 'X', { ...STATION_RULES, separate }).stops.map(({ location }) => location);
    expect([places(false), places(true)]).toEqual([
      [0, 1, 2, 2],
      [0, 1, 2, 3],
    ]);
  });
});
