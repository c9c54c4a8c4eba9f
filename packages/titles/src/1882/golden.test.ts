import { describe, expect, test } from 'vitest';
import { endingsOf, playersOf, testGoldens } from '../testing/golden-tests.ts';
import { goldens } from './testing/goldens.ts';

describe('golden games', () => {
  const games = testGoldens('1882', goldens);

  test('they have two to six players and end in every way', () => {
    expect(playersOf(games)).toEqual([2, 3, 4, 5, 6]);
    expect(endingsOf(games)).toEqual(['agreement', 'bank', 'bankruptcy', 'market']);
  });
});
