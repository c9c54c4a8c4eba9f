import { BANK, byPrice } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { MARKET } from './data/market.ts';
import { afterAuction, later } from './testing/scene.ts';

const private_ = (item: string, price: number) => ({ item, price });

describe('operating rounds', () => {
  test('1882-11-1 private companies pay first, then every floated company operates once', () => {
    const game = later()
      .company('HBR', { p1: 60 })
      .company('GTP', { p2: 60 }, { at: [4, 3] });
    game.company('QL', { p3: 50 }).owns('P1', 'p3').owns('P3', 'p1').stock();
    game.passWhile(() => !game.where.startsWith('SR 3'));
    const told = game.events.flatMap((event) => {
      if (event.type === 'turn') return [event.who];
      return event.type === 'paid' && event.why === 'private-revenue' ? [`${event.to} ${event.amount}`] : [];
    });
    expect(told).toEqual(['p3 5', 'p1 15', 'GTP', 'HBR']);
  });

  test('1882-11-2 from the highest price down, then further right, higher, top of the stack', () => {
    const game = later(4)
      .company('HBR', { p1: 60 }, { at: [0, 3] })
      .company('GTP', { p2: 60 }, { at: [1, 4] });
    game.company('QL', { p3: 60 }, { at: [4, 7] }).company('CPR', { p4: 60 }, { at: [4, 7] });
    game.company('CNoR', { p1: 60 }, { at: [0, 4] }).company('SCR', { p2: 60 }, { at: [6, 3] });
    game.company('CN', { p3: 60 }, { at: [5, 3] }).operated('QL');
    expect(['HBR', 'GTP', 'QL', 'CPR'].map((id) => game.price(id))).toEqual([100, 100, 100, 100]);
    expect(['SCR', 'CN'].map((id) => game.price(id))).toEqual([67, 67]);
    game.stock().passWhile(() => !game.where.startsWith('SR 3'));
    const turns = game.events.flatMap((event) => (event.type === 'turn' ? [event.who] : []));
    expect(turns).toEqual(['CNoR', 'QL', 'CPR', 'GTP', 'HBR', 'CN', 'SCR']);
  });

  test('1882-11-3 track, station, run, distribute, trains, and no step back', () => {
    const game = later().company('CPR', { p1: 60 }).trains('CPR', '2').operate('CPR', 'begin').settle();
    const station = { hex: 'K3', stop: 0, neutral: false };
    expect(game.rule('p1', 'station', station)).toBe('1882-11-3');
    game.do('p1', 'lay', { hex: 'I5', tile: '57', rotation: 1 }).tile('J4', '9', 1).tile('K3', '57', 1);
    const steps = [game.where];
    game.do('p1', 'pass');
    steps.push(game.where);
    expect(game.rule('p1', 'lay', { hex: 'H6', tile: '9', rotation: 1 })).toBe('1882-11-3');
    game.do('p1', 'pass');
    steps.push(game.where);
    expect(game.rule('p1', 'station', station)).toBe('1882-11-3');
    game.do('p1', 'run', { routes: [{ train: '2-0', path: ['I5.0', 'J4', 'K3.0'] }] });
    steps.push(game.where);
    expect(game.rule('p1', 'train', { train: '2-1', from: BANK, price: 80, trade: '' })).toBe('1882-11-3');
    game.do('p1', 'dividend', { kind: 'pay' });
    steps.push(game.where);
    expect(game.rule('p1', 'run', { routes: [] })).toBe('1882-11-3');
    expect(steps).toEqual(['track', 'station', 'run', 'dividend', 'trains'].map((step) => `OR 2.1 ${step}`));
  });

  test('1882-11-4 private companies are bought at any point of the turn in Phases 3 and 4, P2 also in 5', () => {
    for (const step of ['track', 'station', 'run', 'dividend', 'trains'] as const) {
      const game = later().phase('3').company('CPR', { p1: 60 }).owns('P1', 'p1').operate('CPR', step);
      game.trains('CPR', '3').tile('I5', '57', 1).tile('J4', '9', 1).tile('K3', '57', 1);
      if (step === 'dividend') game.turn.revenue = 50;
      expect(game.where).toBe(`OR 2.1 ${step}`);
      expect(game.do('p1', 'private', private_('P1', 40)).owner('P1')).toBe('CPR');
    }
    const after = later().phase('4').company('CPR', { p1: 60 }).owns('P2', 'p1').operate('CPR', 'trains');
    after.do('p1', 'pass');
    expect(after.where).toBe('OR 2.1 privates');
    expect(after.do('p1', 'private', private_('P2', 25)).owner('P2')).toBe('CPR');
    const five = later().phase('5').company('CPR', { p1: 60 }).owns('P2', 'p1').operate('CPR');
    expect(five.rule('p1', 'private', private_('P2', 100))).toBe(null);
    const six = later().phase('6').company('CPR', { p1: 60 }).owns('P2', 'p1').operate('CPR');
    expect(six.rule('p1', 'private', private_('P2', 100))).toBe('1882-11-4');
  });

  test('1882-11-5 the order is fixed at the start; only emergency sales sort the rest anew', () => {
    const game = later().company('CPR', { p1: 60 }, { at: [0, 4] });
    game.company('GTP', { p2: 60 }, { at: [2, 4] }).company('HBR', { p2: 60, p1: 40 }, { at: [3, 4] });
    game.operate('CPR', 'dividend', { queue: ['HBR', 'GTP'] });
    expect(byPrice(MARKET, game.state)).toEqual(['CPR', 'GTP', 'HBR']);
    game.turn.revenue = 100;
    game.do('p1', 'dividend', { kind: 'withhold' }).do('p1', 'pass');
    expect(game.turn.company).toBe('HBR');
    const sale = later().company('CPR', { p1: 60 }, { treasury: 0 }).has('p1', 0);
    sale.company('HBR', { p2: 60, p1: 40 }, { at: [2, 4] }).company('GTP', { p2: 60 }, { at: [3, 4] });
    sale
      .operate('CPR', 'trains', { queue: ['HBR', 'GTP'] })
      .tile('I5', '57', 1)
      .tile('J4', '9', 1)
      .tile('K3', '57', 1);
    sale.do('p1', 'sell', { company: 'HBR', percent: 10 });
    expect(sale.state.agenda[1]).toMatchObject({ kind: 'operating', queue: ['GTP', 'HBR'] });
    expect([sale.price('HBR'), sale.price('GTP')]).toEqual([82, 82]);
  });

  test('1882-11-6 every step may be passed by a company that owns a train', () => {
    const game = later().company('CPR', { p1: 60 }).trains('CPR', '2').operate('CPR', 'begin').settle();
    game.tile('I5', '57', 1).tile('J4', '9', 1).tile('K3', '57', 1).do('p1', 'pass').do('p1', 'pass');
    game.do('p1', 'run', { routes: [] });
    expect(game.where).toBe('OR 2.1 trains');
    expect(game.do('p1', 'pass').where).toBe('SR 3 stock');
  });

  test('1882-11.2-1 revenue is paid until Phase 5, for P2 until Phase 6', () => {
    const income = (phase: string, ...open: readonly string[]) => {
      const game = afterAuction();
      for (const privateCompany of Object.values(game.state.privates))
        privateCompany.closed = !open.includes(privateCompany.id);
      const [p1, p2] = [game.cash('p1'), game.cash('p2')];
      game.phase(phase).passWhile(() => game.where.startsWith('SR 1'));
      return [game.cash('p1') - p1, game.cash('p2') - p2];
    };
    expect(income('2', 'P1', 'P2', 'P3', 'P4', 'P5')).toEqual([30, 25]);
    expect(income('4', 'P1', 'P2', 'P3', 'P4', 'P5')).toEqual([60, 50]);
    expect(income('5', 'P2')).toEqual([30, 0]);
    expect(income('6')).toEqual([0, 0]);
  });

  test('1882-7.1-5 the owner, player or company, gets the revenue from the bank', () => {
    const game = later().company('GTP', { p2: 60 }).owns('P3', 'GTP').owns('P1', 'p3').stock();
    const bank = game.cash(BANK);
    game.passWhile(() => !game.where.startsWith('OR'));
    expect([game.cash('GTP'), game.cash('p3'), bank - game.cash(BANK)]).toEqual([685, 605, 20]);
  });
});
