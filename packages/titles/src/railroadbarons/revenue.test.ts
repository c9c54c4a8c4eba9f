import { describe, expect, test } from 'vitest';
import { scene } from './testing/scene.ts';

interface RevenueCase {
  readonly rule: string;
  readonly name: string;
  readonly railroads: string[];
  readonly network?: number;
  /** A token invested in this turn. */
  readonly invest?: boolean;
  readonly investors?: string[];
  readonly revenue: number;
}

// biome-ignore format: a table, one row a line
const CASES: readonly RevenueCase[] = [
  { rule: 'RB-OR-15', name: 'two invested tokens and a level 2 railroad', railroads: ['A1'], network: 2, revenue: 70 },
  { rule: 'RB-OR-16', name: 'a token invested in this turn counts at once', railroads: ['A1'], invest: true, revenue: 60 },
  { rule: 'RB-OR-17', name: '50 + 80, one token, the $40 investor', railroads: ['A1', 'C1'], network: 1, investors: ['I40'], revenue: 160 },
  { rule: 'RB-OR-18', name: 'no railroad, three tokens, one investor', railroads: [], network: 3, investors: ['I60'], revenue: 0 },
  { rule: 'RB-INV-7', name: 'the $40 investor adds 20', railroads: ['A1'], investors: ['I40'], revenue: 70 },
  { rule: 'RB-INV-7', name: 'the $50 investor adds 30', railroads: ['A1'], investors: ['I50'], revenue: 80 },
  { rule: 'RB-INV-7', name: 'the $60 investor adds 40', railroads: ['A1'], investors: ['I60'], revenue: 90 },
  { rule: 'RB-RR-11', name: 'a B at level 3 earns 50', railroads: ['B1-3'], revenue: 50 },
  { rule: 'RB-RR-11', name: 'a D at level 4 earns 80', railroads: ['D1-4'], revenue: 80 },
  { rule: 'RB-RR-11', name: 'an F at level 5 earns 120', railroads: ['F1-5'], revenue: 120 },
  { rule: 'RB-RR-9', name: '8a earns 300', railroads: ['K1-8a'], revenue: 300 },
  { rule: 'RB-RR-9', name: '8b earns 100', railroads: ['K1-8b'], revenue: 100 },
];

describe('the revenue', () => {
  for (const { rule, name, railroads, network = 0, invest, investors = [], revenue } of CASES) {
    test(`${rule}: ${name}: $${revenue}`, () => {
      const play = scene({
        round: 'operating',
        investors: Object.fromEntries(investors.map((id) => [id, 'SB'])),
        holdings: { SB: { p1: [40], railroads, network } },
      });
      play.do('p1', 'place-tokens', { add: 0, keep: 0, network: invest ? 1 : 0 });
      expect(play.holding('SB').lastRevenue).toBe(revenue);
    });
  }
});

describe('dividends', () => {
  const black = (percents: { p1: number[]; p2: number[] }, railroads: string[], value = 100) =>
    scene({
      round: 'operating',
      cash: { p1: 0, p2: 0 },
      holdings: { SB: { ...percents, railroads, value } },
    }).do('p1', 'place-tokens', { add: 0, keep: 4, network: 0 });

  test('RB-OR-19: all or nothing', () => {
    const play = black({ p1: [40], p2: [] }, ['A1']);
    expect(play.list('dividend').map(({ kind }) => kind)).toEqual(['pay', 'withhold']);
    expect(play.refusal('p1', 'dividend', { kind: 'half' })).toBe('action-malformed');
    expect(play.refusal('p1', 'pass')).toBe('RB-OR-25');
  });

  test('RB-OR-20: a dividend moves the value up one line', () => {
    const play = black({ p1: [40], p2: [] }, ['A1']).do('p1', 'dividend', { kind: 'pay' });
    expect(play.value('SB')).toBe(110);
  });

  test('RB-OR-21: what is kept goes to the treasury and the value stays', () => {
    const play = black({ p1: [40], p2: [] }, ['A1', 'C1']).do('p1', 'dividend', { kind: 'withhold' });
    expect([play.cash('SB'), play.value('SB'), play.cash('p1')]).toEqual([130, 100, 0]);
  });

  test('RB-OR-22: by percentage: 70% of $230 is $161', () => {
    const play = black({ p1: [40, 30], p2: [20, 10] }, ['H1']).do('p1', 'dividend', { kind: 'pay' });
    expect([play.cash('p1'), play.cash('p2')]).toEqual([161, 69]);
  });

  test('RB-HOLD-18: nobody is paid for stock in the bank', () => {
    const play = black({ p1: [40], p2: [20] }, ['K1-8b']).do('p1', 'dividend', { kind: 'pay' });
    expect([play.cash('p1'), play.cash('p2'), play.cash('SB')]).toEqual([40, 20, 0]);
  });

  test('RB-OR-23: without revenue no dividend and no rise', () => {
    const play = black({ p1: [40], p2: [] }, []);
    expect([play.where, play.value('SB')]).toEqual(['OR 1.2 place-tokens', 100]);
    expect(play.events.some(({ type }) => type === 'dividend')).toBe(false);
  });

  test('RB-OR-24: $350 is the last line', () => {
    const play = black({ p1: [40], p2: [] }, ['A1'], 350).do('p1', 'dividend', { kind: 'pay' });
    expect(play.value('SB')).toBe(350);
  });

  test('RB-GEN-3: the bank pays more than its $16,512 and the game goes on', () => {
    const play = black({ p1: [40, 30, 20, 10], p2: [] }, ['K1-8a']);
    play.state.cash.p2 = (play.state.cash.p2 ?? 0) + (play.state.cash.bank ?? 0);
    play.state.cash.bank = 0;
    play.do('p1', 'dividend', { kind: 'pay' });
    expect([play.cash('bank'), play.cash('p1'), play.state.ended]).toEqual([-300, 300, null]);
    expect(play.where).toBe('OR 1.2 place-tokens');
  });
});
