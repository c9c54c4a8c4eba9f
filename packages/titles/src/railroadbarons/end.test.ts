import { describe, expect, test } from 'vitest';
import { winners, worth } from './end.ts';
import { fresh, type Play, scene } from './testing/scene.ts';

const PLACE = { add: 0, keep: 1, network: 0 };

/** Green one line below the end, blue still to come. */
const nearEnd = (second = false): Play =>
  scene({
    round: 'operating',
    second,
    holdings: {
      MSC: { p1: [40], value: 325, railroads: ['A1'] },
      MGB: { p2: [40], value: 90, railroads: ['A2'] },
    },
  }).do('p1', 'place-tokens', PLACE);

describe('the end', () => {
  test('RB-END-1: reaching $350 announces it', () => {
    const play = nearEnd();
    expect(play.state.lastRound).toBe(null);
    play.do('p1', 'dividend', { kind: 'pay' });
    expect([play.value('MSC'), play.state.lastRound, play.state.ended]).toEqual([350, 'market', null]);
  });

  test('RB-END-2: the holdings still to come operate', () => {
    const play = nearEnd().do('p1', 'dividend', { kind: 'pay' });
    expect([play.where, play.acting]).toEqual(['OR 1.1 place-tokens', 'p2']);
    play.do('p2', 'place-tokens', PLACE).do('p2', 'dividend', { kind: 'pay' });
    expect(play.value('MGB')).toBe(100);
    expect(play.state.ended).toEqual({ reason: 'market' });
  });

  test('RB-END-3: no further round, not even the second of the pair', () => {
    for (const second of [false, true]) {
      const play = nearEnd(second).do('p1', 'dividend', { kind: 'pay' });
      const stack = play.state.stack.length;
      play.do('p2', 'place-tokens', PLACE).do('p2', 'dividend', { kind: 'withhold' });
      expect([play.state.ended?.reason, play.state.stack.length]).toEqual(['market', stack]);
      expect(play.refusal('p1', 'pass')).toBe('game-over');
    }
  });

  test('RB-END-8: withholding goes on and on, with a bank in debt, until $350', () => {
    const play = scene({
      round: 'operating',
      stack: [],
      cash: { p1: 9000, p2: 9000 },
      holdings: { SB: { p1: [40], value: 325, railroads: ['K1-8a'] } },
    });
    for (let cycle = 0; cycle < 20; cycle++) {
      play.do('p1', 'place-tokens', PLACE).do('p1', 'dividend', { kind: 'withhold' });
      while (play.where.startsWith('SR')) play.do(play.acting ?? '', 'pass');
    }
    expect([play.cash('bank') < 0, play.state.ended]).toEqual([true, null]);
    play.do('p1', 'place-tokens', PLACE).do('p1', 'dividend', { kind: 'pay' });
    expect(play.state.ended).toEqual({ reason: 'market' });
  });

  /** Black, directed by p1, discards the last railroad of the game; p2 is $5 ahead. */
  const lastRailroadGone = (second: boolean): Play =>
    scene({
      round: 'operating',
      second,
      stack: [],
      cash: { p1: 0, p2: 5 },
      holdings: { SB: { p1: [40, 10], p2: [30, 20], value: 100, railroads: ['K1-8a'] } },
    })
      .do('p1', 'place-tokens', { add: 0, keep: 0, network: 0 })
      .do('p1', 'dividend', { kind: 'withhold' });

  test('RB-END-8: without any railroad one more stock round follows, also after the first of the pair', () => {
    for (const second of [false, true]) {
      const play = lastRailroadGone(second);
      expect([play.where, play.state.ended]).toEqual(['SR 2 stock', null]);
      play.do('p1', 'pass').do('p2', 'pass');
      expect([play.state.ended, winners(play.state)]).toEqual([{ reason: 'no-railroads' }, ['p2']]);
    }
  });

  test('RB-END-8: a sale in that stock round still moves the value and can turn the result', () => {
    const play = lastRailroadGone(true).do('p1', 'sell', { company: 'SB', percent: 10 }).do('p1', 'pass');
    expect([play.value('SB'), play.state.ended]).toEqual([90, null]);
    play.do('p2', 'pass').do('p1', 'pass');
    expect(['p1', 'p2'].map((player) => worth(play.state, player))).toEqual([100 + 4 * 90, 5 + 5 * 90]);
    expect([play.state.ended, winners(play.state)]).toEqual([{ reason: 'no-railroads' }, ['p1']]);
  });

  test('RB-END-8: a railroad that is still in the stack puts it off', () => {
    const play = scene({
      round: 'operating',
      stack: ['K1'],
      holdings: { SB: { p1: [40, 10], p2: [30, 20] } },
    }).do('p1', 'place-tokens', { add: 0, keep: 0, network: 0 });
    expect([play.where, play.state.lastRound]).toEqual(['OR 1.2 place-tokens', null]);
  });

  test('RB-END-8: both players may agree to end the game, whenever somebody has to act', () => {
    const play = nearEnd().do('p1', 'propose-end');
    expect([play.acting, play.types, play.refusal('p2', 'propose-end')]).toEqual([
      'p2',
      ['accept', 'decline'],
      'RB-END-8',
    ]);
    play.do('p2', 'decline');
    expect([play.acting, play.where, play.state.ended]).toEqual(['p1', 'OR 1.1 dividend', null]);
    play.do('p1', 'propose-end').do('p2', 'accept');
    expect([play.state.ended, worth(play.state, 'p1')]).toEqual([{ reason: 'agreement' }, 200 + 4 * 325]);
    const opening = fresh().do('p1', 'propose-end').do('p2', 'accept');
    expect(opening.state.ended).toEqual({ reason: 'agreement' });
  });
});

describe('the count', () => {
  const totals = (p1: number, p2: number, treasury = 0) =>
    scene({
      round: 'operating',
      cash: { p1, p2 },
      investors: { I60: 'p1', I450: 'p2' },
      holdings: { SB: { p1: [40], value: 350, treasury, railroads: ['G1'], network: 2 } },
    }).state;

  test('RB-END-4: cash and certificates at their values', () => {
    expect(worth(totals(500, 0), 'p1')).toBe(1900);
  });

  test('RB-END-5: treasuries, railroads, tokens and investors count nothing', () => {
    expect(worth(totals(500, 70, 9000), 'p1')).toBe(1900);
    expect(worth(totals(500, 70, 9000), 'p2')).toBe(70);
  });

  test('RB-END-6: the highest total wins', () => {
    expect(winners(totals(600, 1900))).toEqual(['p1']);
    expect(winners(totals(500, 1901))).toEqual(['p2']);
  });

  test('RB-END-7: equal totals share the victory', () => {
    expect(winners(totals(500, 1900))).toEqual(['p1', 'p2']);
  });
});
