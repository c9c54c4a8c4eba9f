import { describe, expect, test } from 'vitest';
import { endingsOf, testGoldens } from '../testing/golden-tests.ts';
import { goldens } from './testing/goldens.ts';

describe('golden games', () => {
  const games = testGoldens('railroadbarons', goldens);

  test('they end in every way', () => {
    expect(endingsOf(games)).toEqual(['agreement', 'market', 'no-railroads']);
  });
});
