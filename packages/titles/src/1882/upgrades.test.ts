import { BANK, tilesLeft } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { later } from './testing/scene.ts';

const lay = (hex: string, tile: string, rotation: number) => ({ hex, tile, rotation });
/** HBR from G11 north over E11 (#9). */
const hbr = (phase = '3', treasury = 670) =>
  later()
    .phase(phase)
    .company('HBR', { p1: 60 }, { treasury })
    .operate('HBR')
    .tile('G11', '57', 0)
    .tile('E11', '9', 0);
const scr = (hex: string, treasury = 670, phase = '2') =>
  later().phase(phase).company('SCR', { p1: 60 }, { treasury }).station('SCR', hex).operate('SCR');

describe('upgrades', () => {
  test('1882-11.3.2-1 green from Phase 3, brown from Phase 5', () => {
    expect(hbr('2').rule('p1', 'lay', lay('G11', '14', 0))).toBe('1882-8-6');
    expect(hbr('3').rule('p1', 'lay', lay('G11', '14', 0))).toBe(null);
    expect(
      hbr('4')
        .tile('G11', '14', 0)
        .rule('p1', 'lay', lay('G11', '63', 0)),
    ).toBe('1882-11.3.2-1');
    expect(
      hbr('5')
        .tile('G11', '14', 0)
        .rule('p1', 'lay', lay('G11', '63', 0)),
    ).toBe(null);
  });

  test('1882-11.3.2-2 the old tile returns to the supply', () => {
    const game = hbr();
    const left = () => [
      tilesLeft(BOX.geography, game.state.board, '57'),
      tilesLeft(BOX.geography, game.state.board, '14'),
    ];
    expect(left()).toEqual([3, 3]);
    game.do('p1', 'lay', lay('G11', '14', 0));
    expect(left()).toEqual([4, 2]);
  });

  test('1882-11.3.2-3 plain to plain, city to city, letter to the same letter', () => {
    expect(hbr().rule('p1', 'lay', lay('G11', '59', 0))).toBe('1882-11.3.2-3');
    expect(hbr().rule('p1', 'lay', lay('G11', '23', 0))).toBe('1882-11.3.2-3');
    expect(hbr().rule('p1', 'lay', lay('E11', '14', 0))).toBe('1882-11.3.2-3');
    expect(
      hbr('5')
        .tile('E5', '59', 0)
        .rule('p1', 'lay', lay('E5', '63', 0)),
    ).toBe('1882-11.3.2-3');
  });

  test('1882-11.3.2-4 tiles with small cities stay as they are', () => {
    const game = scr('G3', 670, '3').tile('G3', '57', 1).tile('F4', '58', 1);
    for (const tile of ['14', '15', '18', '19', '20', '23', '24', '26', '27']) {
      expect(game.rule('p1', 'lay', lay('F4', tile, 1))).toBe('1882-11.3.2-4');
    }
    expect(game.actions('lay').filter(({ hex }) => hex === 'F4')).toEqual([]);
  });

  test('1882-11.3.2-5 old track keeps its place', () => {
    const game = hbr();
    for (const rotation of [1, 2, 4, 5]) {
      expect(game.rule('p1', 'lay', lay('E11', '23', rotation))).toBe('1882-11.3.2-5');
    }
    expect([
      game.rule('p1', 'lay', lay('E11', '23', 0)),
      game.rule('p1', 'lay', lay('E11', '23', 3)),
    ]).toEqual([null, null]);
    expect(game.rule('p1', 'lay', lay('G11', '14', 1))).toBe('1882-11.3.2-5');
  });

  test('1882-11.3.2-6 new track does not run off the grid or into a blank side', () => {
    const game = hbr().tile('F2', '9', 0);
    expect(game.rule('p1', 'lay', lay('F2', '24', 0))).toBe('1882-11.3.2-6');
    expect(game.tile('E9', '9', 0).rule('p1', 'lay', lay('E9', '24', 0))).toBe('1882-11.3.2-6');
  });

  test('1882-11.3.2-7 the company must reach the tile', () => {
    const game = hbr().tile('F2', '9', 0).tile('G7', '57', 0);
    expect(game.rule('p1', 'lay', lay('F2', '23', 0))).toBe('1882-11.3.2-7');
    expect(game.rule('p1', 'lay', lay('G7', '14', 0))).toBe('1882-11.3.2-7');
  });

  test('1882-11.3.2-8 new pieces of plain track need not be reached', () => {
    const game = hbr().do('p1', 'lay', lay('E11', '20', 0));
    expect(game.state.board.tiles.E11).toEqual({ tile: '20', rotation: 0 });
  });

  test('1882-11.3.2-9 a city reached by its old track only may be upgraded', () => {
    const game = hbr().tile('C11', '57', 0);
    expect(game.markers('C11')).toEqual([]);
    expect(game.rule('p1', 'lay', lay('C11', '14', 0))).toBe(null);
    expect(game.tile('E11', '9', 1).rule('p1', 'lay', lay('C11', '14', 0))).toBe('1882-11.3.2-7');
  });

  test('1882-11.3.2-10 markers stay on the upgraded tile', () => {
    const game = hbr()
      .tile('C11', '57', 0)
      .station('GTP', 'C11')
      .do('p1', 'lay', lay('C11', '14', 0));
    expect(game.markers('C11')).toEqual(['GTP.0']);
    const regina = later().phase('5').company('QL', { p1: 60 }).operate('QL').tile('J10', 'R1', 1);
    regina.station('GTP', 'J10', 1).do('p1', 'lay', lay('J10', 'R2', 1));
    expect(regina.markers('J10').sort()).toEqual(['GTP.0', 'QL.0']);
  });

  test('1882-11.3.2-11 the president chooses the city of a marker when an OO hex is first built', () => {
    const game = scr('E5', 670, '3')
      .station('GTP', 'E5', 1)
      .do('p1', 'lay', lay('E5', '59', 0));
    expect([game.where, game.acting]).toEqual(['OR 2.1 seats', 'p1']);
    expect(game.rule('p1', 'seat', { owner: 'SCR', stop: 2 })).toBe('1882-11.3.2-11');
    expect(game.rule('p1', 'seat', { owner: 'HBR', stop: 0 })).toBe('1882-11.3.2-11');
    const choices = () => game.actions('seat').map(({ owner, stop }) => `${owner}.${stop}`);
    expect(choices()).toEqual(['GTP.0', 'GTP.1', 'SCR.0', 'SCR.1']);
    game.do('p1', 'seat', { owner: 'SCR', stop: 1 });
    expect([choices(), game.rule('p1', 'seat', { owner: 'GTP', stop: 1 })]).toEqual([
      ['GTP.0'],
      '1882-11.3.2-11',
    ]);
    expect(game.rule('p1', 'seat', { owner: 'SCR', stop: 0 })).toBe('1882-11.3.2-11');
    game.do('p1', 'seat', { owner: 'GTP', stop: 0 });
    expect(new Set(game.markers('E5').map((marker) => marker.split('.')[1]))).toEqual(new Set(['0', '1']));
    expect(game.where).toBe('OR 2.1 station');
    expect(game.events).toContainEqual({
      type: 'station',
      company: 'GTP',
      spot: { hex: 'E5', stop: 0 },
      cost: 0,
    });
  });

  test('1882-11.3.2-12 upgrading is free apart from crossings', () => {
    const game = scr('G3', 0, '3')
      .tile('G3', '57', 1)
      .do('p1', 'lay', lay('G3', '14', 1));
    expect([game.cash('SCR'), game.state.board.tiles.G3?.tile]).toEqual([0, '14']);
  });

  test('1882-11.3.2-13 printed yellow track counts as a yellow tile', () => {
    const game = hbr().tile('G11', '57', 1);
    for (const tile of ['7', '8', '9'])
      expect(game.rule('p1', 'lay', lay('F12', tile, 0))).toBe('1882-11.3.1-2');
    expect(game.rule('p1', 'lay', lay('F12', '23', 3))).toBe(null);
    expect(game.rule('p1', 'lay', lay('F12', '23', 0))).toBe('1882-11.3.2-5');
    const regina = later().phase('3').company('QL', { p1: 60 }).operate('QL');
    const rotations = regina
      .actions('lay')
      .flatMap(({ hex, tile, rotation }) => (hex === 'J10' ? [[tile, rotation]] : []));
    expect(rotations).toEqual([
      ['R1', 1],
      ['R1', 4],
    ]);
  });
});

describe('river crossings', () => {
  /** QL in J10 with track of others on the far banks. */
  const regina = (treasury = 670) =>
    later().phase('3').company('QL', { p1: 60 }, { treasury }).operate('QL').tile('I9', '9', 2);

  test('1882-11.3.3-1 a new connection over a river costs what is shown there', () => {
    const game = regina();
    const bank = game.cash(BANK);
    game.do('p1', 'lay', lay('J10', 'R1', 1));
    expect([game.cash('QL'), game.cash(BANK)]).toEqual([610, bank + 60]);
    const forty = scr('D6')
      .tile('F6', '9', 0)
      .do('p1', 'lay', lay('D6', '57', 0));
    expect(forty.cash('SCR')).toBe(670 - 40 + 20);
  });

  test('1882-11.3.3-2 track that only reaches the river is free', () => {
    const game = later().company('HBR', { p1: 60 }).operate('HBR').tile('G11', '57', 0);
    game.do('p1', 'lay', lay('E11', '9', 0));
    expect(game.cash('HBR')).toBe(670);
    game.do('p1', 'lay', lay('C11', '57', 0));
    expect(game.cash('HBR')).toBe(670 - 20 - 60);
  });

  test('1882-11.3.3-3 every crossing that a tile completes is paid', () => {
    const game = regina()
      .tile('H10', '9', 0)
      .do('p1', 'lay', lay('J10', 'R1', 1));
    expect(game.cash('QL')).toBe(670 - 60 - 20);
  });

  test('1882-11.3.3-4 a lay that cannot be paid in full is refused', () => {
    expect(regina(59).rule('p1', 'lay', lay('J10', 'R1', 1))).toBe('1882-11.3.3-4');
    expect(regina(60).rule('p1', 'lay', lay('J10', 'R1', 1))).toBe(null);
    expect(
      scr('D6', 30)
        .tile('F6', '9', 0)
        .rule('p1', 'lay', lay('D6', '57', 0)),
    ).toBe('1882-11.3.3-4');
  });

  test('1882-11.3.3-5 an existing crossing is not paid again', () => {
    const game = scr('D6', 0, '3').tile('D6', '57', 0).tile('F6', '9', 0);
    game.do('p1', 'lay', lay('D6', '14', 0));
    expect(game.cash('SCR')).toBe(0);
  });
});
