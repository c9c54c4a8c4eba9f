import { openGame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { newRecord } from '../testing/random-games.ts';
import { OPTIONS, optionsSchema } from './options.ts';
import { fresh, scene } from './testing/scene.ts';
import { title } from './title.ts';

test('the first value of every option is its default, and every value is accepted', () => {
  const defaults = optionsSchema.parse({});
  expect(OPTIONS.map(({ id }) => id)).toEqual(Object.keys(defaults));
  for (const { id, values } of OPTIONS) {
    expect(defaults[id]).toBe(values[0]);
    for (const value of values) expect(optionsSchema.safeParse({ [id]: value }).success).toBe(true);
  }
  expect(openGame(title, newRecord(title.id, 2, 1, { incomes: 'double' }))).toHaveProperty('error');
});

describe('readings that the rulings did not choose', () => {
  test('RB-RR-11: incomes by level: B at 3 earns 80, D at 4 120, F at 5 170', () => {
    const earns = (railroad: string) =>
      scene({
        round: 'operating',
        options: { incomes: 'level' },
        holdings: { SB: { p1: [40], railroads: [railroad] } },
      })
        .do('p1', 'place-tokens', { add: 0, keep: 1, network: 0 })
        .holding('SB').lastRevenue;
    expect(['B1-2', 'B1-3', 'D1-3', 'D1-4', 'F1-4', 'F1-5', 'A1'].map(earns)).toEqual([
      50, 80, 80, 120, 120, 170, 50,
    ]);
  });

  test('RB-SR-12: any certificate may be the first', () => {
    const play = scene({
      round: 'stock',
      options: { firstCertificate: 'any' },
      cash: { p1: 100 },
      holdings: {},
    });
    play.do('p1', 'start', { company: 'SB', percent: 10, price: 90 });
    expect([play.papers('SB', 'p1'), play.value('SB'), play.holding('SB').director]).toEqual([
      [10],
      90,
      'p1',
    ]);
  });

  test('RB-INV-10: MS&C always at $100', () => {
    const play = fresh({ startupPrice: 'highest' }).do('p1', 'name-investor', { investor: 'I450', value: 0 });
    play.do('p2', 'choose', { what: 'investor' });
    expect([play.value('MSC'), play.where]).toEqual([100, 'Investors name-investor']);
  });

  test('RB-SR-18: several certificates for one', () => {
    const options = { exchange: 'several' } as const;
    const buyer = scene({
      round: 'stock',
      options,
      cash: { p1: 100 },
      holdings: { SB: { p1: [20, 10], operating: false } },
    });
    expect(buyer.refusal('p1', 'buy', { company: 'SB', percent: 30, give: [20, 10] })).toBe('RB-SR-13');
    buyer.do('p1', 'buy', { company: 'SB', percent: 40, give: [20, 10] });
    expect([buyer.papers('SB', 'p1'), buyer.cash('p1')]).toEqual([[40], 0]);
    const seller = scene({
      round: 'stock',
      options,
      cash: { p1: 0 },
      holdings: { SB: { p1: [40], operating: false } },
    });
    seller.do('p1', 'sell', { company: 'SB', percent: 40, take: [20, 10] });
    expect([seller.papers('SB', 'p1'), seller.cash('p1'), seller.value('SB')]).toEqual([[20, 10], 100, 90]);
  });

  test('RB-SR-22: a drop for each certificate, paid at the value of the moment', () => {
    const play = scene({
      round: 'stock',
      options: { saleDrop: 'certificate' },
      cash: { p1: 0 },
      holdings: { SB: { p1: [40, 20, 10] } },
    });
    play.do('p1', 'sell', { company: 'SB', percent: 20 }).do('p1', 'sell', { company: 'SB', percent: 10 });
    expect([play.value('SB'), play.cash('p1')]).toEqual([80, 290]);
  });

  test('RB-SR-32: the 40% is never sold', () => {
    const play = scene({
      round: 'stock',
      options: { directorToBank: false },
      holdings: { SB: { p1: [40], p2: [30, 20] } },
    });
    expect(play.refusal('p1', 'sell', { company: 'SB', percent: 40 })).toBe('RB-SR-32');
  });

  test('RB-SET-14: the Priority Deal to B', () => {
    expect(fresh({ firstPriority: 'B' }).state.priority).toBe('p2');
  });

  test('RB-OR-7: tokens as they are needed', () => {
    const play = scene({
      round: 'operating',
      options: { placing: 'needed' },
      holdings: { DPI: { p1: [40], railroads: ['A1'], treasury: 1000 } },
    });
    expect(play.list('place-tokens').map(({ add, keep, network }) => [add, keep, network])).toEqual([
      [0, 0, 0],
      [0, 0, 1],
    ]);
    play.do('p1', 'place-tokens', { add: 0, keep: 0, network: 1 }).do('p1', 'dividend', { kind: 'withhold' });
    play.do('p1', 'buy-railroad', { railroad: 'A2', side: '2' });
    expect(play.holding('DPI').tokens).toEqual({ idle: 0, add: 1, keep: 2, network: 1 });
    play.do('p1', 'pass');
    expect(play.railroads('DPI')).toEqual(['A1-2', 'A2-2']);
  });

  test('RB-OR-44: the removed card only leaves', () => {
    const play = scene({
      round: 'operating',
      second: true,
      options: { removedCard: 'silent' },
      stack: ['E1', 'E2'],
      holdings: { SB: { p1: [40], railroads: ['A1'] } },
    });
    play.do('p1', 'place-tokens', { add: 0, keep: 1, network: 0 }).do('p1', 'dividend', { kind: 'withhold' });
    expect([play.state.stack, play.railroads('SB'), play.state.level]).toEqual([['E2'], ['A1-2'], 0]);
  });

  test('RB-OR-34: the treasury alone pays', () => {
    const play = scene({
      round: 'operating',
      asked: true,
      options: { directorCash: false },
      cash: { p1: 500 },
      holdings: { SB: { p1: [40], treasury: 70 } },
    }).do('p1', 'place-tokens', { add: 1, keep: 1, network: 0 });
    expect(play.refusal('p1', 'buy-railroad', { railroad: 'A1', side: '2', own: 30 })).toBe('RB-OR-34');
    expect(play.types).toEqual(['pass']);
  });
});
