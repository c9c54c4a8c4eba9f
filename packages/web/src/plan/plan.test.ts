import { expect, test } from 'vitest';
import {
  asGamePlan,
  freeName,
  isEmpty,
  isTakenAway,
  newPlan,
  readPlans,
  withGameStation,
  withGameTile,
  withoutStation,
  withStation,
  withTile,
  withTrains,
} from './plan.ts';

const EMPTY = newPlan('1', 'North');
const STATION = { owner: 'HBR', at: { hex: 'J10', stop: 0 } };

test('tiles, stations and trains come and go', () => {
  const full = withTrains(withStation(withTile(EMPTY, 'J10', { tile: '63', rotation: 2 }), STATION), 'HBR', [
    '5',
    '5',
  ]);
  expect(asGamePlan({ ...full, phase: '6' })).toEqual({
    tiles: { J10: { tile: '63', rotation: 2 } },
    stations: [STATION],
    without: { tiles: [], stations: [] },
    phase: '6',
  });
  expect(withTrains(withTile(withoutStation(full, STATION), 'J10', null), 'HBR', null)).toEqual(EMPTY);
});

test('tiles and stations of the game are taken away and put back', () => {
  const tried = withTile(EMPTY, 'J10', { tile: '63', rotation: 2 });
  const bare = withGameStation(withGameTile(tried, 'J10', false), STATION, false);
  expect(bare.tiles).toEqual({});
  expect(bare.without).toEqual({ tiles: ['J10'], stations: [STATION] });
  expect(isTakenAway(bare, STATION)).toBe(true);
  expect(isTakenAway(bare, { ...STATION, at: { hex: 'J10', stop: 1 } })).toBe(false);
  expect(isEmpty(bare)).toBe(false);
  // Another tile may be tried in its place, and putting it back ends that.
  const other = withTile(bare, 'J10', { tile: '5', rotation: 0 });
  expect(other.without.tiles).toEqual(['J10']);
  expect(withGameStation(withGameTile(other, 'J10', true), STATION, true)).toEqual(EMPTY);
  expect(readPlans(JSON.stringify([other]))).toEqual([other]);
});

test('a new plan gets a name that no other has', () => {
  expect(freeName([EMPTY])).toBe('Plan 2');
  expect(freeName([newPlan('1', 'Plan 2')])).toBe('Plan 3');
});

test('plans are read back as they were kept, and what is not understood is left out', () => {
  const full = withStation(withTile(EMPTY, 'J10', { tile: '63', rotation: 2 }), STATION);
  expect(readPlans(JSON.stringify([full, EMPTY]))).toEqual([full, EMPTY]);
  expect(readPlans('nonsense')).toEqual([]);
  expect(readPlans(null)).toEqual([]);
  expect(
    readPlans(
      '[3, {"id": 4}, {"id": "2", "name": "x", "tiles": {"A1": 7}, "stations": [{}], "trains": {"B": [1, "2"]}}]',
    ),
  ).toEqual([{ ...newPlan('2', 'x'), trains: { B: ['2'] } }]);
});
