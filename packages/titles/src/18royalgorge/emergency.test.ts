import { POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { plain, rioGrande, type Scene } from './testing/scene.ts';

const FOUR = { train: '4+-1', from: 'bank', price: 400 };
const sale = (company: string, percent: number) => ({ company, percent });
/** Rio Grande must buy a 4+ and has $300. */
const rg = (cash: number, game: Scene = plain()) =>
  rioGrande(game)
    .company('RG', { p1: 40 }, { price: 80, treasury: 300 })
    .has('p1', cash)
    .deck('4+-1')
    .phase('Green')
    .operate('RG', 'trains');

describe('emergency fundraising', () => {
  test('18RG-emergency-1 all the cash of the company, and the rest from the president', () => {
    const game = rg(85).has('RG', 315).do('p1', 'train', FOUR);
    expect([game.cash('RG'), game.cash('p1'), game.trainsOf('RG')]).toEqual([0, 0, ['4+']]);
    const isolated = plain()
      .company('RG', { p1: 40 }, { treasury: 300 })
      .has('p1', 150)
      .deck('4+-1')
      .operate('RG', 'trains');
    expect(isolated.do('p1', 'train', FOUR).cash('p1')).toBe(50);
  });

  test('18RG-emergency-2 then shares, of any company, as many as are needed', () => {
    const game = rg(40).company('VGC', { p1: 60 }, { price: 45 });
    expect(game.rule('p1', 'train', FOUR)).toBe('18RG-emergency-2');
    expect(game.rule('p1', 'sell', sale('VGC', 30))).toBe('18RG-emergency-2');
    game.do('p1', 'sell', sale('VGC', 20));
    expect(game.cash('p1')).toBe(130);
    expect(game.rule('p1', 'sell', sale('VGC', 10))).toBe('18RG-emergency-2');
    game.do('p1', 'train', FOUR);
    expect(game.cash('p1')).toBe(30);
    expect(rg(500).rule('p1', 'sell', sale('RG', 10))).toBe('18RG-emergency-2');
  });

  test('18RG-emergency-3 no sale takes a presidency away', () => {
    const game = rg(0).company('KP', { p1: 30, p2: 30 }, { price: 90 });
    expect(game.rule('p1', 'sell', sale('KP', 10))).toBe('18RG-emergency-3');
    const own = rg(0).company('RG', { p1: 40, p2: 30 }, { price: 80, treasury: 300 });
    expect(own.rule('p1', 'sell', sale('RG', 20))).toBe('18RG-emergency-3');
    const options = { emergencyMayChangePresidents: true };
    const recorded = rg(0, plain({ options })).company('KP', { p1: 30, p2: 30 }, { price: 90 });
    expect(recorded.rule('p1', 'sell', sale('KP', 10))).toBeNull();
  });

  test('in recorded games the only holder of a metal company keeps a share', () => {
    const game = rg(0, plain({ options: { lastMetalShareKept: true } })).company(
      'VGC',
      { p1: 20 },
      { price: 45 },
    );
    expect(game.rule('p1', 'sell', sale('VGC', 20))).toBe('18RG-emergency-3');
    expect(game.rule('p1', 'sell', sale('VGC', 10))).toBeNull();
    expect(game.company('VGC', { p1: 20, p2: 10 }).rule('p1', 'sell', sale('VGC', 20))).toBeNull();
    expect(rg(0).company('VGC', { p1: 20 }, { price: 45 }).rule('p1', 'sell', sale('VGC', 20))).toBeNull();
  });

  test('in recorded games a company is sold in one block, and what the Metals Investor bought may go', () => {
    const metals = (options: object) =>
      rg(0, plain({ options })).owns('G5', 'p1').company('VGC', { p1: 20, p2: 10 }, { price: 45 });
    const twice = (options: object) => metals(options).do('p1', 'sell', sale('VGC', 10));
    expect(twice({}).rule('p1', 'sell', sale('VGC', 10))).toBeNull();
    expect(twice({ oneBlockInEmergency: true }).rule('p1', 'sell', sale('VGC', 10))).toBe('18RG-sell-8');
    const invested = (options: object) => {
      const game = metals(options);
      game.state.invested.push({ player: 'p1', company: 'VGC' });
      return game.rule('p1', 'sell', sale('VGC', 20));
    };
    expect([invested({}), invested({ investedSoldInEmergency: true })]).toEqual(['18RG-G-8', null]);
  });

  test('18RG-emergency-4 nor puts more than 50% of a train company into the pool', () => {
    const game = rg(0).company('KP', { p2: 30, p1: 20, [POOL]: 40 }, { price: 70 });
    expect(game.rule('p1', 'sell', sale('KP', 20))).toBe('18RG-emergency-4');
    expect(game.rule('p1', 'sell', sale('KP', 10))).toBeNull();
  });

  test('18RG-emergency-5 prices fall as in a stock round', () => {
    const game = rg(0).do('p1', 'sell', sale('RG', 20));
    expect([game.price('RG'), game.cash('p1')]).toEqual([65, 160]);
    const other = rg(0).company('KP', { p2: 30, p1: 20 }, { price: 70 }).do('p1', 'sell', sale('KP', 10));
    expect(other.price('KP')).toBe(70);
  });

  test("18RG-emergency-6 with the president's money the top train, or another company's for its face value at most", () => {
    const game = rg(1000)
      .company('SF', { p1: 60 })
      .trains('SF', '4+')
      .station('SF', 'K7')
      .tile('K7', '6', 1)
      .tile('K5', '9', 0);
    game.tile('K3', '88', 0);
    expect(game.rule('p1', 'train', { train: '4+-0', from: 'SF', price: 500 })).toBe('18RG-emergency-6');
    expect(game.rule('p1', 'train', { train: '4+-0', from: 'SF', price: 400 })).toBeNull();
  });

  test('18RG-emergency-6 the face value is that of the train bought, and holds only with help', () => {
    /** Santa Fe, connected at Colorado Springs, has a 3+ of $180; on top of the deck lies a 4+ of $400. */
    const seller = (treasury: number) =>
      rg(1000)
        .has('RG', treasury)
        .company('SF', { p1: 60 })
        .trains('SF', '3+')
        .station('SF', 'K7')
        .tile('K7', '6', 1)
        .tile('K5', '9', 0)
        .tile('K3', '88', 0);
    const threePlus = (game: Scene, price: number) =>
      game.rule('p1', 'train', { train: game.state.companies.SF?.trains[0]?.id, from: 'SF', price });
    expect([threePlus(seller(100), 180), threePlus(seller(100), 181)]).toEqual([null, '18RG-emergency-6']);
    const ranges = (game: Scene) => game.choices('train').flatMap(({ range }) => range ?? []);
    expect(ranges(seller(100))).toEqual([{ field: 'price', min: 1, max: 180, step: 1 }]);
    // What the treasury has may be paid, whatever the train's face value.
    expect([threePlus(seller(300), 300), threePlus(seller(300), 301)]).toEqual([null, '18RG-emergency-6']);
    expect(ranges(seller(300))).toEqual([{ field: 'price', min: 1, max: 300, step: 1 }]);
    // From the deck only the top train, at its price.
    for (const [train, price] of [
      ['4+-2', 400],
      ['5+-0', 500],
    ])
      expect(seller(100).rule('p1', 'train', { train, from: 'bank', price })).toBe('18RG-trains-1');
    expect(seller(100).rule('p1', 'train', FOUR)).toBeNull();
    expect(seller(100).rule('p1', 'train', { ...FOUR, price: 399 })).toBe('18RG-trains-2');
  });
});

describe('bankruptcy', () => {
  test('18RG-bankrupt-1 nothing helps: the cash goes to the company, and the game ends at once', () => {
    const game = rg(20).company('RG', { p1: 30 }, { price: 60, treasury: 100 }).company('KP', { p2: 60 });
    expect(game.rule('p1', 'train', FOUR)).toBe('18RG-emergency-2');
    game.do('p1', 'bankrupt');
    expect([game.state.ended, game.cash('p1'), game.cash('RG')]).toEqual([{ reason: 'bankruptcy' }, 0, 180]);
    expect(rg(100).rule('p1', 'bankrupt')).toBe('18RG-bankrupt-1');
    expect(rg(0).rule('p1', 'bankrupt')).toBe('18RG-bankrupt-1');
  });

  test('18RG-bankrupt-2 who is bankrupt scores the shares that are left', () => {
    const game = rg(20).company('RG', { p1: 30 }, { price: 60, treasury: 100 }).do('p1', 'bankrupt');
    expect([game.percent('RG', 'p1'), game.price('RG'), game.worth('p1')]).toEqual([20, 55, 110]);
    const recorded = rg(20, plain({ options: { bankruptCashToBank: true } }));
    recorded.company('RG', { p1: 30 }, { price: 60, treasury: 100 }).do('p1', 'bankrupt');
    expect([recorded.cash('RG'), recorded.worth('p1')]).toEqual([100, 110]);
  });

  test('18RG-bankrupt-1 in recorded games what was sold in one block helps no further', () => {
    const broke = (options: object) =>
      rg(0, plain({ options }))
        .company('RG', { p1: 20 }, { price: 60, treasury: 300 })
        .company('VGC', { p1: 40, p2: 10 }, { price: 45 })
        .do('p1', 'sell', sale('VGC', 10));
    expect(broke({}).rule('p1', 'bankrupt')).toBe('18RG-bankrupt-1');
    expect(broke({ oneBlockInEmergency: true }).rule('p1', 'bankrupt')).toBeNull();
  });
});
