import { faceAt, revenueOf, stopsOf } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { stationCost } from './stations.ts';
import { plain, rioGrande, type Scene, SEEDS } from './testing/scene.ts';

const lay = (hex: string, tile: string, rotation = 0) => ({ hex, tile, rotation });
const BROWN_EAST = lay('F12', 'gorge-brown-A-east');
const values = (game: Scene) =>
  ['D12', 'E13', 'F12'].map((hex) =>
    stopsOf(faceAt(BOX.geography, game.state.board, hex)).map((stop) => revenueOf(stop, [])),
  );
/** Rio Grande from Denver over Colorado Springs, Cripple Creek and Cañon City to the east end of the gorge. */
const toGorge = (game: Scene) =>
  game
    .company('RG', { p1: 60 })
    .tile('K3', '58', 4)
    .tile('K5', '9', 0)
    .tile('K7', '6', 1)
    .tile('J8', '8', 2)
    .tile('I7', '5', 5)
    .tile('I9', '58', 1)
    .tile('H10', '8', 4)
    .tile('H12', '5', 2)
    .tile('G11', '8', 5);
/** Salida, joined with the west end, and Colorado Midland in it. */
const west = (game = plain({ seed: SEEDS.springs })) =>
  game.company('CM', { p1: 60 }).tile('C11', 'RG6').station('CM', 'C11');

describe('the gorge', () => {
  test('18RG-gorge-1 gorge tiles on the gorge only, and nothing else there', () => {
    const game = west().phase('Brown').treaty().operate('CM');
    expect(game.rule('p1', 'lay', lay('D12', '63'))).toBe('18RG-gorge-1');
    expect(game.rule('p1', 'lay', lay('C11', 'gorge-brown-A-west'))).toBe('18RG-gorge-1');
    expect(game.rule('p1', 'lay', lay('D12', 'gorge-brown-A-east'))).toBe('18RG-gorge-1');
    expect(game.rule('p1', 'lay', lay('D12', 'gorge-brown-A-west', 1))).toBe('18RG-gorge-1');
  });

  test('18RG-gorge-2 its stations are for Rio Grande only', () => {
    const game = west().operate('CM', 'station');
    expect(game.rule('p1', 'station', { hex: 'D12', stop: 0 })).toBe('18RG-gorge-2');
    const own = toGorge(plain()).operate('RG', 'station').do('p1', 'station', { hex: 'F12', stop: 0 });
    expect([own.markers('F12'), own.cash('RG')]).toEqual([['RG'], 460]);
  });

  test('18RG-gorge-3 nobody lays the green gorge', () => {
    const game = west().phase('Green').operate('CM');
    expect(game.rule('p1', 'lay', lay('D12', 'gorge-green-A-west'))).toBe('18RG-gorge-3');
    expect(game.treaty().rule('p1', 'lay', lay('D12', 'gorge-green-A-west'))).toBe('18RG-gorge-3');
  });

  test('18RG-gorge-4 after the treaty, in brown, any company that reaches it lays the brown tile: three hexes, one steel', () => {
    const game = west().phase('Brown').operate('CM');
    expect(game.rule('p1', 'lay', lay('D12', 'gorge-brown-A-west'))).toBe('18RG-gorge-4');
    game.treaty();
    expect(game.phase('Green').rule('p1', 'lay', lay('D12', 'gorge-brown-A-west'))).toBe('18RG-track-2');
    game.phase('Brown').has('CM', 100).do('p1', 'lay', lay('D12', 'gorge-brown-A-west'));
    expect([values(game), game.cash('CM'), game.cash('CF&I'), game.turn.tiles]).toEqual([
      [[40], [60], [80]],
      70,
      80,
      1,
    ]);
    expect(game.rule('p1', 'lay', BROWN_EAST)).toBe('18RG-comp-4');
    const far = plain().company('KP', { p1: 60 }).treaty().phase('Brown').operate('KP');
    expect(far.rule('p1', 'lay', BROWN_EAST)).toBe('18RG-gorge-4');
  });

  test('18RG-gorge-5 before the treaty its ends are dead ends worth 20 and 40', () => {
    const game = west().trains('CM', '3+').tile('B10', '8', 4).tile('C9', '9', 0).operate('CM', 'run');
    expect(values(game)).toEqual([[20], [], [40]]);
    expect(game.runRule('CM', 'C11 D12 E13 F12')).toBe('18RG-route-1');
    expect(game.runs('CM', 'C11 D12')).toBe(60);
  });

  test('18RG-gorge-6 after it only Rio Grande runs through; others end in it', () => {
    const game = west().treaty().phase('Green').trains('CM', '3+').operate('CM', 'run');
    expect(game.runRule('CM', 'C11 D12 E13')).toBe('18RG-run-9');
    expect(game.runs('CM', 'C11 D12')).toBe(70);
    const own = west(plain({ seed: SEEDS.springs }))
      .company('RG', { p1: 60 })
      .treaty()
      .trains('RG', '3+');
    expect(own.operate('RG', 'run').runs('RG', 'C11 D12 E13 F12')).toBe(40 + 30 + 40 + 60);
  });
});

describe('the Treaty of Boston', () => {
  /** Rio Grande buys the second 3+. */
  const signing = (game: Scene) =>
    rioGrande(game)
      .company('RG', { p1: 60 }, { treasury: 180 })
      .deck('3+-1')
      .phase('Green')
      .operate('RG', 'trains')
      .do('p1', 'train', { train: '3+-1', from: 'bank', price: 180 });

  test('18RG-treaty-1 it comes with the second 3+', () => {
    const first = rioGrande(plain()).company('RG', { p1: 60 }, { treasury: 180 }).deck('3+-0').phase('Green');
    first.operate('RG', 'trains').do('p1', 'train', { train: '3+-0', from: 'bank', price: 180 });
    expect([first.state.treaty, signing(plain()).state.treaty]).toEqual([false, true]);
  });

  test('18RG-treaty-2 the green gorge lies by itself: no steel, no cost, no tile of the turn', () => {
    const game = signing(plain());
    expect([values(game), game.cash('RG'), game.cash('CF&I'), game.turn.tiles]).toEqual([
      [[30], [40], [60]],
      0,
      50,
      0,
    ]);
  });

  test('18RG-treaty-3 Rio Grande stands in D12 and F12 and keeps its unplaced stations', () => {
    const game = signing(plain());
    expect([game.markers('D12'), game.markers('F12')]).toEqual([['RG'], ['RG']]);
    expect(game.state.board.stations.filter(({ owner, at }) => owner === 'RG' && at === null).length).toBe(2);
    expect(stationCost(game.state, 'RG')).toBe(40);
  });

  test('18RG-treaty-4 a station on the yellow gorge comes back and is priced anew', () => {
    const game = plain().company('RG', { p1: 60 }).station('RG', 'F12').station('RG', 'K7').treaty();
    expect(game.state.board.stations.filter(({ owner, at }) => owner === 'RG' && at === null).length).toBe(1);
    expect([game.markers('F12'), stationCost(game.state, 'RG')]).toEqual([['RG'], 80]);
    const two = plain().company('RG', { p1: 60 }).station('RG', 'F12').treaty();
    expect(stationCost(two.state, 'RG')).toBe(60);
  });

  test('18RG-treaty-5 Rio Grande owes four tokens, Santa Fe two', () => {
    expect(signing(plain()).state.debts).toEqual({ RG: { owed: 4, paid: 0 }, SF: { owed: 2, paid: 0 } });
  });

  test('18RG-treaty-6 all of it also before Rio Grande or Santa Fe has started', () => {
    const game = plain()
      .company('KP', { p1: 60 }, { treasury: 180 })
      .deck('3+-1')
      .phase('Green')
      .operate('KP', 'trains');
    game.do('p1', 'train', { train: '3+-1', from: 'bank', price: 180 });
    expect([game.markers('D12'), game.markers('F12'), game.markers('L2')]).toEqual([['RG'], ['RG'], []]);
    expect(game.state.debts.RG?.owed).toBe(4);
  });
});
