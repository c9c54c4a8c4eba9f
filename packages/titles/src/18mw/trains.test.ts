import { describe, expect, test } from 'vitest';
import { chicagoDoubler } from './privates.ts';
import { core } from './state.ts';
import { later, type Scene } from './testing/scene.ts';
import { track } from './track.ts';

const bank = (train: string, price: number) => ({ train, from: 'bank', price });
/** IC in its train step with money; the phase's first train is sold. */
const rich = (phase: string, ...types: readonly string[]) =>
  later()
    .phase(phase)
    .company('IC', { p1: 60 }, { treasury: 5000 })
    .trains('IC', ...types)
    .operate('IC', 'trains');
/** The first train of the next kind is bought. */
const buyFirst = (phase: string, next: string, price: number, ...types: readonly string[]) => {
  const scene = rich(phase, ...types).company('MP', { p2: 60 });
  if (phase !== '1') scene.soldOut(phase);
  for (const type of types) scene.trains('MP', type);
  return scene.do('p1', 'train', bank(`${next}-0`, price));
};
const mayLay = (scene: Scene, tile: string) => {
  scene
    .operate('IC')
    .tile('I15', tile === '14' ? '57' : '14', 2)
    .trains('IC');
  return [...track.candidates(scene.state, 'IC', ['I15'])].some(({ fields }) => fields.tile === tile);
};

describe('phases', () => {
  test('18MW-phases-2 the first 2 train changes nothing else', () => {
    const scene = buyFirst('1', '2', 80);
    expect([
      scene.state.phase,
      core.phase(scene.state).trainLimit,
      core.phase(scene.state).operatingRounds,
    ]).toEqual(['2', 4, 1]);
    expect(core.phase(scene.state).tiles).toEqual(['yellow']);
  });
  test('18MW-phases-3 the first 3 train: green tiles, two rounds', () => {
    const scene = buyFirst('2', '3', 180, '2');
    expect([core.phase(scene.state).operatingRounds, core.phase(scene.state).trainLimit]).toEqual([2, 4]);
    expect(mayLay(scene, '14')).toBe(true);
  });
  test('18MW-phases-4, 18MW-phases-5 the first 4 train: limit 3, and all 2 trains are scrapped', () => {
    const scene = buyFirst('3', '4', 300, '2');
    expect([core.phase(scene.state).trainLimit, scene.trainsOf('IC'), scene.trainsOf('MP')]).toEqual([
      3,
      ['4'],
      [],
    ]);
    expect(scene.listed('train').some(({ train }) => String(train).startsWith('2'))).toBe(false);
  });
  test('18MW-phases-6, 18MW-phases-7 the first 5 train: brown, three rounds, and all 3 trains are scrapped', () => {
    const scene = buyFirst('4', '5', 425, '3');
    expect([core.phase(scene.state).operatingRounds, scene.trainsOf('IC'), scene.trainsOf('MP')]).toEqual([
      3,
      ['5'],
      [],
    ]);
    expect(mayLay(scene, '63')).toBe(true);
  });
  test('18MW-phases-8 the first 5 train closes every private company', () => {
    const scene = rich('4')
      .owns('RI', 'p1')
      .owns('HSJ', 'IC')
      .soldOut('4')
      .do('p1', 'train', bank('5-0', 425));
    expect([scene.isOpen('RI'), scene.isOpen('HSJ')]).toEqual([false, false]);
    expect(scene.rule('p1', 'private', { item: 'RI', price: 100 })).not.toBe(null);
  });
  test('18MW-phases-10 the first 6 train scraps all 4 trains', () => {
    const scene = buyFirst('5', '6', 550, '4');
    expect([scene.trainsOf('IC'), scene.trainsOf('MP'), core.phase(scene.state).trainLimit]).toEqual([
      ['6'],
      [],
      2,
    ]);
  });
  test('18MW-phases-11 the first 6 train ends the doubling of Chicago and the payments of St. Louis', () => {
    const scene = rich('5').soldOut('5');
    scene.state.kept = { CFH: 'IC', SLFLC: 'p2' };
    expect(chicagoDoubler(scene.state)).toBe('IC');
    expect(chicagoDoubler(scene.do('p1', 'train', bank('6-0', 550)).state)).toBe(null);
  });
  test('18MW-phases-12 the first 8 train: gray tiles; nothing is scrapped', () => {
    const scene = buyFirst('6', '8', 800, '5');
    expect([scene.trainsOf('IC'), scene.trainsOf('MP')]).toEqual([['5', '8'], ['5']]);
    expect(core.phase(scene.state).tiles).toContain('gray');
  });
  test('18MW-phases-14 the first 10 train scraps all 5 trains', () => {
    expect(buyFirst('8', '10', 900, '5').trainsOf('MP')).toEqual([]);
  });
  test('18MW-phases-15, 18MW-phases-16 the first D train scraps all 6 trains; 8 and 10 trains stay', () => {
    const scene = rich('10', '6').company('MP', { p2: 60 }).trains('MP', '8', '10').soldOut('10');
    scene.do('p1', 'train', bank('D-0', 1100));
    expect([scene.state.phase, scene.trainsOf('IC'), scene.trainsOf('MP')]).toEqual([
      'D',
      ['D'],
      ['8', '10'],
    ]);
    expect([core.phase(scene.state).trainLimit, core.phase(scene.state).operatingRounds]).toEqual([2, 3]);
  });
  test('18MW-phases-17, 18MW-merger-12 a system may own one more', () => {
    const scene = later().phase('10').company('IC', { p1: 60 }, { treasury: 5000 }).company('MP', { p1: 60 });
    scene.system('BN', 'IC', 'MP').trains('BN', '8', '8').operate('BN', 'trains');
    scene.do('p1', 'train', bank('10-1', 900));
    expect(scene.rule('p1', 'train', bank('10-2', 900))).toBe('18MW-train-1');
  });
  test('18MW-phases-19 over the limit a company gives trains back, which are sold again', () => {
    const scene = rich('3').company('MP', { p2: 60 }).trains('MP', '3', '3', '3', '3').soldOut('3');
    scene.do('p1', 'train', bank('4-0', 300));
    expect([scene.where, scene.acting]).toEqual(['OR 2.1 discard', 'p2']);
    scene.do('p2', 'discard', { train: core.company(scene.state, 'MP').trains[0]?.id });
    expect(scene.trainsOf('MP')).toHaveLength(3);
    expect(scene.listed('train').map(({ price }) => price)).toEqual([300, 180]);
  });
});

describe('buying trains', () => {
  test('18MW-train-1 while below the limit', () => {
    const scene = rich('6', '5', '5');
    expect(scene.listed('train')).toEqual([]);
    expect(scene.rule('p1', 'train', bank('6-1', 550))).toBe('18MW-train-1');
  });
  test('18MW-train-2 at the list price from the treasury', () => {
    const scene = rich('4').do('p1', 'train', bank('4-1', 300));
    expect([scene.cash('IC'), rich('4').rule('p1', 'train', bank('4-1', 299))]).toEqual([
      4700,
      '18MW-train-2',
    ]);
  });
  test('18MW-train-3 from the bank or a company of the same president', () => {
    const scene = rich('4')
      .company('MP', { p2: 60 })
      .company('NP', { p1: 60 })
      .trains('MP', '4')
      .trains('NP', '4');
    const [other, own] = ['MP', 'NP'].map((id) => core.company(scene.state, id).trains[0]?.id);
    expect(scene.rule('p1', 'train', { train: other, from: 'MP', price: 1 })).toBe('18MW-train-3');
    expect(scene.rule('p1', 'train', { train: own, from: 'NP', price: 1 })).toBe(null);
  });
  test('18MW-train-4 between them at any price from $1', () => {
    const scene = rich('4').company('NP', { p1: 60 }, { treasury: 0 }).trains('NP', '4');
    const train = core.company(scene.state, 'NP').trains[0]?.id;
    expect(scene.rule('p1', 'train', { train, from: 'NP', price: 0 })).toBe('18MW-train-4');
    scene.do('p1', 'train', { train, from: 'NP', price: 999 });
    expect([scene.cash('NP'), scene.trainsOf('IC')]).toEqual([999, ['4']]);
  });
  test('18MW-train-5 strictly in order, and besides what came back', () => {
    const scene = rich('2');
    expect(scene.rule('p1', 'train', bank('3-0', 180))).toBe('18MW-train-5');
    const later4 = rich('4');
    later4.state.depot.pool = [{ id: '3-5', type: '3' }];
    later4.state.depot.gone = later4.state.depot.gone.filter(({ id }) => id !== '3-5');
    expect(later4.listed('train').map(({ train }) => train)).toEqual(['4-1', '3-5']);
  });
  test('18MW-train-6 several in a turn; no trade-in', () => {
    const scene = rich('2').do('p1', 'train', bank('2-1', 80)).do('p1', 'train', bank('2-2', 80));
    expect(scene.trainsOf('IC')).toEqual(['2', '2']);
    expect(rich('D', '10').rule('p1', 'train', bank('D-0', 800))).toBe('18MW-train-2');
  });
});

describe('the order of the round', () => {
  const three = () =>
    later()
      .company('IC', { p1: 60 }, { at: [0, 8] })
      .company('MP', { p2: 60 }, { at: [0, 6] })
      .company('NP', { p3: 60 }, { at: [1, 6] });
  const order = (scene: Scene) => core.operatingOrder(scene.state);
  test('18MW-or-2 by falling price', () => {
    expect(order(three())).toEqual(['IC', 'MP', 'NP']);
  });
  test('18MW-or-3 at equal prices further right first', () => {
    const scene = later()
      .company('IC', { p1: 60 }, { at: [0, 6] })
      .company('MP', { p2: 60 }, { at: [1, 7] });
    expect([scene.price('IC'), scene.price('MP'), order(scene)]).toEqual([100, 100, ['MP', 'IC']]);
  });
  test('18MW-or-4 in one space from the top of the stack', () => {
    const scene = later().company('IC', { p1: 60 }).company('MP', { p2: 60 });
    expect(order(scene)).toEqual(['IC', 'MP']);
  });
  test('18MW-or-5 each once', () => {
    const scene = three();
    for (const id of ['IC', 'MP', 'NP']) scene.trains(id, '2');
    scene.stock().passWhile(() => !scene.where.startsWith('SR 3'));
    expect(scene.events.flatMap((event) => (event.type === 'turn' ? [event.who] : []))).toEqual([
      'IC',
      'MP',
      'NP',
    ]);
  });
  test('18MW-or-6 another round or a stock round, by the phase', () => {
    const scene = later()
      .phase('3')
      .company('IC', { p1: 60 })
      .trains('IC', '3')
      .operate('IC', 'token-purchase', [], 1);
    expect(scene.passWhile(() => scene.where.startsWith('OR 2.1')).where).toBe('OR 2.2 track');
    scene.passWhile(() => scene.where.startsWith('OR'));
    expect(scene.where).toBe('SR 3 stock');
  });
  test('18MW-or-9 the highest price that has not yet operated is next', () => {
    const scene = three();
    for (const id of ['IC', 'MP', 'NP']) scene.trains(id, '2');
    scene.operate('IC', 'token-purchase', ['MP', 'NP']);
    core.movePrice(scene.state, 'MP', 'down', 3, () => undefined);
    scene.passWhile(() => scene.turn.company === 'IC');
    expect(scene.turn.company).toBe('NP');
  });
  test('18MW-or-10 the figure of the phase in force after each round', () => {
    const scene = later()
      .phase('2')
      .soldOut('2')
      .company('IC', { p1: 60 }, { treasury: 900 })
      .operate('IC', 'trains');
    scene.do('p1', 'train', bank('3-0', 180)).passWhile(() => scene.where.startsWith('OR 2.1'));
    expect(scene.where.startsWith('OR 2.2')).toBe(true);
  });
});
