import { OFFERING, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { core } from './state.ts';
import { later, type Scene, topAt } from './testing/scene.ts';

/** IC runs from Springfield over Peoria to Rock Island; its one train earns so much, by decree. */
const earned = (revenue: number, at: readonly [number, number], holdings = { p1: 60 }): Scene => {
  const scene = later()
    .company('IC', holdings, { at, treasury: 0 })
    .trains('IC', '2')
    .operate('IC', 'dividend');
  scene.turn.revenue = revenue;
  return scene;
};
const pays = (scene: Scene) => scene.do('p1', 'dividend', { kind: 'pay' });
const keeps = (scene: Scene) => scene.do('p1', 'dividend', { kind: 'withhold' });

describe('dividends', () => {
  test('18MW-dividend-1 all or nothing', () => {
    expect(earned(150, topAt(100)).listed('dividend')).toEqual([{ kind: 'pay' }, { kind: 'withhold' }]);
  });

  test('18MW-dividend-2, 18MW-dividend-3 a tenth of the revenue for each 10%', () => {
    const scene = pays(earned(150, topAt(100), { p1: 60, p2: 30 } as { p1: number }));
    expect([scene.cash('p1'), scene.cash('p2')]).toEqual([650 + 90, 650 + 45]);
  });

  test('18MW-dividend-4 5% shares in pairs, an odd one half, rounded up', () => {
    const scene = later().phase('10').company('IC', { p1: 60, p2: 10 }).company('MP', { p1: 60, p2: 20 });
    scene.system('BN', 'IC', 'MP').trains('BN', '8').operate('BN', 'dividend');
    scene.turn.revenue = 150;
    expect(scene.percent('BN', 'p2')).toBe(15);
    expect(pays(scene).cash('p2')).toBe(650 + 15 + 8);
  });

  test('18MW-dividend-5 the pool gets nothing', () => {
    const scene = earned(150, topAt(100), { p1: 60, pool: 40 } as { p1: number });
    const bank = scene.cash('bank');
    expect(pays(scene).cash('bank')).toBe(bank - 90);
  });

  test('18MW-dividend-6 the offering and the treasury pay the company', () => {
    const scene = pays(earned(150, topAt(100), { p1: 60, IC: 10 } as { p1: number }));
    expect([scene.percent('IC', OFFERING), scene.cash('IC')]).toEqual([30, 60]);
  });

  test('18MW-dividend-7, 18MW-movement-8 what is withheld goes to the treasury, and the price moves left', () => {
    const scene = keeps(earned(150, [0, 6]));
    expect([scene.cash('IC'), scene.cell('IC')]).toEqual([150, [0, 5]]);
  });

  test('18MW-movement-8 so it does after a turn without a train', () => {
    const scene = later()
      .company('IC', { p1: 60 }, { at: [0, 6] })
      .operate('IC');
    scene.do('p1', 'pass').do('p1', 'pass');
    expect([scene.where, scene.cell('IC')]).toEqual(['OR 2.1 trains', [0, 5]]);
  });

  test('18MW-adjust-1 the price moves before trains are bought', () => {
    const scene = pays(earned(150, [0, 6]));
    expect([scene.where, scene.cell('IC')]).toEqual(['OR 2.1 trains', [0, 7]]);
  });
});

describe('the price after a dividend', () => {
  test.each([
    ['18MW-blue-1', 150, 140, 0],
    ['18MW-blue-1', 150, 150, 1],
    ['18MW-movement-9', 200, 190, 0],
    ['18MW-blue-2', 120, 360, 2],
    ['18MW-blue-2', 120, 350, 1],
    ['18MW-movement-6', 80, 40, 1],
    ['18MW-movement-7', 80, 300, 1],
  ])('%s: at $%i a run of $%i moves %i', (_rule, price, revenue, steps) => {
    const [row, column] = topAt(price);
    expect(pays(earned(revenue, [row, column])).cell('IC')).toEqual([row, column + steps]);
  });

  test('18MW-movement-10 from the end of a row it goes up', () => {
    expect(pays(earned(400, [3, 16])).cell('IC')).toEqual([2, 16]);
  });

  test('18MW-movement-11 from the beginning of a row it goes down', () => {
    expect(keeps(earned(100, [4, 0])).cell('IC')).toEqual([5, 0]);
  });

  test('18MW-movement-13 a system moves as a corporation does', () => {
    const scene = later()
      .phase('10')
      .company('IC', { p1: 60 })
      .company('MP', { p1: 60 })
      .system('BN', 'IC', 'MP');
    scene.trains('BN', '8').operate('BN', 'dividend');
    scene.turn.revenue = 100;
    expect([scene.price('BN'), pays(scene).price('BN')]).toEqual([80, 85]);
  });

  test('18MW-movement-3 a row for each 10% of a system; an odd 5% has no effect', () => {
    const scene = later().phase('10').company('IC', { p1: 60, p2: 20 }).company('MP', { p1: 60, p2: 10 });
    scene.system('BN', 'IC', 'MP').stock(2, 'p2').has('p1', 0);
    scene.do('p2', 'sell', { company: 'BN', percent: 15 }).do('p2', 'pass');
    expect(scene.cell('BN')?.[0]).toBe(1);
  });

  test('18MW-market-2 a lone 5% brings half, rounded down', () => {
    const scene = later()
      .phase('10')
      .company('IC', { p1: 60, p2: 20 }, { par: 75 })
      .company('MP', { p1: 60 }, { par: 75 });
    scene.system('BN', 'IC', 'MP').stock(2, 'p2').do('p2', 'sell', { company: 'BN', percent: 5 });
    expect([scene.price('BN'), scene.cash('p2')]).toEqual([75, 650 + 37]);
  });

  test('18MW-market-3 two of 5% together bring the full price', () => {
    const scene = later()
      .phase('10')
      .company('IC', { p1: 60, p2: 20 }, { par: 75 })
      .company('MP', { p1: 60 }, { par: 75 });
    scene.system('BN', 'IC', 'MP').stock(2, 'p2').do('p2', 'sell', { company: 'BN', percent: 10 });
    expect(scene.cash('p2')).toBe(650 + 75);
  });
});

describe('the closed zone', () => {
  /** IC at $10 in the first column withholds. */
  const closing = () => {
    const scene = later().company('IC', { p1: 60, p2: 20 }, { at: [7, 0], treasury: 300 });
    scene.company('MP', { p2: 60 }).trains('MP', '2').trains('IC', '2').station('IC', 'F18');
    scene.owns('CFH', 'IC').operate('IC', 'dividend', ['MP']);
    scene.turn.revenue = 20;
    return keeps(scene);
  };

  test('18MW-closed-1 the company closes at once', () => {
    expect(core.company(closing().state, 'IC').fate).toBe('closed');
  });
  test('18MW-closed-2 charter, money and tokens leave the game', () => {
    const scene = closing();
    expect([scene.cash('IC'), scene.markers('F18'), scene.markers('I15')]).toEqual([0, [], []]);
    expect(scene.cell('IC')).toBe(null);
  });
  test('18MW-closed-3 its trains are for sale in the bank', () => {
    const scene = closing().do('p2', 'pass').do('p2', 'pass');
    expect(scene.where).toBe('OR 2.1 trains');
    const returned = scene.state.depot.pool?.map(({ type }) => type);
    expect(returned).toEqual(['2']);
    expect(scene.listed('train').map(({ price }) => price)).toEqual([80, 80]);
  });
  test('18MW-closed-4 its shares are discarded without payment', () => {
    const scene = closing();
    expect([scene.percent('IC', 'p1'), scene.percent('IC', 'p2'), scene.cash('p2')]).toEqual([0, 0, 650]);
  });
  test('18MW-closed-5 it cannot be started again', () => {
    const scene = closing().stock();
    expect(scene.rule('p1', 'start', { company: 'IC', price: 80 })).not.toBe(null);
    expect(scene.listed('start').filter(({ company }) => company === 'IC')).toEqual([]);
  });
  test('18MW-closed-6 its turn ends at once, without a train', () => {
    const scene = closing();
    expect([scene.where, scene.turn.company]).toEqual(['OR 2.1 track', 'MP']);
    const trainless = later()
      .company('IC', { p1: 60 }, { at: [7, 0] })
      .company('MP', { p2: 60 });
    trainless.operate('IC', 'track', ['MP']).do('p1', 'pass').do('p1', 'pass');
    expect(trainless.turn.company).toBe('MP');
  });
  test('18MW-closed-7 its private companies close, and a doubling token makes room', () => {
    const scene = later()
      .company('IC', { p1: 60 }, { at: [7, 0] })
      .trains('IC', '2')
      .station('IC', 'G1');
    scene.owns('CFH', 'IC').operate('IC', 'dividend');
    scene.state.connectedBy.csf = 'IC';
    scene.turn.revenue = 20;
    keeps(scene);
    expect([scene.isOpen('CFH'), scene.markers('G1')]).toEqual([false, []]);
  });
  test('18MW-closed-1 so it does when sold down', () => {
    const scene = later()
      .company('IC', { p1: 60, p2: 10 }, { at: [7, 0] })
      .stock(2, 'p2')
      .has('p1', 0);
    scene.do('p2', 'sell', { company: 'IC', percent: 10 }).do('p2', 'pass');
    expect([core.company(scene.state, 'IC').fate, scene.percent('IC', POOL)]).toEqual(['closed', 0]);
  });
});
