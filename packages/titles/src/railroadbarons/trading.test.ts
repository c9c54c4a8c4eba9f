import { BANK } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { worth } from './end.ts';
import { scene } from './testing/scene.ts';

describe('prices', () => {
  test('RB-SR-5: selling 20% at $110 brings $220', () => {
    const play = scene({
      round: 'stock',
      cash: { p1: 0 },
      holdings: { SB: { p1: [20], p2: [40], value: 110 } },
    });
    expect(play.do('p1', 'sell', { company: 'SB', percent: 20 }).cash('p1')).toBe(220);
  });

  test('RB-SR-6: buying 30% at $120 costs $360', () => {
    const play = scene({ round: 'stock', cash: { p1: 400 }, holdings: { SB: { p2: [40], value: 120 } } });
    expect(play.do('p1', 'buy', { company: 'SB', percent: 30 }).cash('p1')).toBe(40);
  });

  test('RB-HOLD-6: at $90 the 30% certificate costs and counts $270', () => {
    const play = scene({ round: 'stock', cash: { p1: 270 }, holdings: { SB: { p2: [40], value: 90 } } });
    play.do('p1', 'buy', { company: 'SB', percent: 30 });
    expect([play.cash('p1'), worth(play.state, 'p1')]).toEqual([0, 270]);
  });

  test('RB-SR-8: a purchase needs its full price', () => {
    const of = (cash: number) =>
      scene({ round: 'stock', asked: true, cash: { p1: cash }, holdings: { SB: { p2: [40], value: 90 } } });
    expect(of(89).refusal('p1', 'buy', { company: 'SB', percent: 10 })).toBe('RB-SR-8');
    expect(of(90).refusal('p1', 'buy', { company: 'SB', percent: 10 })).toBeNull();
    expect(of(269).refusal('p1', 'buy', { company: 'SB', percent: 30 })).toBe('RB-SR-8');
  });
});

describe('what can be bought', () => {
  test('RB-SR-7: only what lies in the bank', () => {
    const play = scene({ round: 'stock', cash: { p1: 5000 }, holdings: { SB: { p2: [40, 20] } } });
    expect(play.list('buy').map(({ percent }) => percent)).toEqual([30, 10]);
    expect(play.refusal('p1', 'buy', { company: 'SB', percent: 20 })).toBe('RB-SR-7');
  });

  test('RB-SR-12, RB-HOLD-5: the 40% comes first, at one of four prices', () => {
    const play = scene({ round: 'stock', cash: { p1: 5000 }, holdings: {} });
    const offered = play.list('start').filter(({ company }) => company === 'AVR');
    expect(offered.map(({ percent, price }) => [percent, price])).toEqual([
      [40, 70],
      [40, 80],
      [40, 90],
      [40, 100],
    ]);
    expect(play.refusal('p1', 'start', { company: 'AVR', percent: 10, price: 70 })).toBe('RB-SR-12');
    expect(play.refusal('p1', 'buy', { company: 'AVR', percent: 10 })).toBe('RB-SR-12');
    expect(play.refusal('p1', 'start', { company: 'AVR', percent: 40, price: 60 })).toBe('RB-HOLD-5');
    expect(play.refusal('p1', 'start', { company: 'AVR', percent: 40, price: 110 })).toBe('RB-HOLD-5');
    play.do('p1', 'start', { company: 'AVR', percent: 40, price: 70 });
    expect([play.value('AVR'), play.cash('p1'), play.papers('AVR', 'p1')]).toEqual([70, 4720, [40]]);
    expect(play.refusal('p2', 'start', { company: 'AVR', percent: 30, price: 70 })).toBe('RB-SR-12');
  });

  test('RB-HOLD-12: a player may own all of a holding', () => {
    const play = scene({ round: 'stock', cash: { p1: 100 }, holdings: { SB: { p1: [40, 30, 20] } } });
    play.do('p1', 'buy', { company: 'SB', percent: 10 });
    expect(play.papers('SB', 'p1')).toEqual([40, 30, 20, 10]);
  });

  test('RB-SR-19: a part is sold only if the matching certificate lies in the bank', () => {
    const play = scene({ round: 'stock', holdings: { SB: { p1: [20], p2: [40, 10] } } });
    expect(play.refusal('p1', 'sell', { company: 'SB', percent: 10 })).toBe('RB-SR-19');
    expect(play.refusal('p1', 'sell', { company: 'SB', percent: 20, take: [10] })).toBe('RB-SR-19');
    expect(play.list('sell').map(({ percent, take }) => [percent, take])).toEqual([[20, undefined]]);
  });
});

describe('selling and buying back', () => {
  const seller = () =>
    scene({ round: 'stock', asked: true, cash: { p1: 2000 }, holdings: { DPI: { p1: [40, 20], p2: [30] } } });

  test('RB-SR-9: what was sold in this round is not bought, in the same turn or later', () => {
    const play = seller().do('p1', 'sell', { company: 'DPI', percent: 20 });
    expect(play.refusal('p1', 'buy', { company: 'DPI', percent: 10 })).toBe('RB-SR-9');
    play.do('p1', 'pass').do('p2', 'pass');
    expect(play.refusal('p1', 'buy', { company: 'DPI', percent: 20 })).toBe('RB-SR-9');
    expect(play.list('buy')).toEqual([]);
  });

  test('RB-SR-10: the ban ends with the round', () => {
    const play = scene({
      round: 'stock',
      cash: { p1: 2000 },
      holdings: { DPI: { p1: [40, 20], operating: false } },
    });
    play.do('p1', 'sell', { company: 'DPI', percent: 20 }).do('p1', 'pass').do('p2', 'pass').do('p1', 'pass');
    expect(play.where).toBe('SR 2 stock');
    if (play.acting === 'p2') play.do('p2', 'pass');
    play.do('p1', 'buy', { company: 'DPI', percent: 20 });
    expect(play.papers('DPI', 'p1')).toEqual([40, 20]);
  });

  test('RB-SR-11: bought in one turn, sold in a later one, before the holding has operated', () => {
    const play = scene({ round: 'stock', cash: { p1: 1000, p2: 1000 }, holdings: {} });
    play.do('p1', 'start', { company: 'SB', percent: 40, price: 100 }).do('p2', 'pass');
    play.do('p1', 'buy', { company: 'SB', percent: 30 }).do('p2', 'pass');
    play.do('p1', 'sell', { company: 'SB', percent: 30 });
    expect([play.papers('SB', 'p1'), play.cash('p1')]).toEqual([[40], 600]);
  });
});

describe('the drop', () => {
  test('RB-SR-21: the director sells at $100, the value becomes $90', () => {
    const play = scene({ round: 'stock', holdings: { SB: { p1: [40, 10], p2: [30] } } });
    expect(play.do('p1', 'sell', { company: 'SB', percent: 10 }).value('SB')).toBe(90);
  });

  test('RB-SR-22, RB-SR-24: one line for 30% and 20% in one turn, both paid at the value before', () => {
    const play = scene({ round: 'stock', cash: { p1: 0 }, holdings: { SB: { p1: [40, 30, 20] } } });
    play.do('p1', 'sell', { company: 'SB', percent: 30 }).do('p1', 'sell', { company: 'SB', percent: 20 });
    expect([play.value('SB'), play.cash('p1')]).toEqual([90, 500]);
  });

  test('RB-SR-23: who does not direct does not move the value', () => {
    const play = scene({ round: 'stock', holdings: { SB: { p1: [20], p2: [40] } } });
    expect(play.do('p1', 'sell', { company: 'SB', percent: 20 }).value('SB')).toBe(100);
  });

  test('RB-SR-23, RB-SR-27: the drop follows the majority, not the paper', () => {
    const play = scene({ round: 'stock', holdings: { SB: { p1: [40], p2: [30, 20] } } });
    expect(play.do('p1', 'sell', { company: 'SB', percent: 40 }).value('SB')).toBe(100);
  });

  test('RB-SR-22: the director of the beginning of the turn is meant, also once the majority has gone', () => {
    const play = scene({ round: 'stock', cash: { p1: 0 }, holdings: { SB: { p1: [30, 20], p2: [40] } } });
    play.do('p1', 'sell', { company: 'SB', percent: 30 });
    expect([play.holding('SB').director, play.value('SB')]).toEqual(['p2', 90]);
    play.do('p1', 'sell', { company: 'SB', percent: 20 });
    expect([play.value('SB'), play.cash('p1')]).toEqual([90, 500]);
  });

  test('RB-SR-25: again in a later turn of the round', () => {
    const play = scene({
      round: 'stock',
      asked: true,
      cash: { p1: 0 },
      holdings: { SB: { p1: [40, 20, 10] } },
    });
    play.do('p1', 'sell', { company: 'SB', percent: 20 }).do('p1', 'pass').do('p2', 'pass');
    play.do('p1', 'sell', { company: 'SB', percent: 10 });
    expect([play.value('SB'), play.cash('p1')]).toEqual([80, 290]);
  });

  test('RB-SR-26: the lowest line is the end', () => {
    const play = scene({ round: 'stock', holdings: { SB: { p1: [40, 20], value: 10 } } });
    expect(play.do('p1', 'sell', { company: 'SB', percent: 20 }).value('SB')).toBe(10);
  });
});

describe('the limits', () => {
  test('RB-HOLD-13: no more than 60% of an operating holding in the bank', () => {
    const half = scene({ round: 'stock', holdings: { SB: { p1: [20, 10], p2: [30] } } });
    expect(half.refusal('p1', 'sell', { company: 'SB', percent: 10 })).toBeNull();
    const fifty = scene({ round: 'stock', holdings: { SB: { p1: [30], p2: [20] } } });
    expect(fifty.refusal('p1', 'sell', { company: 'SB', percent: 30 })).toBe('RB-HOLD-13');
    expect(fifty.refusal('p1', 'sell', { company: 'SB', percent: 30, take: [10] })).toBe('RB-HOLD-13');
    const tens = scene({ round: 'stock', asked: true, holdings: { SB: { p1: [10], p2: [40] } } });
    expect(tens.do('p1', 'sell', { company: 'SB', percent: 10 }).papers('SB', BANK)).toEqual([30, 20, 10]);
    tens.do('p1', 'pass');
    expect(tens.refusal('p2', 'sell', { company: 'SB', percent: 40, take: [30] })).toBe('RB-HOLD-13');
  });

  test('RB-HOLD-14, RB-HOLD-15: before it has operated all may go back, and it starts anew', () => {
    const play = scene({
      round: 'stock',
      cash: { p1: 0, p2: 400 },
      holdings: { SB: { p1: [40], value: 80, operating: false } },
    });
    play.do('p1', 'sell', { company: 'SB', percent: 40 });
    expect([play.cash('p1'), play.value('SB'), play.holding('SB').par]).toEqual([320, null, null]);
    if (play.acting === 'p1') play.do('p1', 'pass');
    play.do('p2', 'start', { company: 'SB', percent: 40, price: 100 });
    expect([play.value('SB'), play.holding('SB').director]).toEqual([100, 'p2']);
  });

  /** So many certificates of p1, none of SB but its 10%. */
  const withCertificates = (count: 8 | 9 | 10) =>
    scene({
      round: 'stock',
      asked: true,
      cash: { p1: 5000 },
      investors: { I40: 'p1', I50: 'p1', I60: 'p1' },
      holdings: {
        SB: { p1: [10], p2: [40] },
        DPI: { p1: [40, 30, 20, 10] },
        MGB: { p1: count === 8 ? [40, 30, 20] : [40, 30, 20, 10] },
        AVR: { p1: count === 10 ? [40] : [], p2: count === 10 ? [] : [40] },
      },
    });

  test('RB-HOLD-16: nine certificates, whatever their size', () => {
    expect(withCertificates(9).refusal('p1', 'buy', { company: 'SB', percent: 20 })).toBe('RB-HOLD-16');
    expect(withCertificates(9).refusal('p1', 'start', { company: 'MSC', percent: 40, price: 70 })).toBe(
      'RB-HOLD-16',
    );
    expect(withCertificates(8).refusal('p1', 'buy', { company: 'SB', percent: 30 })).toBeNull();
  });

  test('RB-HOLD-17: investors do not count', () => {
    const play = withCertificates(8);
    expect(Object.values(play.state.investors).filter(({ at }) => at === 'p1')).toHaveLength(3);
    play.do('p1', 'buy', { company: 'SB', percent: 20 });
    expect(play.papers('SB', 'p1')).toEqual([20, 10]);
  });

  test('RB-SR-20: at nine an exchange one for one is allowed', () => {
    const play = withCertificates(9).do('p1', 'buy', { company: 'SB', percent: 20, give: [10] });
    expect(play.papers('SB', 'p1')).toEqual([20]);
  });

  test('RB-SR-34: lifted to ten he keeps them and buys no more until below nine', () => {
    const lifted = scene({
      round: 'stock',
      asked: true,
      cash: { p1: 5000, p2: 5000 },
      holdings: {
        SB: { p1: [40], p2: [30, 20] },
        DPI: { p1: [40, 30, 20, 10] },
        MGB: { p1: [40, 30, 20, 10] },
        AVR: { p2: [40] },
      },
    });
    lifted.do('p1', 'pass').do('p2', 'buy', { company: 'SB', percent: 10 }).do('p2', 'pass');
    expect(lifted.papers('SB', 'p1')).toEqual([30, 10]);
    expect(lifted.acting).toBe('p1');
    expect(lifted.types).toContain('pass');
    expect(lifted.refusal('p1', 'buy', { company: 'AVR', percent: 10 })).toBe('RB-SR-34');
    lifted.do('p1', 'sell', { company: 'DPI', percent: 10 });
    expect(lifted.refusal('p1', 'buy', { company: 'AVR', percent: 10 })).toBe('RB-HOLD-16');
    lifted.do('p1', 'sell', { company: 'MGB', percent: 10 });
    expect(lifted.refusal('p1', 'buy', { company: 'AVR', percent: 10 })).toBeNull();
  });
});
