import { describe, expect, test } from 'vitest';
import { ASSETS } from './data/privates.ts';
import { income, plain } from './testing/scene.ts';

describe('buying assets into companies', () => {
  const buying = () =>
    plain().company('KP', { p1: 60 }, { treasury: 500 }).owns('Y2', 'p1').owns('G1', 'p1').operate('KP');

  test.each([
    ['Yellow', '18RG-asset-1'],
    ['Green', null],
    ['Brown', null],
    ['Silver', '18RG-asset-1'],
  ] as const)('18RG-asset-1 in the %s phase: %s', (phase, rule) => {
    for (const step of ['track', 'station', 'trains'] as const) {
      const game = buying().phase(phase).operate('KP', step);
      expect(game.rule('p1', 'private', { item: 'Y2', price: 45 })).toBe(rule);
    }
    const recorded = plain({ options: { assetsBoughtInSilver: true } })
      .company('KP', { p1: 60 })
      .owns('Y2', 'p1')
      .phase('Silver');
    expect(recorded.operate('KP').rule('p1', 'private', { item: 'Y2', price: 45 })).toBeNull();
  });

  test('18RG-asset-1 another player must agree', () => {
    const game = buying()
      .phase('Green')
      .owns('Y2', 'p2')
      .has('p2', 0)
      .do('p1', 'private', { item: 'Y2', price: 60 });
    expect(game.acting).toBe('p2');
    game.do('p2', 'accept');
    expect([game.cash('p2'), game.cash('KP'), game.state.privates.Y2?.owner]).toEqual([60, 440, 'KP']);
  });

  test.each([
    ['Y2', 23, 90],
    ['G6', 5, 20],
    ['B3', 28, 110],
  ])('18RG-asset-2 %s costs $%i to $%i', (item, min, max) => {
    const game = buying().phase('Green').owns(item, 'p1');
    const rules = [min - 1, min, max, max + 1].map((price) => game.rule('p1', 'private', { item, price }));
    expect(rules).toEqual(['18RG-asset-2', null, null, '18RG-asset-2']);
  });

  test('18RG-asset-3 only cards with the locomotive', () => {
    const notAllowed = ASSETS.filter(({ companyMayOwn, expanded }) => !companyMayOwn && !expanded).map(
      ({ id }) => id,
    );
    expect(notAllowed).toEqual(['Y4', 'Y6', 'G1', 'G4', 'G5', 'B4', 'B6']);
    for (const item of notAllowed) {
      const game = buying().phase('Green').owns(item, 'p1');
      expect(game.rule('p1', 'private', { item, price: 60 })).toBe('18RG-asset-3');
    }
  });

  test('18RG-asset-4 income and power go to the company for good', () => {
    const game = buying()
      .phase('Green')
      .do('p1', 'private', { item: 'Y2', price: 45 })
      .company('RG', { p2: 60 });
    expect([income(game, 'KP'), income(game, 'p1')]).toEqual([15, 10]);
    expect(game.operate('RG').rule('p2', 'private', { item: 'Y2', price: 45 })).toBe('18RG-asset-4');
  });
});
