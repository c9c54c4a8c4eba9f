import { describe, expect, test } from 'vitest';
import { chicagoDoubler } from './privates.ts';
import { core } from './state.ts';
import { fresh, later, type Scene } from './testing/scene.ts';

/** The start of an operating round. */
const nextRound = (scene: Scene) => scene.stock().passWhile(() => scene.where.startsWith('SR'));

describe('revenue', () => {
  test.each([
    ['18MW-hsj-1', 'HSJ', '3', 20],
    ['18MW-hsj-2', 'HSJ', '4', 10],
    ['18MW-sla-1', 'SLA', '3', 15],
    ['18MW-slflc-1', 'SLFLC', '3', 0],
    ['18MW-rirr-1', 'RI', '3', 20],
    ['18MW-cfh-1', 'CFH', '3', 20],
    ['18MW-mo-1', 'MO', '3', 15],
  ])('%s: %s pays in phase %s $%i', (_rule, item, phase, revenue) => {
    const scene = nextRound(
      later().phase(phase).owns(item, 'p2').company('IC', { p1: 60 }).trains('IC', '4'),
    );
    expect(scene.cash('p2')).toBe(650 + revenue);
  });

  test('18MW-lm-1 the Lacrosse and Milwaukee costs $90 and pays $15', () => {
    const scene = later().owns('LM', 'p2').company('IC', { p1: 60 }).trains('IC', '2').stock();
    scene.passWhile(() => scene.where.startsWith('SR')).do('p2', 'pass');
    expect([core.privateData('LM').face, scene.cash('p2')]).toEqual([90, 665]);
  });

  test('18MW-privates-1, 18MW-or-1 paid to the owner before the first company operates', () => {
    const scene = nextRound(later().owns('SLA', 'p2').company('IC', { p1: 60 }).trains('IC', '2'));
    const kinds = scene.events.map((event) => (event.type === 'paid' ? event.why : event.type));
    expect(kinds.indexOf('private-revenue')).toBeLessThan(kinds.indexOf('turn'));
    expect(kinds).toContain('private-revenue');
  });

  test('18MW-privates-4 a company gets the revenue of its own', () => {
    const scene = later().owns('SLA', 'IC').company('IC', { p1: 60 }, { treasury: 100 }).trains('IC', '2');
    expect(nextRound(scene).cash('IC')).toBe(115);
  });
});

describe('sales', () => {
  const selling = (phase: string, step: Parameters<Scene['operate']>[1] = 'track') =>
    later().phase(phase).owns('SLA', 'p2').company('IC', { p1: 60 }).trains('IC', '4').operate('IC', step);

  test('18MW-privates-2 to a company from the first 3 train', () => {
    expect(selling('2').rule('p1', 'private', { item: 'SLA', price: 70 })).toBe('18MW-privates-2');
    expect(selling('3').rule('p1', 'private', { item: 'SLA', price: 70 })).toBe(null);
  });

  test('18MW-privates-3 at half to twice the face value', () => {
    const rule = (price: number) => selling('3').rule('p1', 'private', { item: 'SLA', price });
    expect([34, 35, 140, 141].map(rule)).toEqual(['18MW-privates-3', null, null, '18MW-privates-3']);
  });

  test('18MW-privates-5 it stays there until it closes', () => {
    const scene = later().phase('3').owns('SLA', 'IC').company('IC', { p1: 60 }).company('MP', { p2: 60 });
    scene.operate('MP');
    expect(scene.rule('p2', 'private', { item: 'SLA', price: 70 })).toBe('18MW-privates-5');
    expect(scene.stock().rule('p1', 'private', { item: 'SLA', price: 70 })).toBe('18MW-privates-5');
  });

  test('18MW-privates-6 between players at any price, with consent, not in the first round', () => {
    const scene = later().owns('SLA', 'p2').has('p1', 600).stock(2);
    expect(scene.rule('p1', 'private', { item: 'SLA', price: 500 })).toBe(null);
    scene.do('p1', 'private', { item: 'SLA', price: 1 });
    expect(scene.acting).toBe('p2');
    expect(scene.do('p2', 'accept').owner('SLA')).toBe('p1');
    expect(later().owns('SLA', 'p2').stock(1).rule('p1', 'private', { item: 'SLA', price: 1 })).toBe(
      '18MW-privates-6',
    );
  });

  test('18MW-privates-7 it is no stock action', () => {
    const scene = later().owns('SLA', 'p2').company('IC', { p3: 60 }).stock();
    scene.do('p1', 'private', { item: 'SLA', price: 70 }).do('p2', 'accept');
    expect(scene.rule('p1', 'buy', { company: 'IC', from: 'offering', percent: 10 })).toBe(null);
  });

  test('18MW-privates-9 at any time of the turn, with consent, out of the treasury', () => {
    const steps = ['track', 'station', 'dividend', 'trains', 'token-purchase'] as const;
    for (const step of steps) {
      const scene = selling('3', step);
      if (step === 'dividend') scene.turn.revenue = 10;
      expect(scene.listed('private').map(({ item }) => item)).toEqual(['SLA']);
    }
    const scene = selling('3').do('p1', 'private', { item: 'SLA', price: 100 });
    expect(scene.acting).toBe('p2');
    scene.do('p2', 'accept');
    expect([scene.owner('SLA'), scene.cash('p2'), scene.cash('IC')]).toEqual(['IC', 750, 700]);
    expect(
      selling('3').do('p1', 'private', { item: 'SLA', price: 100 }).do('p2', 'decline').owner('SLA'),
    ).toBe('p2');
  });

  test("18MW-privates-10 between players only with the seller's consent", () => {
    const asked = () => later().owns('SLA', 'p2').stock().do('p1', 'private', { item: 'SLA', price: 70 });
    expect([asked().acting, asked().owner('SLA')]).toEqual(['p2', 'p2']);
    const refused = asked().do('p2', 'decline');
    expect([refused.owner('SLA'), refused.cash('p1'), refused.acting]).toEqual(['p2', 650, 'p1']);
    const agreed = asked().do('p2', 'accept');
    expect([agreed.owner('SLA'), agreed.cash('p1'), agreed.cash('p2')]).toEqual(['p1', 580, 720]);
  });
  test('18MW-privates-10 the buyer must be within the limit afterwards', () => {
    const holding = (percent: number) => {
      const scene = later(5).owns('SLA', 'p2').stock().has('p1', 900);
      for (const id of ['NP', 'MP']) scene.company(id, { p1: 60 });
      return scene.company('IC', { p1: percent });
    };
    const offer = { item: 'SLA', price: 1 };
    expect(holding(40).rule('p1', 'private', offer)).toBe('18MW-shares-7');
    expect(holding(30).rule('p1', 'private', offer)).toBe(null);
  });
  test('18MW-privates-10 after all have been auctioned', () => {
    const scene = fresh().do('p1', 'bid', { item: 'HSJ', price: 40 });
    scene.passWhile(() => scene.owner('HSJ') !== 'p1');
    scene.passWhile(() => scene.where !== 'SR 2 auction');
    expect(scene.rule('p2', 'private', { item: 'HSJ', price: 50 })).toBe('18MW-initial-1');
  });

  test('18MW-lm-7, 18MW-mo-7 two of them may not be sold to a company', () => {
    const scene = later()
      .phase('3')
      .owns('LM', 'p2')
      .owns('MO', 'p2')
      .company('IC', { p1: 60 })
      .operate('IC');
    expect(scene.rule('p1', 'private', { item: 'LM', price: 90 })).toBe('18MW-lm-7');
    expect(scene.rule('p1', 'private', { item: 'MO', price: 180 })).toBe('18MW-mo-7');
  });
});

describe('what outlives the closing', () => {
  const firstFive = (owner: string) => {
    const scene = later()
      .phase('4')
      .soldOut('4')
      .company('IC', { p1: 60 }, { treasury: 2000 })
      .trains('IC', '4');
    scene.owns('CFH', owner).owns('SLFLC', 'p2').operate('IC', 'trains');
    return scene.do('p1', 'train', { train: '5-0', from: 'bank', price: 425 });
  };
  test('18MW-closed-7, 18MW-privates-12 what closes with its owner before the first 5 benefits nobody', () => {
    const scene = later()
      .phase('3')
      .soldOut('3')
      .company('IC', { p1: 60 }, { treasury: 2000, at: [7, 0] })
      .owns('SLFLC', 'p2')
      .operate('IC', 'trains')
      .do('p1', 'train', { train: '4-0', from: 'bank', price: 300 });
    scene.owns('SLFLC', 'IC').operate('IC', 'dividend');
    scene.settle();
    expect([core.company(scene.state, 'IC').fate, scene.isOpen('SLFLC')]).toEqual(['closed', false]);
    expect(scene.state.kept).toEqual({ CFH: null, SLFLC: null });
  });
  test('18MW-privates-8, 18MW-privates-11 benefits last until the first 6: for Chicago only of a company', () => {
    expect(chicagoDoubler(firstFive('IC').state)).toBe('IC');
    expect(chicagoDoubler(firstFive('p2').state)).toBe(null);
    const scene = firstFive('IC');
    expect([scene.isOpen('CFH'), scene.state.kept]).toEqual([false, { CFH: 'IC', SLFLC: 'p2' }]);
    scene.state.phase = '6';
    expect(chicagoDoubler(scene.state)).toBe(null);
  });
});

describe('the St. Louis and Alton', () => {
  const owned = () =>
    later()
      .phase('3')
      .owns('SLA', 'CRI&P')
      .company('CRI&P', { p1: 60 }, { treasury: 500 })
      .trains('CRI&P', '3')
      .operate('CRI&P');
  const place = (hex: string) => ({ hex, stop: 0 });
  test('18MW-sla-2, 18MW-sla-3, 18MW-sla-5, 18MW-sla-6 an extra token anywhere, at its cost; then it closes', () => {
    const scene = owned().do('p1', 'alton', place('G3'));
    expect([scene.markers('G3'), scene.cash('CRI&P')]).toEqual([['CRI&P'], 440]);
    expect([scene.isOpen('SLA'), scene.unusedTokens('CRI&P')]).toEqual([false, 1]);
  });
  test('18MW-sla-4 all other rules hold', () => {
    const scene = owned();
    expect(scene.rule('p1', 'alton', place('K13'))).toBe('18MW-station-3');
    expect(scene.rule('p1', 'alton', place('G7'))).toBe('18MW-token-4');
    expect(scene.has('CRI&P', 59).rule('p1', 'alton', place('G3'))).toBe('18MW-station-4');
    expect(scene.company('IC', { p2: 60 }).has('CRI&P', 500).rule('p1', 'alton', place('I15'))).toBe(
      '18MW-station-2',
    );
  });
  test('18MW-sla-7 a sold extra token goes back to the charter', () => {
    const scene = owned().company('IC', { p2: 60 }, { treasury: 900 }).trains('IC', '3');
    scene.do('p1', 'alton', place('F18')).tiles(['I15', '57', 0], ['H16', '9', 0], ['G17', '9', 0]);
    scene
      .operate('IC', 'token-purchase')
      .do('p2', 'buy-token', { hex: 'F18', from: 'CRI&P' })
      .do('p1', 'accept');
    expect([scene.markers('F18'), scene.unusedTokens('CRI&P')]).toEqual([['IC'], 2]);
  });
  test('18MW-sla-8 not off the map', () => {
    expect(owned().rule('p1', 'alton', place('G1'))).toBe('18MW-sla-8');
    expect(owned().rule('p1', 'alton', place('N16'))).toBe('18MW-sla-8');
    expect(
      owned()
        .listed('alton')
        .map(({ hex }) => hex),
    ).toEqual(['F10', 'F18', 'G3']);
  });
  test('18MW-or-8 also after trains have run, besides the token of the round', () => {
    const scene = owned().operate('CRI&P', 'dividend');
    scene.turn.revenue = 20;
    scene.turn.stationPlaced = true;
    expect(scene.rule('p1', 'alton', place('G3'))).toBe(null);
  });
});

describe('St. Louis, bridges, Chicago', () => {
  /** MP runs two trains out of St. Louis: to Kansas City by the south, to Springfield. */
  const fees = (owner: string, phase = '5') => {
    const scene = later().phase(phase).company('MP', { p1: 60 }, { treasury: 0 }).trains('MP', '6', '6');
    scene.tiles(['K13', '14', 0], ['K15', '9', 1], ['J14', '8', 0], ['I15', '57', 0]);
    scene.tiles(['K13', '63', 0], ['K11', '9', 1], ['K9', '9', 1], ['K7', '8', 2], ['J6', '57', 2]);
    scene.tiles(['J14', '9', 0], ['I15', '57', 0]);
    return scene.owns('SLFLC', owner).operate('MP', 'run').run();
  };
  test('18MW-slflc-2, 18MW-slflc-3, 18MW-slflc-4 $10 for each route to St. Louis, until the first 6 train', () => {
    const routes = (scene: Scene) =>
      scene.events.flatMap((event) => (event.type === 'run' ? event.routes : []));
    const scene = fees('p2');
    expect(routes(scene).filter(({ stops }) => stops.includes('K13'))).toHaveLength(2);
    expect(scene.cash('p2')).toBe(670);
    expect(fees('MP').cash('MP')).toBe(20);
    expect(fees('p2', '6').cash('p2')).toBe(650);
  });

  test('18MW-rirr-2, 18MW-rirr-3 half of each bridge to the owner, nothing of other terrain', () => {
    const scene = later()
      .owns('RI', 'p2')
      .company('MP', { p1: 60 })
      .operate('MP')
      .do('p1', 'lay', { hex: 'K13', tile: '57', rotation: 1 });
    expect([scene.cash('MP'), scene.cash('p2')]).toEqual([760, 670]);
    const hill = later().owns('RI', 'p2').company('MP', { p1: 60 }).tile('K13', '57', 1).operate('MP');
    hill.do('p1', 'lay', { hex: 'K11', tile: '9', rotation: 1 });
    expect([hill.cash('MP'), hill.cash('p2')]).toEqual([780, 650]);
  });
});

describe('the Lacrosse and Milwaukee', () => {
  const share = (company: string, from = 'offering') => ({ company, from, percent: 10 });
  const owned = () => later().owns('LM', 'p2').company('IC', { p1: 60, pool: 10, IC: 10 });
  test('18MW-lm-2 for a share of the offering, the pool or a treasury; no money moves, and it closes', () => {
    const scene = owned().stock(2, 'p2');
    expect(scene.listed('exchange')).toEqual([share('IC'), share('IC', 'pool'), share('IC', 'IC')]);
    scene.do('p2', 'exchange', share('IC', 'pool'));
    expect([scene.percent('IC', 'p2'), scene.cash('p2'), scene.isOpen('LM')]).toEqual([10, 650, false]);
  });
  test('18MW-lm-3 in the own turn, between two turns, at the start of an operating round, not in a company turn', () => {
    const scene = owned().trains('IC', '2').stock();
    // Before the first turn of the round it is not between two.
    expect(scene.rule('p2', 'exchange', share('IC'))).toBe('18MW-lm-3');
    scene.company('MP', { p3: 60 }).do('p1', 'buy', share('MP'));
    expect(scene.rule('p2', 'exchange', share('IC'))).toBe('18MW-lm-3');
    const after = owned().company('MP', { p3: 60 }).stock(2, 'p3').do('p3', 'pass');
    expect([after.acting, after.rule('p2', 'exchange', share('IC'))]).toEqual(['p1', null]);
    expect(after.choices('exchange').every(({ outsidePlay }) => outsidePlay === true)).toBe(true);
    const bought = owned().company('MP', { p3: 60 }).stock(2, 'p3').do('p3', 'buy', share('IC'));
    expect(bought.do('p3', 'pass').rule('p2', 'exchange', share('IC'))).toBe(null);
    scene.do('p1', 'pass').passWhile(() => scene.where.startsWith('SR'));
    expect([scene.where, scene.acting]).toEqual(['OR 2.1 exchange', 'p2']);
    scene.do('p2', 'pass');
    expect(scene.rule('p2', 'exchange', share('IC'))).toBe('18MW-lm-3');
  });
  test('18MW-lm-4 the share is like any other', () => {
    const scene = owned().company('MP', { p3: 60 }).stock(2, 'p2').do('p2', 'exchange', share('IC'));
    scene.do('p2', 'pass').do('p3', 'pass').do('p1', 'buy', share('MP')).do('p1', 'pass');
    expect(scene.rule('p2', 'sell', { company: 'IC', percent: 10 })).toBe(null);
  });
  test('18MW-lm-5 exchanged at the start of a round it pays nothing in it', () => {
    const scene = owned().trains('IC', '2').stock();
    scene.passWhile(() => scene.where.startsWith('SR')).do('p2', 'exchange', share('IC'));
    expect(scene.cash('p2')).toBe(650);
  });
  test('18MW-lm-6 a sixth share at the start of a round floats the corporation, which operates in it', () => {
    const scene = later().owns('LM', 'p2').company('IC', { p1: 50 }).stock();
    scene.passWhile(() => scene.where.startsWith('SR')).do('p2', 'exchange', share('IC'));
    expect([scene.where, scene.turn.company]).toEqual(['OR 2.1 track', 'IC']);
  });
  test('18MW-lm-8 within the limits, of a started corporation, not of what was sold', () => {
    const scene = later().owns('LM', 'p2').company('IC', { p2: 60 }).stock(2, 'p2');
    expect(scene.listed('exchange')).toEqual([]);
    expect(scene.rule('p2', 'exchange', share('IC'))).toBe('18MW-shares-4');
    expect(scene.rule('p2', 'exchange', share('MP'))).toBe('18MW-stock-11');
    expect(scene.rule('p2', 'exchange', { company: 'IC', from: 'offering', percent: 20 })).toBe(
      '18MW-stock-6',
    );
    scene.do('p2', 'sell', { company: 'IC', percent: 10 });
    expect(scene.rule('p2', 'exchange', share('IC'))).toBe('18MW-stock-10');
  });
  test('18MW-lm-9 besides the purchase of the turn, and no action', () => {
    const scene = owned().trains('IC', '2').stock(2, 'p2').do('p2', 'exchange', share('IC'));
    expect(scene.rule('p2', 'buy', share('IC'))).toBe(null);
    scene.do('p2', 'pass').do('p3', 'pass').do('p1', 'pass');
    expect(scene.where.startsWith('OR')).toBe(true);
  });
});

describe('the Mobile and Ohio', () => {
  const owned = (phase = '3') =>
    later().phase(phase).owns('MO', 'p1').company('IC', { p1: 60 }, { treasury: 0 });
  test('18MW-mo-2, 18MW-mo-9 its share counts at once, but is sold only with a price', () => {
    const scene = later().company('IC', { p2: 60 }).stock();
    scene.give('GM&O', 'offering', 'p1', 10);
    expect(scene.rule('p1', 'sell', { company: 'GM&O', percent: 10 })).toBe('18MW-mo-9');
    scene.has('p1', 2000).do('p1', 'start', { company: 'GM&O', price: 70 });
    for (let bought = 0; bought < 3; bought++) {
      scene.passWhile(() => scene.acting !== 'p1' || scene.state.agenda.at(-1)?.kind !== 'stock');
      scene.do('p1', 'pass').passWhile(() => scene.acting !== 'p1');
      scene.do('p1', 'buy', { company: 'GM&O', from: 'offering', percent: 10 });
    }
    expect(core.company(scene.state, 'GM&O').floated).toBe(true);
  });
  test('18MW-mo-3, 18MW-mo-5 for a train at no cost, and it closes', () => {
    const scene = owned().operate('IC', 'trains').do('p1', 'free-train', { train: '3-1' });
    expect([scene.trainsOf('IC'), scene.cash('IC'), scene.isOpen('MO')]).toEqual([['3'], 0, false]);
    const receiver = owned().owns('MO', 'p2').operate('IC', 'trains');
    expect(receiver.rule('p1', 'free-train', { train: '3-1' })).toBe('18MW-mo-3');
  });
  test('18MW-mo-4 only in the train step', () => {
    expect(owned().operate('IC').rule('p1', 'free-train', { train: '3-1' })).toBe('18MW-or-7');
  });
  test('18MW-mo-6 also for the first 5 train', () => {
    const scene = owned('4').soldOut('4').operate('IC', 'trains').do('p1', 'free-train', { train: '5-0' });
    expect([scene.trainsOf('IC'), scene.state.phase]).toEqual([['5'], '5']);
  });
  test('18MW-mo-8 within the limit; it counts as bought', () => {
    const scene = owned('3').soldOut('3').operate('IC', 'trains').do('p1', 'free-train', { train: '4-0' });
    expect(scene.state.phase).toBe('4');
    const full = owned('3').trains('IC', '3', '3', '3', '3').operate('IC', 'trains');
    expect(full.rule('p1', 'free-train', { train: '3-5' })).toBe('18MW-train-1');
  });
});
