import { OFFERING, POOL } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { core } from './state.ts';
import { later, type Scene, topAt } from './testing/scene.ts';

/** IC of p1 is trainless and poor; MP of p1 is joined to it by a line from Springfield to St. Louis. */
const LINE = [
  ['I15', '57', 0],
  ['J14', '9', 0],
  ['K13', '57', 0],
] as const;
const pair = (phase = '10', partner = 'p1') =>
  later(5)
    .phase(phase)
    .company('IC', { p1: 60, p2: 10, pool: 10 }, { par: 70, treasury: 40 })
    .company('MP', { [partner]: 60, p3: 10, pool: 30 }, { par: 85, treasury: 120 })
    .tiles(...LINE)
    .tile('I15', '57', 0)
    .operate('IC', 'trains', ['MP']);
const joined = (scene: Scene) => scene.tiles(['J14', '9', 0], ['I15', '57', 0], ['K13', '57', 0]);
const deal = { partner: 'MP', system: 'BN' };
const merged = (scene = joined(pair())) => scene.do('p1', 'merge', deal);

describe('when corporations may merge', () => {
  test('18MW-phases-13 from phase 10 on', () => {
    expect(joined(pair('8')).rule('p1', 'merge', deal)).toBe('18MW-phases-13');
    expect(joined(pair()).rule('p1', 'merge', deal)).toBe(null);
  });
  test('18MW-merger-1 trainless, and too poor for the cheapest train', () => {
    expect(joined(pair()).has('IC', 900).rule('p1', 'merge', deal)).toBe('18MW-merger-1');
    expect(joined(pair()).trains('IC', '8').rule('p1', 'merge', deal)).toBe('18MW-merger-1');
  });
  test('18MW-merger-2 never compulsory', () => {
    expect(
      joined(pair()).has('p1', 900).rule('p1', 'train', { train: '10-1', from: 'bank', price: 900 }),
    ).toBe(null);
  });
  test('18MW-merger-3 a route free of blocking tokens joins them', () => {
    const scene = joined(pair()).tiles(['J14', '8', 0]);
    expect(scene.rule('p1', 'merge', deal)).toBe('18MW-merger-3');
  });
  test('18MW-merger-4 systems do not merge', () => {
    const scene = joined(pair())
      .company('NP', { p1: 60 })
      .company('SP', { p1: 60 })
      .system('CSX', 'NP', 'SP');
    expect(scene.rule('p1', 'merge', { partner: 'CSX', system: 'BN' })).toBe('18MW-merger-4');
    const system = later()
      .phase('10')
      .company('IC', { p1: 60 }, { treasury: 0 })
      .company('MP', { p1: 60 }, { treasury: 0 });
    system.system('BN', 'IC', 'MP').company('NP', { p1: 60 }).operate('BN', 'trains');
    expect(system.rule('p1', 'merge', { partner: 'NP', system: 'CSX' })).toBe('18MW-merger-4');
  });
  test('18MW-merger-5 into any free charter', () => {
    expect(
      joined(pair())
        .listed('merge')
        .map(({ system }) => system),
    ).toEqual(['BN', 'CR', 'CSX', 'N&W']);
    expect(merged().state.companies.BN?.parents).toEqual(['IC', 'MP']);
  });
  test('18MW-merger-6 at most four', () => {
    const scene = joined(pair());
    for (const id of ['BN', 'CR', 'CSX', 'N&W']) Object.assign(core.company(scene.state, id), { par: 70 });
    expect([scene.listed('merge'), scene.rule('p1', 'merge', deal)]).toEqual([[], '18MW-merger-5']);
  });
  test('18MW-merger-25 with any floated corporation of the same president', () => {
    expect(joined(pair()).trains('MP', '8', '8').rule('p1', 'merge', deal)).toBe(null);
    expect(joined(pair('10', 'p2')).rule('p1', 'merge', deal)).toBe('18MW-merger-25');
  });
  test('18MW-merger-26 only cities full of third companies block', () => {
    const chain = () =>
      later()
        .phase('10')
        .company('CRI&P', { p1: 60 }, { par: 85, treasury: 0 })
        .company('CB&Q', { p1: 60 }, { par: 85 })
        .tiles(
          ['G3', '57', 1],
          ['G5', '9', 1],
          ['G7', '57', 1],
          ['G9', '9', 1],
          ['G11', '9', 1],
          ['G13', '57', 1],
        )
        .operate('CRI&P', 'trains');
    expect(chain().rule('p1', 'merge', { partner: 'CB&Q', system: 'BN' })).toBe(null);
    const blocked = later()
      .phase('10')
      .company('CRI&P', { p1: 60 }, { par: 85, treasury: 0 })
      .company('CB&Q', { p2: 60 }, { par: 85 });
    blocked
      .company('MILW', { p1: 60 }, { par: 85 })
      .station('MILW', 'F18')
      .tiles(
        ['G7', '57', 1],
        ['G9', '9', 1],
        ['G11', '9', 1],
        ['G13', '57', 1],
        ['G15', '9', 1],
        ['G17', '8', 1],
      );
    blocked.operate('CRI&P', 'trains');
    expect(blocked.rule('p1', 'merge', { partner: 'MILW', system: 'BN' })).toBe('18MW-merger-3');
  });
});

describe('what a merger does', () => {
  test('18MW-merger-7 two certificates of 10% for the president', () => {
    const scene = merged();
    const own = core
      .company(scene.state, 'BN')
      .certificates.filter(({ holder, percent }) => holder === 'p1' && percent === 10);
    expect([own.length, scene.president('BN')]).toEqual([2, 'p1']);
  });
  test('18MW-merger-8 every share becomes 5% where it lies, and no percent is lost', () => {
    const scene = merged();
    const places = ['p1', 'p2', 'p3', POOL, OFFERING];
    expect(places.map((place) => scene.percent('BN', place))).toEqual([60, 5, 5, 20, 10]);
  });
  test('18MW-merger-9 the tokens of both together', () => {
    const tokens = merged().state.board.stations.filter(({ owner }) => owner === 'BN');
    expect(tokens).toHaveLength(2 + 3);
  });
  test('18MW-merger-10, 18MW-merger-11 all cash and all trains', () => {
    const scene = merged(joined(pair()).trains('MP', '8'));
    expect([scene.cash('BN'), scene.trainsOf('BN')]).toEqual([160, ['8']]);
  });
  test('18MW-merger-13 the mean price, in the top row', () => {
    const scene = later()
      .phase('10')
      .company('IC', { p1: 60 }, { at: [0, 8] })
      .company('MP', { p1: 60 }, { at: topAt(135) });
    expect(scene.system('BN', 'IC', 'MP').cell('BN')).toEqual([0, 8]);
  });
  test.each([
    [70, 85, 75],
    [70, 80, 75],
    [70, 70, 70],
  ])('18MW-merger-14 initial values %i and %i give %i', (one, other, expected) => {
    const scene = later()
      .phase('10')
      .company('IC', { p1: 60 }, { par: one })
      .company('MP', { p1: 60 }, { par: other });
    expect(core.company(scene.system('BN', 'IC', 'MP').state, 'BN').par).toBe(expected);
  });
  test('18MW-merger-15 of two tokens in one city one goes to the charter', () => {
    const scene = joined(pair()).station('IC', 'F18').station('MP', 'F18');
    merged(scene);
    expect([scene.markers('F18'), scene.unusedTokens('BN')]).toEqual([['BN'], 2]);
  });
  test('18MW-merger-16, 18MW-merger-17, 18MW-merger-28 the turn ends, and neither operates in this round', () => {
    const scene = merged(joined(pair()).company('NP', { p2: 60 }));
    expect(scene.where.startsWith('OR 2.2')).toBe(true);
    expect(scene.events.flatMap((event) => (event.type === 'turn' ? [event.who] : []))).not.toContain('MP');
    expect(core.company(scene.state, 'BN').operated).toBe(true);
  });
  test('18MW-merger-18, 18MW-merger-19 a 5% share costs half, rounded up', () => {
    const scene = later()
      .phase('10')
      .company('IC', { p1: 60, pool: 20 }, { par: 75 })
      .company('MP', { p1: 60 }, { par: 75 });
    scene
      .system('BN', 'IC', 'MP')
      .stock(2, 'p2')
      .do('p2', 'buy', { company: 'BN', from: 'pool', percent: 5 });
    expect(scene.cash('p2')).toBe(650 - 38);
    scene.do('p2', 'pass').do('p3', 'buy', { company: 'BN', from: 'offering', percent: 5 });
    expect(scene.cash('p3')).toBe(650 - 38);
  });
  test('18MW-merger-22 the duty to own a train binds systems, unto bankruptcy', () => {
    const scene = later()
      .phase('10')
      .company('IC', { p1: 60 }, { treasury: 0 })
      .company('MP', { p1: 60 }, { treasury: 0 });
    scene.system('BN', 'IC', 'MP').has('p1', 0).operate('BN', 'trains');
    expect([scene.rule('p1', 'pass'), scene.rule('p1', 'bankrupt')]).toEqual(['18MW-mandatory-1', null]);
  });
  test('18MW-merger-23 a system sells tokens to others and trades trains with companies of its president', () => {
    const scene = later(4)
      .phase('10')
      .company('IC', { p1: 60 }, { treasury: 500, par: 85 })
      .company('MP', { p1: 60 }, { par: 85 })
      .company('NP', { p1: 60 })
      .company('CB&Q', { p2: 60 }, { treasury: 400, par: 85 })
      .tiles(['G13', '14', 1], ['G15', '9', 1], ['G17', '8', 1])
      .station('IC', 'G13')
      .trains('NP', '8')
      .trains('CB&Q', '8')
      .system('BN', 'IC', 'MP');
    scene.station('CB&Q', 'F10').operate('BN', 'trains');
    expect(scene.listed('train').map(({ from }) => from)).toEqual(['bank', 'NP']);
    const train = core.company(scene.state, 'NP').trains[0]?.id;
    scene.do('p1', 'train', { train, from: 'NP', price: 1 });
    expect([scene.trainsOf('BN'), scene.trainsOf('NP')]).toEqual([['8'], []]);
    scene.operate('NP', 'trains').do('p1', 'train', { train, from: 'BN', price: 2 });
    expect([scene.trainsOf('BN'), scene.trainsOf('NP')]).toEqual([[], ['8']]);
    const buyer = later(4)
      .phase('10')
      .company('IC', { p1: 60 }, { par: 85 })
      .company('MP', { p1: 60 }, { par: 85 })
      .company('CRI&P', { p2: 60 }, { treasury: 400, par: 85 })
      .trains('CRI&P', '8')
      .tiles(['G3', '57', 1], ['G5', '9', 1], ['G7', '57', 1])
      .station('IC', 'G3')
      .system('BN', 'IC', 'MP')
      .operate('CRI&P', 'token-purchase');
    expect(buyer.listed('buy-token')).toEqual([{ hex: 'G3', from: 'BN' }]);
    const before = buyer.cash('BN');
    buyer.do('p2', 'buy-token', { hex: 'G3', from: 'BN' }).do('p1', 'accept');
    expect([buyer.markers('G3'), buyer.cash('BN') - before]).toEqual([['CRI&P'], 100]);
  });
  test('18MW-merger-27 a mean below the top row goes to its first space', () => {
    const scene = later()
      .phase('10')
      .company('IC', { p1: 60 }, { at: [4, 0] })
      .company('MP', { p1: 60 }, { at: [1, 0] });
    expect(scene.system('BN', 'IC', 'MP').price('BN')).toBe(65);
  });
});
