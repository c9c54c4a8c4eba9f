import { describe, expect, test } from 'vitest';
import { later, type Scene, topAt } from './testing/scene.ts';

/** IC with a train in the last round but so many of a set. */
const round = (number: number, phase = '5') =>
  later()
    .phase(phase)
    .company('IC', { p1: 60 })
    .trains('IC', '5')
    .operate('IC', 'token-purchase', [], number);
const playOn = (scene: Scene) =>
  scene.passWhile(() => scene.state.ended === null && scene.where.startsWith('OR'));

/** Those with the greatest worth. */
const winners = (scene: Scene): string[] => {
  const ids = scene.state.players.map(({ id }) => id);
  const most = Math.max(...ids.map((id) => scene.worth(id)));
  return ids.filter((id) => scene.worth(id) === most);
};

describe('the end', () => {
  test('18MW-end-1 after the full set in which the bank runs out', () => {
    const scene = round(1);
    scene.state.bankBroken = true;
    playOn(scene);
    expect([scene.rounds, scene.state.ended]).toEqual([['OR 2.2', 'OR 2.3'], { reason: 'bank' }]);
  });
  test('18MW-end-2 in a stock round: after the whole set that follows', () => {
    const scene = later().phase('5').company('IC', { p1: 60, p2: 40 }).trains('IC', '5').stock();
    scene.state.bankBroken = true;
    scene.passWhile(() => scene.state.ended === null);
    expect([scene.rounds, scene.state.ended]).toEqual([['OR 2.1', 'OR 2.2', 'OR 2.3'], { reason: 'bank' }]);
  });
  test('18MW-end-3 the bank pays on', () => {
    const scene = later().company('IC', { p1: 60 }).trains('IC', '2').operate('IC', 'dividend');
    scene.has('p3', scene.cash('p3') + scene.cash('bank') - 10);
    scene.turn.revenue = 100;
    scene.do('p1', 'dividend', { kind: 'pay' });
    expect([scene.cash('p1'), scene.cash('bank') < 0]).toEqual([710, true]);
  });
  test('18MW-end-7 empty is broken, and what comes in later does not mend it', () => {
    const scene = later()
      .company('IC', { p1: 60 }, { treasury: 800 })
      .trains('IC', '2')
      .operate('IC', 'dividend');
    scene.has('p3', scene.cash('p3') + scene.cash('bank') - 100);
    scene.turn.revenue = 100;
    scene.do('p1', 'dividend', { kind: 'withhold' });
    expect([scene.cash('bank'), scene.state.bankBroken]).toEqual([0, true]);
    scene.do('p1', 'train', { train: '2-1', from: 'bank', price: 80 });
    playOn(scene);
    expect(scene.state.ended).toEqual({ reason: 'bank' });
  });
  test('18MW-end-4, 18MW-end-6 shares at their price, and cash', () => {
    const scene = later().company('IC', { p2: 60, p1: 30 }, { at: topAt(200) });
    expect([scene.worth('p1'), scene.worth('p2'), scene.worth('p3')]).toEqual([650 + 600, 650 + 1200, 650]);
  });
  test('18MW-win-1 whoever is worth most when it is over wins', () => {
    const scene = round(3)
      .company('MP', { p2: 60, p3: 30 }, { at: topAt(200) })
      .has('p3', 1400);
    scene.state.bankBroken = true;
    playOn(scene);
    expect([scene.state.ended, winners(scene)]).toEqual([{ reason: 'bank' }, ['p3']]);
    expect(scene.worth('p3') - scene.worth('p2')).toBe(1400 + 3 * 200 - 650 - 6 * 200);
  });
  test('18MW-win-2 neither treasuries nor private companies count', () => {
    const scene = later().company('IC', { p1: 20 }, { treasury: 1000 }).owns('MO', 'p1');
    expect(scene.worth('p1')).toBe(650 + 160);
  });
  test('18MW-end-5 an odd 5% counts half, rounded up', () => {
    const scene = later()
      .phase('10')
      .company('IC', { p1: 60, p2: 20 }, { par: 75 })
      .company('MP', { p1: 60, p2: 10 }, { par: 75 });
    scene.system('BN', 'IC', 'MP');
    expect([scene.price('BN'), scene.percent('BN', 'p2'), scene.worth('p2')]).toEqual([
      75,
      15,
      650 + 75 + 38,
    ]);
  });
  test('18MW-end-8 a stock round that begins as the one before ends the game', () => {
    const scene = later().stock();
    scene.passWhile(() => scene.state.ended === null);
    expect(scene.state.ended).toEqual({ reason: 'standstill' });
  });
  test('18MW-end-9 a share without a price counts nothing; before floating the market price counts', () => {
    const scene = later().give('GM&O', 'offering', 'p1', 10).company('IC', { p2: 20 }, { par: 90 });
    expect([scene.worth('p1'), scene.worth('p2')]).toEqual([650, 650 + 180]);
  });
  test('18MW-end-10 players with equal worth share the victory, whatever it is made of', () => {
    const scene = round(3)
      .company('MP', { p2: 60, p3: 20 }, { at: topAt(200) })
      .has('p2', 100)
      .has('p3', 900)
      .has('p1', 0);
    scene.state.priority = 'p3';
    scene.state.bankBroken = true;
    playOn(scene);
    expect([scene.state.ended, winners(scene)]).toEqual([{ reason: 'bank' }, ['p2', 'p3']]);
  });
});
