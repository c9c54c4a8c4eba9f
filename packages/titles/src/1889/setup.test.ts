import { printedStationCost } from '@roundhouse/classic';
import { BANK, OFFERING, openGame, percentOf, stationsOnCharter, tilesLeft } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { newRecord } from '../testing/random-games.ts';
import { BOX } from './data/box.ts';
import { COMPANIES } from './data/companies.ts';
import { core } from './state.ts';
import { fresh, later } from './testing/scene.ts';
import { title } from './title.ts';
import { view } from './view.ts';

const COUNTS = [2, 3, 4, 5, 6];
const companies = COMPANIES.map(({ id }) => id);

describe('players and money', () => {
  test('1889-1.1-1 two to six players', () => {
    for (const count of COUNTS) expect(fresh(count).state.players).toHaveLength(count);
    for (const count of [0, 1, 7])
      expect(openGame(title, newRecord('1889', count, 1))).toMatchObject({ rule: '1889-1.1-1' });
  });

  test('1889-1.1-2 the bank starts with ¥7,000, starting cash included', () => {
    expect([fresh(4).cash(BANK), fresh(5).cash(BANK)]).toEqual([5320, 5050]);
  });

  test('1889-1.1-3 ¥420 each for up to four, ¥390 for five and six', () => {
    expect(COUNTS.map((count) => fresh(count).cash('p2'))).toEqual([420, 420, 420, 390, 390]);
  });

  test('1889-1.1-4 the certificate limit', () => {
    expect(COUNTS.map((count) => core.certificateLimit(fresh(count).state))).toEqual([25, 19, 14, 12, 11]);
  });

  test('1889-1.1-5 five, six or seven private companies', () => {
    const offered = COUNTS.map((count) => Object.keys(fresh(count).state.privates).join(' '));
    expect(offered).toEqual([
      'P1 P2 P3 P4 P5',
      'P1 P2 P3 P4 P5 P6',
      ...Array.from({ length: 3 }, () => 'P1 P2 P3 P4 P5 P6 P7'),
    ]);
  });

  test('1889-1.1-6 nothing but the seats is left to chance', () => {
    expect(fresh(4, { seed: 5 }).state).toEqual(fresh(4, { seed: 77 }).state);
    expect(fresh(4).acting).toBe('p1');
  });

  test('1889-1.1-7 the auction comes first', () => {
    expect(fresh(3).where).toBe('Auction auction');
    expect(fresh(3).rule('p1', 'start', { company: 'AR', price: 65 })).toBe('1889-2.1-2');
  });
});

describe('companies, tiles and trains', () => {
  test('1889-1.2-1 seven companies, each with a certificate of 20% and eight of 10%', () => {
    const { state } = fresh();
    expect(companies).toEqual(['AR', 'IR', 'SR', 'KO', 'TR', 'KU', 'UR']);
    for (const id of companies) {
      const { certificates } = core.company(state, id);
      expect(certificates.map(({ percent }) => percent).sort()).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 20]);
      expect(percentOf(core.company(state, id), OFFERING)).toBe(100);
    }
    expect(title.totals(state)).toMatchObject({ certificates: 63, percent: 700, presidents: 7 });
  });

  test('1889-1.2-2 markers: two, two, two, two, three, one, three; the home is free, others cost ¥40', () => {
    const game = later();
    const counts = companies.map((id) => stationsOnCharter(game.state.board, id).length);
    expect(counts).toEqual([2, 2, 2, 2, 3, 1, 3]);
    expect(companies.map((id) => printedStationCost(core, game.state, id))).toEqual([0, 0, 0, 0, 0, 0, 0]);
    for (const id of companies) game.operated(id);
    expect(printedStationCost(core, game.state, 'TR')).toBe(40);
    expect(printedStationCost(core, game.station('TR', 'G12').state, 'TR')).toBe(40);
  });

  test('1889-1.2-3 each home has a place kept for its company', () => {
    const game = fresh();
    const kept = view(game.state, game.engine).map?.reservations.map(
      ({ company, hex }) => `${company} ${hex}`,
    );
    expect(kept).toEqual(['AR K8', 'IR E2', 'SR I2', 'KO K4', 'TR F9', 'KU C10', 'UR B7']);
  });

  test('1889-1.2-4 63 tiles, and none is laid once its number is used up', () => {
    const { manifest } = BOX.geography;
    expect(Object.values(manifest).reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(63);
    expect([manifest['57'], manifest['8'], manifest['437'], manifest['611']]).toEqual([2, 5, 1, 2]);
    const game = later().company('IR', { p1: 60 }).operate('IR').tile('F3', '57', 0);
    expect(game.rule('p1', 'lay', { hex: 'E2', tile: '57', rotation: 1 })).toBe(null);
    game.tile('G4', '57', 0);
    expect(game.rule('p1', 'lay', { hex: 'E2', tile: '57', rotation: 1 })).toBe('1889-1.2-4');
    expect(game.rule('p1', 'lay', { hex: 'E2', tile: '59', rotation: 1 })).toBe('1889-1.2-4');
  });

  test('1889-1.2-5 a tile that is built over returns to the supply, a printed face does not', () => {
    const game = later().phase('3').company('KO', { p1: 60 }).operate('KO').tile('I2', '57', 0);
    const left = (tile: string) => tilesLeft(BOX.geography, game.state.board, tile);
    expect(left('57')).toBe(1);
    game.tile('I2', '14', 0);
    expect([left('57'), left('14')]).toEqual([2, 0]);
    const yellow = ['5', '6', '57', '438'].map(left);
    game.do('p1', 'lay', { hex: 'K4', tile: '440', rotation: 0 });
    expect([['5', '6', '57', '438'].map(left), left('440')]).toEqual([yellow, 0]);
  });

  test('1889-1.2-6 the train stack', () => {
    const { stack } = fresh().state.depot;
    const count = (type: string) => stack.filter((card) => card.type === type).length;
    expect(['2', '3', '4', '5', '6'].map(count)).toEqual([6, 5, 4, 3, 2]);
    const game = later().phase('D').company('AR', { p1: 60 }, { treasury: 2200 }).operate('AR', 'trains');
    game.do('p1', 'train', { train: 'D-0', from: 'bank', price: 1100, trade: '' });
    expect(game.rule('p1', 'train', { train: 'D-1', from: 'bank', price: 1100, trade: '' })).toBe(null);
  });

  test('1889-1.2-7 the game begins in Phase 2', () => {
    const { state } = fresh();
    expect(core.phase(state)).toMatchObject({
      name: '2',
      tiles: ['yellow'],
      trainLimit: 4,
      operatingRounds: 1,
    });
  });

  test('1889-1.2-8 after the auction stock rounds and sets of operating rounds alternate', () => {
    const game = fresh(2);
    for (const item of ['P1', 'P2', 'P3', 'P4', 'P5']) game.do(game.acting, 'take', { item });
    game.do(game.acting, 'start', { company: 'AR', price: 65 }).do('p2', 'pass');
    game.passWhile(() => !game.where.startsWith('SR 3'));
    expect(game.rounds).toEqual(['SR 1', 'OR 1.1', 'SR 2', 'OR 2.1', 'SR 3']);
  });
});
