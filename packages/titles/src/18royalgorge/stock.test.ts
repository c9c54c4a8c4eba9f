import { POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { countedCertificates } from './limits.ts';
import { core } from './state.ts';
import { plain } from './testing/scene.ts';

const share = (company: string, from = company) => ({ company, from, percent: 10 });
const sale = (company: string, percent: number) => ({ company, percent });
/** KP with p1 as president, and p1 to act in the second stock round. */
const kp = (holdings: Readonly<Record<string, number>> = { p1: 50, p2: 20, p3: 10 }, price = 80) =>
  plain()
    .company('KP', holdings, { price, treasury: 0 })
    .has('p1', 500)
    .has('p2', 500)
    .has('p3', 500)
    .stock();

describe('the price track', () => {
  test('18RG-price-1 a marker that enters a space lies below those already there', () => {
    const game = plain().do('p1', 'start', { company: 'KP', price: 70 }).do('p1', 'pass');
    game.do('p2', 'start', { company: 'RG', price: 70 });
    expect(core.operatingOrder(game.state)).toEqual(['KP', 'RG']);
    game.company('KP', { p1: 20 }, { price: 65 });
    game.operate('KP', 'dividend').turn.revenue = 70;
    game.do('p1', 'dividend', { kind: 'pay' });
    expect([game.price('KP'), core.operatingOrder(game.state)]).toEqual([70, ['RG', 'KP']]);
  });

  test('18RG-price-2 the order in a space is kept until a marker leaves', () => {
    const game = plain().company('RG', { p1: 20 }).company('KP', { p2: 20 }).stock();
    game.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    expect(core.operatingOrder(game.state)).toEqual(['RG', 'KP']);
  });

  test('18RG-price-3 nothing moves left of 30 or right of 460', () => {
    const game = plain().company('KP', { p1: 20 }, { price: 30 }).operate('KP', 'dividend').settle();
    expect(game.price('KP')).toBe(30);
    game.at('KP', 420).operate('KP', 'dividend').turn.revenue = 2000;
    expect(game.do('p1', 'dividend', { kind: 'pay' }).price('KP')).toBe(460);
  });
});

describe('turns', () => {
  test('18RG-stock-1 sales, then one purchase; a second one is refused', () => {
    const game = kp().do('p1', 'sell', sale('KP', 10)).do('p1', 'buy', share('VGC', POOL));
    expect(game.rule('p1', 'buy', share('VGC', POOL))).toBe('18RG-stock-1');
    expect(game.rule('p1', 'start', { company: 'RG', price: 60 })).toBe('18RG-stock-1');
    expect(game.do('p1', 'pass').acting).toBe('p2');
  });

  test('18RG-stock-2 the round ends when all have passed in a row', () => {
    const game = kp().do('p1', 'pass').do('p2', 'pass').do('p3', 'buy', share('KP')).do('p3', 'pass');
    expect(game.where).toBe('SR 2 stock');
    game.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    expect(game.where).toBe('OR 2.1 track');
  });

  test('18RG-stock-3 who has passed may act again', () => {
    const game = kp().do('p1', 'pass').do('p2', 'buy', share('KP')).do('p2', 'pass').do('p3', 'pass');
    expect(game.rule('p1', 'buy', share('KP'))).toBeNull();
  });

  test('18RG-prio-3 the priority deal goes to the left of the last who acted; nobody acted: it stays', () => {
    const game = kp().do('p1', 'pass').do('p2', 'buy', share('KP')).do('p2', 'pass');
    game.do('p3', 'pass').do('p1', 'pass').do('p2', 'pass');
    expect(game.state.priority).toBe('p3');
    const idle = kp();
    idle.state.priority = 'p2';
    idle.stock(2, 'p2').do('p2', 'pass').do('p3', 'pass').do('p1', 'pass');
    expect(idle.state.priority).toBe('p2');
  });
});

describe('selling', () => {
  test('18RG-sell-1 shares go to the pool, and the bank pays the price of each', () => {
    const game = kp().stock(2, 'p2').do('p2', 'sell', sale('KP', 20));
    expect([game.cash('p2'), game.percent('KP', POOL)]).toEqual([660, 20]);
    expect(game.rule('p2', 'sell', sale('RG', 10))).toBe('18RG-start-7');
  });

  test('18RG-sell-2 all sales come before the purchase', () => {
    const game = kp().do('p1', 'buy', share('VGC', POOL));
    expect(game.rule('p1', 'sell', sale('KP', 10))).toBe('18RG-sell-2');
  });

  test('18RG-sell-3 no more than 50% in the pool', () => {
    const game = kp({ p1: 30, p2: 30, [POOL]: 40 });
    expect(game.rule('p1', 'sell', sale('KP', 20))).toBe('18RG-sell-3');
    expect(game.rule('p1', 'sell', sale('KP', 10))).toBeNull();
  });

  test('18RG-sell-4 the price falls a space for each share that the president sells', () => {
    expect(kp({ p1: 50 }, 110).do('p1', 'sell', sale('KP', 30)).price('KP')).toBe(80);
  });

  test('18RG-sell-5 also if the presidency goes with the sale', () => {
    const game = kp({ p1: 50, p2: 20 }, 110).do('p1', 'sell', sale('KP', 50));
    expect([game.president('KP'), game.price('KP')]).toEqual(['p2', 65]);
  });

  test('18RG-sell-6 nobody else makes it fall', () => {
    expect(kp().stock(2, 'p2').do('p2', 'sell', sale('KP', 20)).price('KP')).toBe(80);
  });

  test('18RG-sell-7 CF&I and VGC never fall by sales, and any number may go back to the board', () => {
    const game = kp().company('VGC', { p1: 60 }, { price: 65 }).do('p1', 'sell', sale('VGC', 60));
    expect([game.price('VGC'), game.percent('VGC', POOL)]).toEqual([65, 100]);
  });

  test('18RG-sell-8 one block of a company in a turn, but blocks of several companies', () => {
    const game = kp().company('VGC', { p1: 20 }).do('p1', 'sell', sale('KP', 10));
    expect(game.rule('p1', 'sell', sale('KP', 10))).toBe('18RG-sell-8');
    expect(game.rule('p1', 'sell', sale('VGC', 10))).toBeNull();
  });

  test('18RG-sell-9 in the first stock round too', () => {
    expect(kp().stock(1).rule('p1', 'sell', sale('KP', 10))).toBeNull();
    const recorded = plain({ options: { noSalesInFirstRound: true } })
      .company('KP', { p1: 50 })
      .stock(1);
    expect(recorded.rule('p1', 'sell', sale('KP', 10))).toBe('18RG-sell-9');
  });
});

describe('starting', () => {
  test('18RG-start-1 the president picks one of the prices that are open', () => {
    const game = plain();
    expect(game.rule('p1', 'start', { company: 'KP', price: 90 })).toBe('18RG-start-1');
    expect(game.phase('Green').rule('p1', 'start', { company: 'KP', price: 90 })).toBeNull();
    expect(game.rule('p1', 'start', { company: 'KP', price: 85 })).toBe('18RG-start-1');
    game.do('p1', 'start', { company: 'KP', price: 90 });
    expect([game.price('KP'), game.president('KP')]).toEqual([90, 'p1']);
  });

  test.each([
    ['Yellow', [60, 65, 70, 80]],
    ['Green', [60, 65, 70, 80, 90, 100, 110, 120]],
    ['Brown', [60, 65, 70, 80, 90, 100, 110, 120, 130, 145, 160, 180]],
    ['Silver', [60, 65, 70, 80, 90, 100, 110, 120, 130, 145, 160, 180]],
  ] as const)('18RG-start-2 %s: prices %j', (phase, prices) => {
    const game = plain().has('p1', 1000).phase(phase);
    const offered = game.actions('start').filter(({ company }) => company === 'KP');
    expect(offered.map(({ price }) => price)).toEqual(prices);
  });

  test.each([
    ['Yellow', ['KP', 'RG']],
    ['Green', ['KP', 'RG', 'SF', 'NO']],
    ['Brown', ['KP', 'RG', 'SF', 'NO', 'FCC']],
    ['Silver', ['KP', 'RG', 'SF', 'NO', 'FCC']],
  ] as const)('18RG-start-3 %s: companies %j', (phase, companies) => {
    const game = plain().phase(phase);
    expect([...new Set(game.actions('start').map(({ company }) => company))]).toEqual(companies);
    if (phase === 'Green')
      expect(game.rule('p1', 'start', { company: 'FCC', price: 60 })).toBe('18RG-start-3');
  });

  test('18RG-start-4 the president pays twice the price into the treasury', () => {
    const game = plain().do('p1', 'start', { company: 'RG', price: 80 });
    expect([game.cash('p1'), game.cash('RG')]).toEqual([390, 160]);
    expect(plain().has('p1', 119).rule('p1', 'start', { company: 'RG', price: 60 })).toBe('18RG-start-4');
  });

  test('18RG-start-5 80% in the treasury; the company operates in the next round', () => {
    const game = plain({ forcedPasses: 'automatic' }).do('p1', 'start', { company: 'RG', price: 80 });
    expect(game.percent('RG', 'RG')).toBe(80);
    game.passWhile(() => game.where.startsWith('SR'));
    expect([game.where, game.turn.company]).toEqual(['OR 1.1 track', 'RG']);
  });

  test('18RG-start-6 the home station is placed at once and free', () => {
    const game = plain().do('p1', 'start', { company: 'RG', price: 80 });
    expect([game.markers('L2'), game.cash('RG')]).toEqual([['RG'], 160]);
    const recorded = plain({ options: { homeAtFirstTurn: true } }).do('p1', 'start', {
      company: 'RG',
      price: 80,
    });
    expect(recorded.markers('L2')).toEqual([]);
    expect(recorded.passWhile(() => recorded.where.startsWith('SR')).markers('L2')).toEqual(['RG']);
  });

  test('18RG-start-7 before the start no other share of the company can be bought', () => {
    expect(plain().rule('p1', 'buy', share('RG', 'offering'))).toBe('18RG-start-7');
  });
});

describe('buying', () => {
  test('18RG-buy-1 a treasury share pays the company, a pool share the bank', () => {
    const game = kp({ p1: 50, [POOL]: 20 })
      .do('p1', 'buy', share('KP'))
      .do('p1', 'pass');
    expect([game.cash('p1'), game.cash('KP')]).toEqual([420, 80]);
    game.do('p2', 'buy', share('KP', POOL));
    expect([game.cash('p2'), game.cash('KP'), game.percent('KP', POOL)]).toEqual([420, 80, 10]);
    expect(game.rule('p2', 'buy', { company: 'KP', from: 'nowhere', percent: 10 })).toBe('18RG-stock-1');
    expect(kp().rule('p1', 'buy', share('KP', POOL))).toBe('18RG-buy-1');
  });

  test('18RG-buy-2 metal shares come from the board and pay the bank, not the box', () => {
    const game = kp().at('CF&I', 60).do('p1', 'buy', share('CF&I', POOL));
    expect([game.cash('p1'), game.cash('CF&I'), game.percent('CF&I', 'p1')]).toEqual([440, 50, 10]);
  });

  test('18RG-buy-3 who sold a company buys it again in the next stock round at the earliest', () => {
    const game = kp().do('p1', 'sell', sale('KP', 10));
    expect(game.rule('p1', 'buy', share('KP', POOL))).toBe('18RG-buy-3');
    game.do('p1', 'pass').do('p2', 'buy', share('KP')).do('p2', 'pass').do('p3', 'pass');
    expect(game.rule('p1', 'buy', share('KP'))).toBe('18RG-buy-3');
    expect(game.stock(3).rule('p1', 'buy', share('KP'))).toBeNull();
  });

  test('18RG-buy-4 at most 60% of any company, with two players 70%', () => {
    const three = kp({ p1: 60 }).company('VGC', { p1: 60 });
    expect([three.rule('p1', 'buy', share('KP')), three.rule('p1', 'buy', share('VGC', POOL))]).toEqual([
      '18RG-buy-4',
      '18RG-buy-4',
    ]);
    const two = plain({ players: 2 }).company('KP', { p1: 60 }).stock();
    expect(two.rule('p1', 'buy', share('KP'))).toBeNull();
    expect(two.company('KP', { p1: 70 }).rule('p1', 'buy', share('KP'))).toBe('18RG-buy-4');
  });
});

describe('the presidency', () => {
  test('18RG-pres-1 who comes to hold more becomes president at once', () => {
    expect(kp({ p1: 30, p2: 30 }).stock(2, 'p2').do('p2', 'buy', share('KP')).president('KP')).toBe('p2');
  });

  test("18RG-pres-2 two shares for the president's certificate; the company keeps all it has", () => {
    const game = kp({ p1: 30, p2: 30 })
      .has('KP', 123)
      .trains('KP', '2+')
      .stock(2, 'p2')
      .do('p2', 'buy', share('KP'));
    const held = (player: string) =>
      core
        .company(game.state, 'KP')
        .certificates.filter(({ holder }) => holder === player)
        .map(({ percent }) => percent)
        .sort();
    expect([held('p1'), held('p2')]).toEqual([
      [10, 10, 10],
      [10, 10, 20],
    ]);
    expect([game.cash('KP'), game.trainsOf('KP')]).toEqual([203, ['2+']]);
  });

  test('18RG-pres-3 equal holdings change nothing', () => {
    expect(kp({ p1: 30, p2: 20 }).stock(2, 'p2').do('p2', 'buy', share('KP')).president('KP')).toBe('p1');
  });

  test('18RG-pres-4 of several who pass the president equally, the first to the left', () => {
    expect(
      kp({ p2: 40, p1: 30, p3: 30 }).stock(2, 'p2').do('p2', 'sell', sale('KP', 20)).president('KP'),
    ).toBe('p3');
  });

  test("18RG-pres-5 the president's certificate is sold only if another with 20% takes it", () => {
    expect(kp({ p1: 20 }).rule('p1', 'sell', sale('KP', 10))).toBe('18RG-pres-5');
    expect(kp({ p1: 20, p2: 10 }).rule('p1', 'sell', sale('KP', 20))).toBe('18RG-pres-5');
    const game = kp({ p1: 20, p2: 20 }).do('p1', 'sell', sale('KP', 10));
    expect([game.president('KP'), game.percent('KP', 'p1')]).toEqual(['p2', 10]);
  });

  test('18RG-pres-6 after the change the same player goes on', () => {
    const game = kp({ p1: 30, p2: 30 }).do('p1', 'sell', sale('KP', 20));
    expect([game.president('KP'), game.acting]).toEqual(['p2', 'p1']);
    expect(game.rule('p1', 'buy', share('VGC', POOL))).toBeNull();
  });
});

describe('certificates', () => {
  test.each([
    [2, 20],
    [3, 14],
    [4, 12],
  ])('18RG-cert-1 %i players: %i certificates', (players, limit) => {
    const game = plain({ players }).has('p1', 5000).phase('Green').stock();
    game
      .company('KP', { p1: 60 })
      .company('RG', { p1: 60 })
      .company('SF', { p1: 60 })
      .company('NO', { p1: 50 });
    const own = countedCertificates(game.state, 'p1');
    game.company('VGC', { p1: 0 }).company('CF&I', { p1: 0 });
    for (const id of ['SF', 'NO', 'RG']) {
      if (countedCertificates(game.state, 'p1') > limit) game.company(id, { p2: 20 });
    }
    game.company('VGC', { p1: Math.min(60, 10 * (limit - countedCertificates(game.state, 'p1'))) });
    expect([own, countedCertificates(game.state, 'p1')]).toEqual([19, limit]);
    expect(game.rule('p1', 'buy', share('CF&I', POOL))).toBe('18RG-cert-1');
  });

  test("18RG-cert-2 a president's certificate counts one, an asset of a player one, of a company none", () => {
    const game = kp({ p1: 30 }).owns('Y1', 'p1').owns('B4', 'p1');
    expect(countedCertificates(game.state, 'p1')).toBe(3);
    game.phase('Green').operate('KP', 'assets').has('KP', 100).do('p1', 'private', { item: 'Y1', price: 25 });
    expect(countedCertificates(game.state, 'p1')).toBe(2);
  });

  test('18RG-cert-3 above the limit a player only sells', () => {
    const game = plain({ players: 4 }).has('p1', 1000).stock();
    game.company('VGC', { p1: 60 }).company('CF&I', { p1: 60 }).company('KP', { p2: 40, p1: 30 });
    expect(countedCertificates(game.state, 'p1')).toBe(15);
    expect(
      new Set(
        game.engine
          .advisedChoices(game.state)
          .filter(({ outsidePlay }) => !outsidePlay)
          .map(({ action }) => action.type),
      ),
    ).toEqual(new Set(['sell']));
    expect(game.rule('p1', 'buy', share('KP'))).toBe('18RG-cert-3');
    game.do('p1', 'sell', sale('VGC', 30));
    expect(game.rule('p1', 'pass')).toBeNull();
  });
});

describe('the end of a stock round', () => {
  test('18RG-endsr-1 a company wholly with players rises a space', () => {
    const game = kp({ p1: 50, p2: 50 }, 70).company('RG', { p1: 60, [POOL]: 40 });
    game.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    expect([game.price('KP'), game.price('RG')]).toEqual([80, 70]);
  });

  test('18RG-endsr-2 so do CF&I and VGC', () => {
    const game = kp().company('CF&I', { p1: 60, p2: 40 }).company('VGC', { p1: 10 });
    game.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    expect([game.price('CF&I'), game.price('VGC')]).toEqual([50, 45]);
  });
});
