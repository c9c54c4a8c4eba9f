import { worth } from '@roundhouse/classic';
import { BANK, OFFERING, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { core } from './state.ts';
import { stock } from './stock.ts';
import { fresh, later, type Scene } from './testing/scene.ts';

const ALL = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'];
const share = (company: string, from = OFFERING) => ({ company, from, percent: 10 });
const lay = (hex: string, tile: string, rotation: number) => ({ hex, tile, rotation });
const sale = (item: string, price: number) => ({ item, price });
const bank = (train: string, price: number) => ({ train, from: 'bank', price, trade: '' });
/** Four players; p1 has all private companies. */
const owned = () => {
  const game = later(4);
  for (const item of ALL) game.owns(item, 'p1');
  return game;
};
/** AR of p2 in a step of its turn, in Phase 3. */
const buyer = (phase = '3', step: Parameters<Scene['operate']>[1] = 'track') =>
  owned().phase(phase).company('AR', { p2: 60 }, { treasury: 650 }).operate('AR', step);

describe('private companies', () => {
  test('1889-3.0-1 each is a certificate of its player', () => {
    const game = later(4).owns('P1', 'p1').owns('P6', 'p1').company('AR', { p2: 40, p1: 10 });
    expect(stock.certificates(game.state, 'p1')).toBe(3);
  });

  test('1889-3.0-2 they pay players and companies at the start of every operating round', () => {
    const game = owned().owns('P6', 'AR').company('AR', { p2: 60 }).stock(1);
    const before = game.cash('p1');
    game.passWhile(() => game.where.startsWith('SR'));
    expect([game.where, game.cash('p1') - before, game.cash('AR')]).toEqual([
      'OR 1.1 track',
      5 + 5 + 10 + 15 + 15 + 30,
      670,
    ]);
  });

  test('1889-3.0-3 only companies buy them, from players, in Phases 3 and 4', () => {
    expect(owned().company('AR', { p2: 60 }).stock().actions('private')).toEqual([]);
    const rules = ['2', '3', '4', '5', '6', 'D'].map((phase) =>
      buyer(phase).rule('p2', 'private', sale('P1', 20)),
    );
    expect(rules).toEqual(['1889-3.0-3', null, null, '1889-3.0-3', '1889-3.0-3', '1889-3.0-3']);
  });

  test('1889-3.0-4 at any moment of the turn, any number', () => {
    for (const step of ['track', 'station', 'run', 'dividend', 'trains', 'privates'] as const) {
      const game = buyer('3', step).trains('AR', '3').tile('K8', '57', 1).tile('J9', '58', 4);
      game.turn.revenue = 50;
      game
        .do('p2', 'private', sale('P1', 20))
        .do('p1', 'accept')
        .do('p2', 'private', sale('P4', 50))
        .do('p1', 'accept');
      expect([game.owner('P1'), game.owner('P4')]).toEqual(['AR', 'AR']);
    }
  });

  test('1889-3.0-5 for half to double the face value, from the treasury', () => {
    const prices = (item: string, ...amounts: number[]) =>
      amounts.map((price) => buyer().rule('p2', 'private', sale(item, price)));
    expect(prices('P1', 9, 10, 40, 41)).toEqual(['1889-3.0-5', null, null, '1889-3.0-5']);
    expect(prices('P7', 74, 75, 300, 301)).toEqual(['1889-3.0-5', null, null, '1889-3.0-5']);
    const game = buyer();
    const before = game.cash('p1');
    game.do('p2', 'private', sale('P7', 300)).do('p1', 'accept');
    expect([game.cash('AR'), game.cash('p1') - before]).toEqual([350, 300]);
    expect(game.has('AR', 99).rule('p2', 'private', sale('P4', 100))).toBe('1889-3.0-5');
  });

  test('1889-3.0-6 the owner must agree, unless the president decides for both', () => {
    const game = buyer().do('p2', 'private', sale('P1', 20));
    expect([game.acting, game.owner('P1')]).toEqual(['p1', 'p1']);
    game.do('p1', 'decline');
    expect([game.owner('P1'), game.rule('p2', 'private', sale('P1', 20))]).toEqual(['p1', '1889-3.0-6']);
    const own = owned().owns('P1', 'p2').phase('3').company('AR', { p2: 60 }).operate('AR');
    expect(own.do('p2', 'private', sale('P1', 20)).owner('P1')).toBe('AR');
  });

  test('1889-3.0-7 a company never sells one', () => {
    const game = buyer().owns('P1', 'KO');
    expect(game.rule('p2', 'private', sale('P1', 20))).toBe('1889-3.0-7');
  });

  test('1889-3.0-8 with the first 5-train P1 to P6 close', () => {
    const game = owned().owns('P4', 'AR').phase('4').company('AR', { p2: 60 }).operate('AR', 'trains');
    game.state.depot.stack = game.state.depot.stack.filter(({ type }) => type !== '4');
    game.has('AR', 450).rule('p2', 'train', bank('5-0', 450));
    const counted = stock.certificates(game.state, 'p1');
    game.state.depot.gone.push(...['4-1', '4-2', '4-3'].map((id) => ({ id, type: '4' })));
    game.do('p2', 'train', bank('5-0', 450));
    expect(ALL.map((item) => game.isOpen(item))).toEqual([false, false, false, false, false, false, true]);
    expect([counted, stock.certificates(game.state, 'p1')]).toEqual([6, 1]);
  });

  test('1889-3.0-9 one that is open at the end counts its face value', () => {
    const game = later(4).owns('P7', 'p1').has('p1', 100);
    expect(worth(core, game.state, 'p1')).toBe(250);
  });
});

describe('P1', () => {
  const ko = (owner: string) =>
    later(4)
      .owns('P1', owner)
      .phase('3')
      .company('KO', { p2: 60 })
      .operate('KO')
      .rule('p2', 'lay', lay('K4', '440', 0));

  test('1889-3.1-1 closes K4 while a player owns it', () => {
    expect([ko('p1'), ko('p2'), ko('KO'), ko('AR')]).toEqual(['1889-3.1-1', '1889-3.1-1', null, null]);
  });

  test('1889-3.1-2 closes it for tiles only', () => {
    const game = later(4).owns('P1', 'p1').company('KO', { p2: 60 }).trains('KO', '2').operate('KO', 'run');
    game.tile('J3', '8', 3);
    expect(game.rule('p2', 'run', { routes: [{ train: '2-0', path: ['K4.0', 'J3', 'J1.0'] }] })).toBe(null);
  });
});

describe('P2', () => {
  /** KO of p2 in its turn; p1 owns P2. */
  const ferry = (step: Parameters<Scene['operate']>[1] = 'track') =>
    later(4).owns('P2', 'p1').company('KO', { p2: 60 }).company('AR', { p1: 60 }).operate('KO', step);
  const port = lay('G10', '437', 0);

  test('1889-3.2-1 its player lays #437 once on B11, G10, I12 or J9', () => {
    for (const [hex, rotation] of [
      ['B11', 2],
      ['G10', 0],
      ['I12', 1],
      ['J9', 2],
    ] as const) {
      const game = ferry().do('p1', 'lay', lay(hex, '437', rotation));
      expect(game.state.board.tiles[hex]).toEqual({ tile: '437', rotation });
      expect(game.rule('p1', 'lay', lay('J9', '437', 4))).toBe('1889-3.2-1');
    }
    expect(ferry().rule('p1', 'lay', lay('J5', '437', 1))).toBe('1889-3.2-1');
    expect(ferry().rule('p1', 'lay', lay('J9', '437', 1))).toBe('1889-7.1-9');
  });

  test('1889-3.2-2 the hex is still without a tile', () => {
    expect(ferry().tile('G10', '58', 0).rule('p1', 'lay', port)).toBe('1889-3.2-2');
  });

  test('1889-3.2-3 at any time of a stock round, also out of turn', () => {
    const game = later(4).owns('P2', 'p1').company('KO', { p2: 60 }).stock(2, 'p2').do('p1', 'lay', port);
    expect([game.acting, game.state.board.tiles.G10?.tile]).toEqual(['p2', '437']);
    const own = later(4).owns('P2', 'p1').company('KO', { p2: 60 }).stock(2, 'p1').do('p1', 'lay', port);
    expect(own.acting).toBe('p1');
    expect(fresh(4).owns('P2', 'p2').rule('p2', 'lay', port)).toBe('1889-3.2-4');
  });

  test('1889-3.2-4 before the first action of any company, not after it', () => {
    expect(ferry().rule('p1', 'lay', port)).toBe(null);
    expect(
      ferry()
        .choices('lay')
        .filter(({ outsidePlay }) => outsidePlay === true).length,
    ).toBeGreaterThan(0);
    expect(ferry().do('p2', 'pass').rule('p1', 'lay', port)).toBe('1889-3.2-4');
    const bought = ferry().phase('3').owns('P1', 'p2').do('p2', 'private', sale('P1', 20));
    expect(bought.rule('p1', 'lay', port)).toBe('1889-3.2-4');
  });

  test('1889-3.2-5 in the track step of an own company, before and after its tile', () => {
    const own = () => ferry().operate('AR');
    expect(
      own()
        .do('p1', 'lay', port)
        .rule('p1', 'lay', lay('K8', '57', 1)),
    ).toBe(null);
    const after = own().do('p1', 'lay', lay('K8', '57', 1));
    expect([after.where, after.rule('p1', 'lay', lay('J9', '58', 4))]).toEqual([
      'OR 2.1 track',
      '1889-7.1-1',
    ]);
    expect(after.do('p1', 'lay', port).where).toBe('OR 2.1 station');
    expect(
      own()
        .do('p1', 'lay', lay('K8', '57', 1))
        .do('p1', 'pass')
        .rule('p1', 'lay', port),
    ).toBe('1889-3.2-4');
  });

  test('1889-3.2-6 free, connected to nothing, and not the tile of the company', () => {
    const game = ferry().operate('AR').has('AR', 0).has('p1', 0).do('p1', 'lay', port);
    expect([game.cash('AR'), game.cash('p1'), game.rule('p1', 'lay', lay('K8', '57', 1))]).toEqual([
      0,
      0,
      null,
    ]);
  });

  test('1889-3.2-7 nobody lays #437 otherwise', () => {
    const game = later(4).owns('P2', 'p2').company('TR', { p1: 60 }).operate('TR');
    expect(game.rule('p1', 'lay', port)).toBe('1889-3.2-7');
    expect(game.actions('lay').some(({ tile, player }) => tile === '437' && player === 'p1')).toBe(false);
  });

  test('1889-3.2-8 P2 stays open; in the hands of a company the power is gone', () => {
    const game = ferry().do('p1', 'lay', port);
    expect([game.isOpen('P2'), game.owner('P2')]).toEqual([true, 'p1']);
    const sold = ferry().owns('P2', 'AR').operate('AR');
    expect([sold.rule('p1', 'lay', port), sold.actions('lay').some(({ tile }) => tile === '437')]).toEqual([
      '1889-3.2-7',
      false,
    ]);
  });
});

describe('P3', () => {
  const sold = () =>
    later(4)
      .owns('P3', 'p1')
      .phase('3')
      .company('AR', { p2: 60 })
      .operate('AR')
      .do('p2', 'private', sale('P3', 40))
      .do('p1', 'accept');

  test('1889-3.3-1 closes C4 while a player owns it', () => {
    const game = later(4).owns('P3', 'p1').phase('3').company('UR', { p2: 60 }).operate('UR');
    game.tile('B5', '7', 4).tile('B3', '9', 0);
    expect(game.rule('p2', 'lay', lay('C4', '14', 1))).toBe('1889-3.3-1');
  });

  test('1889-3.3-2 the seller may lay a green tile there at once', () => {
    const game = sold();
    expect([game.acting, game.where, game.rule('p2', 'pass')]).toEqual([
      'p1',
      'OR 2.1 seller-lay',
      'not-your-turn',
    ]);
    const tiles = new Set(game.actions('lay').map(({ tile }) => tile));
    expect([...tiles].sort()).toEqual(['12', '13', '14', '15', '205', '206']);
    expect([game.rule('p1', 'lay', lay('K8', '57', 1)), game.rule('p1', 'train')]).toEqual([
      '1889-3.3-2',
      '1889-3.3-2',
    ]);
    game.do('p1', 'lay', lay('C4', '14', 1));
    expect([game.acting, game.where]).toEqual(['p2', 'OR 2.1 track']);
  });

  test('1889-3.3-3 it keeps the printed track, costs nothing and is not the company’s tile', () => {
    const game = sold();
    const exits3 = game.rule('p1', 'lay', lay('C4', '14', 2));
    expect([game.rule('p1', 'lay', lay('C4', '14', 1)), exits3]).toEqual([null, '1889-7.1-9']);
    const [cash, treasury] = [game.cash('p1'), game.cash('AR')];
    game.do('p1', 'lay', lay('C4', '14', 1));
    expect([game.cash('p1'), game.cash('AR'), game.rule('p2', 'lay', lay('K8', '57', 1))]).toEqual([
      cash,
      treasury,
      null,
    ]);
  });

  test('1889-3.3-4 the seller may decline; P3 stays with the company', () => {
    const game = sold().do('p1', 'pass');
    expect([game.owner('P3'), game.isOpen('P3'), game.state.board.tiles.C4, game.acting]).toEqual([
      'AR',
      true,
      undefined,
      'p2',
    ]);
  });
});

describe('P4', () => {
  const cost = (owner: string, hex: string, tile: string, rotation: number) => {
    const game = later(4).owns('P4', owner).company('IR', { p1: 60 }).company('SR', { p1: 60 });
    game.tile('E2', '57', 0).tile('I2', '57', 0).tile('I4', '438', 1).tile('H3', '8', 5);
    game.phase('3').operate(hex === 'E4' ? 'IR' : 'SR');
    const company = hex === 'E4' ? 'IR' : 'SR';
    return 650 - game.do('p1', 'lay', lay(hex, tile, rotation)).cash(company);
  };

  test('1889-3.4-1 its company does not pay for mountains', () => {
    expect([cost('IR', 'E4', '9', 0), cost('SR', 'E4', '9', 0)]).toEqual([0, 80]);
  });

  test('1889-3.4-2 it helps neither with rivers and I4 nor a player', () => {
    expect([cost('SR', 'H5', '9', 1), cost('SR', 'I4', '439', 1), cost('p1', 'E4', '9', 0)]).toEqual([
      80, 80, 80,
    ]);
  });
});

describe('P5', () => {
  const exchange = { item: 'P5' };
  const dougo = () => later(4).owns('P5', 'p1').company('AR', { p2: 60 });

  test('1889-3.5-1 is exchanged for a share of IR of the offering', () => {
    const game = dougo().stock().do('p1', 'exchange', exchange);
    expect([
      game.percent('IR', 'p1'),
      game.percent('IR', OFFERING),
      game.isOpen('P5'),
      game.cash('p1'),
    ]).toEqual([10, 90, false, 420]);
  });

  test('1889-3.5-2 at any time of a stock or operating round, without touching the turn', () => {
    const game = dougo().stock(2, 'p2').do('p2', 'pass').do('p3', 'pass').do('p4', 'pass');
    expect(game.choices('exchange')).toHaveLength(1);
    const other = dougo().stock(2, 'p2').do('p2', 'pass').do('p3', 'pass').do('p1', 'exchange', exchange);
    expect(other.acting).toBe('p4');
    expect(other.do('p4', 'pass').do('p1', 'pass').where).toBe('OR 2.1 track');
    expect(other.state.priority).toBe('p1');
    expect(dougo().operate('AR', 'trains').do('p1', 'exchange', exchange).acting).toBe('p2');
    expect(fresh(4).owns('P5', 'p1').rule('p1', 'exchange', exchange)).toBe('1889-3.5-2');
    const turn = dougo().has('p1', 900).stock().do('p1', 'exchange', exchange);
    expect(turn.rule('p1', 'buy', share('AR'))).toBe(null);
  });

  test('1889-3.5-3 before IR has a par value the share counts, is worth nothing and is not sold', () => {
    const game = dougo().stock().do('p1', 'exchange', exchange);
    expect([stock.certificates(game.state, 'p1'), worth(core, game.state, 'p1')]).toEqual([1, 420]);
    expect(game.rule('p1', 'sell', { company: 'IR', percent: 10 })).toBe('1889-3.5-3');
    game.do('p1', 'pass').has('p2', 900).do('p2', 'start', { company: 'IR', price: 90 });
    expect(worth(core, game.state, 'p1')).toBe(510);
  });

  test('1889-3.5-4 in spite of the certificate limit, within 60%', () => {
    const full = dougo()
      .company('SR', { p1: 60 })
      .company('KO', { p1: 60 })
      .company('TR', { p1: 40 })
      .stock();
    expect([stock.certificates(full.state, 'p1'), full.rule('p1', 'exchange', exchange)]).toEqual([14, null]);
    expect(dougo().company('IR', { p1: 60 }).stock().rule('p1', 'exchange', exchange)).toBe('1889-3.5-4');
    expect(
      dougo()
        .company('IR', { p1: 60 }, { at: [9, 0] })
        .stock()
        .rule('p1', 'exchange', exchange),
    ).toBe(null);
  });

  test('1889-3.5-5 it can float IR and change its president', () => {
    const game = dougo().company('IR', { p2: 20, p1: 20 }).operate('AR').do('p1', 'exchange', exchange);
    expect([game.president('IR'), game.state.companies.IR?.floated, game.cash('IR')]).toEqual([
      'p1',
      true,
      650,
    ]);
    const waiting = game.state.agenda.flatMap((frame) => ('queue' in frame ? [frame.queue] : []));
    expect(waiting).toEqual([[]]);
  });

  test('1889-3.5-6 not without a share in the offering, nor in the hands of a company', () => {
    const gone = dougo()
      .company('IR', { p2: 60, p3: 20, [POOL]: 20 })
      .stock();
    expect(gone.rule('p1', 'exchange', exchange)).toBe('1889-3.5-6');
    expect(dougo().owns('P5', 'AR').stock().rule('p1', 'exchange', exchange)).toBe('1889-3.5-6');
  });
});

describe('P7', () => {
  const first5 = (owner: string) => {
    const game = later(4).owns('P7', owner).phase('5').company('AR', { p2: 60 }).stock(2);
    return game;
  };

  test('1889-3.7-1 in the hands of a player it stays open and pays ¥50', () => {
    const game = first5('p1');
    const before = game.cash('p1');
    game.passWhile(() => game.where.startsWith('SR'));
    expect(game.cash('p1') - before).toBe(50);
    const four = later(4).owns('P7', 'p1').phase('4').company('AR', { p2: 60 }).stock(2);
    const cash = four.cash('p1');
    expect(four.passWhile(() => four.where.startsWith('SR')).cash('p1') - cash).toBe(30);
  });

  const buy5 = (owner: string) => {
    const game = later(4).owns('P7', owner).phase('4').company('AR', { p2: 60 }).has('AR', 450);
    const { depot } = game.state;
    depot.gone.push(...depot.stack.filter(({ type }) => type === '4'));
    depot.stack = depot.stack.filter(({ type }) => type !== '4');
    return game.operate('AR', 'trains').do('p2', 'train', bank('5-0', 450));
  };

  test('1889-3.7-2 in the hands of a company it closes with the first 5-train', () => {
    expect([buy5('AR').isOpen('P7'), buy5('p1').isOpen('P7')]).toEqual([false, true]);
    expect(buy5('AR').cash(BANK)).toBeGreaterThan(0);
  });
});
