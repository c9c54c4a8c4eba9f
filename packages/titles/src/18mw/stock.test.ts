import { POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { BOX } from './data/box.ts';
import { certificatesOf } from './limits.ts';
import { core } from './state.ts';
import { fresh, later, type Scene, topAt } from './testing/scene.ts';

const buy = (company: string, from = 'offering', percent = 10) => ({ company, from, percent });
/** Row and column of a price in a zone. */
const YELLOW = [3, 0] as const;
const GREEN = [4, 0] as const;
const BROWN = [6, 0] as const;

/** Fills a player's hand with so many certificates of white-zone stock. */
function fill(scene: Scene, player: string, certificates: number): Scene {
  let left = certificates;
  for (const id of ['NP', 'CRI&P', 'MILW', 'C&NW', 'MP', 'SLSF']) {
    const shares = Math.min(left, 5);
    if (shares <= 0) break;
    scene.company(id, { [player]: 10 + 10 * shares }, { par: 70 });
    left -= shares;
  }
  return scene;
}

describe('turns', () => {
  test('18MW-stock-1 the holder of priority begins, then it goes round', () => {
    const scene = later().stock(2, 'p2');
    expect(scene.acting).toBe('p2');
    expect(scene.do('p2', 'pass').acting).toBe('p3');
    expect(scene.do('p3', 'pass').acting).toBe('p1');
  });

  test('18MW-stock-2, 18MW-stock-3 all pass in succession; priority to who began the passes', () => {
    const scene = later(4).company('IC', { p1: 60 }).stock();
    scene.do('p1', 'pass').do('p2', 'pass').do('p3', 'buy', buy('IC')).do('p3', 'pass');
    scene.do('p4', 'pass').do('p1', 'pass').do('p2', 'pass');
    expect(scene.where).toBe('SR 2 stock');
    scene.do('p3', 'pass');
    expect(scene.where).toBe('OR 2.1 track');
    expect(scene.state.priority).toBe('p4');
  });

  test('18MW-stock-4 fully owned companies rise, then the operating round begins', () => {
    const scene = later().company('IC', { p1: 60, p2: 40 }).trains('IC', '2').stock();
    scene.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    const kinds = scene.events.map((event) => event.type);
    expect(kinds.indexOf('price')).toBeLessThan(kinds.indexOf('round'));
    expect(scene.price('IC')).toBe(85);
  });

  test('18MW-stock-5, 18MW-stock-9 sales of several companies, a purchase, and sales after it', () => {
    const scene = later()
      .company('IC', { p1: 60 })
      .company('MP', { p2: 60, p1: 20 })
      .company('NP', { p3: 60, p1: 20 })
      .stock();
    scene.do('p1', 'sell', { company: 'IC', percent: 20 }).do('p1', 'sell', { company: 'MP', percent: 10 });
    scene.do('p1', 'buy', buy('NP')).do('p1', 'sell', { company: 'NP', percent: 20 });
    expect(scene.acting).toBe('p1');
  });

  test('18MW-stock-6, 18MW-reissue-1, 18MW-reissue-3 from the offering, the pool and a treasury, which nobody is asked for', () => {
    const scene = later().company('IC', { p1: 60, pool: 10, IC: 10 }).stock(2, 'p2');
    expect(scene.listed('buy')).toEqual([buy('IC'), buy('IC', 'pool'), buy('IC', 'IC')]);
    scene.do('p2', 'buy', buy('IC', 'IC'));
    expect(scene.rule('p2', 'buy', buy('IC'))).toBe('18MW-stock-7');
  });

  test('18MW-reissue-2 the price of a treasury share goes to the company', () => {
    const scene = later().company('IC', { p1: 60, IC: 10 }, { par: 90, treasury: 100 }).stock(2, 'p2');
    const bank = scene.cash('bank');
    scene.do('p2', 'buy', buy('IC', 'IC'));
    expect([scene.cash('IC'), scene.cash('bank'), scene.cash('p2')]).toEqual([190, bank, 560]);
  });

  test('18MW-stock-7 after brown shares from the pool nothing else is bought', () => {
    const scene = later().company('IC', { p1: 30, pool: 50 }, { at: BROWN, operated: true }).stock(2, 'p2');
    scene.do('p2', 'buy', buy('IC', 'pool')).do('p2', 'buy', buy('IC', 'pool'));
    expect(scene.rule('p2', 'buy', buy('IC'))).toBe('18MW-stock-7');
    expect(scene.rule('p2', 'buy', buy('IC', 'pool'))).toBe(null);
  });

  test('18MW-stock-9 sell, buy, sell: a sale after the purchase ends it, in the brown zone too', () => {
    const scene = later()
      .company('IC', { p1: 30, pool: 50 }, { at: BROWN, operated: true })
      .company('MP', { p1: 60, p2: 20 })
      .company('NP', { p1: 60, p2: 20 })
      .stock(2, 'p2');
    scene.do('p2', 'sell', { company: 'MP', percent: 10 }).do('p2', 'buy', buy('IC', 'pool'));
    expect(scene.rule('p2', 'buy', buy('IC', 'pool'))).toBe(null);
    scene.do('p2', 'sell', { company: 'NP', percent: 10 });
    expect(scene.rule('p2', 'buy', buy('IC', 'pool'))).toBe('18MW-stock-7');
  });

  test('18MW-stock-8 stock of one company only in a turn', () => {
    const scene = later().company('IC', { p1: 30, pool: 50 }, { at: BROWN, operated: true });
    scene.company('MP', { p1: 30, pool: 50 }, { at: BROWN, operated: true }).stock(2, 'p2');
    scene.do('p2', 'buy', buy('IC', 'pool'));
    expect(scene.rule('p2', 'buy', buy('MP', 'pool'))).toBe('18MW-stock-7');
  });

  test('18MW-stock-10 what was sold is not bought again in the round', () => {
    const scene = later().company('IC', { p1: 60, p2: 20 }).stock(2, 'p2');
    scene.do('p2', 'sell', { company: 'IC', percent: 10 });
    expect(scene.rule('p2', 'buy', buy('IC'))).toBe('18MW-stock-10');
    scene.do('p2', 'pass').passWhile(() => scene.acting !== 'p2');
    expect(scene.rule('p2', 'buy', buy('IC'))).toBe('18MW-stock-10');
    const next = later().company('IC', { p1: 60, p2: 20 }).stock(3, 'p2');
    expect(next.rule('p2', 'buy', buy('IC'))).toBe(null);
  });

  test("18MW-stock-11 the president's certificate is bought first", () => {
    const scene = later().stock();
    expect(scene.rule('p1', 'buy', buy('IC'))).toBe('18MW-stock-11');
    expect(scene.listed('buy')).toEqual([]);
  });

  test('18MW-stock-12, 18MW-stock-13 twice the initial value to the bank, and the marker on its space', () => {
    const scene = later().stock().do('p1', 'start', { company: 'IC', price: 85 });
    expect([scene.cash('p1'), scene.percent('IC', 'p1'), scene.cell('IC')]).toEqual([650 - 170, 20, [2, 6]]);
    expect(core.company(scene.state, 'IC').par).toBe(85);
  });

  test('18MW-par-1 70, 75, 80, 85, 90 or 100', () => {
    const scene = later().stock();
    expect(scene.rule('p1', 'start', { company: 'IC', price: 65 })).toBe('18MW-par-1');
    expect(scene.rule('p1', 'start', { company: 'IC', price: 110 })).toBe('18MW-par-1');
    const prices = scene.listed('start').flatMap(({ company, price }) => (company === 'IC' ? [price] : []));
    expect(prices).toEqual([70, 75, 80, 85, 90, 100]);
  });

  test('18MW-stock-14, 18MW-stock-15, 18MW-market-1 par from the offering, the market price from the pool', () => {
    const scene = later()
      .company('IC', { p1: 60, pool: 10 }, { at: topAt(100) })
      .stock(2, 'p2');
    scene.do('p2', 'buy', buy('IC')).do('p2', 'pass').do('p3', 'buy', buy('IC', 'pool'));
    expect([scene.cash('p2'), scene.cash('p3')]).toEqual([570, 550]);
  });

  test('18MW-stock-16 all shares of a sale bring the same', () => {
    const scene = later().company('IC', { p1: 60 }, { par: 90 }).stock();
    expect(scene.do('p1', 'sell', { company: 'IC', percent: 30 }).cash('p1')).toBe(650 + 270);
  });

  test('18MW-stock-17 one sale of a company in a turn', () => {
    const scene = later().company('IC', { p1: 60 }).stock().do('p1', 'sell', { company: 'IC', percent: 10 });
    expect(scene.rule('p1', 'sell', { company: 'IC', percent: 10 })).toBe('18MW-stock-17');
  });

  test('18MW-stock-18 shares of a company that has not operated may be sold', () => {
    const scene = later().company('IC', { p1: 60 }, { operated: false }).stock();
    expect(scene.rule('p1', 'sell', { company: 'IC', percent: 10 })).toBe(null);
  });

  test('18MW-stock-19 players sell no shares to each other', () => {
    const scene = later().company('IC', { p1: 60 }).stock(2, 'p2');
    expect(scene.rule('p2', 'buy', buy('IC', 'p1'))).toBe('18MW-stock-6');
  });

  test('18MW-stock-20 shares of a corporation that has not floated can be bought by anybody', () => {
    const scene = later().company('IC', { p1: 20 }).stock(2, 'p3');
    expect(scene.rule('p3', 'buy', buy('IC'))).toBe(null);
  });

  test('18MW-stock-21 a president sells into the certificate if another has more than he then and at least 20%', () => {
    const scene = later().company('IC', { p1: 30, p2: 20 }).stock();
    expect(scene.rule('p1', 'sell', { company: 'IC', percent: 30 })).toBe(null);
    scene.do('p1', 'sell', { company: 'IC', percent: 30 });
    expect([scene.president('IC'), scene.percent('IC', 'p2')]).toEqual(['p2', 20]);
    const alone = later().company('IC', { p1: 30, p2: 10 }).stock();
    expect(alone.rule('p1', 'sell', { company: 'IC', percent: 20 })).toBe('18MW-stock-21');
    expect(alone.listed('sell')).toEqual([{ company: 'IC', percent: 10 }]);
  });

  test('18MW-stock-22 buying a private company and nothing else is a pass', () => {
    const scene = later().owns('HSJ', 'p2').company('IC', { p1: 60 }).trains('IC', '2').stock();
    scene.do('p1', 'private', { item: 'HSJ', price: 1 }).do('p2', 'accept').do('p1', 'pass');
    scene.do('p2', 'pass').do('p3', 'pass');
    expect(scene.where).toBe('OR 2.1 track');
  });

  test('18MW-sequence-1 a stock round, then a full set of operating rounds', () => {
    const scene = later().phase('3').company('IC', { p1: 60 }).trains('IC', '3').stock();
    scene.passWhile(() => !scene.where.startsWith('SR 3'));
    expect(scene.rounds).toEqual(['OR 2.1', 'OR 2.2', 'SR 3']);
  });
});

describe('limits', () => {
  test('18MW-shares-3 ownership in percent, the limit in certificates', () => {
    const scene = later().company('IC', { p1: 20 });
    expect([scene.percent('IC', 'p1'), certificatesOf(scene.state, 'p1')]).toEqual([20, 1]);
  });

  test('18MW-shares-4, 18MW-white-1 no more than 60% in the white zone, one certificate a turn', () => {
    const scene = later()
      .company('IC', { p1: 60 }, { at: topAt(100) })
      .stock();
    expect(scene.rule('p1', 'buy', buy('IC'))).toBe('18MW-shares-4');
    expect(certificatesOf(scene.state, 'p1')).toBe(5);
    scene.do('p1', 'pass').do('p2', 'buy', buy('IC'));
    expect(scene.rule('p2', 'buy', buy('IC'))).toBe('18MW-stock-7');
  });

  test('18MW-shares-5 more than 60% through protection', () => {
    const scene = later().company('IC', { p1: 60, p2: 20 }).stock(2, 'p2');
    scene.do('p2', 'sell', { company: 'IC', percent: 10 }).do('p2', 'pass').do('p1', 'protect');
    expect(scene.percent('IC', 'p1')).toBe(70);
  });

  test('18MW-shares-6 5% is half a certificate, 10% of a system a whole one', () => {
    const scene = later()
      .phase('10')
      .company('IC', { p1: 40 }, { operated: true })
      .company('MP', { p1: 40 }, { operated: true });
    scene.system('BN', 'IC', 'MP');
    scene.give('BN', 'p1', POOL, 10);
    expect([scene.percent('BN', 'p1'), certificatesOf(scene.state, 'p1')]).toEqual([30, 3]);
  });

  test.each([
    [3, 20],
    [4, 16],
    [5, 13],
  ])('18MW-shares-7 %i players: %i certificates', (players, limit) => {
    const scene = fill(later(players), 'p1', limit).company('IC', { p2: 60 }).stock().has('p1', 5000);
    expect(certificatesOf(scene.state, 'p1')).toBe(limit);
    expect(scene.rule('p1', 'buy', buy('IC'))).toBe('18MW-shares-7');
    expect(scene.rule('p1', 'start', { company: 'SP', price: 70 })).toBe('18MW-shares-7');
  });

  test('18MW-shares-8, 18MW-merger-24 the limit falls by one for every player with each merger', () => {
    const merging = (mergers: number) => {
      const scene = fill(later(5), 'p3', 12);
      scene.state.mergers = mergers;
      scene
        .phase('10')
        .company('IC', { p1: 60 }, { treasury: 0 })
        .company('MP', { p1: 60, pool: 10 }, { treasury: 0 })
        .tiles(['I15', '57', 0], ['J14', '9', 0], ['K13', '57', 0])
        .operate('IC', 'trains');
      return scene;
    };
    const may = (scene: Scene, company: string, percent: number) =>
      scene.stock(3, 'p3').has('p3', 5000).rule('p3', 'buy', { company, from: 'pool', percent });
    expect([core.certificateLimit(merging(0).state), may(merging(0), 'MP', 10)]).toEqual([13, null]);
    const one = merging(0).do('p1', 'merge', { partner: 'MP', system: 'BN' });
    expect([core.certificateLimit(one.state), may(one, 'BN', 5)]).toEqual([12, '18MW-shares-7']);
    const two = merging(1).do('p1', 'merge', { partner: 'MP', system: 'BN' });
    expect(core.certificateLimit(two.state)).toBe(11);
  });

  test('18MW-shares-9 an open private company counts', () => {
    const scene = fill(later(5), 'p1', 12)
      .owns('HSJ', 'p1')
      .company('IC', { p2: 60 })
      .stock()
      .has('p1', 5000);
    expect(scene.rule('p1', 'buy', buy('IC'))).toBe('18MW-shares-7');
  });

  test("18MW-shares-10 the president's certificate is never sold", () => {
    const scene = later().company('IC', { p1: 20 }).stock();
    expect(scene.listed('sell')).toEqual([]);
    expect(scene.rule('p1', 'sell', { company: 'IC', percent: 20 })).toBe('18MW-stock-21');
  });

  test('18MW-shares-11 it passes on through sales', () => {
    const scene = later()
      .company('IC', { p1: 40, p2: 30 })
      .stock()
      .do('p1', 'sell', { company: 'IC', percent: 20 });
    expect([scene.president('IC'), scene.percent('IC', 'p1')]).toEqual(['p2', 20]);
  });

  test('18MW-shares-12 never more than 50% in the pool', () => {
    const scene = later().company('IC', { p1: 60, pool: 40 }).stock();
    expect(scene.rule('p1', 'sell', { company: 'IC', percent: 20 })).toBe('18MW-shares-12');
    expect(scene.rule('p1', 'sell', { company: 'IC', percent: 10 })).toBe(null);
  });

  test('18MW-shares-13 over the limit a player must sell, and may neither pass nor buy', () => {
    const scene = fill(later(5), 'p1', 13).company('IC', { p2: 60 }).stock().has('p1', 5000);
    scene.state.mergers = 1;
    expect(scene.rule('p1', 'pass')).toBe('18MW-shares-13');
    expect(scene.rule('p1', 'buy', buy('IC'))).toBe('18MW-shares-13');
    scene.do('p1', 'sell', { company: 'NP', percent: 10 });
    expect(scene.rule('p1', 'pass')).toBe(null);
  });

  test('18MW-shares-14 above 60% nobody is forced to sell, but buys no more and sells down to 60%', () => {
    const scene = later()
      .company('IC', { p1: 80 }, { at: topAt(100) })
      .stock();
    expect(scene.rule('p1', 'buy', buy('IC'))).toBe('18MW-shares-4');
    expect(scene.rule('p1', 'pass')).toBe(null);
    expect(scene.listed('sell').map(({ percent }) => percent)).toEqual([20, 30, 40, 50]);
  });

  test('18MW-market-4 a stock on a red space counts as white', () => {
    const scene = later().company('IC', { p1: 30 }, { par: 75 });
    expect([scene.cell('IC'), certificatesOf(scene.state, 'p1')]).toEqual([[4, 6], 2]);
  });

  test('18MW-market-5 yellow, green and brown are exempt from the limit', () => {
    for (const at of [YELLOW, GREEN, BROWN])
      expect(certificatesOf(later().company('IC', { p1: 60 }, { at }).state, 'p1')).toBe(0);
  });

  test('18MW-yellow-1 yellow stock is bought at the limit, but 60% still binds', () => {
    const scene = fill(later(5), 'p1', 13)
      .company('IC', { p2: 60, p1: 10 }, { at: YELLOW })
      .stock()
      .has('p1', 900);
    expect(scene.rule('p1', 'buy', buy('IC'))).toBe(null);
    const full = later().company('IC', { p1: 60 }, { at: YELLOW }).stock();
    expect(full.rule('p1', 'buy', buy('IC'))).toBe('18MW-shares-4');
  });

  test('18MW-green-1 more than 60% of green stock', () => {
    const scene = later().company('IC', { p1: 60 }, { at: GREEN }).stock();
    expect([scene.price('IC'), scene.rule('p1', 'buy', buy('IC'))]).toEqual([40, null]);
  });

  test('18MW-brown-1, 18MW-brown-2 any number of brown stock from the pool, one from elsewhere', () => {
    const scene = later().company('IC', { p2: 20, pool: 50 }, { at: BROWN, operated: true }).stock();
    for (let bought = 0; bought < 5; bought++) scene.do('p1', 'buy', buy('IC', 'pool'));
    expect([scene.percent('IC', 'p1'), scene.cash('p1')]).toEqual([50, 650 - 100]);
    const offering = later().company('IC', { p2: 20, pool: 50 }, { at: BROWN, operated: true }).stock();
    offering.do('p1', 'buy', buy('IC'));
    expect(offering.rule('p1', 'buy', buy('IC'))).toBe('18MW-stock-7');
    expect(offering.rule('p1', 'buy', buy('IC', 'pool'))).toBe('18MW-stock-7');
  });
});

describe('presidency', () => {
  test('18MW-presidency-1 equal holdings leave the president', () => {
    const scene = later().company('IC', { p1: 30, p2: 20 }).stock(2, 'p2').do('p2', 'buy', buy('IC'));
    expect(scene.president('IC')).toBe('p1');
  });

  test('18MW-presidency-2, 18MW-presidency-4 who owns more takes the certificate for two shares, and the company', () => {
    const scene = later().company('IC', { p1: 20, p2: 20 }, { operated: true }).stock(2, 'p2');
    scene.do('p2', 'buy', buy('IC'));
    expect([scene.president('IC'), scene.percent('IC', 'p1'), scene.percent('IC', 'p2')]).toEqual([
      'p2',
      20,
      30,
    ]);
    expect(core.requirePresident(scene.state, 'IC')).toBe('p2');
  });

  test('18MW-presidency-3 the new president of a system gives the 10% certificate if he owns it', () => {
    const merged = () => {
      const scene = later().phase('10').company('IC', { p1: 20, p2: 10 }, { operated: true });
      scene.company('MP', { p1: 20, p2: 20 }, { operated: true }).system('BN', 'IC', 'MP');
      return scene.give('BN', 'offering', 'p2', 5);
    };
    const sizes = (scene: Scene, player: string) =>
      core
        .company(scene.state, 'BN')
        .certificates.flatMap(({ holder, percent }) => (holder === player ? [percent] : []));
    const small = merged()
      .stock(2, 'p2')
      .do('p2', 'buy', buy('BN', 'offering', 5));
    expect([small.president('BN'), sizes(small, 'p1').sort()]).toEqual(['p2', [10, 5, 5].sort()]);
    const large = merged();
    large
      .give('BN', 'p1', 'p2', 10)
      .stock(2, 'p2')
      .do('p2', 'buy', buy('BN', 'offering', 5));
    expect([large.president('BN'), sizes(large, 'p1')]).toEqual(['p2', [10]]);
  });

  test('18MW-presidency-5 of several with more the first after the president', () => {
    const scene = later(4).company('IC', { p2: 40, p3: 30, p4: 30 }).stock(2, 'p2');
    scene.do('p2', 'sell', { company: 'IC', percent: 20 });
    expect(scene.president('IC')).toBe('p3');
  });
});

describe('floating', () => {
  test('18MW-formation-1, 18MW-formation-2 with the sixth share, ten times the initial value', () => {
    const scene = later().company('IC', { p1: 40 }, { par: 75 }).stock();
    scene.do('p1', 'buy', buy('IC'));
    expect(core.company(scene.state, 'IC').floated).toBe(false);
    scene.do('p1', 'pass').do('p2', 'buy', buy('IC'));
    expect([core.company(scene.state, 'IC').floated, scene.cash('IC')]).toEqual([true, 750]);
  });

  test('18MW-formation-3, 18MW-tokens-5 the base token is placed at once and free', () => {
    const scene = later().company('C&NW', { p1: 50 }).stock().do('p1', 'buy', buy('C&NW'));
    expect([scene.markers('E15'), scene.cash('C&NW')]).toEqual([['C&NW'], 800]);
  });

  test('18MW-formation-4 a share of the Lacrosse and Milwaukee counts', () => {
    const scene = later().company('IC', { p1: 50 }).owns('LM', 'p1').stock().do('p1', 'exchange', buy('IC'));
    expect(core.company(scene.state, 'IC').floated).toBe(true);
  });

  test("18MW-formation-5 only shares in players' hands count", () => {
    const scene = later().company('IC', { p1: 40, p2: 10 }).stock(2, 'p2').has('p3', 900);
    scene.do('p2', 'sell', { company: 'IC', percent: 10 }).do('p2', 'pass').do('p1', 'pass');
    scene.do('p3', 'buy', buy('IC')).do('p3', 'pass').do('p1', 'buy', buy('IC'));
    expect(core.company(scene.state, 'IC').floated).toBe(true);
    const sold = later().company('IC', { p1: 40, p2: 10 }).stock(2, 'p2');
    sold
      .do('p2', 'sell', { company: 'IC', percent: 10 })
      .do('p2', 'pass')
      .do('p1', 'pass')
      .do('p3', 'buy', buy('IC'));
    expect(core.company(sold.state, 'IC').floated).toBe(false);
    sold.do('p3', 'pass').do('p1', 'buy', buy('IC', 'pool'));
    expect(core.company(sold.state, 'IC').floated).toBe(true);
  });

  test('18MW-corporations-1 it operates from the next operating round on', () => {
    const scene = later().company('IC', { p1: 50 }).stock().do('p1', 'buy', buy('IC'));
    scene.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    scene.do('p1', 'pass');
    expect([scene.where, scene.turn.company]).toEqual(['OR 2.1 track', 'IC']);
  });

  test.each([
    ['18MW-tokens-1', 80, 1],
    ['18MW-tokens-1', 70, 1],
    ['18MW-tokens-2', 90, 2],
    ['18MW-tokens-2', 85, 2],
    ['18MW-tokens-3', 100, 3],
  ])('%s: at $%i there are %i tokens beside the base', (_rule, par, unused) => {
    const scene = later()
      .has('p1', 2000)
      .company('IC', { p1: 50 }, { par })
      .stock()
      .do('p1', 'buy', buy('IC'));
    expect(scene.unusedTokens('IC')).toBe(unused);
  });
});

describe('redemption', () => {
  const redeem = (company: string, percent: number) => ({ company, percent });
  test('18MW-redemption-1, 18MW-redemption-4, 18MW-redemption-7 any number from the pool, at the price, which stays', () => {
    const scene = later().company('IC', { p1: 60, pool: 40 }, { treasury: 500 }).stock();
    const bank = scene.cash('bank');
    scene.do('p1', 'redeem', redeem('IC', 40));
    expect([scene.percent('IC', 'IC'), scene.cash('IC'), scene.cash('bank')]).toEqual([40, 180, bank + 320]);
    expect(scene.price('IC')).toBe(80);
  });

  test('18MW-redemption-2 only after it has operated', () => {
    const scene = later().company('IC', { p1: 60, pool: 10 }, { operated: false }).stock();
    expect(scene.rule('p1', 'redeem', redeem('IC', 10))).toBe('18MW-redemption-2');
  });

  test('18MW-redemption-3 the treasury pays for all', () => {
    const scene = later().company('IC', { p1: 60, pool: 20 }, { treasury: 150 }).stock();
    expect(scene.rule('p1', 'redeem', redeem('IC', 20))).toBe('18MW-redemption-3');
    expect(scene.rule('p1', 'redeem', redeem('IC', 10))).toBe(null);
  });

  test('18MW-redemption-5 not from players or the offering', () => {
    const scene = later().company('IC', { p1: 60 }).stock();
    expect(scene.rule('p1', 'redeem', redeem('IC', 10))).toBe('18MW-redemption-5');
  });

  test('18MW-redemption-6 as the whole turn of the president', () => {
    const scene = later().company('IC', { p1: 60, pool: 20 }).company('MP', { p2: 60 }).stock();
    expect(scene.do('p1', 'redeem', redeem('IC', 10)).acting).toBe('p2');
    expect(scene.rule('p2', 'redeem', redeem('IC', 10))).toBe('18MW-redemption-6');
    const acted = later().company('IC', { p1: 60, pool: 20 }).company('MP', { p2: 60 }).stock();
    acted.do('p1', 'buy', buy('MP'));
    expect(acted.rule('p1', 'redeem', redeem('IC', 10))).toBe('18MW-redemption-6');
  });

  test('18MW-redemption-8 it breaks a series of passes', () => {
    const scene = later(4).company('IC', { p4: 60, pool: 20 }).stock();
    scene.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass').do('p4', 'redeem', redeem('IC', 10));
    expect([scene.where, scene.acting]).toEqual(['SR 2 stock', 'p1']);
  });
});

describe('price protection', () => {
  /** p2 sells 20% of p1's company, bought or not. */
  const sold = (cash = 650, par = 90) => {
    const scene = later().company('IC', { p1: 60, p2: 30 }, { par }).stock(2, 'p2').has('p1', cash);
    return scene.do('p2', 'sell', { company: 'IC', percent: 20 });
  };

  test('18MW-protection-1, 18MW-protection-2 the president is asked once the turn is over', () => {
    const scene = sold().company('MP', { p3: 60 }).do('p2', 'buy', buy('MP'));
    expect(scene.acting).toBe('p2');
    expect([scene.do('p2', 'pass').where, scene.acting]).toEqual(['SR 2 protection', 'p1']);
    expect(scene.listed('protect')).toEqual([{}]);
  });

  test('18MW-protection-3, 18MW-protection-12, 18MW-movement-1 he may decline, and the price falls a row for each share', () => {
    const scene = sold().do('p2', 'pass').do('p1', 'pass');
    expect([scene.cell('IC'), scene.percent('IC', POOL)]).toEqual([[3, 6], 20]);
  });

  test('18MW-protection-4 the highest price is settled first', () => {
    const scene = later(4).company('IC', { p1: 60, p4: 10 }, { par: 90 });
    scene.company('MP', { p2: 60, p4: 10 }, { at: topAt(120) }).stock(2, 'p4');
    scene.do('p4', 'sell', { company: 'IC', percent: 10 }).do('p4', 'sell', { company: 'MP', percent: 10 });
    expect(scene.do('p4', 'pass').acting).toBe('p2');
    expect(scene.do('p2', 'pass').acting).toBe('p1');
  });

  test('18MW-protection-5 with too little cash he is not asked', () => {
    const scene = sold(150).do('p2', 'pass');
    expect([scene.where, scene.price('IC')]).toEqual(['SR 2 stock', 80]);
  });

  test('18MW-protection-6 nothing is sold to pay for it', () => {
    const scene = sold().company('MP', { p1: 60 }).do('p2', 'pass');
    expect(scene.rule('p1', 'sell', { company: 'MP', percent: 10 })).toBe('18MW-protection-6');
  });

  test('18MW-protection-7 not over the certificate limit', () => {
    const scene = fill(later(5), 'p1', 8).company('IC', { p1: 60, p2: 20 }).stock(2, 'p2').has('p1', 900);
    expect(certificatesOf(scene.state, 'p1')).toBe(13);
    scene.do('p2', 'sell', { company: 'IC', percent: 10 }).do('p2', 'pass');
    expect(scene.where).toBe('SR 2 stock');
  });

  test('18MW-protection-8 not by who has sold that stock in the round', () => {
    const scene = later().company('IC', { p1: 60, p2: 30 }).stock();
    scene.do('p1', 'sell', { company: 'IC', percent: 10 }).do('p1', 'pass');
    scene.do('p2', 'sell', { company: 'IC', percent: 10 }).do('p2', 'pass');
    expect(scene.where).toBe('SR 2 stock');
  });

  test('18MW-protection-10, 18MW-protection-11 he pays the bank; no share enters the pool and the price stays', () => {
    const scene = sold();
    const bank = scene.cash('bank');
    scene.do('p2', 'pass').do('p1', 'protect');
    expect([scene.cash('p1'), scene.cash('bank')]).toEqual([650 - 180, bank + 180]);
    expect([scene.percent('IC', 'p1'), scene.percent('IC', POOL), scene.price('IC')]).toEqual([80, 0, 90]);
  });

  test('18MW-protection-13 then the player to the left of the seller', () => {
    expect(sold().do('p2', 'pass').do('p1', 'protect').acting).toBe('p3');
  });

  test('18MW-protection-14 above 60% a later sale must sell all the excess, unless green or brown', () => {
    const scene = later().company('IC', { p1: 80 }).stock();
    expect(scene.rule('p1', 'sell', { company: 'IC', percent: 10 })).toBe('18MW-protection-14');
    expect(scene.rule('p1', 'sell', { company: 'IC', percent: 20 })).toBe(null);
    const green = later().company('IC', { p1: 80 }, { at: GREEN }).stock();
    expect(green.rule('p1', 'sell', { company: 'IC', percent: 10 })).toBe(null);
  });

  test('18MW-protection-15 the president in office after the sale; nobody in receivership', () => {
    const scene = later().company('IC', { p1: 40, p2: 30 }).stock();
    scene.do('p1', 'sell', { company: 'IC', percent: 20 }).do('p1', 'pass');
    expect([scene.where, scene.acting]).toEqual(['SR 2 protection', 'p2']);
    const vacant = later().company('IC', { p1: 60, p2: 10 }).stock(2, 'p2');
    const company = core.company(vacant.state, 'IC');
    company.receiver = 'p1';
    vacant.state.forfeit = ['IC'];
    for (const certificate of company.certificates) if (certificate.president) certificate.holder = POOL;
    vacant.do('p2', 'sell', { company: 'IC', percent: 10 }).do('p2', 'pass');
    expect(vacant.where).toBe('SR 2 stock');
  });

  test('18MW-protection-16 it is no turn: he still buys, and passes go on', () => {
    const scene = sold().company('MP', { p3: 60 }).do('p2', 'pass').do('p1', 'protect').do('p3', 'pass');
    expect(scene.rule('p1', 'buy', buy('MP'))).toBe(null);
    scene.do('p1', 'pass');
    expect(scene.do('p2', 'pass').where).not.toBe('SR 2 stock');
  });
});

describe('the end of the round', () => {
  const end = (scene: Scene) => scene.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
  test('18MW-movement-4 wholly held by players and treasuries: a row up', () => {
    const scene = end(later().company('IC', { p1: 60, p2: 30, IC: 10 }).trains('IC', '2').stock());
    expect(scene.cell('IC')).toEqual([2, 6]);
    const offered = end(later().company('IC', { p1: 60, p2: 30 }).trains('IC', '2').stock());
    expect(offered.cell('IC')).toEqual([3, 6]);
  });

  test('18MW-movement-5 from the top row one column right and one row down', () => {
    const scene = end(
      later()
        .company('IC', { p1: 60, p2: 40 }, { at: [0, 6] })
        .trains('IC', '2')
        .stock(),
    );
    expect(scene.cell('IC')).toEqual([1, 7]);
  });

  test('18MW-movement-14 in operating order; the last space of the top row keeps its token', () => {
    const scene = later().company('IC', { p1: 60, p2: 40 }, { at: [0, 20] });
    scene.company('MP', { p1: 60, p2: 40 }, { at: [2, 7] }).company('NP', { p1: 60, p2: 40 }, { at: [0, 6] });
    for (const id of ['IC', 'MP', 'NP']) scene.trains(id, '2');
    end(scene.stock());
    expect([scene.cell('IC'), scene.cell('MP'), scene.cell('NP')]).toEqual([
      [0, 20],
      [1, 7],
      [1, 7],
    ]);
    expect(scene.state.market.map(({ company }) => company).filter((id) => id !== 'IC')).toEqual([
      'NP',
      'MP',
    ]);
  });

  test('18MW-movement-2 a token never falls past a ledge', () => {
    const [row, column] = [5, 11];
    expect(BOX.market[row + 1]?.[column]).toBe(undefined);
    const scene = later()
      .company('IC', { p1: 60, p2: 20 }, { at: [row, column] })
      .stock(2, 'p2')
      .has('p1', 0);
    scene.do('p2', 'sell', { company: 'IC', percent: 20 }).do('p2', 'pass');
    expect(scene.cell('IC')).toEqual([row, column]);
  });

  test('18MW-movement-12 a token that enters an occupied space goes under the others', () => {
    const scene = fresh();
    for (const privateCompany of Object.values(scene.state.privates)) privateCompany.closed = true;
    scene.stock().do('p1', 'start', { company: 'IC', price: 80 }).do('p1', 'pass');
    scene.do('p2', 'start', { company: 'MP', price: 80 });
    expect(scene.state.market.map(({ company }) => company)).toEqual(['IC', 'MP']);
  });
});
