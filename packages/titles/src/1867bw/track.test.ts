import { tilesLeft } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { GEOGRAPHY } from './data/geography.ts';
import { later, type Scene } from './testing/scene.ts';

const tile = (hex: string, number: string, rotation = 0) => ({ hex, tile: number, rotation });
const rule = (game: Scene, hex: string, number: string, rotation = 0) =>
  game.rule('p1', 'lay', tile(hex, number, rotation));
const lay = (game: Scene, hex: string, number: string, rotation = 0) =>
  game.do('p1', 'lay', tile(hex, number, rotation));
/** A corporation of p1 with $500 at the beginning of its turn. */
const turn = (id = 'CNW', treasury = 500) => later().company(id, { p1: 60 }, { treasury }).operate(id);
const left = (game: Scene, number: string) => tilesLeft(GEOGRAPHY, game.state.board, number);

describe('tiles of a turn', () => {
  test('1867BW-8.2.A-1 one or two yellow tiles, or one upgrade', () => {
    const game = lay(lay(turn(), 'H8', '57*'), 'H10', '9');
    expect(game.where).toBe('OR 2.1 station');
    const mixed = lay(turn().phase('3').tile('H8', '57*'), 'H10', '9');
    expect(rule(mixed, 'H8', '441*')).toBe('1867BW-8.2.A-1');
    const upgraded = lay(turn().phase('3').tile('H8', '57*'), 'H8', '441*');
    expect(upgraded.where).toBe('OR 2.1 station');
    expect(turn().do('p1', 'pass').where).toBe('OR 2.1 station');
  });

  test('1867BW-14.7-1 with P7 a yellow tile after an upgrade', () => {
    const south = () => turn().phase('3').tile('H8', '57*').owns('P7', 'CNW');
    const game = lay(south(), 'H8', '441*');
    expect(game.where).toBe('OR 2.1 track');
    expect(lay(game, 'H10', '9').where).toBe('OR 2.1 station');
    expect(lay(lay(south(), 'H10', '9'), 'H6', '9').where).toBe('OR 2.1 station');
    expect(rule(lay(south(), 'H10', '9'), 'H8', '441*')).toBe('1867BW-8.2.A-1');
  });

  test('1867BW-8.2.A-2 yellow tiles go where there is no track', () => {
    expect(rule(turn().tile('H8', '57*'), 'H8', '6*')).toBe('1867BW-8.2.A-2');
    expect(rule(turn('C&N'), 'K13', '57*', 1)).toBe('1867BW-8.2.A-2');
  });

  test('1867BW-8.2.A-3 green from phase 3, also on printed yellow', () => {
    const casper = (phase: '2' | '3') => rule(turn().phase(phase).tile('H8', '57*'), 'H8', '441*');
    expect([casper('2'), casper('3')]).toEqual(['1867BW-8.2.A-3', null]);
    expect(rule(turn('C&N').phase('3'), 'K13', '14c', 1)).toBe(null);
    expect(rule(turn().phase('5'), 'H8', '441*')).toBe('1867BW-8.2.A-2');
  });

  test('1867BW-8.2.A-4 brown from phase 5', () => {
    const casper = (phase: '4' | '5') => rule(turn().phase(phase).tile('H8', '441*'), 'H8', '449*');
    expect([casper('4'), casper('5')]).toEqual(['1867BW-8.2.A-4', null]);
  });

  test('1867BW-8.2.A-5 gray in phase D, and only one', () => {
    const cheyenne = (phase: '6' | 'D') =>
      rule(turn('C&N').phase(phase).tile('K13', '125c', 1), 'K13', '290c', 1);
    expect([cheyenne('6'), cheyenne('D')]).toEqual(['1867BW-8.2.A-5', null]);
    expect(left(turn(), '290c')).toBe(1);
  });

  test('1867BW-8.2.A-6 a replaced tile goes back to the supply', () => {
    const game = turn().phase('3').tile('H8', '57*');
    expect([left(game, '57*'), left(lay(game, 'H8', '441*'), '57*')]).toEqual([4, 5]);
  });

  test('1867BW-15-2 and can be used again', () => {
    const game = turn().phase('3').owns('P7', 'CNW');
    for (const hex of ['E3', 'E9', 'G5', 'J4', 'H8']) game.tile(hex, '57*');
    game.tile('H10', '9');
    expect(rule(game, 'H12', '57*')).toBe('1867BW-15-1');
    expect(rule(lay(game, 'H8', '441*'), 'H12', '57*')).toBe(null);
  });
});

describe('which tiles go where', () => {
  test('1867BW-4.1-1 nothing on the lake and the reservation', () => {
    expect(['C3', 'E7', 'F6'].map((hex) => rule(turn(), hex, '9'))).toEqual([
      '1867BW-4.1-1',
      '1867BW-4.1-1',
      '1867BW-4.1-1',
    ]);
  });

  test('1867BW-4.1-4 nothing on off-board spaces', () => {
    expect(rule(turn('OSL'), 'A9', '57*')).toBe('1867BW-4.1-4');
  });

  test('1867BW-8.2.A-7 C and J spaces take their own tiles only', () => {
    const game = turn('OSL').tile('B8', '8', 1);
    expect([rule(game, 'B6', '6*', 4), rule(game, 'B6', '6j', 4)]).toEqual(['1867BW-8.2.A-7', null]);
    expect(rule(turn('C&N').phase('3'), 'K13', '441*', 1)).toBe('1867BW-8.2.A-7');
  });

  test('1867BW-8.2.A-8 and those go nowhere else', () => {
    expect(rule(turn('CBQ'), 'E3', '6j')).toBe('1867BW-8.2.A-8');
  });

  test('1867BW-8.2.A-9 deposits take deposit tiles only', () => {
    const game = turn('OSL').tile('B10', '9', 2);
    expect([rule(game, 'C11', '9', 2), rule(game, 'C11', 'd1', 2)]).toEqual(['1867BW-8.2.A-9', null]);
  });

  test('1867BW-8.2.A-22 city tiles on cities, deposit tiles on deposits, plain track in the country', () => {
    const game = turn();
    expect([rule(game, 'F8', '57*'), rule(game, 'F8', 'd1'), rule(game, 'H8', '9')]).toEqual([
      '1867BW-8.2.A-22',
      '1867BW-8.2.A-22',
      '1867BW-8.2.A-22',
    ]);
  });

  test('1867BW-8.2.A-14 an upgrade keeps all track', () => {
    const game = turn().phase('3').tile('H8', '57*');
    expect([rule(game, 'H8', '441*', 2), rule(game, 'H8', '441*', 3)]).toEqual(['1867BW-8.2.A-14', null]);
  });

  test('1867BW-8.2.A-15 no track off the board or into closed areas', () => {
    expect(rule(turn('WNW'), 'E9', '57*')).toBe('1867BW-8.2.A-15');
    expect(rule(turn('WNW'), 'E9', '57*', 1)).toBe(null);
    expect(rule(turn('C&N'), 'J14', '57*')).toBe('1867BW-8.2.A-15');
    expect(rule(turn('NP'), 'B2', '8', 5)).toBe('1867BW-8.2.A-15');
  });
});

describe('connections', () => {
  test('1867BW-8.2.A-12 every new piece of plain track connects', () => {
    const game = () => turn().phase('3').tile('H8', '57*').tile('H10', '9');
    expect(rule(game(), 'H10', '20')).toBe('1867BW-8.2.A-12');
    expect(rule(game().tile('I9', '8', 1).tile('I7', 'd1', 0), 'H10', '20')).toBe('1867BW-8.2.A-12');
    // A fork whose branch only a train that turns back would reach.
    expect(rule(game(), 'H10', '23', 0)).toBe('1867BW-8.2.A-12');
    expect(rule(game(), 'H10', '23', 3)).toBe(null);
    // Track and a city beyond, which are only reached over this tile, are no way back; a station there is.
    const south = () => game().tile('H12', '57*');
    expect(rule(south(), 'H10', '23', 0)).toBe('1867BW-8.2.A-12');
    expect(rule(south().station('CNW', 'H12'), 'H10', '23', 0)).toBe(null);
  });

  test('1867BW-8.2.A-13 in a city one piece is enough', () => {
    const game = turn().phase('3').tile('H8', '57*').tile('H10', '9').tile('H12', '57*');
    expect(rule(game, 'H12', '441*')).toBe(null);
    const blocked = turn()
      .phase('5')
      .tile('H8', '57*')
      .tile('H10', '9')
      .tile('H12', '441*')
      .station('BH', 'H12')
      .station('WNW', 'H12');
    expect(rule(blocked, 'H12', '449*')).toBe(null);
    expect(rule(turn(), 'H12', '57*')).toBe('1867BW-8.2.A-13');
  });

  test('1867BW-8.2.A-19 the second tile may build on the first', () => {
    const game = turn('NP');
    expect(rule(game, 'E3', '57*', 2)).toBe('1867BW-8.2.A-13');
    lay(lay(game, 'D2', '9', 2), 'E3', '57*', 2);
    expect(Object.keys(game.state.board.tiles)).toEqual(['D2', 'E3']);
  });

  test('1867BW-8.2.A-20 a home without a tile is in the network, what lies beside it is not', () => {
    expect([rule(turn(), 'H8', '57*'), rule(turn(), 'H10', '9')]).toEqual([null, '1867BW-8.2.A-12']);
  });

  test('1867BW-8.2.A-21 one reached exit connects a whole deposit', () => {
    const game = turn().phase('3').tile('H8', '6*', 2).tile('I7', 'd2', 1);
    expect(rule(game, 'I7', 'd3', 1)).toBe(null);
  });

  test('what is listed is exactly what may be laid', () => {
    const game = turn().phase('3').tile('H8', '57*').tile('H10', '9');
    const listed = new Set(
      game.actions('lay').map(({ hex, tile: number, rotation }) => `${hex} ${number} ${rotation}`),
    );
    for (const hex of Object.keys(GEOGRAPHY.grid.data.hexes))
      for (const number of Object.keys(GEOGRAPHY.manifest))
        for (let rotation = 0; rotation < 6; rotation++)
          expect(
            `${hex} ${number} ${rotation} ${game.engine.judge(game.state, { type: 'lay', player: 'p1', hex, tile: number, rotation }) === null}`,
          ).toBe(`${hex} ${number} ${rotation} ${listed.has(`${hex} ${number} ${rotation}`)}`);
  });
});

describe('terrain and cubes', () => {
  test('1867BW-8.2.A-16 the terrain is paid for every tile', () => {
    const game = lay(turn('OSL'), 'B10', '9', 2);
    expect(game.cash('OSL')).toBe(480);
    const again = turn('OSL').phase('3').tile('B10', '9', 2);
    expect(lay(again, 'B10', '23', 2).cash('OSL')).toBe(480);
  });

  test('1867BW-8.2.A-17 without the money no tile', () => {
    expect(rule(turn('OSL', 10), 'B10', '9', 2)).toBe('1867BW-8.2.A-17');
    expect(rule(turn('OSL', 20), 'B10', '9', 2)).toBe(null);
  });

  test('1867BW-8.2.A-18 the mountain token stays', () => {
    const game = lay(turn('OSL'), 'B10', '9', 2);
    expect(game.state.board.tiles.B10).toEqual({ tile: '9', rotation: 2 });
    expect(GEOGRAPHY.grid.data.hexes.B10?.terrain).toEqual([{ type: 'mountain', cost: 20 }]);
  });

  test('1867BW-14.5-1 P5 halves the cost at the lake and around Jackson', () => {
    const game = turn('NP').owns('P5', 'NP').tile('D2', '8', 0);
    expect(lay(game, 'D4', '9', 0).cash('NP')).toBe(480);
    expect(lay(turn('OSL').owns('P5', 'OSL'), 'B8', '9', 1).cash('OSL')).toBe(485);
    expect(lay(turn('OSL').owns('P5', 'p1'), 'B8', '9', 1).cash('OSL')).toBe(470);
  });

  test('1867BW-14.5-2 not in Jackson itself', () => {
    const game = turn('OSL').owns('P5', 'OSL').tile('B8', '8', 1);
    expect(lay(game, 'B6', '6j', 4).cash('OSL')).toBe(480);
  });

  test('1867BW-8.2.A-10 cubes stay on an upgraded deposit', () => {
    const game = turn().phase('4').tile('H8', '6*', 2).tile('I7', 'd2', 1).cubes('I7', 2);
    expect(lay(game, 'I7', 'd3', 1).state.cubes.I7).toBe(3);
  });

  test('1867BW-8.2.A-11 a tile on a deposit brings a cube, unless it is full or the box empty', () => {
    const game = lay(turn().tile('H8', '6*', 2), 'I7', 'd1', 1);
    expect([game.state.cubes.I7, game.state.cubesInBox]).toEqual([1, 19]);
    const full = turn().phase('3').tile('H8', '6*', 2).tile('I7', 'd2', 1).cubes('I7', 2);
    expect(lay(full, 'I7', 'd3', 1).state.cubes.I7).toBe(2);
    const empty = turn().tile('H8', '6*', 2);
    empty.state.cubes = { C11: 2 };
    empty.state.cubesInBox = 0;
    expect(lay(empty, 'I7', 'd1', 1).state.cubes.I7).toBe(0);
  });

  test('1867BW-14.8-1 P8 pays $30 for each tile on a deposit', () => {
    const survey = turn().owns('P8', 'CNW').tile('H8', '6*', 2);
    expect(lay(survey, 'I7', 'd1', 1).cash('CNW')).toBe(530);
    const upgrade = turn().phase('3').owns('P8', 'CNW').tile('H8', '6*', 2).tile('I7', 'd2', 1);
    expect(lay(upgrade, 'I7', 'd3', 1).cash('CNW')).toBe(530);
    expect(lay(turn().owns('P8', 'p1').tile('H8', '6*', 2), 'I7', 'd1', 1).cash('CNW')).toBe(500);
  });

  test('1867BW-4.5-2 a director does not pay for tiles', () => {
    expect(rule(turn('OSL', 0).has('p1', 900), 'B10', '9', 2)).toBe('1867BW-8.2.A-17');
  });
});

describe('land that private companies close', () => {
  const laramie = (owner: string) => turn('C&N').owns('P1', owner);

  test('1867BW-14.1-1 Laramie while a player owns P1', () => {
    expect(rule(laramie('p2'), 'J14', '6*', 2)).toBe('1867BW-14.1-1');
    expect(rule(laramie('C&N').tile('J14', '6*', 2), 'J14', '6*', 2)).not.toBe('1867BW-14.1-1');
  });

  test('1867BW-14.2-1 Green River while a player owns P2', () => {
    const game = (owner: string) => turn('WNW').phase('3').owns('P2', owner).station('WNW', 'E13');
    expect([rule(game('p2'), 'E13', '57*'), rule(game('WNW'), 'E13', '57*')]).toEqual([
      '1867BW-14.2-1',
      null,
    ]);
  });

  /** C&N reaches J14 from the west of Cheyenne. */
  const buyer = (item: string, owner = 'p1') =>
    turn('C&N').phase('3').owns(item, owner).do('p1', 'private', { item, price: 40 });

  test('1867BW-14.1-2 its buyer may lay a yellow tile at once, for the terrain', () => {
    const game = buyer('P1');
    expect([game.where.split(' ').at(-1), game.possible]).toEqual(['land', ['lay', 'pass']]);
    expect(game.rule('p1', 'lay', tile('K13', '14c', 1))).toBe('1867BW-14.1-2');
    expect(lay(game, 'J14', '6*', 2).cash('C&N')).toBe(500 - 40 - 10);
  });

  test('1867BW-14.1-3 beside the tiles of the turn', () => {
    const game = lay(buyer('P1'), 'J14', '6*', 2);
    expect([game.where, game.turn.yellows]).toEqual(['OR 2.1 track', 0]);
  });

  test('1867BW-14.1-4 only at the moment of the purchase', () => {
    const game = buyer('P1').do('p1', 'pass');
    expect([game.where, game.turn.yellows]).toEqual(['OR 2.1 track', 0]);
    expect(lay(game, 'J14', '6*', 2).turn.yellows).toBe(1);
  });

  test('1867BW-14.2-2 the same for P2, once', () => {
    const game = turn('WNW')
      .phase('3')
      .owns('P2', 'p1')
      .station('WNW', 'E13')
      .do('p1', 'private', { item: 'P2', price: 40 });
    expect(game.where.split(' ').at(-1)).toBe('land');
    expect(lay(game, 'E13', '57*').where).toBe('OR 2.1 track');
    expect([game.turn.yellows, game.cash('WNW')]).toEqual([0, 460]);
  });
});
