import { describe, expect, test } from 'vitest';
import { board, graphFor, MAP, spot, station } from '../testing/small-map.ts';
import type { StopType } from './face.ts';
import {
  cities,
  citiesIn,
  freeSlots,
  freeSlotsIn,
  isReached,
  moveStations,
  placesOf,
  reachedCities,
} from './stations.ts';

const two = (...owners: readonly (readonly [string, number])[]) =>
  board(
    { B5: 'OO2/0' },
    owners.map(([owner, stop]) => station(owner, spot('B5', stop))),
  );

describe('free places', () => {
  test('of one city, and of all cities of a hex', () => {
    const here = two(['X', 1]);
    expect([freeSlots(MAP, here, spot('B5')), freeSlots(MAP, here, spot('B5', 1))]).toEqual([1, 0]);
    expect([freeSlotsIn(MAP, here, 'B5'), freeSlotsIn(MAP, board({ B5: '14/0' }), 'B5')]).toEqual([1, 2]);
  });

  test('a station beside the circles fills none, also after the tile has changed', () => {
    const here = board({ B5: '57/0' }, [
      station('X', spot('B5')),
      station('Y', { ...spot('B5'), beside: true }),
    ]);
    expect([freeSlots(MAP, here, spot('B5')), freeSlotsIn(MAP, here, 'B5')]).toEqual([0, 0]);
    here.tiles.B5 = { tile: '14', rotation: 0 };
    moveStations(here, 'B5', [0]);
    expect([freeSlots(MAP, here, spot('B5')), freeSlotsIn(MAP, here, 'B5')]).toEqual([1, 1]);
    expect(here.stations.map(({ at }) => at?.beside ?? false)).toEqual([false, true]);
  });

  test('towns, off-board areas and places that do not exist have none', () => {
    const here = board();
    expect([spot('C4'), spot('B1'), spot('B5', 1)].map((place) => freeSlots(MAP, here, place))).toEqual([
      0, 0, 0,
    ]);
    expect(['C4', 'B1', 'B3'].map((hex) => freeSlotsIn(MAP, here, hex))).toEqual([0, 0, 0]);
  });
});

test('an off-board space that is a city too has places, other stops that are no city have none', () => {
  const stop = (type: StopType, slots?: number) =>
    placesOf({ type, revenue: 0, ...(slots !== undefined && { slots }) });
  expect([stop('city', 2), stop('offboard', 1), stop('offboard'), stop('town'), placesOf(undefined)]).toEqual(
    [2, 1, 0, 0, 0],
  );
});

describe('cities', () => {
  test('of a hex and of the map', () => {
    expect([citiesIn(MAP, two(), 'B5'), citiesIn(MAP, two(), 'C4')]).toEqual([
      [spot('B5'), spot('B5', 1)],
      [],
    ]);
    expect(cities(MAP, two())).toEqual([spot('B5'), spot('B5', 1)]);
  });

  test('on the routes of a company', () => {
    // From the second city of B5 north through B3, which has a city of its own.
    const here = board({ B5: 'OO2/0', B3: '57/0' }, [station('X', spot('B5', 1))]);
    expect(reachedCities(MAP, here, graphFor(here))).toEqual([spot('B3'), spot('B5', 1)]);
    const reached = (hex: string, stop = 0) => isReached(MAP, here, graphFor(here), spot(hex, stop));
    expect([
      reached('B3'),
      reached('B5'),
      reached('B5', 1),
      reached('B1'),
      reached('C4'),
      reached('Z9'),
    ]).toEqual([true, false, true, true, false, false]);
  });
});

test('the first stop of the map is reached like any other', () => {
  const here = board({ B5: '57/0', B3: 'J/0' }, [station('X', spot('B5'))]);
  expect(isReached(MAP, here, graphFor(here), spot('A4'))).toBe(true);
});

describe('stations of a hex whose face changes', () => {
  test('follow their city', () => {
    const here = two(['X', 0], ['Y', 1]);
    expect(moveStations(here, 'B5', [1, 0])).toEqual([]);
    expect(here.stations.map(({ at }) => at)).toEqual([spot('B5', 1), spot('B5')]);
  });

  test('wait where their new place has to be chosen, and others stay', () => {
    const here = board({}, [station('X', spot('B5', 1)), station('Y', spot('C4')), station('Z')]);
    expect(moveStations(here, 'B5', [0, undefined]).map(({ owner }) => owner)).toEqual(['X']);
    expect(here.stations.map(({ at }) => at)).toEqual([spot('B5', 1), spot('C4'), null]);
  });
});
