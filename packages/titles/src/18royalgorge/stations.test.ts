import { describe, expect, test } from 'vitest';
import { stationCost } from './stations.ts';
import { kansasPacific, plain, rioGrande, type Scene, SEEDS, santaFe } from './testing/scene.ts';

const spot = (hex: string, stop = 0) => ({ hex, stop });
const kp = (game: Scene = plain()) =>
  kansasPacific(game).company('KP', { p1: 60 }, { treasury: 500 }).operate('KP', 'station');

describe('building stations', () => {
  test('18RG-station-1 one in a turn, after track', () => {
    const game = kp().do('p1', 'station', spot('K7'));
    expect(game.where).toBe('OR 2.1 trains');
    expect(game.rule('p1', 'station', spot('L8'))).toBe('18RG-station-1');
    expect(kp().operate('KP').rule('p1', 'station', spot('K7'))).toBe('18RG-or-5');
  });

  test('18RG-station-2 none in the first turn', () => {
    const game = kp().operate('KP', 'station', { first: true }).settle();
    expect([game.where, game.rule('p1', 'station', spot('K7'))]).toEqual(['OR 2.1 trains', '18RG-station-2']);
  });

  test('18RG-station-3 the place must be empty and connected, past no full city of rivals', () => {
    expect(kp().rule('p1', 'station', spot('L14'))).toBe('18RG-station-3');
    expect(kp().rule('p1', 'station', spot('I9'))).toBe('18RG-station-3');
    expect(kp().company('RG', { p2: 60 }).station('RG', 'K7').rule('p1', 'station', spot('K7'))).toBe(
      '18RG-station-3',
    );
    const blocked = kp().company('NO', { p2: 60 });
    expect(blocked.rule('p1', 'station', spot('K7'))).toBe('18RG-station-3');
    expect(blocked.phase('Green').tile('L8', '15', 1).rule('p1', 'station', spot('K7'))).toBeNull();
  });

  test('18RG-station-4 homes of companies that have not started are kept for them', () => {
    expect(kp().rule('p1', 'station', spot('L8'))).toBe('18RG-station-4');
    const open = kp(plain({ seed: SEEDS.southPark }));
    expect(open.rule('p1', 'station', spot('K7'))).toBeNull();
    expect(kp().tile('L8', '15', 1).rule('p1', 'station', spot('L8'))).toBeNull();
    const pav = santaFe(plain({ seed: SEEDS.pueblo }))
      .company('SF', { p1: 60 })
      .operate('SF', 'station');
    expect(pav.rule('p1', 'station', spot('L14'))).toBe('18RG-station-4');
  });

  test('18RG-station-5 one station of a company in a hex; the three hexes of Denver are three', () => {
    const game = kp().tile('L8', '15', 1).station('KP', 'L8');
    expect(game.rule('p1', 'station', spot('L8'))).toBe('18RG-station-5');
    const denver = rioGrande(plain()).company('RG', { p1: 60 }).tile('K3', '88', 0).operate('RG', 'station');
    expect(denver.rule('p1', 'station', spot('K1'))).toBeNull();
  });

  test('18RG-station-6 home free, then $40, $60 and $80 to the bank', () => {
    const game = kp().tile('L8', '15', 1);
    const pays = (hex: string) => {
      const before = game.has('KP', 500).cash('bank');
      game.operate('KP', 'station').do('p1', 'station', spot(hex));
      return [500 - game.cash('KP'), game.cash('bank') - before];
    };
    expect([pays('K7'), pays('L8')]).toEqual([
      [40, 40],
      [60, 60],
    ]);
    expect(stationCost(game.state, 'KP')).toBe(80);
    expect(kp().has('KP', 39).rule('p1', 'station', spot('K7'))).toBe('18RG-station-6');
  });

  test('18RG-station-7 stations stay: no move takes one away', () => {
    const game = kp()
      .station('KP', 'K7')
      .phase('Green')
      .operate('KP')
      .do('p1', 'lay', { hex: 'K7', tile: '14', rotation: 1 });
    expect(game.markers('K7')).toEqual(['KP']);
    const moves = new Set(game.engine.advisedChoices(game.state).map(({ action }) => action.type));
    expect([...moves].sort()).toEqual(['lay', 'pass', 'propose-end', 'steel']);
  });
});
