import { BANK, tilesLeft } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { MANIFEST } from './data/tiles.ts';
import { core } from './state.ts';
import { fresh } from './testing/scene.ts';
import { view } from './view.ts';

const beginner = (players: number, seed = 1) => fresh(players, { beginner: true, seed });
const dealt = (players: number, seed: number) => {
  const { state } = beginner(players, seed);
  return state.players
    .map(({ id }) => Object.values(state.privates).find(({ owner }) => owner === id)?.id)
    .join(' ');
};

describe('the beginner game', () => {
  test('1889-14.1-1 private companies are dealt and paid, then SR 1', () => {
    // Checks of ruling 1.
    expect([dealt(2, 1), dealt(3, 5), dealt(4, 962), dealt(5, 17502), dealt(6, 42)]).toEqual([
      'P6 P5',
      'P5 P6 P3',
      'P3 P4 P6 P5',
      'P4 P1 P6 P5 P3',
      'P6 P5 P3 P2 P1 P4',
    ]);
    const game = beginner(3, 5);
    expect([game.where, game.acting]).toEqual(['SR 1 stock', 'p1']);
    expect([game.cash('p1'), game.cash('p2'), game.cash('p3'), game.cash(BANK)]).toEqual([
      360,
      330,
      380,
      7000 - 3 * 420 + 190,
    ]);
  });

  test('1889-14.1-2 which are in the game', () => {
    const sets = [2, 3, 4, 5, 6].map((players) => Object.keys(beginner(players).state.privates).join(' '));
    expect(sets).toEqual(['P5 P6', 'P3 P5 P6', 'P3 P4 P5 P6', 'P1 P3 P4 P5 P6', 'P1 P2 P3 P4 P5 P6']);
  });

  test('1889-14.1-3 face values and revenues of their own', () => {
    const game = beginner(6);
    const figures = Object.keys(game.state.privates).map((id) => {
      const { face, revenue } = core.privateFigures(game.state, id);
      return `${face}/${revenue}`;
    });
    expect(figures).toEqual(['20/5', '40/15', '40/15', '60/20', '60/20', '90/25']);
    const owner = game.owner('P2') ?? '';
    const before = game.cash(owner);
    game.passWhile(() => game.where === 'SR 1 stock' && !game.rounds.includes('OR 1.1'));
    expect(game.cash(owner) - before).toBe(15);
    const [first] = view(game.state, game.engine).privates;
    expect(first?.printed).toMatchObject({ face: 20, revenue: '¥5' });
  });

  test('1889-14.1-4 no powers, no closed hexes, no sale, and they close with the first 5', () => {
    const game = beginner(6).company('KO', { p1: 60 }).phase('3').operate('KO');
    expect(game.rule('p1', 'lay', { hex: 'K4', tile: '440', rotation: 0 })).toBe(null);
    expect([game.actions('private'), game.rule('p1', 'private', { item: 'P1', price: 20 })]).toEqual([
      [],
      '1889-14.1-4',
    ]);
    const owner = game.owner('P5') ?? '';
    expect(game.rule(owner, 'exchange', { item: 'P5' })).toBe('1889-14.1-4');
    expect(game.rule(game.owner('P2') ?? '', 'lay', { hex: 'G10', tile: '437', rotation: 0 })).not.toBe(null);
    const four = beginner(6).company('KO', { p1: 60 }, { treasury: 450 }).phase('4').operate('KO', 'trains');
    const { depot } = four.state;
    depot.gone.push(...depot.stack.filter(({ type }) => type === '4'));
    depot.stack = depot.stack.filter(({ type }) => type !== '4');
    four.do('p1', 'train', { train: '5-0', from: 'bank', price: 450, trade: '' });
    expect(Object.values(four.state.privates).every(({ closed }) => closed)).toBe(true);
  });

  test('1889-14.1-5 seven more tiles', () => {
    const { board } = beginner(2).state;
    const left = (tile: string) => tilesLeft(BOX.geography, board, tile) ?? 0;
    expect(['6', '7', '8', '9', '23', '24', '57'].map((tile) => left(tile))).toEqual([4, 3, 6, 6, 3, 3, 2]);
    expect(Object.keys(MANIFEST).reduce((sum, tile) => sum + left(tile), 0)).toBe(70);
  });
});
