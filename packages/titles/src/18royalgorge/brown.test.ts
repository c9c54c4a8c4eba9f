import { POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { ASSETS } from './data/privates.ts';
import { fivePlus, income, kpWith, plain } from './testing/scene.ts';

describe('brown', () => {
  test('18RG-B-1 Silver Mines: $25 from brown on, for players and companies, for ever', () => {
    const game = plain().owns('B1', 'p1');
    expect([income(game.phase('Green'), 'p1'), income(game.phase('Brown'), 'p1')]).toEqual([0, 25]);
    expect(income(plain().company('KP', { p1: 60 }).owns('B1', 'KP').phase('Brown'), 'KP')).toBe(25);
    expect([fivePlus(game).isOpen('B1'), ASSETS.find(({ id }) => id === 'B1')?.certificate]).toEqual([
      true,
      true,
    ]);
  });

  test('18RG-B-2 Sulphur Springs: $50 to a player from brown on, if a tile lies on E3', () => {
    const game = plain().company('KP', { p1: 60 }).owns('B2', 'p1').phase('Brown');
    expect(income(game, 'p1')).toBe(0);
    expect(income(game.tile('E3', '58', 5), 'p1')).toBe(50);
    expect(income(game.phase('Green'), 'p1')).toBe(0);
    expect(income(game.owns('B2', 'KP').phase('Brown'), 'KP')).toBe(0);
  });

  const springs = () =>
    plain().company('KP', { p1: 60 }).owns('B2', 'KP').phase('Green').operate('KP', 'station');

  test('18RG-B-3 a company closes it to make E3 a city of the same colour, without steel or lay', () => {
    const game = springs();
    expect(game.rule('p1', 'springs')).toBe('18RG-B-3');
    game.tile('E3', '143', 5).do('p1', 'springs');
    expect([game.state.board.tiles.E3?.tile, game.isOpen('B2'), game.cash('CF&I'), game.turn.tiles]).toEqual([
      'RG2',
      false,
      50,
      0,
    ]);
    expect(game.rule('p1', 'springs')).toBe('18RG-B-3');
  });

  test('18RG-B-4 from then on E3 takes the R tiles', () => {
    const game = springs().tile('E3', 'RG1').station('KP', 'E3').operate('KP');
    expect(game.rule('p1', 'lay', { hex: 'E3', tile: 'RG2', rotation: 0 })).toBeNull();
    expect(game.rule('p1', 'lay', { hex: 'E3', tile: '87', rotation: 5 })).toBe('18RG-B-4');
    expect(game.rule('p1', 'lay', { hex: 'E3', tile: '14', rotation: 5 })).toBe('18RG-B-4');
  });

  test('18RG-B-7 Gold Miner: two more shares of the gold dividend, outside all counts', () => {
    const game = plain()
      .company('VGC', { p1: 10 })
      .at('VGC', 100)
      .owns('B4', 'p2')
      .has('p1', 0)
      .has('p2', 0)
      .shipped(1)
      .roundEnds();
    expect([game.cash('p1'), game.cash('p2'), game.price('VGC')]).toEqual([9, 18, 100]);
    expect(game.percent('VGC', POOL)).toBe(90);
  });

  test('18RG-B-8 for players only; closed by the first 5+', () => {
    const game = plain().company('KP', { p1: 60 }).owns('B4', 'p1').phase('Green').operate('KP');
    expect(game.rule('p1', 'private', { item: 'B4', price: 20 })).toBe('18RG-asset-3');
    fivePlus(game);
    const cash = game.cash('p1');
    expect([game.isOpen('B4'), game.roundEnds(3).cash('p1') - cash]).toEqual([false, 0]);
  });

  test('18RG-B-9 Track Engineer: one train a stop more, never one with coal of the depot', () => {
    const LONG = 'O5 (N6) (M7) L8 K7 (J8) I9';
    const game = kpWith('2+', '2+').owns('B5', 'KP').owns('G6', 'KP').coal('depot', 2).operate('KP', 'run');
    const use = (source: string, train: string) => ({ source, train, cubes: 1 });
    const rule = (...coal: readonly object[]) =>
      game.rule('p1', 'run', { routes: game.routes('KP', { 0: LONG }), coal });
    expect(rule(use('engineer', '2+-0'))).toBeNull();
    expect(rule(use('engineer', '2+-0'), use('depot', '2+-0'))).toBe('18RG-B-9');
    expect(rule(use('engineer', '2+-0'), use('depot', '2+-1'))).toBeNull();
    expect(rule(use('engineer', '2+-0'), use('engineer', '2+-1'))).not.toBeNull();
    game.runs('KP', LONG);
    expect(game.state.coal.depot).toBe(2);
    expect(fivePlus(game).isOpen('B5')).toBe(false);
  });

  test('18RG-B-10 US Mint Worker: one or two VGC shares for half, and the card is gone', () => {
    const mint = () => plain().owns('B6', 'p1').has('p1', 100).stock();
    const game = mint().do('p1', 'mint', { shares: 2 });
    expect([game.cash('p1'), game.percent('VGC', 'p1'), game.isOpen('B6')]).toEqual([55, 20, false]);
    expect(mint().do('p1', 'mint', { shares: 1 }).cash('p1')).toBe(77);
    expect(mint().owns('B6', 'p2').rule('p1', 'mint', { shares: 1 })).toBe('18RG-B-10');
    expect(mint().company('VGC', { p1: 50 }).rule('p1', 'mint', { shares: 2 })).toBe('18RG-buy-4');
    expect(
      plain().owns('B6', 'p1').stock().do('p1', 'mint', { shares: 1 }).rule('p1', 'mint', { shares: 1 }),
    ).toBe('18RG-B-10');
  });
});
