import { describe, expect, test } from 'vitest';
import { type Scene, scene } from './testing/scene.ts';

/** Black of p1 in its last step, with tokens on (+) and (▼). */
function black(
  add: number,
  keep: number,
  rest: Partial<Scene> & { railroads?: string[]; treasury?: number } = {},
) {
  const { railroads = [], treasury = 1000, ...setting } = rest;
  const play = scene({
    round: 'operating',
    asked: true,
    ...setting,
    holdings: { SB: { p1: [40], treasury, railroads }, ...setting.holdings },
  }).do('p1', 'place-tokens', { add, keep, network: 0 });
  if (railroads.length > 0) play.do('p1', 'dividend', { kind: 'withhold' });
  return play;
}

describe('railroads from the stack', () => {
  test('RB-OR-25: additions come after the dividend and do not earn in this turn', () => {
    const play = scene({
      round: 'operating',
      holdings: { SB: { p1: [40], railroads: ['A1'], treasury: 500 } },
    });
    play.do('p1', 'place-tokens', { add: 1, keep: 2, network: 0 });
    expect(play.refusal('p1', 'buy-railroad', { railroad: 'A2', side: '2' })).toBe('RB-OR-25');
    play.do('p1', 'dividend', { kind: 'withhold' }).do('p1', 'buy-railroad', { railroad: 'A2', side: '2' });
    expect([play.holding('SB').lastRevenue, play.cash('SB')]).toEqual([50, 450]);
    play.do('p1', 'place-tokens', { add: 0, keep: 2, network: 0 });
    expect(play.holding('SB').lastRevenue).toBe(100);
  });

  test('RB-OR-26: the printed price from the treasury', () => {
    const play = black(1, 1, { stack: ['C1', 'C2'] }).do('p1', 'buy-railroad', { railroad: 'C1', side: '3' });
    expect([play.cash('SB'), play.railroads('SB')]).toEqual([800, ['C1-3']]);
  });

  test('RB-OR-27: only the topmost, then the next', () => {
    const play = black(2, 2, { stack: ['A4', 'B1'] });
    expect(play.list('buy-railroad').map(({ railroad }) => railroad)).toEqual(['A4']);
    expect(play.refusal('p1', 'buy-railroad', { railroad: 'B1', side: '2' })).toBe('RB-OR-27');
    play.do('p1', 'buy-railroad', { railroad: 'A4', side: '2' });
    expect(play.list('buy-railroad').map(({ railroad, side }) => [railroad, side])).toEqual([
      ['B1', '2'],
      ['B1', '3'],
    ]);
  });

  test('RB-OR-28: three tokens and $300 buy three A cards', () => {
    const play = black(3, 3, { treasury: 300 });
    for (const railroad of ['A1', 'A2', 'A3']) play.do('p1', 'buy-railroad', { railroad, side: '2' });
    expect([play.cash('SB'), play.holding('SB').railroads.length]).toEqual([0, 3]);
  });

  test('RB-OR-9: no more than tokens on (+)', () => {
    const play = black(1, 3, { investors: { I40: 'p1' } }).do('p1', 'buy-railroad', {
      railroad: 'A1',
      side: '2',
    });
    expect(play.refusal('p1', 'buy-railroad', { railroad: 'A2', side: '2' })).toBe('RB-OR-9');
    expect(play.refusal('p1', 'assign-investor', { investor: 'I40' })).toBe('RB-OR-36');
    expect(play.types).toEqual(['pass']);
  });

  test('RB-RR-10: B, D and F at either level for its cost', () => {
    const low = black(1, 1, { stack: ['B1'] }).do('p1', 'buy-railroad', { railroad: 'B1', side: '2' });
    const high = black(1, 1, { stack: ['B1'] }).do('p1', 'buy-railroad', { railroad: 'B1', side: '3' });
    expect([low.cash('SB'), high.cash('SB')]).toEqual([900, 800]);
    expect(black(1, 1, { stack: ['B1'] }).refusal('p1', 'buy-railroad', { railroad: 'B1', side: '4' })).toBe(
      'RB-RR-10',
    );
  });

  test('RB-RR-9: I/K as 8a for $800 or as 8b for $400', () => {
    const cost = (side: string) =>
      1000 -
      black(1, 1, { stack: ['K1'] })
        .do('p1', 'buy-railroad', { railroad: 'K1', side })
        .cash('SB');
    expect([cost('8a'), cost('8b')]).toEqual([800, 400]);
  });
});

describe("the director's own money", () => {
  const short = (cash: number) => black(1, 1, { treasury: 70, cash: { p1: cash } });

  test('RB-OR-34: just what the treasury lacks, the treasury first', () => {
    const play = short(200);
    expect(play.list('buy-railroad')).toEqual([
      { type: 'buy-railroad', player: 'p1', railroad: 'A1', side: '2', own: 30 },
    ]);
    expect(play.refusal('p1', 'buy-railroad', { railroad: 'A1', side: '2' })).toBe('RB-OR-34');
    expect(play.refusal('p1', 'buy-railroad', { railroad: 'A1', side: '2', own: 40 })).toBe('RB-OR-34');
    play.do('p1', 'buy-railroad', { railroad: 'A1', side: '2', own: 30 });
    expect([play.cash('SB'), play.cash('p1')]).toEqual([0, 170]);
    expect(short(29).refusal('p1', 'buy-railroad', { railroad: 'A1', side: '2', own: 30 })).toBe('RB-OR-34');
    expect(black(1, 1).refusal('p1', 'buy-railroad', { railroad: 'A1', side: '2', own: 10 })).toBe(
      'RB-OR-34',
    );
  });

  test('RB-OR-35: never by force', () => {
    const play = short(200).do('p1', 'pass');
    expect([play.cash('SB'), play.cash('p1'), play.railroads('SB')]).toEqual([70, 200, []]);
  });
});

describe('railroads of other holdings', () => {
  const mine = { DPI: { p1: [40], railroads: ['A1', 'B1-3'], treasury: 0 } };
  const theirs = { DPI: { p2: [40], railroads: ['A1', 'B1-3'], treasury: 0 } };

  test('RB-OR-29: for at least $1', () => {
    const play = black(1, 1, { holdings: mine });
    expect(play.refusal('p1', 'take-over', { railroad: 'A1', price: 0 })).toBe('RB-OR-29');
    expect(play.refusal('p1', 'take-over', { railroad: 'A1', price: 1 })).toBeNull();
    const [choice] = play.engine.choices(play.state).filter(({ action }) => action.type === 'take-over');
    expect(choice?.range).toEqual({ field: 'price', min: 1, max: 1000, step: 1 });
  });

  test('RB-OR-31: one director for both sets the price alone', () => {
    const play = black(1, 1, { holdings: mine }).do('p1', 'take-over', { railroad: 'A1', price: 7 });
    expect([play.cash('SB'), play.cash('DPI'), play.railroads('SB')]).toEqual([993, 7, ['A1-2']]);
  });

  test('RB-OR-30: the other director is asked, and may decline', () => {
    const play = black(1, 1, { holdings: theirs }).do('p1', 'take-over', { railroad: 'A1', price: 100 });
    expect([play.acting, play.types]).toEqual(['p2', ['accept', 'decline']]);
    play.do('p2', 'decline');
    expect([play.acting, play.cash('SB'), play.railroads('DPI')]).toEqual(['p1', 1000, ['A1-2', 'B1-3']]);
    // What was declined is not asked again in this turn, only more.
    expect(play.refusal('p1', 'take-over', { railroad: 'A1', price: 100 })).toBe('RB-OR-30');
    play.do('p1', 'take-over', { railroad: 'A1', price: 150 }).do('p2', 'accept');
    expect([play.cash('SB'), play.cash('DPI'), play.railroads('SB')]).toEqual([850, 150, ['A1-2']]);
  });

  test('RB-OR-32: from treasury to treasury, without own money', () => {
    const play = black(1, 1, { holdings: mine, treasury: 50, cash: { p1: 500 } });
    expect(play.refusal('p1', 'take-over', { railroad: 'A1', price: 60 })).toBe('RB-OR-32');
    expect(play.refusal('p1', 'take-over', { railroad: 'A1', price: 10.5 })).toBe('action-malformed');
    play.do('p1', 'take-over', { railroad: 'A1', price: 50 });
    expect([play.cash('SB'), play.cash('DPI'), play.cash('p1')]).toEqual([0, 50, 500]);
  });

  test('RB-OR-10: a takeover needs a (+) token', () => {
    expect(black(0, 3, { holdings: mine }).refusal('p1', 'take-over', { railroad: 'A1', price: 5 })).toBe(
      'RB-OR-10',
    );
    const play = black(1, 3, { holdings: mine }).do('p1', 'take-over', { railroad: 'A1', price: 5 });
    expect(play.refusal('p1', 'take-over', { railroad: 'B1', price: 5 })).toBe('RB-OR-10');
  });

  test('RB-OR-33: only of holdings that operate', () => {
    const play = black(1, 1, { waiting: 'A1', holdings: { MSC: { p1: [40], operating: false } } });
    expect(play.list('take-over')).toEqual([]);
    expect(play.refusal('p1', 'take-over', { railroad: 'A1', price: 5 })).toBe('RB-OR-33');
  });

  test('RB-RR-12: the level stays with the railroad', () => {
    const play = black(2, 2, { holdings: mine, stack: ['E1'] }).do('p1', 'take-over', {
      railroad: 'B1',
      price: 5,
    });
    expect([play.railroads('SB'), play.state.level]).toEqual([['B1-3'], 0]);
    play.do('p1', 'buy-railroad', { railroad: 'E1', side: '4' });
    expect([play.railroads('SB'), play.railroads('DPI')]).toEqual([['B1-3', 'E1-4'], []]);
  });
});

describe('investors', () => {
  test('RB-INV-6: assigned in the last step of a turn, not in a stock round', () => {
    const stock = scene({ round: 'stock', investors: { I50: 'p1' }, holdings: { SB: { p1: [40] } } });
    expect(stock.refusal('p1', 'assign-investor', { investor: 'I50' })).toBe('RB-SR-3');
    const play = black(1, 0, { investors: { I30: 'p1', I50: 'p1' } });
    expect(play.list('assign-investor').map(({ investor }) => investor)).toEqual(['I50']);
    expect(play.refusal('p1', 'assign-investor', { investor: 'I30' })).toBe('RB-INV-6');
  });

  test('RB-OR-36: no money, one (+) token', () => {
    const play = black(1, 0, { investors: { I50: 'p1', I60: 'p1' } });
    const before = [play.cash('SB'), play.cash('p1')];
    play.do('p1', 'assign-investor', { investor: 'I50' });
    expect([play.cash('SB'), play.cash('p1')]).toEqual(before);
    expect(play.refusal('p1', 'assign-investor', { investor: 'I60' })).toBe('RB-OR-36');
  });

  test("RB-OR-37: only one's own, or of a holding that one directs", () => {
    const play = black(3, 0, {
      investors: { I40: 'p2', I50: 'SB', I60: 'DPI' },
      holdings: { DPI: { p2: [40] } },
    });
    expect(play.list('assign-investor')).toEqual([]);
    for (const investor of ['I40', 'I50', 'I60', 'I99']) {
      expect(play.refusal('p1', 'assign-investor', { investor })).toBe('RB-OR-37');
    }
  });

  test('RB-OR-38: moved from green to red, $30 go with him', () => {
    const play = scene({
      round: 'operating',
      investors: { I50: 'MSC' },
      holdings: { MSC: { p1: [40], railroads: ['A1'] }, DPI: { p1: [40], railroads: ['A2'] } },
    });
    const turn = (add: number) => {
      play.do('p1', 'place-tokens', { add, keep: 1, network: 0 }).do('p1', 'dividend', { kind: 'withhold' });
      return play;
    };
    turn(0);
    turn(1).do('p1', 'assign-investor', { investor: 'I50' });
    expect([play.holding('MSC').lastRevenue, play.holding('DPI').lastRevenue]).toEqual([80, 50]);
    turn(0);
    turn(0);
    expect([play.holding('MSC').lastRevenue, play.holding('DPI').lastRevenue]).toEqual([50, 80]);
  });

  test('RB-OR-39: stays with the holding when the director changes; the new one disposes of him', () => {
    const play = scene({
      round: 'stock',
      cash: { p2: 1000 },
      investors: { I50: 'MSC' },
      holdings: { MSC: { p1: [40], p2: [30] }, DPI: { p2: [40] } },
    });
    play.do('p1', 'pass').do('p2', 'buy', { company: 'MSC', percent: 20 }).do('p1', 'pass').do('p2', 'pass');
    expect([play.holding('MSC').director, play.state.investors.I50?.at]).toEqual(['p2', 'MSC']);
    play
      .do('p2', 'place-tokens', { add: 0, keep: 0, network: 0 })
      .do('p2', 'place-tokens', { add: 1, keep: 0, network: 0 });
    expect(play.do('p2', 'assign-investor', { investor: 'I50' }).state.investors.I50?.at).toBe('DPI');
  });
});
