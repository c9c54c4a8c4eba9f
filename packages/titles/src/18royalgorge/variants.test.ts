import { openGame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { newRecord } from '../testing/random-games.ts';
import { fresh, plain, rioGrande, type Scene } from './testing/scene.ts';
import { title } from './title.ts';

const VGC = { company: 'VGC', from: 'pool', percent: 10 };
const auction = () => plain({ options: { auction: true } });

describe('auction of company rights', () => {
  test('18RG-variant-1 who wants to start a company opens an auction in steps of $5; passing is final', () => {
    const game = auction();
    expect(game.rule('p1', 'start', { company: 'KP', price: 60 })).toBe('18RG-variant-1');
    for (const price of [0, 7])
      expect(game.rule('p1', 'right', { company: 'KP', price })).toBe('18RG-variant-1');
    game
      .do('p1', 'right', { company: 'KP', price: 5 })
      .do('p2', 'bid', { price: 10 })
      .do('p3', 'pass')
      .do('p1', 'bid', { price: 15 });
    expect(game.acting).toBe('p2');
    game.do('p2', 'pass');
    expect([game.where, game.acting]).toEqual(['SR 1 start', 'p1']);
  });

  test('18RG-variant-2 the winner pays the bank, apart from the start, and starts at once', () => {
    const game = auction().do('p1', 'right', { company: 'KP', price: 25 }).do('p2', 'pass').do('p3', 'pass');
    expect(game.rule('p1', 'start', { company: 'RG', price: 60 })).toBe('18RG-variant-2');
    game.do('p1', 'start', { company: 'KP', price: 80 });
    expect([game.cash('p1'), game.cash('KP')]).toEqual([550 - 25 - 160, 160]);
    expect(game.rule('p1', 'buy', VGC)).toBe('18RG-stock-1');
  });

  test("18RG-variant-3 if another wins, the initiator's turn goes on", () => {
    const game = auction()
      .do('p1', 'right', { company: 'KP', price: 5 })
      .do('p2', 'bid', { price: 10 })
      .do('p3', 'pass')
      .do('p1', 'pass');
    expect(game.acting).toBe('p2');
    game.do('p2', 'start', { company: 'KP', price: 60 });
    expect([game.acting, game.president('KP'), game.rule('p1', 'buy', VGC)]).toEqual(['p1', 'p2', null]);
    game.do('p1', 'buy', VGC).do('p1', 'pass');
    expect([game.acting, game.rule('p2', 'buy', VGC)]).toEqual(['p2', null]);
  });

  test('18RG-variant-4 a bid must leave enough for the cheapest start', () => {
    const game = auction().has('p1', 150).has('p2', 139);
    expect(game.rule('p1', 'right', { company: 'KP', price: 35 })).toBe('18RG-variant-4');
    game.do('p1', 'right', { company: 'KP', price: 15 });
    expect(game.rule('p2', 'bid', { price: 20 })).not.toBeNull();
    expect(game.has('p2', 140).rule('p2', 'bid', { price: 20 })).toBeNull();
  });
});

describe('players and cards', () => {
  test('18RG-variant-5 two players: 70% of every company', () => {
    const two = plain({ players: 2 }).company('VGC', { p1: 60 }).company('KP', { p1: 60 }).stock();
    expect(two.rule('p1', 'buy', VGC)).toBeNull();
    expect(two.company('VGC', { p1: 70 }).rule('p1', 'buy', VGC)).toBe('18RG-buy-4');
  });

  test('18RG-variant-6 hand-picked: from the left of the priority deal, two yellow, two green, one brown', () => {
    const game = fresh({ options: { handPicked: true, firstSeatOpens: true } });
    expect([game.where, game.acting]).toEqual(['Auction pick', 'p2']);
    game.do('p2', 'pick', { item: 'B1' });
    expect(game.rule('p3', 'pick', { item: 'B2' })).toBe('18RG-variant-6');
    expect(game.rule('p3', 'pick', { item: 'Y8' })).toBe('18RG-variant-6');
    game.do('p3', 'pick', { item: 'Y1' }).do('p1', 'pick', { item: 'G4' });
    expect(game.rule('p2', 'pick', { item: 'Y1' })).toBe('18RG-variant-6');
    game.do('p2', 'pick', { item: 'Y3' }).do('p3', 'pick', { item: 'G2' });
    expect([Object.keys(game.state.privates), game.where, game.acting]).toEqual([
      ['Y3', 'Y1', 'G2', 'G4', 'B1'],
      'Auction auction',
      'p1',
    ]);
    expect(game.state.coal.creek).toBe(12);
  });

  test('18RG-variant-7 no privates: the first round is a stock round, led by the priority deal of set-up', () => {
    const games = [1, 2, 3, 4, 5, 6].map((seed) => fresh({ seed, options: { noPrivates: true } }));
    for (const game of games) {
      expect([game.where, game.acting, Object.keys(game.state.privates)]).toEqual([
        'SR 1 stock',
        game.state.priority,
        [],
      ]);
    }
    expect(new Set(games.map((game) => game.acting)).size).toBeGreaterThan(1);
    const both = openGame(title, newRecord(title.id, 3, 1, { noPrivates: true, handPicked: true }));
    expect('error' in both).toBe(true);
  });

  test('18RG-variant-8 alternate prices: steel 50, 45 or 40; gold 55, 40 or 50', () => {
    const games = Array.from({ length: 40 }, (_, seed) =>
      fresh({ seed: seed * 31, options: { metalPrices: true } }),
    );
    const prices = (id: string) =>
      [...new Set(games.map((game) => game.price(id) ?? 0))].sort((a, b) => a - b);
    expect([prices('CF&I'), prices('VGC')]).toEqual([
      [40, 45, 50],
      [40, 50, 55],
    ]);
  });
});

describe('shorter game', () => {
  const options = { shorterGame: true };
  const bought = (game: Scene) =>
    rioGrande(game)
      .company('RG', { p1: 60 }, { treasury: 650 })
      .deck('6x2-0')
      .operate('RG', 'trains', { set: 4, round: 2 })
      .do('p1', 'train', { train: '6x2-0', from: 'bank', price: 650 });

  test('18RG-variant-9 a bought 6x2 ends the game with the current set', () => {
    const game = bought(plain({ options })).do('p1', 'pass');
    expect([game.state.ended?.reason, game.rounds]).toEqual(['train', []]);
  });

  test('18RG-variant-10 an exported one with the next', () => {
    const game = plain({ options }).deck('6x2-0').roundEnds(5);
    expect([game.state.coming?.set, game.where]).toEqual([6, 'SR 6 stock']);
  });
});
