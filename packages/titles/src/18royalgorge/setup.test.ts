import {
  exitsOf,
  faceAt,
  openGame,
  POOL,
  percentOf,
  presidentCertificate,
  stopsOf,
} from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { newRecord } from '../testing/random-games.ts';
import { BOX } from './data/box.ts';
import { RAILS } from './data/companies.ts';
import { TRAINS } from './data/trains.ts';
import { assetData, core, railsOf } from './state.ts';
import { fresh, plain, SEEDS } from './testing/scene.ts';
import { title } from './title.ts';

const seeds = Array.from({ length: 60 }, (_, i) => 1 + i * 7919);

describe('the box', () => {
  test('18RG-comp-1 the bank pays on without end, and nothing ends by it', () => {
    const game = plain().company('KP', { p1: 60 }, { treasury: 0 }).has('p2', 0);
    expect(game.cash('bank')).toBeLessThan(0);
    game.trains('KP', '2+').tile('N6', '9', 1).tile('M7', '9', 1).tile('L8', '6', 2);
    for (let turn = 0; turn < 20; turn++) {
      game.at('KP', 70).operate('KP', 'dividend');
      game.turn.revenue = 10_000;
      game.do('p1', 'dividend', { kind: 'withhold' });
    }
    expect([game.cash('KP'), game.state.ended, game.state.bankBroken]).toEqual([200_000, null, false]);
  });

  test('18RG-comp-2 nine certificates a train company: one of 20% for the president, eight of 10%', () => {
    for (const seed of Object.values(SEEDS)) {
      for (const { certificates } of railsOf(fresh({ seed }).state)) {
        expect(certificates.map(({ percent }) => percent)).toEqual([20, ...Array<number>(8).fill(10)]);
        expect(certificates.filter(({ president }) => president).length).toBe(1);
      }
    }
  });

  test('18RG-comp-3 CF&I and VGC have ten equal certificates and never a president', () => {
    const game = plain();
    for (const id of ['CF&I', 'VGC']) {
      expect(core.company(game.state, id).certificates.map(({ percent }) => percent)).toEqual(
        Array<number>(10).fill(10),
      );
      expect(presidentCertificate(core.company(game.state, id))).toBeUndefined();
      expect(game.rule('p1', 'start', { company: id, price: 60 })).toBe('18RG-comp-3');
    }
    game.do('p1', 'buy', { company: 'VGC', from: POOL, percent: 10 });
    expect(game.president('VGC')).toBeNull();
  });

  test.each([
    ['SF', 4],
    ['KP', 4],
    ['SPP', 4],
    ['PAV', 4],
    ['RG', 3],
    ['NO', 3],
    ['CM', 3],
    ['S', 3],
    ['FCC', 2],
    ['CSCC', 2],
    ['CS', 2],
  ])('18RG-comp-5 %s has %i stations on its charter', (id, count) => {
    expect(core.companyData(id).stationCosts.length).toBe(count);
  });

  test('18RG-comp-5 after the last station none is offered; Rio Grande gets two more by the treaty', () => {
    const game = plain().company('FCC', { p1: 60 }).station('FCC', 'K7').operate('FCC', 'station').settle();
    expect(game.where).toBe('OR 2.1 trains');
    expect(game.state.board.stations.filter(({ owner }) => owner === 'RG').length).toBe(3);
    expect(game.treaty().state.board.stations.filter(({ owner }) => owner === 'RG').length).toBe(5);
  });

  test('18RG-comp-6 there is always one more 6x2', () => {
    const game = plain().deck('6x2-0');
    for (let set = 2; set < 12; set++) {
      game.state.coming = null;
      game.roundEnds(set);
      expect(game.state.depot.stack[0]?.type).toBe('6x2');
    }
    expect(TRAINS.find(({ type }) => type === '6x2')?.quantity).toBeNull();
  });
});

describe('setting up', () => {
  test('18RG-setup-1 yellow phase, and a 2+ for $80 on top of the deck', () => {
    const game = plain().company('KP', { p1: 60 }, { treasury: 100 }).operate('KP', 'trains');
    expect([game.state.phase, game.state.depot.stack.map(({ type }) => type).join(' ')]).toEqual([
      'Yellow',
      '2+ 2+ 2+ 2+ 3+ 3+ 3+ 3+ 4+ 4+ 4+ 5+ 5+ 6x2',
    ]);
    expect(game.actions('train').map(({ train, price }) => [train, price])).toEqual([['2+-0', 80]]);
  });

  test('18RG-setup-2 Rio Grande, Santa Fe and three others, differing from game to game', () => {
    const drawn = seeds.map((seed) => railsOf(fresh({ seed }).state).map(({ id }) => id));
    for (const ids of drawn) {
      expect(new Set(ids).size).toBe(5);
      expect(ids).toEqual(expect.arrayContaining(['RG', 'SF']));
    }
    expect(new Set(drawn.flat()).size).toBe(RAILS.length);
  });

  test.each([
    [SEEDS.florence, 'KP yellow, RG yellow, SF green, NO green, FCC brown'],
    [SEEDS.pueblo, 'RG yellow, PAV yellow, SF green, CM green, S brown'],
    [SEEDS.denver, 'KP yellow, RG yellow, SF green, NO green, CS brown'],
    [SEEDS.springs, 'RG yellow, SF yellow, NO green, CM green, CSCC brown'],
    [SEEDS.southPark, 'KP yellow, RG yellow, SPP green, SF green, FCC brown'],
  ])('18RG-setup-3 seed %i: %s', (seed, boxes) => {
    const companies = railsOf(fresh({ seed }).state);
    expect(companies.map(({ id, box }) => `${id} ${box}`).join(', ')).toBe(boxes);
  });

  test.each([
    [2, 800],
    [3, 550],
    [4, 400],
  ])('18RG-setup-4 %i players have $%i each', (players, cash) => {
    const game = fresh({ players });
    expect(game.state.players.map(({ id }) => game.cash(id))).toEqual(Array<number>(players).fill(cash));
  });

  test('18RG-setup-5 two to four players', () => {
    const rule = (players: number) => {
      const opened = openGame(title, newRecord(title.id, players, 1));
      return 'error' in opened ? opened.rule : null;
    };
    expect([1, 2, 3, 4, 5].map(rule)).toEqual(['18RG-setup-5', null, null, null, '18RG-setup-5']);
  });

  test('18RG-setup-6 VGC: ten shares on the board, twenty cubes in the supply, the track empty', () => {
    const { state } = fresh();
    expect(percentOf(core.company(state, 'VGC'), POOL)).toBe(100);
    expect(state.gold).toEqual({ supply: 20, hexes: {}, shipped: 0, gone: 0 });
  });

  test('18RG-setup-7 CF&I: ten shares on the board, the steel market full', () => {
    const { state } = plain();
    expect(percentOf(core.company(state, 'CF&I'), POOL)).toBe(100);
    expect(state.steel.columns).toEqual({
      A: [0, 10, 20, 30],
      B: [0, 10, 20, 30],
      C: [0, 10, 20, 30],
      D: [0, 10, 20, 30],
      E: [20, 30],
      F: [20, 30],
      G: [30],
      H: [30],
      I: [],
    });
  });

  test("18RG-setup-8 CF&I's box starts with $50: $5 a share at least", () => {
    const game = plain().company('CF&I', { p1: 40 }).has('p1', 0).roundEnds(1);
    expect([game.cash('p1'), game.cash('CF&I')]).toEqual([20, 50]);
  });

  test('18RG-setup-9 the priority deal is drawn, the same for the same seed', () => {
    const first = (seed: number) => fresh({ seed }).state.priority;
    expect(seeds.map(first)).toEqual(seeds.map(first));
    expect(new Set(seeds.map(first))).toEqual(new Set(['p1', 'p2', 'p3']));
    const game = fresh({ seed: 5 });
    expect(game.acting).toBe(game.state.priority);
  });

  test('18RG-setup-10 the debt marker starts on 60', () => expect(fresh().price('DEBT')).toBe(60));

  test('18RG-setup-11 CF&I and VGC start on 45', () => {
    const game = plain().has('p1', 100);
    game.do('p1', 'buy', { company: 'CF&I', from: POOL, percent: 10 });
    expect([game.price('CF&I'), game.price('VGC'), game.cash('p1')]).toEqual([45, 45, 55]);
  });

  test('18RG-setup-12 two yellow, two green and one brown asset, in that order', () => {
    for (const seed of seeds) {
      const assets = Object.keys(fresh({ seed }).state.privates).map(assetData);
      expect(assets.map(({ colour }) => colour)).toEqual(['yellow', 'yellow', 'green', 'green', 'brown']);
      expect(assets[0]?.minimum).toBeLessThanOrEqual(assets[1]?.minimum ?? 0);
    }
    expect(Object.keys(fresh({ seed: SEEDS.florence }).state.privates)).toEqual([
      'Y3',
      'Y2',
      'G6',
      'G1',
      'B2',
    ]);
    expect(Object.keys(fresh({ seed: SEEDS.pueblo }).state.privates)).toEqual(['Y3', 'Y2', 'G6', 'G3', 'B6']);
  });

  test('18RG-setup-13 coal is in the game with a card that uses it', () => {
    expect(fresh({ seed: SEEDS.florence }).state.coal.creek).toBe(12);
    expect(fresh({ seed: SEEDS.denver }).state.coal.creek).toBe(0);
  });

  test('18RG-setup-14 the yellow gorge: 20 in the west, 40 in the east, no track between', () => {
    const { board } = fresh().state;
    const face = (hex: string) => faceAt(BOX.geography, board, hex);
    expect(['D12', 'E13', 'F12'].map((hex) => stopsOf(face(hex)).map(({ revenue }) => revenue))).toEqual([
      [20],
      [],
      [40],
    ]);
    expect(exitsOf(face('E13')).size).toBe(0);
    expect(['D12', 'F12'].map((hex) => face(hex).color)).toEqual(['yellow', 'yellow']);
  });
});

describe('money', () => {
  test('18RG-cash-1 a poor company lays nothing dear, however rich its president', () => {
    const game = plain()
      .company('KP', { p1: 60 }, { treasury: 0 })
      .has('p1', 1000)
      .tile('N6', '9', 1)
      .tile('M7', '8', 2);
    game.station('KP', 'L14').tile('L14', '6', 3).operate('KP');
    expect(game.rule('p1', 'lay', { hex: 'M15', tile: '8', rotation: 2 })).toBe('18RG-cash-1');
    expect(game.has('KP', 20).rule('p1', 'lay', { hex: 'M15', tile: '8', rotation: 2 })).toBeNull();
  });

  test('18RG-cash-2 players pay for shares, companies for track, stations, trains, debts and assets', () => {
    const game = plain()
      .company('RG', { p1: 60 }, { treasury: 500 })
      .has('p1', 500)
      .owns('Y1', 'p2')
      .has('p2', 0);
    const purses = () => [game.cash('p1'), game.cash('RG')];
    game.stock(2, 'p1').do('p1', 'buy', { company: 'VGC', from: POOL, percent: 10 });
    expect(purses()).toEqual([455, 500]);
    game.phase('Green').treaty().operate('RG').do('p1', 'lay', { hex: 'K3', tile: '58', rotation: 4 });
    game.do('p1', 'lay', { hex: 'K5', tile: '9', rotation: 0 });
    expect(purses()).toEqual([455, 470]);
    game.operate('RG', 'trains').do('p1', 'train', { train: '2+-0', from: 'bank', price: 80 });
    expect(purses()).toEqual([455, 390]);
    game.operate('RG', 'debt').do('p1', 'debt');
    expect(purses()).toEqual([455, 330]);
    game.operate('RG', 'trains').do('p1', 'private', { item: 'Y1', price: 50 }).do('p2', 'accept');
    expect([...purses(), game.cash('p2')]).toEqual([455, 280, 50]);
    game.tile('K7', '6', 1).operate('RG', 'station').do('p1', 'station', { hex: 'K7', stop: 0 });
    expect(purses()).toEqual([455, 240]);
  });
});
