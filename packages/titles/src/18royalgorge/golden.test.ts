import { describe, expect, test } from 'vitest';
import { endingsOf, playersOf, testGoldens } from '../testing/golden-tests.ts';
import { goldens } from './testing/goldens.ts';

describe('golden games', () => {
  const games = testGoldens('18royalgorge', goldens);

  test('they have two to four players and end in several ways', () => {
    expect(playersOf(games)).toEqual([2, 3, 4]);
    expect(endingsOf(games)).toEqual(['agreement', 'bankruptcy', 'train']);
  });
});
