import { BANK } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { scene } from './testing/scene.ts';

describe('who directs', () => {
  test('RB-SR-27, RB-OR-1: 30% and 20% against the 40%', () => {
    const play = scene({ round: 'operating', holdings: { SB: { p1: [40], p2: [30, 20] } } });
    expect(play.holding('SB').director).toBe('p2');
    expect([play.where, play.acting]).toEqual(['OR 1.1 place-tokens', 'p2']);
    expect(play.refusal('p1', 'place-tokens', { add: 0, keep: 0, network: 0 })).toBe('not-your-turn');
  });

  test('RB-OR-2: among equals the owner of the 40%', () => {
    const play = scene({ round: 'operating', holdings: { SB: { p1: [30, 10], p2: [40] } } });
    expect(play.acting).toBe('p2');
    expect(play.papers('SB', 'p2')).toEqual([40]);
  });

  test('RB-OR-3: with the 40% in the bank the last director stays', () => {
    for (const last of ['p1', 'p2']) {
      const play = scene({ round: 'operating', holdings: { SB: { p1: [30], p2: [20, 10], last } } });
      expect(play.acting).toBe(last);
    }
  });

  test('RB-OR-3: the director who falls back to a tie by selling stays too', () => {
    const play = scene({ round: 'stock', holdings: { SB: { p1: [40], p2: [30] } } });
    play.do('p1', 'sell', { company: 'SB', percent: 40, take: [20] });
    expect(play.holding('SB').director).toBe('p2');
    const tied = scene({ round: 'stock', holdings: { SB: { p1: [40, 10], p2: [30] } } });
    tied.do('p1', 'sell', { company: 'SB', percent: 40, take: [20] });
    expect([tied.papers('SB', 'p1'), tied.holding('SB').director]).toEqual([[20, 10], 'p1']);
  });
});

/** Holdings before, the trade, and where the certificates lie afterwards. */
interface ExchangeCase {
  readonly rule: string;
  readonly name: string;
  readonly p1: number[];
  readonly p2: number[];
  readonly trade: readonly [
    player: 'p1' | 'p2',
    type: 'buy' | 'sell',
    percent: number,
    counterpart?: number[],
  ];
  readonly after: { readonly p1: number[]; readonly p2: number[]; readonly bank: number[] };
  readonly director: string;
}

// biome-ignore format: a table, one row a line
const EXCHANGES: readonly ExchangeCase[] = [
  { rule: 'RB-SR-28', name: 'the last 10% makes 30% + 10% for the 40%', p1: [40], p2: [30, 20], trade: ['p2', 'buy', 10], after: { p1: [30, 10], p2: [40, 20], bank: [] }, director: 'p2' },
  { rule: 'RB-SR-28', name: 'the 30% to 20% and 10% is enough as well', p1: [40], p2: [20, 10], trade: ['p2', 'buy', 30], after: { p1: [30, 10], p2: [40, 20], bank: [] }, director: 'p2' },
  { rule: 'RB-SR-29', name: 'no exchange with 30% and 20%', p1: [40], p2: [30], trade: ['p2', 'buy', 20], after: { p1: [40], p2: [30, 20], bank: [10] }, director: 'p2' },
  { rule: 'RB-SR-29', name: 'no exchange at 40% against 30% + 10%', p1: [40], p2: [30], trade: ['p2', 'buy', 10], after: { p1: [40], p2: [30, 10], bank: [20] }, director: 'p1' },
  { rule: 'RB-SR-29', name: 'no exchange by a swap to 30% + 10%, which only ties', p1: [40], p2: [20, 10], trade: ['p2', 'buy', 30, [20]], after: { p1: [40], p2: [30, 10], bank: [20] }, director: 'p1' },
  { rule: 'RB-SR-31', name: 'the majority returns before the exchange', p1: [40], p2: [30, 20], trade: ['p2', 'sell', 20], after: { p1: [40], p2: [30], bank: [20, 10] }, director: 'p1' },
  { rule: 'RB-SR-32', name: 'the 40% is sold while the other directs', p1: [40], p2: [30, 20], trade: ['p1', 'sell', 40], after: { p1: [], p2: [30, 20], bank: [40, 10] }, director: 'p2' },
  { rule: 'RB-SR-32', name: 'and bought from the bank like any other', p1: [], p2: [30, 20], trade: ['p1', 'buy', 40], after: { p1: [40], p2: [30, 20], bank: [10] }, director: 'p2' },
  { rule: 'RB-SR-33', name: 'the director exchanges with the bank', p1: [20], p2: [30], trade: ['p2', 'buy', 10], after: { p1: [20], p2: [40], bank: [30, 10] }, director: 'p2' },
  { rule: 'RB-SR-33', name: 'at once when the 40% is sold to the bank', p1: [40, 20], p2: [30, 10], trade: ['p1', 'sell', 40], after: { p1: [20], p2: [40], bank: [30, 10] }, director: 'p2' },
  { rule: 'RB-SR-33', name: 'the seller of the 40% takes the 20% and ties: nothing is exchanged', p1: [40, 10], p2: [30], trade: ['p1', 'sell', 40, [20]], after: { p1: [20, 10], p2: [30], bank: [40] }, director: 'p1' },
];

describe('the exchange of the 40%', () => {
  for (const { rule, name, p1, p2, trade, after, director } of EXCHANGES) {
    test(`${rule}: ${name}`, () => {
      const play = scene({
        round: 'stock',
        cash: { p1: 5000, p2: 5000 },
        asked: true,
        holdings: { SB: { p1, p2 } },
      });
      const [player, type, percent, counterpart] = trade;
      if (player === 'p2') play.do('p1', 'pass');
      const field = type === 'buy' ? 'give' : 'take';
      play.do(player, type, {
        company: 'SB',
        percent,
        ...(counterpart === undefined ? {} : { [field]: counterpart }),
      });
      expect([play.papers('SB', 'p1'), play.papers('SB', 'p2'), play.papers('SB', BANK)]).toEqual([
        after.p1,
        after.p2,
        after.bank,
      ]);
      expect(play.holding('SB').director).toBe(director);
    });
  }

  test('RB-SR-30: it is made without a question, for no money, and bans nobody', () => {
    const play = scene({
      round: 'stock',
      asked: true,
      cash: { p1: 1000, p2: 1000 },
      holdings: { SB: { p1: [40], p2: [30, 20] }, DPI: { p1: [40] } },
    });
    play.do('p1', 'pass').do('p2', 'buy', { company: 'SB', percent: 10 });
    expect([play.cash('p1'), play.cash('p2'), play.value('SB')]).toEqual([1000, 900, 100]);
    play.do('p2', 'pass').do('p1', 'sell', { company: 'SB', percent: 10 });
    play.do('p1', 'pass').do('p2', 'buy', { company: 'SB', percent: 10 });
    expect(play.papers('SB', 'p2')).toEqual([40, 20, 10]);
  });

  test('RB-SR-29: the new director acts in operating rounds without the certificate', () => {
    const play = scene({
      round: 'stock',
      cash: { p2: 5000 },
      holdings: { SB: { p1: [40], p2: [30], treasury: 500 } },
    });
    play.do('p1', 'pass').do('p2', 'buy', { company: 'SB', percent: 20 }).do('p1', 'pass').do('p2', 'pass');
    expect([play.where, play.acting, play.papers('SB', 'p1')]).toEqual(['OR 1.1 place-tokens', 'p2', [40]]);
  });
});
