import { BANK, tilesLeft } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import type { Step } from './state.ts';
import { later } from './testing/scene.ts';

const spot = (hex: string, stop = 0) => ({ hex, stop });
const lay = (hex: string, tile: string, rotation: number) => ({ hex, tile, rotation });
/** HBR of p1 owns P3; its home marker is in G11 (#57). */
const hbr = (step: Step = 'track') =>
  later().phase('3').company('HBR', { p1: 60 }).owns('P3', 'HBR').operate('HBR', step).tile('G11', '57', 1);

describe("P3's move", () => {
  test('1882-7.1.3-1 once a game a marker goes to a free city space on an NWR hex', () => {
    const game = hbr().do('p1', 'lift', spot('G11'));
    expect(game.where).toBe('OR 2.1 rebellion-station');
    expect(game.actions('station').map(({ hex }) => hex)).toEqual(['C3', 'D4', 'D6', 'E5', 'E5']);
    expect(game.rule('p1', 'station', spot('K3'))).toBe('1882-7.1.3-1');
    expect(game.rule('p1', 'pass')).toBe('1882-7.1.3-1');
    const taken = hbr().station('GTP', 'D6').do('p1', 'lift', spot('G11'));
    expect(taken.rule('p1', 'station', spot('D6'))).toBe('1882-11.4-2');
    game.do('p1', 'station', spot('E5', 1)).do('p1', 'pass');
    expect(game.markers('E5')).toEqual(['HBR.1']);
    expect(game.rule('p1', 'lift', spot('E5', 1))).toBe('1882-7.1.3-1');
    const used = hbr('trains').do('p1', 'lift', spot('G11')).do('p1', 'station', spot('D6')).do('p1', 'pass');
    expect(used.do('p1', 'pass').where).toBe('SR 3 stock');
    expect(hbr().rule('p1', 'lift', spot('K3'))).toBe('1882-7.1.3-1');
    const full = hbr().station('GTP', 'C3').station('GTP', 'D4').station('GTP', 'D6');
    full.station('CPR', 'E5', 0).station('CPR', 'E5', 1);
    expect(full.rule('p1', 'lift', spot('G11'))).toBe('1882-7.1.3-1');
  });

  test('1882-7.1.3-2 a marker on an NWR hex is not moved', () => {
    const game = hbr().clear('HBR').station('HBR', 'D6');
    expect(game.rule('p1', 'lift', spot('D6'))).toBe('1882-7.1.3-2');
    expect(game.actions('lift')).toEqual([]);
  });

  test('1882-7.1.3-3 it is free and needs no connection', () => {
    const game = hbr().has('HBR', 0).do('p1', 'lift', spot('G11')).do('p1', 'station', spot('C3'));
    expect([game.markers('C3'), game.cash('HBR')]).toEqual([['HBR.0'], 0]);
    expect(game.events).toContainEqual({ type: 'station', company: 'HBR', spot: spot('C3'), cost: 0 });
  });

  test('1882-7.1.3-4 at any point of the turn, besides the normal actions', () => {
    const before = hbr().tile('G11', '14', 1).station('HBR', 'K3').do('p1', 'lift', spot('K3'));
    before.do('p1', 'station', spot('D6')).do('p1', 'pass');
    expect(before.where).toBe('OR 2.1 track');
    before.do('p1', 'pass');
    expect(before.actions('station')).toContainEqual({
      type: 'station',
      player: 'p1',
      ...spot('G11'),
      neutral: true,
    });
    for (const step of ['station', 'trains'] as const) {
      expect(hbr(step).rule('p1', 'lift', spot('G11'))).toBe(null);
    }
    const running = hbr('run').trains('HBR', '3').tile('H10', '9', 1).tile('I9', '9', 1).tile('J8', '57', 1);
    expect([running.where, running.rule('p1', 'lift', spot('G11'))]).toEqual(['OR 2.1 run', null]);
    const after = hbr('trains').do('p1', 'pass');
    expect([after.where, after.rule('p1', 'lift', spot('G11'))]).toEqual(['OR 2.1 privates', null]);
  });

  /** SCR in K3 with no marker left, and track from D6 to the fishing exit. */
  const stuck = () => {
    const game = later().phase('3').company('SCR', { p1: 60 }).station('SCR', 'K3').owns('P3', 'SCR');
    for (const marker of game.state.board.stations) if (marker.holder === 'SCR') marker.holder = 'gone';
    return game.operate('SCR').tile('K3', '57', 0).tile('D6', '57', 0);
  };

  test('1882-7.1.3-4 also before a run that only the move makes possible', () => {
    const game = stuck().trains('SCR', '3').do('p1', 'pass');
    expect([game.where, game.actions('station')]).toEqual(['OR 2.1 station', []]);
    game.do('p1', 'lift', spot('K3')).do('p1', 'station', spot('D6')).do('p1', 'pass');
    expect(game.where).toBe('OR 2.1 run');
    expect(stuck().do('p1', 'pass').where).toBe('OR 2.1 trains');
  });

  test('1882-11.4-2 while the move may still be made no second marker is placed', () => {
    const game = hbr('station').tile('G11', '14', 1).station('HBR', 'K3').trains('HBR', '3');
    game.do('p1', 'station', { ...spot('G11'), neutral: true });
    expect([game.where, game.actions('lift').map(({ hex }) => hex)]).toEqual(['OR 2.1 station', ['K3']]);
    expect(game.rule('p1', 'station', { ...spot('G11'), neutral: false })).toBe('1882-11.4-2');
    expect(game.do('p1', 'pass').where).toBe('OR 2.1 trains');
  });

  test('1882-7.1.3-5 a moved home marker is replaced by a neutral one of the supply', () => {
    const game = hbr().do('p1', 'lift', spot('G11')).do('p1', 'station', spot('D4'));
    expect(game.markers('G11')).toEqual(['neutral.0']);
    const placed = game.state.board.stations.find(({ at }) => at?.hex === 'G11');
    expect(placed?.holder).toBe('supply');
    expect(game.events).toContainEqual({ type: 'station', company: 'neutral', spot: spot('G11'), cost: 0 });
    const unbuilt = later().phase('3').company('HBR', { p1: 60 }).owns('P3', 'HBR').operate('HBR');
    unbuilt.do('p1', 'lift', spot('G11')).do('p1', 'station', spot('D6')).do('p1', 'pass');
    expect(unbuilt.rule('p1', 'lay', lay('D6', '57', 2))).toBe(null);
    const ordinary = hbr().station('HBR', 'K3').do('p1', 'lift', spot('K3'));
    expect(ordinary.markers('K3')).toEqual([]);
  });

  test('1882-7.1.3-6 a home marker stays while a neutral marker is in its hex', () => {
    const game = hbr().tile('G11', '14', 1).neutral('G11');
    expect(game.rule('p1', 'lift', spot('G11'))).toBe('1882-7.1.3-6');
    expect(game.actions('lift')).toEqual([]);
    expect(game.station('HBR', 'K3').rule('p1', 'lift', spot('K3'))).toBe(null);
  });

  test('1882-7.1.3-7 then one extra tile on that hex, beyond the normal track of the turn', () => {
    const game = hbr().do('p1', 'lift', spot('G11')).do('p1', 'station', spot('E5'));
    expect(game.where).toBe('OR 2.1 rebellion-tile');
    expect(game.rule('p1', 'station', spot('D4'))).toBe('1882-7.1.3-7');
    expect(new Set(game.actions('lay').map(({ hex, tile }) => `${hex} ${tile}`))).toEqual(new Set(['E5 59']));
    expect(game.rule('p1', 'lay', lay('D4', '57', 2))).toBe('1882-7.1.3-7');
    const unbuilt = later().phase('3').company('HBR', { p1: 60 }).owns('P3', 'HBR').operate('HBR');
    unbuilt.station('HBR', 'K3').do('p1', 'lift', spot('K3')).do('p1', 'station', spot('D6'));
    expect(unbuilt.rule('p1', 'lay', lay('D6', '57', 2))).toBe(null);
    expect(unbuilt.do('p1', 'pass').rule('p1', 'lay', lay('D6', '57', 2))).toBe('1882-11.3.1-3');
    game.do('p1', 'lay', lay('E5', '59', 0)).do('p1', 'seat', { owner: 'HBR', stop: 0 });
    expect(game.where).toBe('OR 2.1 track');
    game.do('p1', 'lay', lay('G5', '9', 0)).do('p1', 'lay', lay('I5', '57', 0));
    expect(game.cash('HBR')).toBe(670 - 20 - 40);
  });

  test('1882-7.1.3-8 the extra tile pays terrain and crossings and earns the $20 of a yellow tile', () => {
    const game = hbr().tile('F4', '4', 0).do('p1', 'lift', spot('G11')).do('p1', 'station', spot('D4'));
    game.do('p1', 'lay', lay('D4', '57', 0));
    expect(game.cash('HBR')).toBe(670 - 40 + 20);
    const poor = hbr().tile('F4', '4', 0).do('p1', 'lift', spot('G11')).do('p1', 'station', spot('D4'));
    expect(poor.has('HBR', 39).rule('p1', 'lay', lay('D4', '57', 0))).toBe('1882-11.3.3-4');
    expect(poor.rule('p1', 'lay', lay('D4', '14', 0))).not.toBe(null);
  });

  test('1882-7.1.3-9 a player who owns P3 cannot use it', () => {
    const game = hbr().owns('P3', 'p1');
    expect(game.rule('p1', 'lift', spot('G11'))).toBe('1882-7.1.3-9');
    expect(game.actions('lift')).toEqual([]);
    expect(hbr().owns('P3', 'GTP').rule('p1', 'lift', spot('G11'))).toBe('1882-7.1.3-9');
  });

  test('1882-7.1.3-1 CN moves a neutral marker, which nothing replaces', () => {
    const game = later().phase('3').company('CN', { p1: 60 }).owns('P3', 'CN').neutral('K3').operate('CN');
    game.do('p1', 'lift', spot('K3')).do('p1', 'station', spot('D6'));
    expect([game.markers('K3'), game.markers('D6')]).toEqual([[], ['neutral.0']]);
  });
});

describe('the rebellion', () => {
  /** CPR is about to buy the 4-train above the card. */
  const eve = () => {
    const game = later().company('CPR', { p1: 60 }, { treasury: 1000 }).phase('4').operate('CPR', 'trains');
    game.state.depot.stack.unshift(...game.state.depot.gone.splice(-1));
    game.state.phase = '3';
    game.state.rebellionTrain = '4-0';
    return game;
  };
  const reveal = (game: ReturnType<typeof eve>) =>
    game.do('p1', 'train', { train: '4-0', from: BANK, price: 300, trade: '' });

  test('1882-8-1 yellow tiles leave the NWR hexes for the supply, other colours and hexes stay', () => {
    const game = eve().tile('C5', '9', 1).tile('D6', '14', 0).tile('E7', '8', 2).tile('G7', '57', 0);
    const left = () => ['8', '9', '14'].map((tile) => tilesLeft(BOX.geography, game.state.board, tile));
    expect(left()).toEqual([9, 9, 2]);
    reveal(game);
    expect(Object.keys(game.state.board.tiles)).toEqual(['D6', 'G7']);
    expect([left(), game.state.rebellionTrain]).toEqual([[10, 10, 2], null]);
  });

  test('1882-8-2 station markers stay', () => {
    const game = reveal(eve().tile('D4', '57', 2).station('GTP', 'D4').tile('D6', '57', 0).neutral('D6'));
    expect(game.state.board.tiles).toEqual({});
    expect([game.markers('D4'), game.markers('D6')]).toEqual([['GTP.0'], ['neutral.0']]);
  });

  test('1882-8-3 an emptied hex is rebuilt like new: crossings are paid and $20 earned again', () => {
    const game = eve().company('SCR', { p1: 60 }).station('SCR', 'D4').owns('P4', 'p3').tile('E5', '59', 0);
    game.operate('SCR').do('p1', 'lay', lay('D4', '57', 2));
    expect([game.cash('SCR'), game.cash('p3')]).toEqual([670 - 20 + 20, 610]);
    reveal(game.operate('CPR', 'trains'));
    expect(game.state.board.tiles.D4).toBe(undefined);
    const bank = game.cash(BANK);
    game.operate('SCR').do('p1', 'lay', lay('D4', '57', 2));
    expect([game.cash('SCR'), game.cash('p3'), game.cash(BANK)]).toEqual([670, 620, bank - 10]);
  });

  test('1882-8-4 printed yellow hexes are no tiles', () => {
    const game = reveal(eve().station('GTP', 'E5', 1));
    expect(game.events.filter(({ type }) => type === 'tile-removed')).toEqual([]);
    expect(game.markers('E5')).toEqual(['GTP.1']);
    expect(
      game
        .phase('5')
        .company('GTP', { p1: 60 })
        .operate('GTP')
        .rule('p1', 'lay', lay('E5', '59', 0)),
    ).toBe(null);
  });
});
