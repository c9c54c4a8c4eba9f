import { BANK } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { missingToOperate } from './rounds.ts';
import { type Play, scene } from './testing/scene.ts';

const NOTHING = { add: 0, keep: 0, network: 0 };

/** Who operated, in order. */
const turns = (play: Play): string[] =>
  play.events.flatMap((event) => (event.type === 'turn' ? [event.who] : []));

/** Everybody places nothing and decides nothing until the round is over. */
function finishRound(play: Play): Play {
  const { where } = play;
  const round = where.split(' ').slice(0, 2).join(' ');
  while (play.where.startsWith(round)) {
    const acting = play.acting ?? '';
    if (play.types.includes('place-tokens')) play.do(acting, 'place-tokens', NOTHING);
    else if (play.types.includes('dividend')) play.do(acting, 'dividend', { kind: 'withhold' });
    else play.do(acting, 'pass');
  }
  return play;
}

describe('who operates', () => {
  test('RB-HOLD-2: green before blue, whatever the values', () => {
    const play = scene({
      round: 'operating',
      holdings: { MGB: { p1: [40], value: 300 }, MSC: { p2: [40], value: 70 }, DPI: { p1: [40], value: 90 } },
    });
    expect(turns(finishRound(play)).slice(0, 3)).toEqual(['MSC', 'DPI', 'MGB']);
  });

  test('RB-HOLD-7: 40% sold is skipped, 50% operates', () => {
    const play = scene({
      round: 'operating',
      holdings: { SB: { p1: [40], operating: false }, AVR: { p1: [40, 10], operating: false } },
    });
    expect(turns(play)).toEqual(['AVR']);
    expect(play.holding('SB').operating).toBe(false);
    expect(missingToOperate(play.holding('SB'))).toBe(10);
  });

  test('RB-HOLD-11: once operating it goes on with 40%', () => {
    const play = scene({ round: 'operating', holdings: { SB: { p1: [40] } } });
    expect([play.where, play.acting]).toEqual(['OR 1.1 place-tokens', 'p1']);
  });

  test('RB-OR-4: one turn each for two holdings, none for the others', () => {
    const play = scene({ round: 'operating', holdings: { SB: { p1: [40] }, DPI: { p2: [40] } } });
    expect(turns(finishRound(play)).slice(0, 2)).toEqual(['SB', 'DPI']);
    expect(play.where).toBe('OR 1.2 place-tokens');
  });
});

describe('the capital', () => {
  test('RB-HOLD-8: started at $80 with 50% sold it gets $800', () => {
    const play = scene({
      round: 'operating',
      holdings: { SB: { p1: [30, 20], value: 80, operating: false } },
    });
    expect(play.cash('SB')).toBe(800);
  });

  test('RB-HOLD-9: ten times the initial price, not the present value', () => {
    const play = scene({
      round: 'operating',
      holdings: { SB: { p1: [40, 10], initial: 100, value: 90, operating: false } },
    });
    expect(play.cash('SB')).toBe(1000);
  });

  test('RB-HOLD-10: only once', () => {
    const play = scene({
      round: 'operating',
      holdings: { SB: { p1: [40, 10], value: 80, operating: false } },
    });
    finishRound(play);
    expect([play.where, play.cash('SB')]).toEqual(['OR 1.2 place-tokens', 800]);
  });
});

describe('the Dominion Atlantic', () => {
  const green = (level: number) =>
    scene({
      round: 'operating',
      ...(level < 4 ? { waiting: 'A1' } : {}),
      level,
      holdings: { MSC: { p1: [40, 10], operating: false } },
    });

  test('RB-INV-9: joins MS&C in its first turn, without payment', () => {
    const play = green(0);
    expect([play.railroads('MSC'), play.cash('MSC')]).toEqual([['A1-2'], 1000]);
  });

  test('RB-INV-11: earns in that turn, with no (+) token', () => {
    const play = green(0).do('p1', 'place-tokens', { add: 0, keep: 1, network: 0 });
    expect(play.holding('MSC').lastRevenue).toBe(50);
    play.do('p1', 'dividend', { kind: 'withhold' });
    expect([play.cash('MSC'), play.railroads('MSC')]).toEqual([1050, ['A1-2']]);
  });

  test('RB-INV-12: is lost if level 2 becomes obsolete before', () => {
    const play = scene({
      round: 'operating',
      waiting: 'A1',
      stack: ['E1', 'E2'],
      holdings: { SB: { p1: [40], treasury: 300 }, MSC: { p2: [40], operating: false } },
    });
    play
      .do('p1', 'place-tokens', { add: 1, keep: 1, network: 0 })
      .do('p1', 'buy-railroad', { railroad: 'E1', side: '4' });
    expect([play.state.waiting, play.state.gone]).toEqual([null, expect.arrayContaining(['A1'])]);
    expect(green(4).railroads('MSC')).toEqual([]);
  });

  test('RB-OR-33: cannot be bought before MS&C operates', () => {
    const play = scene({
      round: 'operating',
      waiting: 'A1',
      holdings: { SB: { p1: [40], treasury: 300 }, MSC: { p1: [40], operating: false } },
    });
    play.do('p1', 'place-tokens', { add: 1, keep: 1, network: 0 });
    expect(play.refusal('p1', 'take-over', { railroad: 'A1', price: 1 })).toBe('RB-OR-33');
  });
});

describe('the tokens', () => {
  const red = (network = 0, asked = false) =>
    scene({
      round: 'operating',
      asked,
      holdings: { DPI: { p1: [40], railroads: ['A1'], network, treasury: 1000 } },
    });

  test('RB-OR-5: uninvested tokens are placed anew', () => {
    const play = red()
      .do('p1', 'place-tokens', { add: 1, keep: 3, network: 0 })
      .do('p1', 'dividend', { kind: 'withhold' });
    play.do('p1', 'pass');
    expect(play.where).toBe('OR 1.2 place-tokens');
    expect(play.holding('DPI').tokens).toEqual({ idle: 4, add: 0, keep: 0, network: 0 });
    play.do('p1', 'place-tokens', { add: 2, keep: 2, network: 0 });
    expect(play.holding('DPI').tokens).toEqual({ idle: 0, add: 2, keep: 2, network: 0 });
  });

  test('RB-OR-6: no more than the holding has', () => {
    const play = red(1);
    expect(play.refusal('p1', 'place-tokens', { add: 2, keep: 1, network: 0 })).toBeNull();
    expect(play.refusal('p1', 'place-tokens', { add: 2, keep: 2, network: 0 })).toBe('RB-OR-6');
    expect(play.refusal('p1', 'place-tokens', { add: 2, keep: 1, network: 1 })).toBe('RB-OR-6');
    // Three tokens on the two circles: 10 ways; with one of them in the network: 6.
    expect(play.list('place-tokens')).toHaveLength(16);
  });

  test('RB-OR-7: placed first and not changed in the turn', () => {
    const play = red();
    expect(play.types).toEqual(['place-tokens']);
    play.do('p1', 'place-tokens', { add: 1, keep: 1, network: 0 });
    expect(play.refusal('p1', 'place-tokens', { add: 1, keep: 2, network: 0 })).toBe('RB-OR-7');
    play.do('p1', 'dividend', { kind: 'withhold' });
    expect(play.refusal('p1', 'place-tokens', { add: 1, keep: 2, network: 0 })).toBe('RB-OR-7');
  });

  test('RB-OR-8: all six of green on (▼), or all on (+)', () => {
    const play = scene({ round: 'operating', holdings: { MSC: { p1: [40] } } });
    expect(play.refusal('p1', 'place-tokens', { add: 0, keep: 6, network: 0 })).toBeNull();
    expect(play.refusal('p1', 'place-tokens', { add: 6, keep: 0, network: 0 })).toBeNull();
  });

  test('RB-OR-13: one token at most is invested in a turn', () => {
    const play = red();
    expect(play.refusal('p1', 'place-tokens', { add: 0, keep: 1, network: 2 })).toBe('RB-OR-13');
    expect(play.refusal('p1', 'place-tokens', { add: 0, keep: 1, network: 1 })).toBeNull();
  });

  test('RB-OR-14: invested tokens never return', () => {
    const play = scene({ round: 'operating', holdings: { AVR: { p1: [40], network: 1 } } });
    play.do('p1', 'place-tokens', { add: 0, keep: 0, network: 1 });
    expect(play.where).toBe('OR 1.2 place-tokens');
    expect(play.holding('AVR').tokens).toEqual({ idle: 3, add: 0, keep: 0, network: 2 });
    expect(play.refusal('p1', 'place-tokens', { add: 0, keep: 4, network: 0 })).toBe('RB-OR-6');
    expect(play.refusal('p1', 'place-tokens', { add: 0, keep: 4, network: -1 })).toBe('RB-OR-14');
  });
});

describe('the end of the turn', () => {
  const three = (keep: number) =>
    scene({
      round: 'operating',
      investors: { I40: 'SB', I50: 'SB' },
      holdings: {
        SB: { p1: [40], railroads: ['A1', 'B1-3', 'C1'] },
        DPI: { p2: [40], railroads: ['A2', 'A3'] },
      },
    })
      .do('p1', 'place-tokens', { add: 0, keep, network: 0 })
      .do('p1', 'dividend', { kind: 'withhold' });

  test('RB-OR-11, RB-OR-40: three railroads, two tokens: the director chooses which one goes', () => {
    const play = three(2);
    const cash = play.cash('SB');
    expect([play.where, play.acting]).toEqual(['OR 1.1 surplus-railroads', 'p1']);
    expect(play.list('discard-railroad').map(({ railroad }) => railroad)).toEqual(['A1', 'B1', 'C1']);
    expect(play.refusal('p1', 'discard-railroad', { railroad: 'A2' })).toBe('RB-OR-40');
    play.do('p1', 'discard-railroad', { railroad: 'B1' });
    expect([play.railroads('SB'), play.cash('SB'), play.state.gone]).toEqual([
      ['A1-2', 'C1-3'],
      cash,
      ['B1'],
    ]);
    expect(play.acting).toBe('p2');
  });

  test('RB-OR-11: with no token on (▼) all go', () => {
    expect(three(0).railroads('SB')).toEqual([]);
  });

  test('RB-OR-12: investors need no token', () => {
    const play = three(3);
    expect([play.railroads('SB').length, play.acting]).toEqual([3, 'p2']);
    expect(play.state.investors.I40?.at).toBe('SB');
  });

  test('RB-OR-41: without purchases too, and only in the own turn', () => {
    const play = three(1);
    play.do('p1', 'discard-railroad', { railroad: 'A1' }).do('p1', 'discard-railroad', { railroad: 'B1' });
    expect(play.railroads('SB')).toEqual(['C1-3']);
    // Red has placed nothing yet and keeps its two until its own turn ends.
    expect(play.railroads('DPI')).toHaveLength(2);
    expect(play.holding('DPI').tokens.keep).toBe(0);
  });

  test('RB-OR-42: obsolete railroads go first and are no surplus', () => {
    const play = scene({
      round: 'operating',
      stack: ['E1'],
      holdings: { SB: { p1: [40], treasury: 300, railroads: ['A1', 'A2'] } },
    });
    play.do('p1', 'place-tokens', { add: 1, keep: 1, network: 0 }).do('p1', 'dividend', { kind: 'withhold' });
    play.do('p1', 'buy-railroad', { railroad: 'E1', side: '4' });
    expect(play.railroads('SB')).toEqual(['E1-4']);
    expect(play.where).toBe('OR 1.2 place-tokens');
  });

  test('RB-HOLD-19: nobody must own a railroad', () => {
    const play = scene({ round: 'operating', holdings: { SB: { p1: [40], treasury: 1000 } } });
    play.do('p1', 'place-tokens', { add: 1, keep: 1, network: 0 });
    const before = [play.cash('SB'), play.cash('p1'), play.value('SB')];
    play.do('p1', 'pass');
    expect([play.cash('SB'), play.cash('p1'), play.value('SB')]).toEqual(before);
    expect(play.where).toBe('OR 1.2 place-tokens');
  });
});

describe('after the rounds', () => {
  const round = (second: boolean, stack: readonly string[], options = {}) =>
    finishRound(
      scene({
        round: 'operating',
        second,
        stack,
        options,
        holdings: { SB: { p1: [40] }, DPI: { p2: [40], operating: false } },
      }),
    );

  test('RB-OR-43: the top card goes after the second operating round, not after the first', () => {
    expect(round(false, ['A1', 'A2', 'A3']).state.stack).toEqual(['A1', 'A2', 'A3']);
    const play = round(true, ['A1', 'A2', 'A3']);
    expect([play.state.stack, play.state.gone.includes('A1')]).toEqual([['A2', 'A3'], true]);
  });

  test('RB-OR-44: the removed card counts, one of two levels at the lower', () => {
    const left = (card: string) => {
      const play = scene({
        round: 'operating',
        second: true,
        stack: [card, 'K1'],
        holdings: { SB: { p1: [40], railroads: ['A1'] } },
      });
      play
        .do('p1', 'place-tokens', { add: 0, keep: 1, network: 0 })
        .do('p1', 'dividend', { kind: 'withhold' });
      return [play.where.slice(0, 4), play.state.level, play.railroads('SB')];
    };
    expect(left('E1')).toEqual(['SR 2', 4, []]);
    expect(left('D1')).toEqual(['SR 2', 3, ['A1-2']]);
    expect(left('F1')).toEqual(['SR 2', 4, []]);
  });

  test('RB-OR-45: an empty stack sells nothing and loses nothing', () => {
    const play = scene({
      round: 'operating',
      second: true,
      stack: [],
      holdings: { SB: { p1: [40], railroads: ['G1'], treasury: 900 } },
    });
    play.do('p1', 'place-tokens', { add: 1, keep: 1, network: 0 }).do('p1', 'dividend', { kind: 'withhold' });
    expect([play.where.slice(0, 4), play.state.stack, play.railroads('SB')]).toEqual(['SR 2', [], ['G1-5']]);
    expect(play.cash(BANK)).toBeLessThan(16_512);
    const asked = scene({
      round: 'operating',
      asked: true,
      stack: [],
      holdings: { SB: { p1: [40], treasury: 900 } },
    });
    asked.do('p1', 'place-tokens', { add: 1, keep: 1, network: 0 });
    expect(asked.refusal('p1', 'buy-railroad', { railroad: 'K1', side: '8b' })).toBe('RB-OR-45');
    expect(asked.types).toEqual(['pass']);
  });
});
