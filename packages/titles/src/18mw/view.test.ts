import { expect, test } from 'vitest';
import { later, topAt } from './testing/scene.ts';
import { view } from './view.ts';

/** What everybody sees of what only this title has. */

test('18MW-phases-11, 18MW-cfh-3, 18MW-slflc-4 markers lie on the map as long as they count', () => {
  const scene = later().owns('CFH', 'MP').owns('SLFLC', 'p2').company('MP', { p1: 60 });
  const markers = () =>
    view(scene.state, scene.engine).map?.tokens.map(({ hex, text }) => `${hex} ${text}`) ?? [];
  scene.phase('4').stock();
  expect(markers()).toEqual(['K13 $10', 'F18 ×2 MP']);
  scene.phase('6');
  expect(markers()).toEqual([]);
});

test('18MW-csf-4 a doubling token says for whom', () => {
  const scene = later().company('SP', { p1: 60 }, { par: 100 }).station('SP', 'G1').stock();
  expect(view(scene.state, scene.engine).map?.tokens).toEqual([
    { hex: 'G1', kind: 'doubled', text: '×2 SP', count: 1 },
  ]);
});

test('18MW-protection-1 who may protect, for how much, and where the price falls to otherwise', () => {
  const scene = later()
    .company('IC', { p1: 60, p2: 20 }, { at: topAt(100) })
    .stock(2, 'p2');
  scene.do('p2', 'sell', { company: 'IC', percent: 20 }).do('p2', 'pass');
  expect(view(scene.state, scene.engine).titleState.protection).toEqual({
    company: 'IC',
    percent: 20,
    cost: 200,
    seller: 'p2',
    president: 'p1',
    price: 100,
    fallsTo: 85,
  });
});

test('18MW-mandatory-4, 18MW-mandatory-7 what a train costs, what is there, and what can be raised from where', () => {
  const scene = later(4)
    .phase('10')
    .company('IC', { p1: 60, IC: 10 }, { treasury: 100, par: 85 })
    .company('MP', { p1: 60 }, { treasury: 0, at: topAt(100) })
    .trains('MP', '8')
    .tiles(['I15', '57', 0], ['J14', '9', 0], ['K13', '57', 0])
    .station('IC', 'F18')
    .has('p1', 40)
    .operate('IC', 'trains');
  expect(view(scene.state, scene.engine).titleState.need).toEqual({
    company: 'IC',
    president: 'p1',
    price: 900,
    seller: null,
    treasury: 100,
    cash: 40,
    shares: [10],
    tokens: ['F18'],
    saleAmounts: [
      { company: 'IC', percent: 40, proceeds: 340 },
      { company: 'MP', percent: 40, proceeds: 400 },
    ],
    most: 880,
    trains: [{ company: 'MP', type: '8' }],
    partners: ['MP'],
  });
});

test('18MW-receivership-2, 18MW-phases-17 receiverships, systems and their limit are told with the companies', () => {
  const scene = later(4)
    .phase('D')
    .company('IC', { p1: 60 }, { treasury: 0 })
    .company('NP', { p2: 60 })
    .company('SP', { p2: 60 })
    .system('BN', 'NP', 'SP')
    .has('p1', 0)
    .operate('IC', 'trains');
  scene.state.priority = 'p3';
  scene.do('p1', 'bankrupt');
  const { companies } = view(scene.state, scene.engine);
  const told = (id: string) => {
    const { note, decidedBy, trainLimit } = companies.find((company) => company.id === id) ?? {};
    return [note, decidedBy, trainLimit];
  };
  expect([told('IC'), told('BN'), told('NP'), told('MP')]).toEqual([
    ['in receivership', 'p3', undefined],
    ['NP + SP', undefined, 3],
    ['part of a system', undefined, undefined],
    [undefined, undefined, undefined],
  ]);
});
