import { BANK, findFrame, OFFERING, OperatingFrame, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { core } from './state.ts';
import { later, type Scene } from './testing/scene.ts';

/** Three players pass. */
const endOf = (game: Scene) => game.do(game.acting, 'pass').do(game.acting, 'pass').do(game.acting, 'pass');

describe('operating rounds', () => {
  test('1889-6.1-1 one, two or three rounds, read when the stock round ends', () => {
    const rounds = (phase: string) => {
      const game = later().phase(phase).company('AR', { p1: 20 }).stock(2);
      endOf(game);
      return game.rounds.filter((name) => name.startsWith('OR')).length;
    };
    expect(['2', '3', '4', '5', '6', 'D'].map(rounds)).toEqual([1, 2, 2, 3, 3, 3]);
    const game = later().phase('4').company('AR', { p1: 60 }).operate('AR', 'trains', { round: 1, of: 2 });
    game.state.phase = '5';
    game.passWhile(() => game.where.startsWith('OR'));
    expect(game.rounds).toEqual(['OR 2.2', 'SR 3']);
  });

  test('1889-6.1-2 private payments, then all homes in operating order', () => {
    const game = later().owns('P1', 'p1').company('AR', { p1: 60 }).company('SR', { p2: 60 }, { par: 80 });
    game.company('TR', { p3: 60 }, { par: 70 }).stock(1);
    endOf(game);
    const told = game.events.flatMap((event) => (event.type === 'station' ? [event.company] : []));
    expect([told, game.markers('K8'), game.where, game.cash('p1')]).toEqual([
      ['SR', 'TR', 'AR'],
      ['AR'],
      'OR 1.1 track',
      425,
    ]);
    const first = game.events.findIndex(({ type }) => type === 'station');
    expect(game.events.findIndex(({ type }) => type === 'paid')).toBeLessThan(first);
  });

  test('1889-6.1-3 highest price first, then further right, higher up, first on the space', () => {
    const game = later()
      .company('AR', { p1: 60 }, { at: [2, 3] })
      .company('SR', { p1: 60 }, { at: [1, 2] })
      .company('KO', { p1: 60 }, { at: [3, 4] })
      .company('UR', { p1: 60 }, { at: [3, 4] })
      .company('TR', { p1: 60 }, { at: [0, 3] });
    expect(core.operatingOrder(game.state)).toEqual(['TR', 'KO', 'UR', 'AR', 'SR']);
  });

  test('1889-6.1-4 the order is fixed, but an emergency sale sorts those to come anew', () => {
    const queue = (game: Scene) => findFrame(game.state, OperatingFrame)?.queue;
    const game = later()
      .phase('3')
      .company('AR', { p1: 60 }, { treasury: 0 })
      .company('SR', { p2: 50, p1: 20 }, { at: [4, 4] })
      .company('KO', { p3: 60 }, { at: [5, 4] })
      .operate('AR', 'dividend', { queue: ['SR', 'KO'] });
    game.tile('K8', '57', 1).has('p1', 105);
    game.turn.revenue = 0;
    game.settle();
    expect([game.where, queue(game)]).toEqual(['OR 2.1 trains', ['SR', 'KO']]);
    game.tile('J9', '58', 4).do('p1', 'sell', { company: 'SR', percent: 10 });
    expect([game.price('SR'), game.price('KO'), queue(game)]).toEqual([70, 70, ['KO', 'SR']]);
  });

  test('1889-6.1-5 without a floated company only the private companies are paid', () => {
    const game = later().owns('P1', 'p1').company('AR', { p1: 20 }).stock(1);
    endOf(game);
    expect([game.where, game.rounds, game.cash('p1')]).toEqual(['SR 2 stock', ['OR 1.1', 'SR 2'], 425]);
  });

  test('1889-6.1-6 tile, marker, run, dividend, trains; all but run and dividend may be declined', () => {
    const game = later().company('KO', { p1: 60 }).trains('KO', '2').operate('KO').tile('J3', '8', 3);
    const route = { routes: [{ train: '2-0', path: ['K4.0', 'J3', 'J1.0'] }] };
    const steps: string[] = [game.where];
    steps.push(game.do('p1', 'pass').where, game.do('p1', 'pass').where);
    expect([game.rule('p1', 'pass'), game.rule('p1', 'station', { hex: 'K4', stop: 0 })]).toEqual([
      '1889-6.1-6',
      '1889-6.1-6',
    ]);
    steps.push(game.do('p1', 'run', route).where);
    expect(game.rule('p1', 'pass')).toBe('1889-6.1-6');
    steps.push(game.do('p1', 'dividend', { kind: 'pay' }).where, game.do('p1', 'pass').where);
    expect(steps).toEqual([
      'OR 2.1 track',
      'OR 2.1 station',
      'OR 2.1 run',
      'OR 2.1 dividend',
      'OR 2.1 trains',
      'SR 3 stock',
    ]);
  });
});

describe('markers', () => {
  /** AR in K8, joined with J9 and J11. */
  const ar = (treasury = 650) =>
    later()
      .company('AR', { p1: 60 }, { treasury })
      .operate('AR', 'station')
      .tile('K8', '57', 1)
      .tile('J9', '58', 4)
      .tile('J11', '5', 3);
  const anan = { hex: 'J11', stop: 0 };

  test('1889-8.1-1 one marker a turn for ¥40', () => {
    const game = later()
      .company('TR', { p1: 60 })
      .operate('TR', 'station')
      .tile('G10', '437', 0)
      .tile('G12', '57', 0);
    game.tile('G8', '9', 1).tile('H7', '57', 1);
    const bank = game.cash(BANK);
    game.do('p1', 'station', { hex: 'G12', stop: 0 });
    expect([game.cash('TR'), game.cash(BANK) - bank, game.where]).toEqual([610, 40, 'OR 2.1 trains']);
    expect(game.rule('p1', 'station', { hex: 'H7', stop: 0 })).toBe('1889-6.1-6');
  });

  test('1889-8.1-2 in a reached city with a free place', () => {
    expect([ar().rule('p1', 'station', anan), ar().rule('p1', 'station', { hex: 'H7', stop: 0 })]).toEqual([
      null,
      '1889-8.1-2',
    ]);
    expect(ar().station('TR', 'J11').rule('p1', 'station', anan)).toBe('1889-8.1-2');
    expect(ar().rule('p1', 'station', { hex: 'J9', stop: 0 })).toBe('1889-8.1-2');
  });

  test('1889-8.1-3 one of a company in a hex', () => {
    expect(ar().tile('K8', '15', 1).rule('p1', 'station', { hex: 'K8', stop: 0 })).toBe('1889-8.1-3');
  });

  test('1889-8.1-4 a home is kept until its marker stands there', () => {
    const sr = () =>
      later().company('SR', { p1: 60 }).operate('SR', 'station').tile('I2', '57', 2).tile('J3', '9', 2);
    const takamatsu = { hex: 'K4', stop: 0 };
    expect(sr().rule('p1', 'station', takamatsu)).toBe('1889-8.1-4');
    expect(sr().tile('K4', '440', 0).rule('p1', 'station', takamatsu)).toBe(null);
    expect(sr().tile('K4', '440', 0).station('AR', 'K4').rule('p1', 'station', takamatsu)).toBe('1889-8.1-4');
    expect(sr().tile('K4', '440', 0).operated('KO').rule('p1', 'station', takamatsu)).toBe(null);
  });

  test('1889-8.1-5 without markers or money a company is passed over', () => {
    const ku = later(3, 'automatic')
      .company('KU', { p1: 60 })
      .operate('KU')
      .tile('C10', '57', 1)
      .tile('B11', '58', 2);
    expect(ku.do('p1', 'pass').where).not.toContain('station');
    expect(
      later()
        .company('KU', { p1: 60 })
        .operate('KU', 'station')
        .rule('p1', 'station', { hex: 'C10', stop: 0 }),
    ).toBe('1889-8.1-5');
    expect([39, 40].map((cash) => ar(cash).rule('p1', 'station', anan))).toEqual(['1889-8.1-5', null]);
  });

  test('1889-8.1-6 markers are never moved', () => {
    const kinds = new Set(
      ar()
        .engine.choices(ar().state)
        .map(({ action }) => action.type),
    );
    expect([...kinds].sort()).toEqual(['pass', 'propose-end', 'station']);
  });
});

describe('dividends', () => {
  const earned = (holdings: Record<string, number>, revenue: number, kind?: string) => {
    const game = later().company('AR', holdings).operate('AR', 'dividend');
    game.turn.revenue = revenue;
    return kind === undefined ? game : game.do('p1', 'dividend', { kind });
  };

  test('1889-10.1-1 all is paid or all is kept', () => {
    const game = earned({ p1: 60 }, 100);
    expect(game.actions('dividend').map(({ kind }) => kind)).toEqual(['pay', 'withhold']);
    expect(earned({ p1: 60 }, 100, 'withhold').cash('AR')).toBe(750);
    expect(game.rule('p1', 'dividend', { kind: 'half' })).toBe('action-malformed');
  });

  test('1889-10.1-2 players are paid for their shares, the company for those in the pool', () => {
    const game = earned({ p1: 60, p2: 30, [POOL]: 10 }, 390, 'pay');
    expect([game.cash('p1'), game.cash('p2'), game.cash('AR')]).toEqual([420 + 234, 420 + 117, 650 + 39]);
  });

  test('1889-10.1-3 shares in the offering get nothing', () => {
    const game = earned({ p1: 60, p2: 10 }, 100);
    const bank = game.cash(BANK);
    game.do('p1', 'dividend', { kind: 'pay' });
    expect([game.percent('AR', OFFERING), bank - game.cash(BANK)]).toEqual([30, 70]);
  });

  test('1889-10.1-4 who pays moves right', () => {
    expect(earned({ p1: 60 }, 100, 'pay').price('AR')).toBe(70);
  });

  test('1889-10.1-5 who keeps or earns nothing moves left', () => {
    expect([
      earned({ p1: 60 }, 100, 'withhold').price('AR'),
      earned({ p1: 60 }, 0).settle().price('AR'),
    ]).toEqual([60, 60]);
  });

  test('1889-10.1-6 the price moves once, before trains are bought', () => {
    const game = earned({ p1: 60 }, 100, 'pay');
    expect([game.where, game.price('AR')]).toEqual(['OR 2.1 trains', 70]);
    expect(game.events.filter(({ type }) => type === 'price')).toHaveLength(1);
  });
});
