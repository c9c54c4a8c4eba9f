import { describe, expect, test } from 'vitest';
import { exitsOf, exitsOfStop, type Face, keepTrack, revenueOf, rotateFace, type Stop } from './face.ts';

const city: Stop = { type: 'city', revenue: 20, slots: 1 };
const plain = (...track: [number | string, number | string][]): Face => ({ color: 'yellow', track });
const cities = (count: number, ...track: [number | string, number | string][]): Face => ({
  color: 'green',
  stops: Array.from({ length: count }, () => city),
  track,
});

describe('rotating', () => {
  test('adds to every edge and leaves stops and junctions alone', () => {
    const face = cities(1, [0, 's0'], ['s0', 4], [5, 'j0']);
    expect(rotateFace(face, 2).track).toEqual([
      [2, 's0'],
      ['s0', 0],
      [1, 'j0'],
    ]);
    expect(rotateFace(face, 0)).toBe(face);
  });

  test.each([0, 1, 2, 3, 4, 5])('by %i and back is the same', (turn) => {
    const face = plain([0, 3], [1, 2]);
    expect(rotateFace(rotateFace(face, turn), 6 - turn).track).toEqual(face.track);
  });

  test('exits of a face and of a stop', () => {
    const face = cities(2, [0, 's0'], ['s0', 1], [3, 's1']);
    expect([[...exitsOf(face)], exitsOfStop(face, 0), exitsOfStop(face, 1)]).toEqual([
      [0, 1, 3],
      [0, 1],
      [3],
    ]);
  });
});

describe('keeping track', () => {
  test.each<{ name: string; old: Face; next: Face; mapping: (number | undefined)[] | null }>([
    { name: 'plain track stays', old: plain([0, 3]), next: plain([0, 4], [3, 0]), mapping: [] },
    { name: 'plain track is lost', old: plain([0, 3]), next: plain([0, 4]), mapping: null },
    {
      name: 'plain track becomes arms of a junction',
      old: plain([0, 3]),
      next: plain([0, 'j0'], [3, 'j0'], [1, 'j0']),
      mapping: [],
    },
    {
      name: 'a junction loses an arm',
      old: plain([0, 'j0'], [3, 'j0']),
      next: plain([0, 'j0'], [2, 'j0']),
      mapping: null,
    },
    {
      name: 'a city keeps its exits',
      old: cities(1, [0, 's0'], [3, 's0']),
      next: cities(1, [0, 's0'], [1, 's0'], [3, 's0']),
      mapping: [0],
    },
    {
      name: 'a city loses an exit',
      old: cities(1, [0, 's0'], [3, 's0']),
      next: cities(1, [0, 's0'], [1, 's0']),
      mapping: null,
    },
    {
      name: 'an exit changes its city',
      old: cities(1, [0, 's0'], [3, 's0']),
      next: cities(2, [0, 's0'], [3, 's1']),
      mapping: null,
    },
    {
      name: 'two cities keep their exits, crossed over',
      old: cities(2, [0, 's0'], [2, 's1']),
      next: cities(2, [2, 's0'], [3, 's0'], [0, 's1'], [1, 's1']),
      mapping: [1, 0],
    },
    {
      name: 'two cities become one',
      old: cities(2, [0, 's0'], [2, 's1']),
      next: cities(1, [0, 's0'], [2, 's0']),
      mapping: [0, 0],
    },
    {
      name: 'two cities become one while a new one appears',
      old: cities(2, [0, 's0'], [2, 's1']),
      next: cities(2, [0, 's0'], [2, 's0'], [1, 's1']),
      mapping: null,
    },
    {
      name: 'a city without track becomes the only one',
      old: cities(1),
      next: cities(1, [0, 's0'], [3, 's0']),
      mapping: [0],
    },
    {
      name: 'cities without track are to be chosen',
      old: cities(2),
      next: cities(2, [0, 's0'], [2, 's1']),
      mapping: [undefined, undefined],
    },
    {
      name: 'a city is added',
      old: cities(1, [0, 's0']),
      next: cities(2, [0, 's1'], [3, 's0']),
      mapping: [1],
    },
  ])('$name', ({ old, next, mapping }) => {
    expect(keepTrack(old, next)).toEqual(mapping);
  });
});

test.each([
  [['yellow'], 30],
  [['yellow', 'green'], 30],
  [['yellow', 'green', 'brown'], 60],
  [['gray'], 0],
])('with colours %j a stop by colours pays %i', (colours, value) => {
  expect(revenueOf({ type: 'offboard', revenue: { yellow: 30, brown: 60 } }, colours)).toBe(value);
  expect(revenueOf(city, colours)).toBe(20);
});
