import { BANK, byPrice, OFFERING, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { MARKET } from './data/market.ts';
import { stock } from './stock.ts';
import { later, type Scene } from './testing/scene.ts';

const share = (company: string, from = OFFERING) => ({ company, from, percent: 10 });
const block = (company: string, percent: number) => ({ company, percent });
const rich = (players = 3) => {
  const game = later(players);
  for (const { id } of game.state.players) game.has(id, 1000);
  return game;
};
/** AR of p1 at 50%, SR of p2 at 40%, both on the par space of ¥65. */
const usual = (round = 2) => rich().company('AR', { p1: 50 }).company('SR', { p2: 40 }).stock(round);
const order = (game: Scene) => byPrice(MARKET, game.state);

describe('turns', () => {
  test('1889-4.1-1 the holder of the priority deal starts, then clockwise', () => {
    const game = usual();
    game.stock(2, 'p2');
    const turns = [game.acting, game.do('p2', 'pass').acting, game.do('p3', 'pass').acting];
    expect(turns).toEqual(['p2', 'p3', 'p1']);
  });

  test('1889-4.1-2 sales then a purchase, or a purchase then sales, never sales on both sides', () => {
    const game = usual().company('KO', { p3: 40, p1: 20 });
    game.do('p1', 'sell', block('AR', 10)).do('p1', 'buy', share('SR'));
    expect(game.rule('p1', 'sell', block('KO', 10))).toBe('1889-4.1-2');
    const other = usual().company('KO', { p3: 40, p1: 20 }).do('p1', 'buy', share('SR'));
    other.do('p1', 'sell', block('AR', 10)).do('p1', 'sell', block('KO', 10));
    expect(other.rule('p1', 'buy', share('TR'))).toBe('1889-4.1-2');
  });

  test('1889-4.1-3 who passes may act later', () => {
    const game = usual().do('p1', 'pass').do('p2', 'buy', share('SR')).do('p2', 'pass').do('p3', 'pass');
    expect(game.rule('p1', 'buy', share('SR'))).toBe(null);
  });

  test('1889-4.1-4 the round ends when all have passed in a row', () => {
    const game = usual().do('p1', 'pass').do('p2', 'pass').do('p3', 'buy', share('SR')).do('p3', 'pass');
    game.do('p1', 'pass').do('p2', 'pass');
    expect(game.where).toBe('SR 2 stock');
    expect(game.do('p3', 'pass').where).toBe('OR 2.1 track');
  });

  test('1889-4.1-5 who can do nothing is passed over', () => {
    const game = later(3, 'automatic')
      .company('AR', { p1: 60 })
      .has('p1', 500)
      .has('p3', 500)
      .has('p2', 0)
      .stock();
    game.do('p1', 'pass');
    expect(game.acting).toBe('p3');
  });

  test('1889-4.1-6 the priority deal goes left of the last who acted; if nobody did it stays', () => {
    const acted = usual().do('p1', 'pass').do('p2', 'buy', share('SR')).do('p2', 'pass');
    acted.do('p3', 'pass').do('p1', 'pass').do('p2', 'pass');
    expect(acted.state.priority).toBe('p3');
    const idle = usual();
    idle.state.priority = 'p2';
    idle.do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    expect(idle.state.priority).toBe('p2');
  });
});

describe('buying', () => {
  test('1889-4.2-1 a company is started at a par value for twice its amount', () => {
    const game = rich().stock();
    for (const price of [60, 67, 110])
      expect(game.rule('p1', 'start', { company: 'TR', price })).toBe('1889-4.2-1');
    const prices = game.actions('start').flatMap(({ company, price }) => (company === 'TR' ? [price] : []));
    expect(prices).toEqual([65, 70, 75, 80, 90, 100]);
    game.do('p1', 'start', { company: 'TR', price: 65 });
    expect([game.cash('p1'), game.cell('TR'), game.percent('TR', 'p1')]).toEqual([870, [5, 3], 20]);
    expect(game.has('p2', 129).do('p1', 'pass').rule('p2', 'start', { company: 'UR', price: 65 })).toBe(
      '1889-4.2-1',
    );
  });

  test('1889-4.2-2 later markers go under earlier ones', () => {
    const game = rich().stock().do('p1', 'start', { company: 'UR', price: 65 }).do('p1', 'pass');
    game.do('p2', 'start', { company: 'AR', price: 65 });
    expect(order(game)).toEqual(['UR', 'AR']);
  });

  test('1889-4.2-3 before the president no other certificate is sold', () => {
    expect(usual().rule('p1', 'buy', share('TR'))).toBe('1889-4.2-3');
  });

  test('1889-4.2-4 the offering sells at par, to the bank', () => {
    const game = usual().company('AR', { p1: 50 }, { at: [1, 3] });
    const bank = game.cash(BANK);
    game.do('p1', 'buy', share('AR'));
    expect([game.price('AR'), game.cash('p1'), game.cash(BANK) - bank]).toEqual([90, 935, 65]);
  });

  test('1889-4.2-5 the pool sells at the market price', () => {
    const game = usual().company('AR', { p1: 50, [POOL]: 20 }, { at: [6, 1] });
    expect(game.do('p1', 'buy', share('AR', POOL)).cash('p1')).toBe(950);
  });

  test('1889-4.2-6 buying never moves the price', () => {
    const game = usual().company('AR', { p1: 30, [POOL]: 20 });
    game.do('p1', 'buy', share('AR', POOL)).do('p1', 'pass').do('p2', 'buy', share('AR'));
    expect(game.cell('AR')).toEqual([5, 3]);
  });

  test('1889-4.2-7 one certificate a turn, also on orange', () => {
    const game = usual()
      .company('AR', { p1: 30 }, { at: [9, 0] })
      .do('p1', 'buy', share('AR'));
    expect([
      game.rule('p1', 'buy', share('AR')),
      game.rule('p1', 'start', { company: 'TR', price: 65 }),
    ]).toEqual(['1889-4.2-7', '1889-4.2-7']);
  });

  test('1889-4.2-8 what was sold in this round is not bought', () => {
    const game = usual().company('SR', { p2: 40, p1: 20 }).do('p1', 'sell', block('SR', 10)).do('p1', 'pass');
    game.do('p2', 'pass').do('p3', 'pass');
    expect(game.rule('p1', 'buy', share('SR'))).toBe('1889-4.2-8');
    expect(game.stock(3).rule('p1', 'buy', share('SR'))).toBe(null);
  });

  test('1889-4.2-9 what was bought may be sold in the same turn, not in SR 1', () => {
    expect(usual().do('p1', 'buy', share('SR')).rule('p1', 'sell', block('SR', 10))).toBe(null);
    expect(usual(1).do('p1', 'buy', share('SR')).rule('p1', 'sell', block('SR', 10))).toBe('1889-4.3-1');
  });
});

describe('selling', () => {
  test('1889-4.3-1 nothing is sold in SR 1', () => {
    expect([usual(1).actions('sell'), usual(1).rule('p1', 'sell', block('AR', 10))]).toEqual([
      [],
      '1889-4.3-1',
    ]);
  });

  test('1889-4.3-2 from SR 2 on also what has not floated', () => {
    const game = usual().stock(2, 'p2');
    expect([game.state.companies.SR?.floated, game.rule('p2', 'sell', block('SR', 10))]).toEqual([
      false,
      null,
    ]);
  });

  test('1889-4.3-3 one block of a company a turn', () => {
    const game = usual().do('p1', 'sell', block('AR', 10));
    expect(game.rule('p1', 'sell', block('AR', 10))).toBe('1889-4.3-3');
    expect(usual().rule('p1', 'sell', block('AR', 20))).toBe(null);
  });

  test('1889-4.3-4 all shares bring the price before the sale and go to the pool', () => {
    const game = usual().company('AR', { p1: 50 }, { par: 70 }).do('p1', 'sell', block('AR', 30));
    expect([game.cash('p1'), game.percent('AR', POOL)]).toEqual([1210, 30]);
  });

  test('1889-4.3-5 the price falls a row for each 10%, as far as there are spaces', () => {
    const game = usual()
      .company('AR', { p1: 50 }, { at: [4, 6] })
      .do('p1', 'sell', block('AR', 20));
    expect([game.price('AR'), game.cell('AR')]).toEqual([80, [5, 6]]);
    const free = usual().do('p1', 'sell', block('AR', 20));
    expect(free.cell('AR')).toEqual([7, 3]);
  });

  test('1889-4.3-6 at most 50% in the pool', () => {
    const game = usual().company('AR', { p1: 40, [POOL]: 40 });
    expect([20, 10].map((percent) => game.rule('p1', 'sell', block('AR', percent)))).toEqual([
      '1889-4.3-6',
      null,
    ]);
  });

  test('1889-4.3-7 the president keeps the certificate unless another holds 20%', () => {
    const alone = usual();
    expect([40, 30].map((percent) => alone.rule('p1', 'sell', block('AR', percent)))).toEqual([
      '1889-4.3-7',
      null,
    ]);
    const game = usual().company('AR', { p1: 30, p2: 20 }).do('p1', 'sell', block('AR', 20));
    expect([game.president('AR'), game.percent('AR', 'p1'), game.percent('AR', 'p2')]).toEqual([
      'p2',
      10,
      20,
    ]);
  });
});

describe('limits', () => {
  const at = (row: number, column: number, percent = 60) =>
    usual().company('AR', { p1: percent }, { at: [row, column] });

  test('1889-4.4-1 at most 60% of a company, unless it is on orange', () => {
    expect([at(5, 3), at(7, 0), at(8, 0)].map((game) => game.rule('p1', 'buy', share('AR')))).toEqual([
      '1889-4.4-1',
      '1889-4.4-1',
      null,
    ]);
  });

  /** p1 of four players with 14 certificates: 60% each of AR, SR (5 certificates each) and 40% of KO with 10% of TR. */
  const full = () =>
    rich(4)
      .company('AR', { p1: 60 })
      .company('SR', { p1: 60 })
      .company('KO', { p1: 40 })
      .company('TR', { p2: 40, p1: 10 })
      .company('UR', { p3: 40 })
      .stock();

  test('1889-4.4-2 nothing that counts is bought at the limit', () => {
    const game = full();
    expect([stock.certificates(game.state, 'p1'), game.rule('p1', 'buy', share('UR'))]).toEqual([
      14,
      '1889-4.4-2',
    ]);
  });

  test('1889-4.4-3 yellow and orange do not count', () => {
    for (const cell of [
      [5, 0],
      [9, 0],
    ] as const) {
      const game = full().company('UR', { p3: 40 }, { at: cell }).do('p1', 'buy', share('UR'));
      expect(stock.certificates(game.state, 'p1')).toBe(14);
    }
  });

  test('1889-4.4-4 the president’s certificate counts as one', () => {
    const game = rich().company('AR', { p1: 20 });
    expect(stock.certificates(game.state, 'p1')).toBe(1);
  });

  test('1889-4.4-5 above a limit only sales are possible while there is one', () => {
    const over = full().company('TR', { p2: 40, p1: 20 });
    expect([over.rule('p1', 'pass'), over.rule('p1', 'buy', share('UR'))]).toEqual([
      '1889-4.4-5',
      '1889-4.4-5',
    ]);
    expect(over.do('p1', 'sell', block('KO', 10)).rule('p1', 'pass')).toBe(null);
    const held = at(5, 3, 70);
    expect([held.rule('p1', 'pass'), at(8, 0, 70).rule('p1', 'pass')]).toEqual(['1889-4.4-5', null]);
  });
});

describe('presidency and floating', () => {
  test('1889-4.5-1 who holds more than the president becomes president', () => {
    const game = usual().company('AR', { p1: 30, p2: 30 }).stock(2, 'p2').do('p2', 'buy', share('AR'));
    expect(game.president('AR')).toBe('p2');
    const equal = usual().company('AR', { p1: 40, p2: 30 }).stock(2, 'p2').do('p2', 'buy', share('AR'));
    expect(equal.president('AR')).toBe('p1');
  });

  test('1889-4.5-2 of equals the first to the left of the old president', () => {
    const game = rich(4)
      .company('AR', { p2: 40, p1: 30, p4: 30 })
      .stock(2, 'p2')
      .do('p2', 'sell', block('AR', 20));
    expect(game.president('AR')).toBe('p4');
  });

  test('1889-4.5-3 the new president gives two certificates, to the old one or to the pool', () => {
    const bought = usual().company('AR', { p1: 20, p2: 20 }).stock(2, 'p2').do('p2', 'buy', share('AR'));
    expect([bought.percent('AR', 'p1'), bought.percent('AR', 'p2')]).toEqual([20, 30]);
    const sold = usual().company('AR', { p1: 30, p2: 20 }).do('p1', 'sell', block('AR', 30));
    expect([sold.percent('AR', POOL), sold.percent('AR', 'p1'), sold.president('AR')]).toEqual([30, 0, 'p2']);
  });

  test('1889-4.5-4 the president decides for the company', () => {
    const game = rich().company('AR', { p3: 60 }).operate('AR');
    expect([game.acting, game.rule('p1', 'pass')]).toEqual(['p3', 'not-your-turn']);
  });

  test('1889-4.6-1 a company floats when half of it has left the offering, wherever that is', () => {
    const game = usual().company('SR', { p2: 40 }).do('p1', 'buy', share('SR'));
    expect(game.state.companies.SR?.floated).toBe(true);
    const pooled = usual()
      .company('SR', { p2: 20, [POOL]: 20 })
      .do('p1', 'buy', share('SR'));
    expect(pooled.state.companies.SR?.floated).toBe(true);
    const early = usual().company('SR', { p2: 30 }).do('p1', 'buy', share('SR'));
    expect(early.state.companies.SR?.floated).toBe(false);
  });

  test('1889-4.6-2 it gets ten times its par value', () => {
    const game = usual().do('p1', 'buy', share('SR'));
    expect(game.cash('SR')).toBe(650);
  });

  test('1889-4.6-3 later sales from the offering go to the bank', () => {
    const game = usual().do('p1', 'buy', share('AR'));
    expect(game.cash('AR')).toBe(650);
  });

  test('1889-4.6-4 once floated it stays so, and operates from the next operating round on', () => {
    const game = usual().company('AR', { p1: 20 }).do('p1', 'buy', share('SR')).do('p1', 'pass');
    game.passWhile(() => game.where.startsWith('SR'));
    expect([
      game.where,
      game.state.agenda.some((frame) => 'company' in frame && frame.company === 'SR'),
    ]).toEqual(['OR 2.1 track', true]);
    expect(game.state.companies.AR?.floated).toBe(false);
  });

  test('1889-4.7-1 companies wholly in players’ hands go up a row', () => {
    const end = (holdings: Record<string, number>) => {
      const game = rich().company('AR', holdings, { par: 80 }).stock();
      return game.passWhile(() => game.where.startsWith('SR')).price('AR');
    };
    expect([end({ p1: 60, p2: 40 }), end({ p1: 60, p2: 30, [POOL]: 10 }), end({ p1: 60, p2: 30 })]).toEqual([
      90, 80, 80,
    ]);
  });

  test('1889-4.7-2 in operating order; in the top row they stay', () => {
    const game = rich()
      .company('SR', { p1: 60, p2: 40 }, { par: 80 })
      .company('AR', { p1: 60, p2: 40 }, { par: 80 })
      .company('KO', { p1: 60, p2: 40 }, { at: [0, 5] })
      .stock();
    game.passWhile(() => game.where.startsWith('SR'));
    expect([order(game), game.cell('KO')]).toEqual([
      ['KO', 'SR', 'AR'],
      [0, 5],
    ]);
  });
});

describe('the market', () => {
  const marker = (row: number, column: number) =>
    usual().company('AR', { p1: 50, p2: 20 }, { at: [row, column] });
  const paid = (game: Scene, kind: string) => {
    game.operate('AR', 'dividend');
    game.turn.revenue = 100;
    return game.do('p1', 'dividend', { kind }).cell('AR');
  };

  test('1889-5.1-1 right, at the end of a row up, in the corner nowhere', () => {
    expect([paid(marker(5, 3), 'pay'), paid(marker(5, 6), 'pay'), paid(marker(0, 14), 'pay')]).toEqual([
      [5, 4],
      [4, 6],
      [0, 14],
    ]);
  });

  test('1889-5.1-2 left, in the first column down, in the corner nowhere', () => {
    expect([
      paid(marker(5, 3), 'withhold'),
      paid(marker(7, 0), 'withhold'),
      paid(marker(10, 0), 'withhold'),
    ]).toEqual([
      [5, 2],
      [8, 0],
      [10, 0],
    ]);
  });

  test('1889-5.1-3 down as far as there are spaces', () => {
    expect(marker(5, 6).do('p1', 'sell', block('AR', 10)).cell('AR')).toEqual([5, 6]);
    expect(marker(4, 3).do('p1', 'sell', block('AR', 10)).cell('AR')).toEqual([5, 3]);
  });

  test('1889-5.1-4 who enters a space goes below those there, who stays keeps the place', () => {
    const game = usual()
      .company('SR', { p2: 50 })
      .company('AR', { p1: 50 }, { at: [4, 3] });
    game.do('p1', 'sell', block('AR', 10));
    expect(order(game)).toEqual(['SR', 'AR']);
    const still = usual()
      .company('AR', { p1: 50 }, { at: [5, 6] })
      .company('SR', { p2: 50 }, { at: [5, 6] });
    expect(order(still.do('p1', 'sell', block('AR', 10)))).toEqual(['AR', 'SR']);
  });

  test('1889-5.1-5 no space ends the game', () => {
    const top = marker(0, 13);
    expect([paid(top, 'pay'), top.price('AR'), top.state.ended]).toEqual([[0, 14], 350, null]);
    expect(Math.min(...MARKET.flatMap((row) => row.flatMap((cell) => cell?.price ?? [])))).toBe(10);
  });
});
