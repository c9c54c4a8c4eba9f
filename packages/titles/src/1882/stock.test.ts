import { BANK, byPrice, OFFERING, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { MARKET } from './data/market.ts';
import { stock } from './stock.ts';
import { afterAuction, later, type Scene } from './testing/scene.ts';
import { view } from './view.ts';

const share = (company: string, from = OFFERING) => ({ company, from, percent: 10 });
const block = (company: string, percent: number) => ({ company, percent });
/** Rich players, HBR of p1 at 60% and GTP of p2 at 20%, both on the par space of $67. */
const usual = () =>
  later()
    .has('p1', 900)
    .has('p2', 900)
    .has('p3', 900)
    .company('HBR', { p1: 60 })
    .company('GTP', { p2: 20 })
    .stock();
const order = (game: Scene) => byPrice(MARKET, game.state);

describe('turns', () => {
  test('1882-10-1 the holder of the priority deal begins, then clockwise', () => {
    const game = afterAuction(4);
    expect(game.state.priority).toBe('p3');
    const turns = [0, 1, 2].map(() => {
      const player = game.acting;
      game.do(player, 'pass');
      return player;
    });
    expect(turns).toEqual(['p3', 'p4', 'p1']);
  });

  test('1882-10-2 sell, buy, sell; then nothing more is bought', () => {
    const game = usual();
    const offered = game.company('GTP', { p2: 40, p1: 30 }).actions('sell');
    expect(offered.flatMap(({ company, percent }) => (company === 'GTP' ? [percent] : []))).toEqual([
      10, 20, 30,
    ]);
    game.company('GTP', { p2: 20 });
    game.do('p1', 'sell', block('HBR', 10)).do('p1', 'buy', share('GTP')).do('p1', 'sell', block('HBR', 20));
    expect(game.rule('p1', 'buy', share('GTP'))).toBe('1882-10-2');
    expect(game.rule('p1', 'start', { company: 'QL', price: 67 })).toBe('1882-10-2');
    expect(game.rule('p1', 'sell', block('GTP', 10))).toBe(null);
    expect([game.percent('HBR', 'p1'), game.percent('GTP', 'p1')]).toEqual([30, 10]);
    expect(game.do('p1', 'pass').rule('p2', 'buy', share('GTP'))).toBe(null);
  });

  test('1882-10-3 who passes may act again when somebody else has acted', () => {
    const game = usual().do('p1', 'pass').do('p2', 'buy', share('GTP')).do('p2', 'pass').do('p3', 'pass');
    expect([game.acting, game.where]).toEqual(['p1', 'SR 2 stock']);
    game.do('p1', 'buy', share('GTP'));
    expect(game.percent('GTP', 'p1')).toBe(10);
  });

  test('1882-10-4 the round ends when all pass in a row', () => {
    const game = usual().do('p1', 'pass').do('p2', 'pass').do('p3', 'buy', share('GTP')).do('p3', 'pass');
    game.do('p1', 'pass').do('p2', 'pass');
    expect(game.where).toBe('SR 2 stock');
    game.do('p3', 'pass');
    expect(game.where.startsWith('OR 2.1')).toBe(true);
  });

  test('1882-10-5 shares change hands with the bank only', () => {
    const game = usual();
    expect(game.rule('p1', 'buy', share('GTP', 'p2'))).toBe('1882-10.4-1');
    expect(game.rule('p1', 'sell', { ...block('HBR', 10), to: 'p2' })).toBe('action-malformed');
    expect(game.rule('p1', 'sell', block('GTP', 10))).toBe('1882-10-5');
    expect(game.actions('buy').map(({ from }) => from)).toEqual([OFFERING]);
  });
});

/** p1 holds so many certificates of white companies. */
function withCertificates(players: number, count: number): Scene {
  const game = later(players).has('p1', 900);
  let left = count;
  for (const company of ['CNoR', 'CPR', 'HBR', 'SCR']) {
    const certificates = Math.min(5, left);
    left -= certificates;
    if (certificates > 0) game.company(company, { p1: 10 + 10 * certificates });
  }
  return game.company('GTP', { p2: 20 }).stock();
}

describe('limits', () => {
  test.each([
    { players: 2, limit: 20 },
    { players: 3, limit: 14 },
    { players: 4, limit: 11 },
    { players: 5, limit: 10 },
    { players: 6, limit: 9 },
  ])('1882-10.1-1 $players players may hold $limit certificates each', ({ players, limit }) => {
    expect(withCertificates(players, limit).rule('p1', 'buy', share('GTP'))).toBe('1882-10.1-7');
    expect(withCertificates(players, limit - 1).rule('p1', 'buy', share('GTP'))).toBe(null);
  });

  test("1882-10.1-2 private companies count, a president's certificate counts as one", () => {
    const game = usual().company('HBR', { p1: 40 }).owns('P1', 'p1');
    expect(stock.certificates(game.state, 'p1')).toBe(4);
    game.do('p1', 'buy', share('GTP'));
    expect(stock.certificates(game.state, 'p1')).toBe(5);
  });

  test('1882-10.1-3 nobody buys above 60% of a company', () => {
    expect(usual().rule('p1', 'buy', share('HBR'))).toBe('1882-10.1-3');
    expect(usual().company('HBR', { p1: 50 }).rule('p1', 'buy', share('HBR'))).toBe(null);
  });

  test.each([
    { colour: 'yellow', at: [3, 0] as const },
    { colour: 'orange', at: [7, 0] as const },
    { colour: 'brown', at: [8, 0] as const },
  ])('1882-10.1-4 shares on a $colour space do not count towards the limit', ({ at }) => {
    const game = withCertificates(4, 11).company('GTP', { p2: 20 }, { at });
    game.do('p1', 'buy', share('GTP'));
    expect(stock.certificates(game.state, 'p1')).toBe(11);
  });

  test('1882-10.1-5 orange and brown companies may be held above 60%, yellow ones not', () => {
    const at = (cell: readonly [number, number]) => usual().company('HBR', { p1: 60 }, { at: cell });
    expect(at([7, 0]).do('p1', 'buy', share('HBR')).percent('HBR', 'p1')).toBe(70);
    expect(at([9, 0]).do('p1', 'buy', share('HBR')).percent('HBR', 'p1')).toBe(70);
    expect(at([3, 0]).rule('p1', 'buy', share('HBR'))).toBe('1882-10.1-3');
  });

  test('1882-10.1-6 any number of shares of a brown company in one turn, from offering and pool', () => {
    const game = usual().company('HBR', { p2: 40, p3: 10, [POOL]: 20 }, { at: [8, 0] });
    game.do('p1', 'buy', share('HBR')).do('p1', 'buy', share('HBR', POOL)).do('p1', 'buy', share('HBR'));
    expect([game.percent('HBR', 'p1'), game.cash('p1')]).toEqual([30, 900 - 67 - 30 - 67]);
    expect(game.rule('p1', 'buy', share('GTP'))).toBe('1882-10.4-10');
    game.do('p1', 'sell', block('HBR', 10));
    expect(game.rule('p1', 'buy', share('HBR'))).toBe('1882-10-2');
  });

  test('1882-10.1-7 at the limit only certificates that do not count can be bought', () => {
    const game = withCertificates(6, 9).company('QL', { p3: 20 }, { at: [8, 2] });
    expect(game.actions('buy').map(({ company }) => company)).toEqual(['QL']);
    expect(game.actions('start')).toEqual([]);
    expect(game.rule('p1', 'start', { company: 'CN', price: 67 })).toBe('1882-10.4-6');
    expect(game.rule('p1', 'buy', share('GTP'))).toBe('1882-10.1-7');
  });

  test('1882-10.1-8 above the limit a player can only sell', () => {
    const game = withCertificates(6, 10).company('QL', { p3: 20 }, { at: [8, 2] });
    for (const [type, fields] of [
      ['buy', share('QL')],
      ['pass', {}],
    ] as const) {
      expect(game.rule('p1', type, fields)).toBe('1882-10.1-8');
    }
    game.do('p1', 'sell', block('CPR', 10));
    expect([game.rule('p1', 'pass'), game.rule('p1', 'buy', share('QL'))]).toEqual([null, null]);
  });

  test('1882-10.1-8 nobody is made to sell what does not bring them nearer to the limit', () => {
    const game = later(6)
      .company('CPR', { p1: 50, [POOL]: 50 })
      .company('GTP', { p2: 30, p1: 20, [POOL]: 50 })
      .company('QL', { p1: 40, p3: 10, [POOL]: 50 })
      .company('HBR', { p2: 30, p1: 30, [POOL]: 30 }, { at: [8, 3] })
      .owns('P1', 'p1')
      .stock();
    expect(stock.certificates(game.state, 'p1')).toBe(10);
    expect(game.actions('sell').map(({ company }) => company)).toEqual(['HBR', 'HBR']);
    expect(game.rule('p1', 'pass')).toBe(null);
    game.company('GTP', { p2: 30, p1: 20, [POOL]: 40 });
    expect(game.rule('p1', 'pass')).toBe('1882-10.1-8');
    expect(game.rule('p1', 'sell', block('HBR', 10))).toBe(null);
  });

  test('1882-10.1-8 where no sale is legal the player goes on above the limit', () => {
    const game = withCertificates(6, 10)
      .company('QL', { p3: 20 }, { at: [8, 2] })
      .stock(1);
    expect(game.rule('p1', 'sell', block('CPR', 10))).toBe('1882-10.2-2');
    expect([game.rule('p1', 'pass'), game.rule('p1', 'buy', share('QL'))]).toEqual([null, null]);
    expect(game.rule('p1', 'buy', share('GTP'))).toBe('1882-10.1-7');
  });

  test('1882-10.1-9 above 60% of a company on a white space a player can only sell', () => {
    const game = usual().company('HBR', { p1: 90 }, { at: [4, 2] });
    expect(game.rule('p1', 'pass')).toBe('1882-10.1-9');
    expect(game.rule('p1', 'buy', share('GTP'))).toBe('1882-10.1-9');
    game.do('p1', 'sell', block('HBR', 20));
    expect([game.percent('HBR', 'p1'), game.rule('p1', 'pass')]).toEqual([70, '1882-10.1-9']);
    game.do('p1', 'sell', block('HBR', 10)).do('p1', 'pass');
    expect(game.acting).toBe('p2');
    const orange = usual().company('HBR', { p1: 90 }, { at: [7, 0] });
    expect(orange.rule('p1', 'pass')).toBe(null);
  });
});

describe('buying', () => {
  test('1882-10.4-1 certificates come from offering or pool, the money goes to the bank', () => {
    const game = usual().company('GTP', { p2: 40, p3: 10, [POOL]: 10 }, { at: [6, 2] });
    const [bank, treasury] = [game.cash(BANK), game.cash('GTP')];
    game.do('p1', 'buy', share('GTP')).do('p1', 'pass').do('p2', 'buy', share('GTP', POOL));
    expect([game.cash(BANK), game.cash('p1'), game.cash('p2')]).toEqual([bank + 67 + 63, 833, 837]);
    expect([treasury, game.percent('GTP', POOL), game.percent('GTP', OFFERING)]).toEqual([670, 0, 30]);
    expect(game.rule('p3', 'buy', share('GTP', POOL))).toBe('not-your-turn');
    expect(usual().has('p1', 66).rule('p1', 'buy', share('GTP'))).toBe('1882-10.4-1');
  });

  test.each([67, 71, 76, 82, 90, 100])('1882-10.4-2 starting at par $%i costs twice that', (par) => {
    const game = usual()
      .has('p1', 2 * par)
      .do('p1', 'start', { company: 'QL', price: par });
    expect([game.cash('p1'), game.percent('QL', 'p1')]).toEqual([0, 20]);
    expect([game.price('QL'), game.president('QL')]).toEqual([par, 'p1']);
    expect(usual().rule('p1', 'start', { company: 'QL', price: par + 1 })).toBe('1882-10.4-2');
    expect(
      usual()
        .has('p1', 2 * par - 1)
        .rule('p1', 'start', { company: 'QL', price: par }),
    ).toBe('1882-10.4-2');
    expect(usual().rule('p1', 'start', { company: 'GTP', price: par })).toBe('1882-10.4-2');
  });

  test('1882-10.4-2 every par value of every company that has not been started is offered', () => {
    const offered = usual().actions('start');
    expect(new Set(offered.map(({ company }) => company))).toEqual(new Set(['CNoR', 'CPR', 'QL']));
    const prices = offered.flatMap(({ company, price }) => (company === 'QL' ? [price] : []));
    expect(prices).toEqual([67, 71, 76, 82, 90, 100]);
  });

  test('1882-10.4-3 offering shares cost par for the whole game', () => {
    const game = usual().company('GTP', { p2: 60 }, { par: 90, at: [3, 8] });
    expect(game.price('GTP')).toBe(120);
    game.do('p1', 'buy', share('GTP'));
    expect(game.cash('p1')).toBe(810);
  });

  test('1882-10.4-4 pool shares cost the stock price', () => {
    const game = usual().company('GTP', { p2: 60, [POOL]: 20 }, { par: 90, at: [6, 2] });
    game.do('p1', 'buy', share('GTP', POOL));
    expect([game.cash('p1'), game.percent('GTP', POOL)]).toEqual([837, 10]);
  });

  test('1882-10.4-5 a new company goes on the par space, under those that are there', () => {
    const game = usual().do('p1', 'start', { company: 'QL', price: 67 });
    expect([game.cell('QL'), order(game)]).toEqual([
      [5, 3],
      ['HBR', 'GTP', 'QL'],
    ]);
    game.do('p1', 'pass').do('p2', 'start', { company: 'CPR', price: 71 });
    expect([game.cell('CPR'), order(game)]).toEqual([
      [4, 3],
      ['CPR', 'HBR', 'GTP', 'QL'],
    ]);
  });

  test('1882-10.4-6 CN starts only while a neutral marker is on the board', () => {
    const game = usual();
    expect(game.rule('p1', 'start', { company: 'CN', price: 67 })).toBe('1882-10.4-6');
    game.tile('G7', '57', 0).neutral('G7').do('p1', 'start', { company: 'CN', price: 67 });
    expect(game.president('CN')).toBe('p1');
    const started = usual().company('CN', { p2: 20 });
    expect(started.rule('p1', 'start', { company: 'CN', price: 67 })).toBe('1882-10.4-2');
  });

  test("1882-10.4-8 no share before a player has the president's certificate", () => {
    const game = usual();
    expect(game.rule('p1', 'buy', share('QL'))).toBe('1882-10.4-8');
    game.do('p1', 'start', { company: 'QL', price: 67 }).do('p1', 'pass');
    expect(game.rule('p2', 'buy', share('QL'))).toBe(null);
  });

  test('1882-10.4-9 what was sold in this round is not bought back in it', () => {
    const game = usual().do('p1', 'sell', block('HBR', 10));
    expect(game.rule('p1', 'buy', share('HBR', POOL))).toBe('1882-10.4-9');
    game.do('p1', 'pass').do('p2', 'buy', share('HBR', POOL)).do('p2', 'pass').do('p3', 'pass');
    expect(game.rule('p1', 'buy', share('HBR'))).toBe('1882-10.4-9');
    expect(game.stock(3).rule('p1', 'buy', share('HBR'))).toBe(null);
    const both = usual().company('GTP', { p2: 40, p1: 30 });
    both.do('p1', 'sell', block('GTP', 10)).do('p1', 'sell', block('HBR', 10));
    for (const id of ['GTP', 'HBR']) expect(both.rule('p1', 'buy', share(id))).toBe('1882-10.4-9');
  });

  test('1882-10.4-10 one certificate a turn', () => {
    const game = usual().do('p1', 'buy', share('GTP'));
    expect(game.rule('p1', 'buy', share('GTP'))).toBe('1882-10.4-10');
    expect(game.rule('p1', 'start', { company: 'QL', price: 67 })).toBe('1882-10.4-10');
    const started = usual().do('p1', 'start', { company: 'QL', price: 67 });
    expect(started.rule('p1', 'buy', share('QL'))).toBe('1882-10.4-10');
    expect(started.actions('start')).toEqual([]);
  });

  test('1882-10.4-11 buying does not move the price', () => {
    const game = usual().company('GTP', { p2: 40, [POOL]: 20 }, { at: [6, 2] });
    game.do('p1', 'buy', share('GTP', POOL)).do('p1', 'pass').do('p2', 'buy', share('GTP'));
    expect(game.cell('GTP')).toEqual([6, 2]);
  });
});

describe('presidents and floating', () => {
  test('1882-7.3-1 an equal holding does not change the president', () => {
    const game = usual().company('GTP', { p2: 30, p1: 20 }).do('p1', 'buy', share('GTP'));
    expect([game.percent('GTP', 'p1'), game.president('GTP')]).toEqual([30, 'p2']);
  });

  test('1882-7.3-2 who owns more swaps two shares for the certificate, and the totals stay', () => {
    const game = usual().company('GTP', { p2: 20, p1: 20 }).do('p1', 'buy', share('GTP'));
    expect([game.president('GTP'), game.percent('GTP', 'p1'), game.percent('GTP', 'p2')]).toEqual([
      'p1',
      30,
      20,
    ]);
    expect(stock.certificates(game.state, 'p2')).toBe(2);
  });

  test('1882-7.3-3 only the president acts for the company', () => {
    const game = usual().operate('HBR');
    expect(game.acting).toBe('p1');
    expect(game.rule('p2', 'lay', { hex: 'G11', tile: '57', rotation: 0 })).toBe('not-your-turn');
    expect(game.rule('p1', 'lay', { hex: 'G11', tile: '57', rotation: 0 })).toBe(null);
    expect(game.company('HBR', { p2: 60 }).rule('p1', 'pass')).toBe('not-your-turn');
  });

  test('1882-7.2-1 a company with 50% sold does not operate, with 60% it does', () => {
    const operators = (percent: number) => {
      const game = usual().company('GTP', { p2: 20 }).company('HBR', { p1: percent });
      game.passWhile(() => !game.where.startsWith('SR 3'));
      return game.events.flatMap((event) => (event.type === 'turn' ? [event.who] : []));
    };
    expect([operators(50), operators(60)]).toEqual([[], ['HBR']]);
  });

  test('1882-10.5-1 the sixth share floats a company, which operates in the next operating round', () => {
    const game = usual().company('GTP', { p2: 30, p3: 20 }).company('HBR', { p3: 20 });
    const missing = () =>
      view(game.state, game.engine).companies.flatMap(({ id, toFloat }) =>
        toFloat > 0 ? [[id, toFloat]] : [],
      );
    expect(missing()).toEqual([
      ['GTP', 10],
      ['HBR', 40],
    ]);
    game.do('p1', 'buy', share('GTP'));
    expect(game.state.companies.GTP?.floated).toBe(true);
    expect(missing()).toEqual([['HBR', 40]]);
    game.passWhile(() => !game.where.startsWith('OR 2.1'));
    expect(game.turn.company).toBe('GTP');
  });

  test('1882-10.5-2 certificates that came with P4, P5 and P2 count as sold', () => {
    const game = usual().company('QL', { p2: 40 });
    const [given] = game.state.companies.QL?.certificates ?? [];
    if (given !== undefined) given.holder = 'p3';
    expect(game.percent('QL', OFFERING)).toBe(50);
    game.do('p1', 'buy', share('QL'));
    expect([game.percent('QL', 'p1') + game.percent('QL', 'p2'), game.cash('QL')]).toEqual([50, 670]);
    const auction = afterAuction(3, 648617632).stock(1);
    expect([auction.percent('CPR', 'p1'), auction.percent('CPR', 'p2')]).toEqual([10, 20]);
    for (const player of ['p1', 'p2', 'p3']) auction.do(player, 'buy', share('CPR')).do(player, 'pass');
    expect(auction.cash('CPR')).toBe(670);
  });

  test('1882-10.5-3 floating brings ten times par from the bank', () => {
    const game = usual().company('GTP', { p2: 50 }, { par: 82 });
    const bank = game.cash(BANK);
    expect(game.cash('GTP')).toBe(0);
    game.do('p1', 'buy', share('GTP'));
    expect([game.cash('GTP'), game.cash(BANK)]).toEqual([820, bank + 82 - 820]);
  });

  test('1882-10.5-4 a floated company has its markers and a neutral one to place', () => {
    const game = usual().company('GTP', { p2: 50 }).do('p1', 'buy', share('GTP'));
    game.operate('GTP', 'station').tile('L8', '14', 0).tile('J8', '57', 0);
    expect(game.actions('station').map(({ hex, neutral }) => [hex, neutral])).toEqual([
      ['J8', false],
      ['J8', true],
      ['L8', true],
    ]);
    const markers = game.state.board.stations.filter(({ holder }) => holder === 'GTP');
    expect(markers.map(({ owner }) => owner)).toEqual(['GTP', 'GTP', 'GTP', 'neutral']);
  });
});

describe('the end of a stock round', () => {
  test('1882-10.6-1 the priority deal goes to the left of the last one who bought or sold', () => {
    const bought = usual().do('p1', 'pass').do('p2', 'buy', share('GTP'));
    bought.passWhile(() => bought.where.startsWith('SR 2'));
    expect(bought.state.priority).toBe('p3');
    const started = usual().do('p1', 'pass').do('p2', 'start', { company: 'QL', price: 67 });
    started.do('p2', 'pass').do('p3', 'pass').do('p1', 'pass');
    expect([started.acting, started.where]).toEqual(['p2', 'SR 2 stock']);
    started.do('p2', 'pass');
    expect(started.state.priority).toBe('p3');
    const sold = usual().do('p1', 'sell', block('HBR', 10));
    sold.passWhile(() => sold.where.startsWith('SR 2'));
    expect(sold.state.priority).toBe('p2');
  });

  test('1882-10.6-2 without a transaction it does not move', () => {
    const game = usual();
    game.state.priority = 'p2';
    game.stock(2, 'p2').passWhile(() => game.where.startsWith('SR 2'));
    expect(game.state.priority).toBe('p2');
  });

  test('1882-10.6-3 companies wholly in players hands go up a row, except in the top row', () => {
    const game = usual()
      .company('HBR', { p1: 60, p2: 40 })
      .company('GTP', { p2: 60, p1: 40 }, { at: [0, 5] });
    game.company('QL', { p3: 60, p2: 30, [POOL]: 10 }).company('CPR', { p3: 60, p1: 30 });
    game.passWhile(() => game.where.startsWith('SR 2'));
    expect([game.cell('HBR'), game.cell('GTP')]).toEqual([
      [4, 3],
      [0, 5],
    ]);
    expect([game.cell('QL'), game.cell('CPR')]).toEqual([
      [5, 3],
      [5, 3],
    ]);
  });

  test('1882-10.6-4 companies from one space keep their order and go under those already there', () => {
    const all = { p1: 60, p2: 40 };
    const game = usual()
      .company('HBR', all)
      .company('GTP', all)
      .company('QL', { p3: 60 }, { at: [4, 3] });
    game.passWhile(() => game.where.startsWith('SR 2'));
    expect(order(game)).toEqual(['QL', 'HBR', 'GTP']);
    expect([game.cell('HBR'), game.cell('GTP')]).toEqual([
      [4, 3],
      [4, 3],
    ]);
  });
});
