import { describe, expect, test } from 'vitest';
import { LINE, train } from '../test/small-graph.ts';
import { trace } from './trace.ts';
import type { Bonus, RevenueModel, Train } from './types.ts';
import { extraNeeded, timesEarned, valueRoutes } from './value.ts';

function earned(revenue: RevenueModel, ...running: readonly (readonly [Train, ...number[]])[]) {
  const valued = valueRoutes(
    revenue,
    running.map(([own, ...pieces]) => {
      const traced = trace(LINE, own.id, pieces);
      if (!traced.ok) throw new Error(traced.violation.code);
      return { train: own, trace: traced.value };
    }),
  );
  return valued.ok ? valued.value.routes.map(({ value }) => value) : valued.violation;
}

describe('routes earn', () => {
  test('what their stops pay, multiplied', () => {
    expect(earned({}, [train('a'), 0, 1])).toEqual([70]);
    expect(earned({}, [train('a', 2, { multiplier: 2 }), 0])).toEqual([60]);
  });

  const bonus = (facts: Partial<Bonus> = {}): Bonus =>
    Object.assign({ kind: 'stops', id: 'b', groups: [[0], [1, 2]], amount: 100 } satisfies Bonus, facts);

  test('bonuses, each route or one of them', () => {
    const two = [[train('a'), 0] as const, [train('b', 3, { multiplier: 2 }), 0, 1] as const];
    expect(earned({ bonuses: [bonus()] }, ...two)).toEqual([130, 240]);
    expect(earned({ bonuses: [bonus({ multiplied: true })] }, ...two)).toEqual([130, 340]);
    expect(earned({ bonuses: [bonus({ multiplied: true, once: true })] }, ...two)).toEqual([30, 340]);
  });

  test('deliveries', () => {
    const deliveries = { deposits: [{ stop: 1, cubes: 1 }], targets: [0, 2], amount: 30 };
    expect(earned({ deliveries }, [train('a'), 0, 1])).toEqual([100]);
  });

  test('nothing beyond their range', () => {
    expect(earned({}, [train('a', 2), 0, 1])).toEqual({ code: 'too-long', train: 'a', length: 3, range: 2 });
    expect(earned({ extraRange: [{ id: 'x', total: 1 }] }, [train('a', 2), 0, 1])).toEqual([70]);
  });
});

test('extra stops are those beyond the first allowance; the others cannot be stretched', () => {
  const own = train('a', 2);
  expect([extraNeeded(own, [0, 1]), extraNeeded(own, [0, 1, 2])]).toEqual([0, 1]);
  const second = { ...own, allowances: [...own.allowances, { size: 0, cost: [0, 0, 1] }] };
  expect([extraNeeded(second, [0, 1]), extraNeeded(second, [0, 2])]).toEqual([0, Number.POSITIVE_INFINITY]);
});

test('hexes pay one by one, or all together once', () => {
  const hexes = { kind: 'hexes', id: 'h', hexes: [10, 11, 12], amount: 5 } as const;
  const passed = { stops: [0, 1, 2], hexes: [10, 11] };
  expect([timesEarned(hexes, passed), timesEarned({ ...hexes, once: true }, passed)]).toEqual([2, 1]);
});
