import { BANK, byPrice, OFFERING, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { MARKET } from './data/market.ts';
import { afterAuction, later } from './testing/scene.ts';

const block = (company: string, percent: number) => ({ company, percent });
const hbr = (holdings: Readonly<Record<string, number>>, at: readonly [number, number] = [5, 3]) =>
  later(3).company('HBR', holdings, { at }).stock();

describe('what may be sold', () => {
  test('1882-10.2-1 private companies are not sold to the pool', () => {
    const game = hbr({ p1: 60 }).owns('P1', 'p1');
    expect(game.rule('p1', 'sell', block('P1', 10))).not.toBe(null);
    expect(game.actions('sell').filter(({ company }) => company !== 'HBR')).toEqual([]);
    expect(game.owner('P1')).toBe('p1');
  });

  test('1882-10.2-2 nothing is sold in the first stock round', () => {
    const game = hbr({ p1: 60 }).stock(1);
    expect(game.rule('p1', 'sell', block('HBR', 10))).toBe('1882-10.2-2');
    expect(game.actions('sell')).toEqual([]);
    expect(game.stock(2).rule('p1', 'sell', block('HBR', 10))).toBe(null);
  });

  test('1882-10.2-3 the pool never holds more than half of a company', () => {
    const game = hbr({ p1: 60, [POOL]: 40 });
    expect(game.rule('p1', 'sell', block('HBR', 20))).toBe('1882-10.2-3');
    game.do('p1', 'sell', block('HBR', 10));
    expect([game.percent('HBR', POOL), game.rule('p1', 'sell', block('HBR', 10))]).toEqual([
      50,
      '1882-10.2-3',
    ]);
  });

  test("1882-10.2-4 the president's certificate cannot end in the pool", () => {
    const game = hbr({ p1: 20, p2: 10, p3: 10 });
    expect(game.rule('p1', 'sell', block('HBR', 10))).toBe('1882-10.2-4');
    expect(game.rule('p1', 'sell', block('HBR', 20))).toBe('1882-10.2-4');
    expect(hbr({ p1: 20, p2: 20 }).rule('p1', 'sell', block('HBR', 20))).toBe(null);
  });

  test('1882-10.2-5 a share without a price cannot be sold', () => {
    const game = afterAuction(3, 5585).stock(2);
    expect(game.percent('GTP', 'p1')).toBe(10);
    expect(game.rule('p1', 'sell', block('GTP', 10))).toBe('1882-10.2-5');
    expect(game.actions('sell')).toEqual([]);
  });
});

describe('what a sale does', () => {
  test('1882-10.2-6 every share of the block brings the price before the sale', () => {
    const game = hbr({ p1: 60 });
    const bank = game.cash(BANK);
    game.do('p1', 'sell', block('HBR', 30));
    expect([game.cash('p1'), game.cash(BANK)]).toEqual([600 + 201, bank - 201]);
  });

  test('1882-10.2-7 the marker falls one row for each share, never sideways', () => {
    expect(hbr({ p1: 60 }).do('p1', 'sell', block('HBR', 20)).cell('HBR')).toEqual([7, 3]);
    expect(hbr({ p1: 60 }, [2, 5]).do('p1', 'sell', block('HBR', 30)).cell('HBR')).toEqual([5, 5]);
  });

  test('1882-10.2-8 on the ledge and in the bottom row the marker stays', () => {
    const bottom = hbr({ p1: 60 }, [10, 3]).do('p1', 'sell', block('HBR', 20));
    expect([bottom.cell('HBR'), bottom.price('HBR')]).toEqual([[10, 3], 40]);
    expect(hbr({ p1: 60 }, [5, 6]).do('p1', 'sell', block('HBR', 10)).cell('HBR')).toEqual([5, 6]);
    expect(hbr({ p1: 60 }, [4, 6]).do('p1', 'sell', block('HBR', 30)).cell('HBR')).toEqual([5, 6]);
  });

  test('1882-10.2-9 a marker goes under those on its new space; one that stays keeps its place', () => {
    const game = hbr({ p1: 60 }, [4, 3]).company('GTP', { p2: 60 }, { at: [5, 3] });
    expect(byPrice(MARKET, game.state)).toEqual(['HBR', 'GTP']);
    game.do('p1', 'sell', block('HBR', 10));
    expect(byPrice(MARKET, game.state)).toEqual(['GTP', 'HBR']);
    const ledge = hbr({ p1: 60 }, [10, 3]).company('GTP', { p2: 60 }, { at: [10, 3] });
    ledge.do('p1', 'sell', block('HBR', 10));
    expect(byPrice(MARKET, ledge.state)).toEqual(['HBR', 'GTP']);
  });

  test('1882-10.2-10 the seller of several companies chooses the order', () => {
    const sell = (first: string, second: string) => {
      const game = hbr({ p1: 60 }).company('GTP', { p1: 60 });
      game.do('p1', 'sell', block(first, 10)).do('p1', 'sell', block(second, 10));
      return byPrice(MARKET, game.state);
    };
    expect([sell('HBR', 'GTP'), sell('GTP', 'HBR')]).toEqual([
      ['HBR', 'GTP'],
      ['GTP', 'HBR'],
    ]);
  });

  test('1882-10.2-11 one by one each share brings the price then valid', () => {
    const single = hbr({ p1: 60 }, [5, 2])
      .do('p1', 'sell', block('HBR', 10))
      .do('p1', 'sell', block('HBR', 10));
    expect([single.cash('p1'), single.cell('HBR')]).toEqual([600 + 65 + 63, [7, 2]]);
    expect(hbr({ p1: 60 }, [5, 2]).do('p1', 'sell', block('HBR', 20)).cash('p1')).toBe(600 + 130);
  });

  test('1882-6-2 the space of the marker is the price of a share', () => {
    const game = hbr({ p1: 60 }, [2, 5]);
    expect([game.price('HBR'), game.worth('p1')]).toEqual([100, 600 + 600]);
    game.company('HBR', { p1: 60 }, { at: [4, 2] });
    expect([game.price('HBR'), game.worth('p1')]).toEqual([67, 600 + 402]);
    expect(game.do('p1', 'sell', block('HBR', 10)).cash('p1')).toBe(667);
  });
});

describe('change of presidency', () => {
  test('1882-10.3-1 the presidency passes by selling below another and by buying above', () => {
    const sold = hbr({ p1: 40, p2: 30 }).do('p1', 'sell', block('HBR', 20));
    expect([sold.president('HBR'), sold.percent('HBR', 'p1'), sold.percent('HBR', 'p2')]).toEqual([
      'p2',
      20,
      30,
    ]);
    const bought = hbr({ p2: 30, p1: 30 }).do('p1', 'buy', { company: 'HBR', from: OFFERING, percent: 10 });
    expect(bought.president('HBR')).toBe('p1');
    expect(hbr({ p1: 40, p2: 30 }).do('p1', 'sell', block('HBR', 10)).president('HBR')).toBe('p1');
  });

  test('1882-10.3-2 the new president needs 20%', () => {
    const game = hbr({ p1: 30, p2: 10, p3: 10 });
    expect(game.rule('p1', 'sell', block('HBR', 20))).toBe('1882-10.2-4');
    expect(game.rule('p1', 'sell', block('HBR', 30))).toBe('1882-10.2-4');
    game.do('p1', 'sell', block('HBR', 10));
    expect(game.president('HBR')).toBe('p1');
  });

  test('1882-10.3-3 among equals the first to the left of the old president', () => {
    expect(hbr({ p1: 40, p2: 20, p3: 20 }).do('p1', 'sell', block('HBR', 40)).president('HBR')).toBe('p2');
    const second = hbr({ p2: 40, p1: 20, p3: 20 }).stock(2, 'p2').do('p2', 'sell', block('HBR', 40));
    expect(second.president('HBR')).toBe('p3');
  });

  test('1882-10.3-4 the certificate is swapped for two shares before the sale is settled', () => {
    const game = hbr({ p1: 40, p2: 20 }).do('p1', 'sell', block('HBR', 30));
    expect([game.percent('HBR', POOL), game.percent('HBR', 'p1'), game.percent('HBR', 'p2')]).toEqual([
      30, 10, 20,
    ]);
    expect(game.president('HBR')).toBe('p2');
    const inPool = game.state.companies.HBR?.certificates.filter(({ holder }) => holder === POOL);
    expect(inPool?.map(({ percent }) => percent)).toEqual([10, 10, 10]);
  });
});
