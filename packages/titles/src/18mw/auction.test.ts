import { describe, expect, test } from 'vitest';
import { fresh, type Scene } from './testing/scene.ts';

const bid = (scene: Scene, player: string, item: string, price: number) =>
  scene.do(player, 'bid', { item, price });

/** p1 bids the face value of everything. */
function sellAll(scene: Scene): Scene {
  for (const { id } of scene.state.players) scene.has(id, 1500);
  for (const [item, face] of [
    ['HSJ', 40],
    ['SLA', 70],
    ['SLFLC', 80],
    ['LM', 90],
    ['RI', 120],
    ['CFH', 160],
    ['MO', 180],
  ] as const)
    scene.passWhile(() => scene.acting !== 'p1').do('p1', 'bid', { item, price: face });
  return scene.do('p2', 'pass').do('p3', 'pass').do('p1', 'pass');
}

describe('the parallel auction', () => {
  test('18MW-initial-1 no stock before all private companies are bought', () => {
    expect(fresh().rule('p1', 'start', { company: 'IC', price: 80 })).toBe('18MW-initial-1');
  });

  test('18MW-initial-2 nothing is sold in the first stock round', () => {
    const scene = sellAll(fresh());
    scene.do('p2', 'start', { company: 'IC', price: 70 }).do('p2', 'pass').do('p3', 'pass').do('p1', 'pass');
    scene.do('p2', 'buy', { company: 'IC', from: 'offering', percent: 10 });
    expect(scene.rule('p2', 'sell', { company: 'IC', percent: 10 })).toBe('18MW-initial-2');
    expect(scene.rule('p2', 'private', { item: 'HSJ', price: 40 })).toBe('18MW-privates-6');
  });

  test('18MW-initial-3 the first to act may bid on any of the seven', () => {
    expect(
      fresh()
        .listed('bid')
        .map(({ item }) => item),
    ).toEqual(['HSJ', 'SLA', 'SLFLC', 'LM', 'RI', 'CFH', 'MO']);
  });

  test('18MW-initial-4 the first bid is at least the face value', () => {
    const scene = fresh();
    expect(scene.rule('p1', 'bid', { item: 'HSJ', price: 35 })).toBe('18MW-initial-4');
    expect(scene.rule('p1', 'bid', { item: 'HSJ', price: 40 })).toBe(null);
    expect(scene.rule('p1', 'bid', { item: 'HSJ', price: 43 })).toBe(null);
  });

  test('18MW-initial-5 a further bid is at least $5 higher', () => {
    const scene = bid(fresh(), 'p1', 'HSJ', 40);
    expect(scene.rule('p2', 'bid', { item: 'HSJ', price: 44 })).toBe('18MW-initial-5');
    expect(scene.rule('p2', 'bid', { item: 'HSJ', price: 45 })).toBe(null);
    expect(scene.rule('p2', 'bid', { item: 'HSJ', price: 46 })).toBe(null);
  });

  test('18MW-initial-6 money bid cannot be used for other bids', () => {
    const scene = bid(fresh(), 'p1', 'MO', 600).do('p2', 'pass').do('p3', 'pass');
    expect(scene.rule('p1', 'bid', { item: 'SLA', price: 70 })).toBe('18MW-initial-6');
    expect(scene.rule('p1', 'bid', { item: 'HSJ', price: 50 })).toBe(null);
  });

  test('18MW-initial-7 an outbid player may take the money back, and is then out of that auction', () => {
    const scene = bid(fresh(), 'p1', 'MO', 600);
    expect(scene.rule('p2', 'withdraw', { item: 'MO' })).toBe('18MW-initial-7');
    bid(scene, 'p2', 'MO', 605).do('p3', 'pass');
    expect(scene.rule('p1', 'bid', { item: 'CFH', price: 160 })).toBe('18MW-initial-6');
    scene.do('p1', 'withdraw', { item: 'MO' });
    expect(scene.rule('p1', 'bid', { item: 'MO', price: 610 })).toBe('18MW-initial-7');
    expect(scene.rule('p1', 'bid', { item: 'CFH', price: 160 })).toBe(null);
  });

  test('18MW-initial-7 who leaves the money there raises it by the difference', () => {
    const scene = bid(bid(fresh(), 'p1', 'MO', 600), 'p2', 'MO', 605).do('p3', 'pass');
    expect(scene.rule('p1', 'bid', { item: 'MO', price: 650 })).toBe(null);
    expect(scene.rule('p1', 'bid', { item: 'MO', price: 651 })).toBe('18MW-initial-6');
    expect(scene.listed('withdraw')).toEqual([{ item: 'MO' }]);
    expect(scene.rule('p1', 'withdraw', { item: 'constructor' })).toBe('18MW-initial-7');
  });

  test('18MW-initial-8 a pass is not final; the auction ends when all pass in succession', () => {
    const scene = fresh().do('p1', 'pass').do('p2', 'pass');
    bid(scene, 'p3', 'HSJ', 40);
    bid(scene, 'p1', 'SLA', 70).do('p2', 'pass').do('p3', 'pass');
    expect(scene.where).toBe('SR 1 auction');
    scene.do('p1', 'pass');
    expect(scene.owner('HSJ')).toBe('p3');
  });

  test('18MW-initial-9 the highest bidder pays the bank', () => {
    const scene = bid(bid(fresh(), 'p1', 'MO', 180), 'p2', 'MO', 185)
      .do('p3', 'pass')
      .do('p1', 'pass')
      .do('p2', 'pass');
    expect([scene.owner('MO'), scene.cash('p2')]).toEqual(['p2', 650 - 185 + 15]);
  });

  test('18MW-initial-10, 18MW-initial-13 what nobody bids for stays unsold, and only private revenue is paid', () => {
    const scene = bid(fresh(), 'p1', 'HSJ', 40).do('p2', 'pass').do('p3', 'pass').do('p1', 'pass');
    expect(scene.owner('MO')).toBe('bank');
    expect(scene.rounds).toEqual(['OR 1.1', 'SR 2']);
    expect([scene.cash('p1'), scene.where]).toEqual([650 - 40 + 20, 'SR 2 auction']);
    expect(scene.listed('bid').map(({ item }) => item)).not.toContain('HSJ');
  });

  test('18MW-initial-11 priority goes to the left of the last bidder, or stays', () => {
    const scene = fresh().do('p1', 'pass');
    bid(scene, 'p2', 'HSJ', 40).do('p3', 'pass').do('p1', 'pass').do('p2', 'pass');
    expect(scene.state.priority).toBe('p3');
    scene.do('p3', 'pass').do('p1', 'pass').do('p2', 'pass');
    expect(scene.state.priority).toBe('p3');
  });

  test('18MW-initial-12 with all sold the round goes on with stock, from priority', () => {
    const scene = sellAll(fresh());
    expect([scene.where, scene.acting]).toEqual(['SR 1 stock', 'p2']);
    expect(scene.rule('p2', 'start', { company: 'IC', price: 80 })).toBe(null);
  });

  test('18MW-initial-14 no stock and no sale of the GM&O share before all are sold', () => {
    const scene = bid(fresh(), 'p1', 'MO', 180).do('p2', 'pass').do('p3', 'pass').do('p1', 'pass');
    expect(scene.where).toBe('SR 2 auction');
    scene.passWhile(() => scene.acting !== 'p1');
    expect(scene.rule('p1', 'sell', { company: 'GM&O', percent: 10 })).toBe('18MW-initial-1');
    expect(scene.rule('p1', 'start', { company: 'GM&O', price: 80 })).toBe('18MW-initial-1');
  });

  test('18MW-initial-15 where the last is sold in a later round, selling is allowed in it', () => {
    const scene = fresh();
    for (const privateCompany of Object.values(scene.state.privates))
      if (privateCompany.id !== 'HSJ') privateCompany.owner = 'p2';
    scene
      .do('p1', 'pass')
      .do('p2', 'pass')
      .do('p3', 'pass')
      .passWhile(() => scene.where.startsWith('OR'));
    expect(scene.where).toBe('SR 2 auction');
    scene.company('IC', { p2: 60 });
    bid(scene, scene.acting, 'HSJ', 40);
    scene.passWhile(() => scene.where === 'SR 2 auction').passWhile(() => scene.acting !== 'p2');
    expect([scene.where, scene.rule('p2', 'sell', { company: 'IC', percent: 10 })]).toEqual([
      'SR 2 stock',
      null,
    ]);
  });

  test('18MW-initial-16 nobody raises his own highest bid', () => {
    const scene = bid(fresh(), 'p1', 'MO', 180).do('p2', 'pass').do('p3', 'pass');
    expect(scene.rule('p1', 'bid', { item: 'MO', price: 185 })).toBe('18MW-initial-16');
    expect(scene.listed('bid').map(({ item }) => item)).not.toContain('MO');
  });

  test('18MW-initial-17 money left by the outbid goes back to them', () => {
    const scene = bid(bid(fresh(), 'p1', 'SLA', 70), 'p2', 'SLA', 75)
      .do('p3', 'pass')
      .do('p1', 'pass')
      .do('p2', 'pass');
    expect([scene.owner('SLA'), scene.cash('p1')]).toEqual(['p2', 650]);
  });

  test('18MW-initial-18 after a standstill the first who can pay must open the cheapest at its face value', () => {
    const scene = fresh().do('p1', 'pass').do('p2', 'pass').do('p3', 'pass');
    expect([scene.where, scene.acting]).toEqual(['SR 2 auction', 'p1']);
    expect(scene.rule('p1', 'pass')).toBe('18MW-initial-18');
    expect(scene.rule('p1', 'bid', { item: 'HSJ', price: 45 })).toBe('18MW-initial-18');
    expect(scene.listed('bid')).toEqual([{ item: 'HSJ', price: 40 }]);
    bid(scene, 'p1', 'HSJ', 40);
    expect(scene.rule('p2', 'bid', { item: 'MO', price: 180 })).toBe(null);
  });
});
