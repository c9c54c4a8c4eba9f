import { describe, expect, test } from 'vitest';
import { board, graphFor, smallMap, spot, station } from '../testing/small-map.ts';
import { tilesLeft } from './facts.ts';
import { prospectsOf, putPlan, stationPlaces } from './plan.ts';

/** With room around the city. */
const MAP = smallMap({ B7: { color: 'plain' }, A6: { color: 'plain' }, C6: { color: 'plain' } });
const prospects = prospectsOf(MAP);
const tilesOn = (tiles: Readonly<Record<string, string>>, hex: string) =>
  prospects.tiles(board(tiles), hex).map(({ tile }) => tile);
const NOTHING = { tiles: {}, stations: [] };

describe('tiles that may lie on a hex one day', () => {
  test.each([
    ['on a plain hex those of every colour', {}, 'B3', ['7', '8', '9', '23', '24', 'J']],
    ['after a tile only what keeps its track', { B3: '8/5' }, 'B3', []],
    ['in a city the tiles with a city and the same label', {}, 'B5', ['57', '14']],
    ['nothing on what is printed for good', {}, 'A4', []],
    ['nothing on what is closed', {}, 'A2', []],
  ])('%s', (_name, tiles, hex, expected) => {
    expect(tilesOn(tiles, hex).sort()).toEqual([...expected].sort());
  });

  test('and what a tile becomes besides, as a title says', () => {
    const own = prospectsOf({ ...MAP, alsoBecome: { '58': ['57'] } });
    const ways = own.tiles(board({ C4: '58/0' }), 'C4').find(({ tile }) => tile === '57');
    // Its exits lie 120° apart, those of the city are opposite: no way round keeps both.
    expect(ways).toBeUndefined();
    const straight = prospectsOf({ ...MAP, alsoBecome: { '9': ['57'] } });
    expect(straight.tiles(board({ B3: '9/0' }), 'B3')).toContainEqual({ tile: '57', rotations: [0, 3] });
  });
});

test('the upgrade chart: what follows on a tile, and what a hex with its own label takes', () => {
  const face = (tile: string) => MAP.tiles[tile] ?? { color: 'plain' };
  expect(prospects.becomes(face('9'), '9')).toEqual(['23', '24']);
  expect(prospects.becomes(face('57'), '57')).toEqual(['14']);
  const own = prospectsOf({
    ...MAP,
    ownTiles: { B5: { label: 'Y', from: 'green' } },
    alsoBecome: { '58': ['8'] },
  });
  expect(own.becomes(face('57'), '57')).toEqual(['14', 'Y']);
  expect(own.becomes(face('58'), '58')).toEqual(['8']);
});

describe('a plan on a board', () => {
  test('a green tile is tried at once; the station of the city stays in it', () => {
    const here = board({}, [station('X', spot('B5'))]);
    const misfits = putPlan(MAP, prospects, here, {
      tiles: { B5: { tile: '14', rotation: 3 }, B3: { tile: '9', rotation: 0 } },
      stations: [],
    });
    expect(misfits).toEqual(NOTHING);
    expect(here.stations[0]?.at).toEqual(spot('B5'));
    expect(tilesLeft(MAP, here, '9')).toBe(1);
    expect(graphFor(here, 'X', MAP).stops.filter(({ station: own }) => own === true)).toHaveLength(1);
  });

  test('a station takes a free slot, one for each owner and hex', () => {
    const here = board({ B5: '14/2' }, [station('X', spot('B5'))]);
    expect(stationPlaces(MAP, here, 'X', 'B5')).toEqual([]);
    expect(stationPlaces(MAP, here, 'Y', 'B5')).toEqual([spot('B5')]);
    const misfits = putPlan(MAP, prospects, here, {
      tiles: {},
      stations: [
        { owner: 'Y', at: spot('B5') },
        { owner: 'Z', at: spot('B5') },
      ],
    });
    expect(misfits.stations).toEqual([{ owner: 'Z', at: spot('B5') }]);
    expect(here.stations).toHaveLength(2);
  });

  test('what has no place any more is left out and told', () => {
    const here = board({ B3: '7/5' });
    const tiles = {
      B3: { tile: '9', rotation: 0 },
      Q9: { tile: '9', rotation: 0 },
      B5: { tile: 'x', rotation: 0 },
    };
    expect(putPlan(MAP, prospects, here, { tiles, stations: [] }).tiles).toEqual(tiles);
    expect(here.tiles).toEqual({ B3: { tile: '7', rotation: 5 } });
  });

  test('without a tile the hex shows what is printed, the tile is in the box again, and stations stay in the city', () => {
    const here = board({ B5: '14/2', B3: '9/0' }, [station('X', spot('B5'))]);
    const left = tilesLeft(MAP, here, '9') ?? 0;
    const plan = { ...NOTHING, without: { tiles: ['B5', 'B3', 'Q9'], stations: [] } };
    expect(putPlan(MAP, prospects, here, plan)).toEqual(NOTHING);
    expect(here.tiles).toEqual({});
    expect(here.stations[0]?.at).toEqual(spot('B5'));
    expect(tilesLeft(MAP, here, '9')).toBe(left + 1);
  });

  test('another tile in its place is one that the printed hex takes, and all stations that have room stay', () => {
    const stations = [station('X', spot('B5')), station('Y', spot('B5'))];
    const here = board({ B5: '14/2', B3: '8/5' }, stations);
    putPlan(MAP, prospects, here, {
      tiles: { B5: { tile: '14', rotation: 3 }, B3: { tile: '9', rotation: 0 } },
      stations: [],
      without: { tiles: ['B5', 'B3'], stations: [] },
    });
    expect(here.tiles).toEqual({ B5: { tile: '14', rotation: 3 }, B3: { tile: '9', rotation: 0 } });
    expect(here.stations.map(({ at }) => at)).toEqual([spot('B5'), spot('B5')]);
  });

  test("without another's station its place is free", () => {
    const here = board({ B5: '57/0' }, [station('Y', spot('B5'))]);
    const without = { tiles: [], stations: [{ owner: 'Y', at: spot('B5') }] };
    const stations = [{ owner: 'X', at: spot('B5') }];
    expect(putPlan(MAP, prospects, here, { tiles: {}, stations, without })).toEqual(NOTHING);
    expect(here.stations.map(({ owner, at }) => [owner, at])).toEqual([
      ['Y', null],
      ['X', spot('B5')],
    ]);
  });
});
