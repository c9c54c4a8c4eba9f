import { describe, expect, test } from 'vitest';
import { playersOf, testGoldens } from '../testing/golden-tests.ts';
import { goldens } from './testing/goldens.ts';

describe('golden games', () => {
  const games = testGoldens('1867bw', goldens);

  test('they have three to five players, and both ways of acquiring private companies', () => {
    expect(playersOf(games)).toEqual([3, 4, 5]);
    const auctions = games.map(({ golden: { record } }) => record.options.auction);
    expect(new Set(auctions)).toEqual(new Set([true, false]));
  });
});
