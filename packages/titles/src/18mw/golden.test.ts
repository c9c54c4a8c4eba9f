import { describe, expect, test } from 'vitest';
import { endingsOf, playersOf, testGoldens } from '../testing/golden-tests.ts';
import { goldens } from './testing/goldens.ts';

describe('golden games', () => {
  const games = testGoldens('18mw', goldens);

  test('they have three to five players and end in every way', () => {
    expect(playersOf(games)).toEqual([3, 4, 5]);
    expect(endingsOf(games)).toEqual(['bank', 'last-player', 'standstill']);
  });

  test.each([
    ['three-bankruptcy', 'bankrupt'],
    ['three-bankruptcy', 'presidency'],
    ['four-merger', 'merge'],
    ['four-merger', 'bankrupt'],
  ])('%s has an action "%s"', (name, type) => {
    const game = games.find((one) => one.name === name)?.golden;
    expect(game?.record.actions.some((action) => action.type === type)).toBe(true);
  });
});
