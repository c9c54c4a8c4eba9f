import { describe, expect, test } from 'vitest';
import { scene } from './testing/scene.ts';

/** Black of p1 buys the top card while red of p2 watches; what is left of both. */
interface Case {
  readonly rule: string;
  readonly name: string;
  readonly own: string[];
  readonly other: string[];
  readonly buys: string;
  readonly left: string[];
}

// biome-ignore format: a table, one row a line
const CASES: readonly Case[] = [
  { rule: 'RB-RR-13', name: 'an E ends A and B at level 2', own: ['A1', 'B1-2'], other: ['A2', 'B2-3'], buys: 'E1-4', left: ['B2-3'] },
  { rule: 'RB-RR-14', name: 'a D at level 3 ends nothing', own: ['A1'], other: ['B1-2'], buys: 'D1-3', left: ['A1-2', 'B1-2'] },
  { rule: 'RB-RR-14', name: 'a D at level 4 ends level 2', own: ['A1'], other: ['B1-2'], buys: 'D1-4', left: [] },
  { rule: 'RB-RR-15', name: 'an H ends C, B at level 3 and D at level 3', own: ['C1', 'B1-3'], other: ['D1-3', 'D2-4'], buys: 'H1-6', left: ['D2-4'] },
  { rule: 'RB-RR-16', name: 'an 8b ends E, D at level 4 and F at level 4', own: ['E1', 'D1-4'], other: ['F1-4', 'F2-5'], buys: 'K1-8b', left: ['F2-5'] },
  { rule: 'RB-RR-16', name: 'an 8a does the same', own: ['E1', 'D1-4'], other: ['F1-4', 'F2-5'], buys: 'K1-8a', left: ['F2-5'] },
  { rule: 'RB-RR-17', name: 'G, H and F at level 5 outlive level 8', own: ['G1', 'H1'], other: ['F1-5', 'K2-8b'], buys: 'K1-8a', left: ['G1-5', 'H1-6', 'F1-5', 'K2-8b'] },
  { rule: 'RB-RR-18', name: 'level 5 before any level 4 ends level 2', own: ['A1'], other: ['B1-2', 'C1'], buys: 'F1-5', left: ['C1-3'] },
  { rule: 'RB-RR-18', name: 'level 8 before any level 6 ends levels 3 and 4', own: ['C1'], other: ['E1'], buys: 'K1-8b', left: [] },
];

describe('obsolescence', () => {
  for (const { rule, name, own, other, buys, left } of CASES) {
    test(`${rule}: ${name}`, () => {
      const [card = '', side = ''] = buys.split('-');
      const play = scene({
        round: 'operating',
        stack: [card],
        holdings: {
          SB: { p1: [40], railroads: own, treasury: 900 },
          DPI: { p2: [40], railroads: other },
        },
      });
      play
        .do('p1', 'place-tokens', { add: 1, keep: 5, network: 0 })
        .do('p1', 'dividend', { kind: 'withhold' });
      play.do('p1', 'buy-railroad', { railroad: card, side });
      expect([...play.railroads('SB'), ...play.railroads('DPI')].sort()).toEqual([...left, buys].sort());
    });
  }

  test('RB-RR-19: at once, from both players and the buyer, without compensation', () => {
    const play = scene({
      round: 'operating',
      stack: ['E1'],
      cash: { p1: 10, p2: 20 },
      holdings: {
        SB: { p1: [40], railroads: ['A1'], treasury: 300 },
        DPI: { p2: [40], railroads: ['A2'], treasury: 40 },
      },
    });
    play.do('p1', 'place-tokens', { add: 1, keep: 1, network: 0 }).do('p1', 'dividend', { kind: 'withhold' });
    play.do('p1', 'buy-railroad', { railroad: 'E1', side: '4' });
    expect([play.cash('p1'), play.cash('p2'), play.cash('SB'), play.cash('DPI')]).toEqual([10, 20, 50, 40]);
    expect(play.state.gone).toEqual(expect.arrayContaining(['A1', 'A2']));
    expect([play.railroads('SB'), play.railroads('DPI')]).toEqual([['E1-4'], []]);
  });
});
