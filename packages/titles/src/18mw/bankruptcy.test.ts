import { POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { core } from './state.ts';
import { later, type Scene } from './testing/scene.ts';

/** p1 has nothing, and IC no train; the cheapest costs $1,100. */
const ruin = (holdings: Record<string, number> = { p1: 60 }, players = 4) =>
  later(players)
    .phase('D')
    .company('IC', holdings, { treasury: 30, operated: true })
    .has('p1', 0)
    .operate('IC', 'trains');
const broke = (holdings: Record<string, number> = { p1: 60 }, players = 4) =>
  ruin(holdings, players).do('p1', 'bankrupt');
const share = (company: string, from = 'pool', percent = 10) => ({ company, from, percent });

describe('bankruptcy', () => {
  test('18MW-bankruptcy-1, 18MW-bankruptcy-9 as soon as the sums show it; nothing is sold first', () => {
    expect(ruin().rule('p1', 'bankrupt')).toBe(null);
    expect(ruin().rule('p1', 'sell', { company: 'IC', percent: 10 })).toBe('18MW-bankruptcy-9');
    const able = ruin().has('p1', 800);
    expect(able.rule('p1', 'bankrupt')).toBe('18MW-bankruptcy-9');
    const other = ruin().company('MP', { p1: 60 }).trains('MP', '8');
    expect(other.rule('p1', 'bankrupt')).toBe('18MW-bankruptcy-9');
    const mobile = ruin().owns('MO', 'p1');
    expect([mobile.rule('p1', 'bankrupt'), mobile.listed('free-train').length]).toEqual([
      '18MW-bankruptcy-9',
      1,
    ]);
  });
  test('18MW-bankruptcy-2 he leaves with nothing, the others go on', () => {
    const scene = broke();
    expect([scene.state.out, scene.worth('p1'), scene.state.ended]).toEqual([['p1'], 0, null]);
    scene.company('NP', { p2: 60 }).stock(3, 'p4').do('p4', 'pass');
    expect(scene.acting).toBe('p2');
  });
  test('18MW-bankruptcy-3, 18MW-bankruptcy-4, 18MW-bankruptcy-5 shares to the pool, cash to the bank, prices and treasuries stay', () => {
    const scene = ruin().has('p1', 20);
    const bank = scene.cash('bank');
    scene.do('p1', 'bankrupt');
    expect([scene.percent('IC', POOL), scene.cash('bank'), scene.price('IC'), scene.cash('IC')]).toEqual([
      60,
      bank + 20,
      80,
      30,
    ]);
  });
  test('18MW-bankruptcy-6 the player with most shares takes over, with at least 20%', () => {
    expect(broke({ p1: 60, p2: 10, p3: 20 }).president('IC')).toBe('p3');
    expect(broke({ p1: 60, p2: 10 }).president('IC')).toBe(null);
  });
  test('18MW-bankruptcy-7 among equals the nearest to priority', () => {
    const scene = ruin({ p1: 40, p2: 20, p3: 20 });
    scene.state.priority = 'p3';
    expect(scene.do('p1', 'bankrupt').president('IC')).toBe('p3');
  });
  test('18MW-bankruptcy-8, 18MW-receivership-1 otherwise receivership, from the holder of priority on', () => {
    const scene = ruin().company('MP', { p1: 60 });
    scene.state.priority = 'p3';
    scene.do('p1', 'bankrupt');
    expect([core.company(scene.state, 'IC').receiver, core.company(scene.state, 'MP').receiver]).toEqual([
      'p3',
      'p4',
    ]);
  });
  test('18MW-bankruptcy-10 the turn ends; the new president must provide a train in the next round', () => {
    const scene = ruin({ p1: 60, p2: 20 }).company('MP', { p3: 60 }).trains('MP', '8');
    scene.operate('IC', 'trains', ['MP']).do('p1', 'bankrupt');
    expect(scene.turn.company).toBe('MP');
    scene.has('p2', 2000).operate('IC', 'trains');
    expect(scene.rule('p2', 'pass')).toBe('18MW-mandatory-1');
  });
  test('18MW-bankruptcy-11 his priority goes to the left', () => {
    const scene = ruin();
    scene.state.priority = 'p1';
    expect(scene.do('p1', 'bankrupt').state.priority).toBe('p2');
  });
  test('18MW-bankruptcy-12 the certificate limit stays', () => {
    expect(core.certificateLimit(broke({ p1: 60 }, 5).state)).toBe(13);
  });
  test("18MW-bankruptcy-13 one that has not floated: its president's certificate is bought first, at twice the price", () => {
    const scene = ruin().company('NP', { p1: 30 }).do('p1', 'bankrupt');
    expect(core.company(scene.state, 'NP').receiver).toBe(null);
    scene.stock(3, 'p2');
    expect(scene.rule('p2', 'buy', share('NP'))).toBe('18MW-receivership-6');
    scene.do('p2', 'presidency', { company: 'NP' });
    expect([scene.president('NP'), scene.cash('p2')]).toEqual(['p2', 550 - 160]);
  });
  test('18MW-bankruptcy-14 the last player wins', () => {
    const scene = broke({ p1: 60 }, 3);
    scene
      .company('MP', { p2: 60 }, { treasury: 0 })
      .has('p2', 0)
      .operate('MP', 'trains')
      .do('p2', 'bankrupt');
    expect(scene.state.ended).toEqual({ reason: 'last-player' });
  });
  test('18MW-bankruptcy-15 while more than 50% is in the pool nobody sells', () => {
    const scene = broke({ p1: 60, p2: 10 }).stock(3, 'p2');
    expect([scene.percent('IC', POOL), scene.rule('p2', 'sell', { company: 'IC', percent: 10 })]).toEqual([
      60,
      '18MW-shares-12',
    ]);
    scene.give('IC', POOL, 'offering', 20);
    expect(scene.rule('p2', 'sell', { company: 'IC', percent: 10 })).toBe(null);
  });
  test('18MW-privates-12 his private companies close, and kept benefits end', () => {
    const scene = ruin();
    scene.state.kept.SLFLC = 'p1';
    scene.owns('HSJ', 'p1').do('p1', 'bankrupt');
    expect([scene.isOpen('HSJ'), scene.state.kept.SLFLC]).toEqual([false, null]);
  });
});

describe('receivership', () => {
  const LINE = [
    ['I15', '57', 2],
    ['H14', '4', 2],
    ['G13', '57', 2],
  ] as const;
  /** IC is in receivership under p2. */
  const held = (treasury = 30, holdings: Record<string, number> = { p1: 60, p3: 10 }): Scene => {
    const scene = ruin(holdings).tiles(...LINE);
    scene.state.priority = 'p2';
    return scene.do('p1', 'bankrupt').has('IC', treasury);
  };

  test('18MW-receivership-2 the receiver acts for the company', () => {
    const scene = held().operate('IC');
    expect(scene.acting).toBe('p2');
    const owning = held().trains('IC', '8').operate('IC', 'dividend');
    owning.turn.revenue = 50;
    expect([owning.acting, owning.listed('dividend').length]).toEqual(['p2', 2]);
  });
  test('18MW-receivership-3, 18MW-phases-18 it borrows a D train, which starts no phase', () => {
    const scene = held().operate('IC', 'run');
    scene.state.phase = '10';
    scene.run();
    const run = scene.events.find((event) => event.type === 'run');
    expect(run?.type === 'run' && run.routes[0]?.stops).toHaveLength(3);
    expect(scene.state.phase).toBe('10');
  });
  test('18MW-receivership-4 what it earns is kept', () => {
    const scene = held().operate('IC', 'run').run();
    expect(scene.events.some((event) => event.type === 'withheld' && event.revenue === 50)).toBe(true);
    expect(scene.cash('IC')).toBe(80);
  });
  test('18MW-receivership-5 it buys no second train and sells none', () => {
    const scene = held(5000).trains('IC', '8').operate('IC', 'trains').settle();
    expect(scene.trainsOf('IC')).toEqual(['8']);
    const other = held().trains('IC', '8').company('MP', { p2: 60 }).operate('MP', 'trains');
    expect(
      other.rule('p2', 'train', {
        train: core.company(other.state, 'IC').trains[0]?.id,
        from: 'IC',
        price: 1,
      }),
    ).toBe('18MW-train-3');
  });
  describe('a receiver', () => {
    test('18MW-receivership-14 does not redeem', () => {
      const scene = held(900).stock(3, 'p2');
      expect(scene.rule('p2', 'redeem', { company: 'IC', percent: 10 })).toBe('18MW-redemption-6');
      expect(scene.listed('redeem')).toEqual([]);
    });
    test('18MW-receivership-14 does not merge', () => {
      const scene = held(0)
        .company('MP', { p2: 60 })
        .tiles(['I15', '57', 0], ['J14', '9', 0], ['K13', '57', 0]);
      scene.operate('IC', 'trains', ['MP']).settle();
      expect([scene.turn.company, scene.state.mergers]).toEqual(['MP', 0]);
      const partner = held(0)
        .company('MP', { p2: 60 }, { treasury: 0 })
        .tiles(['I15', '57', 0], ['J14', '9', 0], ['K13', '57', 0])
        .operate('MP', 'trains');
      expect(partner.rule('p2', 'merge', { partner: 'IC', system: 'BN' })).toBe('18MW-merger-25');
    });
    test('18MW-receivership-14 does not protect', () => {
      const scene = held(30, { p1: 40, p3: 10 }).stock(3, 'p3');
      scene.do('p3', 'sell', { company: 'IC', percent: 10 }).do('p3', 'pass');
      expect([scene.where, scene.price('IC')]).toEqual(['SR 3 stock', 75]);
    });
    test('18MW-receivership-14 neither buys nor sells tokens', () => {
      const buying = held(900)
        .company('CRI&P', { p3: 60 }, { par: 85 })
        .trains('IC', '8')
        .station('CRI&P', 'G13');
      buying.operate('IC', 'token-purchase').settle();
      expect(buying.acting).not.toBe('p2');
      const selling = held(900).station('IC', 'G13').company('CRI&P', { p3: 60 }, { par: 85 });
      selling.trains('CRI&P', '8').operate('CRI&P', 'token-purchase');
      expect(selling.rule('p3', 'buy-token', { hex: 'G13', from: 'IC' })).toBe('18MW-receivership-14');
    });
    test('18MW-receivership-14 buys no private company', () => {
      const scene = held(900).owns('HSJ', 'p3').operate('IC');
      scene.state.phase = '3';
      expect(scene.rule('p2', 'private', { item: 'HSJ', price: 40 })).toBe('18MW-receivership-14');
      expect(scene.listed('private')).toEqual([]);
    });
    test('18MW-receivership-14 chooses the trains to give back', () => {
      const scene = held(900).company('MP', { p3: 60 }, { treasury: 2000 });
      Object.assign(scene.state, { phase: '5' });
      scene.state.depot.stack.unshift({ id: '6-0', type: '6' });
      scene.state.depot.gone = scene.state.depot.gone.filter(({ id }) => id !== '6-0');
      scene.trains('IC', '8', '8', '8').operate('MP', 'trains');
      scene.do('p3', 'train', { train: '6-0', from: 'bank', price: 550 });
      expect([scene.where, scene.acting]).toEqual(['OR 2.1 discard', 'p2']);
    });
  });
  test("18MW-receivership-6 the first certificate is the president's", () => {
    const scene = held().stock(3, 'p4');
    expect(scene.rule('p4', 'buy', share('IC'))).toBe('18MW-receivership-6');
    expect(scene.listed('presidency')).toEqual([{ company: 'IC' }]);
  });
  test('18MW-receivership-7 who holds 10% buys one share and exchanges', () => {
    const scene = held().stock(3, 'p3').do('p3', 'buy', share('IC'));
    expect([scene.president('IC'), scene.percent('IC', 'p3'), scene.cash('p3')]).toEqual(['p3', 20, 470]);
  });
  test('18MW-receivership-8 this ends receivership; the borrowed train is gone', () => {
    const scene = held().stock(3, 'p4').do('p4', 'presidency', { company: 'IC' });
    expect([core.company(scene.state, 'IC').receiver, scene.trainsOf('IC')]).toEqual([null, []]);
  });
  test('18MW-receivership-9, 18MW-receivership-12 with a train of its own it is run as any other', () => {
    const scene = held().trains('IC', '8').stock(3, 'p4').do('p4', 'presidency', { company: 'IC' });
    scene.operate('IC', 'trains');
    expect([scene.trainsOf('IC'), scene.rule('p4', 'pass')]).toEqual([['8'], null]);
  });
  test('18MW-receivership-10 who takes over a trainless one must provide a train or merge', () => {
    const scene = held().stock(3, 'p4').do('p4', 'presidency', { company: 'IC' }).operate('IC', 'trains');
    expect(scene.rule('p4', 'pass')).toBe('18MW-mandatory-1');
  });
  test('18MW-receivership-11 a trainless system may not be merged', () => {
    const scene = later(4)
      .phase('D')
      .company('IC', { p1: 60 }, { treasury: 0 })
      .company('MP', { p1: 60 }, { treasury: 0 })
      .system('BN', 'IC', 'MP');
    scene.company('NP', { p2: 60 }).has('p1', 0).operate('BN', 'trains').do('p1', 'bankrupt');
    scene.stock(3, 'p2').do('p2', 'presidency', { company: 'BN' }).operate('BN', 'trains');
    expect(scene.rule('p2', 'merge', { partner: 'NP', system: 'CSX' })).toBe('18MW-merger-4');
  });
  test('18MW-receivership-13 a bankrupt receiver is replaced by the next to his left', () => {
    const scene = held()
      .company('MP', { p2: 60 }, { treasury: 0 })
      .has('p2', 0)
      .operate('MP', 'trains')
      .do('p2', 'bankrupt');
    expect(core.company(scene.state, 'IC').receiver).toBe('p3');
  });
  test('18MW-receivership-15 it must buy the cheapest train as soon as it can pay', () => {
    const scene = held(1150).operate('IC', 'trains').settle();
    expect([scene.trainsOf('IC'), scene.cash('IC')]).toEqual([['D'], 50]);
  });
  test('18MW-receivership-16 at twice the price, as the purchase of the turn', () => {
    const scene = held().stock(3, 'p4').do('p4', 'presidency', { company: 'IC' });
    expect(scene.cash('p4')).toBe(550 - 160);
    expect(scene.rule('p4', 'buy', share('IC'))).toBe('18MW-stock-7');
  });
});
