import { expect, test } from 'vitest';
import type { PlayerView } from '../contract.ts';
import { ranking, winners } from './ranking.ts';

const player = (id: string, worth: number): PlayerView => ({
  id,
  name: id,
  cash: worth,
  free: worth,
  certificates: 0,
  worth,
  worthItems: [{ kind: 'cash', value: worth }],
  shares: {},
  privates: [],
  priority: false,
  bankrupt: false,
});
const places = (...worths: number[]) =>
  ranking(worths.map((worth, index) => player('abc'[index] ?? '', worth))).map(
    ({ player: { id }, rank, margin }) => [id, rank, margin],
  );

test.each([
  [
    'the richest is first and knows by how much',
    [100, 300, 250],
    [
      ['b', 1, 50],
      ['c', 2, 50],
      ['a', 3, 200],
    ],
  ],
  [
    'equals share the victory',
    [300, 300, 100],
    [
      ['a', 1, 200],
      ['b', 1, 200],
      ['c', 3, 200],
    ],
  ],
  [
    'all equal',
    [50, 50],
    [
      ['a', 1, 0],
      ['b', 1, 0],
    ],
  ],
])('%s', (_name, worths, expected) => {
  expect(places(...worths)).toEqual(expected);
});

test('those who share the first rank have won', () => {
  const ranked = ranking([player('a', 9), player('b', 9), player('c', 1)]);
  expect(winners(ranked).map(({ player: { id } }) => id)).toEqual(['a', 'b']);
});
