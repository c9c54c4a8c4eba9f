import { describe, expect, test } from 'vitest';
import { goldDividend } from './gold.ts';
import { kansasPacific, plain, type Scene } from './testing/scene.ts';

/** Kansas Pacific runs past J8 and I9, each with a cube. */
const kp = (game: Scene = plain()) => {
  kansasPacific(game)
    .company('KP', { p1: 60 })
    .station('KP', 'K7')
    .trains('KP', '2+')
    .gold('J8', 1)
    .gold('I9', 2)
    .gold('F6', 1);
  game.operate('KP', 'run').runs('KP', 'K7 (J8) I9');
  return game;
};
const from = (hex: string, nugget = false) => ({ hex, nugget });

describe('shipping gold', () => {
  test('18RG-gold-1 one cube a turn, from a hex on a route, plain track too', () => {
    const game = kp();
    expect(game.rule('p1', 'ship', from('F6'))).toBe('18RG-gold-1');
    expect(game.rule('p1', 'ship', from('K7'))).toBe('18RG-gold-1');
    expect(game.rule('p1', 'pass')).toBeNull();
    game.do('p1', 'ship', from('J8'));
    expect([game.where, game.rule('p1', 'ship', from('I9'))]).toEqual(['OR 2.1 dividend', '18RG-gold-1']);
    expect(game.turn.shipped).toBe('J8');
  });

  test('18RG-gold-2 it covers the lowest uncovered space', () => {
    const game = kp().do('p1', 'ship', from('I9'));
    expect([goldDividend(game.state), game.state.gold.shipped, game.state.gold.hexes.I9]).toEqual([90, 1, 1]);
  });

  test.each([
    ['Yellow', 2],
    ['Green', 4],
    ['Brown', 5],
    ['Silver', 5],
  ] as const)('18RG-gold-3 %s: %i cubes in a set', (phase, most) => {
    const open = Array.from({ length: 6 }, (_, cubes) => kp(plain().phase(phase).shipped(cubes)).where);
    expect(open.filter((where) => where === 'OR 2.1 ship').length).toBe(most);
  });

  test('18RG-gold-4 the red space is never covered', () => {
    const game = kp(plain().phase('Silver').shipped(5));
    expect([game.where, goldDividend(game.state)]).toEqual(['OR 2.1 dividend', 350]);
    game.turn.step = 'ship';
    expect(game.choices('ship')).toEqual([]);
  });

  test('18RG-gold-5 it adds $50 to the revenue, paid or withheld', () => {
    const game = kp().do('p1', 'ship', from('I9'));
    expect(game.turn.revenue).toBe(80);
    game.has('KP', 0).do('p1', 'dividend', { kind: 'withhold' });
    expect(game.cash('KP')).toBe(80);
  });

  test('18RG-gold-6 a company may ship again in the next round of the set', () => {
    const game = kp().do('p1', 'ship', from('I9')).operate('KP', 'begin', { round: 2 }).settle();
    game.do('p1', 'pass').do('p1', 'pass').runs('KP', 'K7 (J8) I9');
    game.do('p1', 'ship', from('J8'));
    expect(game.state.gold.shipped).toBe(2);
  });
});
