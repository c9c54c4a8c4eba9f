import { describe, expect, test } from 'vitest';
import { LINE, prepared, train } from '../test/small-graph.ts';
import { compileRules } from './compile-rules.ts';
import { FIRST_FREE } from './rules.ts';
import type { RevenueModel, Train } from './types.ts';

function compiled(own: Train, revenue: RevenueModel = {}, others: readonly Train[] = []) {
  const problem = { graph: LINE, trains: [own, ...others], revenue };
  const { net, sweep, allotment } = prepared(problem);
  return compileRules(problem, net, sweep, own, 0, allotment);
}
const kinds = (rules: ReturnType<typeof compiled>) =>
  rules.stopEffects.map((effects) => effects.map(({ kind }) => kind));

describe('what a train has to remember', () => {
  test('nothing but the station, if there is no limit', () => {
    const rules = compiled(train('a', undefined, { multiplier: 2 }));
    expect([rules.registers, rules.stopGain, kinds(rules)]).toEqual([
      FIRST_FREE,
      [20, 40, 80],
      [['mark'], [], []],
    ]);
    expect(rules.stationAhead.at(-1)).toBe(false);
  });

  test('what it has spent; links beyond its range it never uses', () => {
    const rules = compiled(train('a', 2));
    expect([rules.budgets.map(({ size }) => size), rules.usable]).toEqual([[2], [true, false]]);
    expect(kinds(rules)).toEqual([['mark', 'spend'], ['spend'], ['spend']]);
    expect(rules.budgets[0]?.ahead).toEqual([2, 1, 0]);
  });

  test('how many stops it has, where two are not enough', () => {
    expect(compiled(train('a')).count).toBe(undefined);
    expect(compiled(train('a', undefined, { minimum: 3 })).count).toEqual({
      register: FIRST_FREE,
      enough: 3,
    });
  });

  test('which bonuses it has begun; one for a single stop is part of its value', () => {
    const bonus = { kind: 'stops', id: 'b', groups: [[2]], amount: 5 } as const;
    expect(compiled(train('a'), { bonuses: [bonus] }).stopGain).toEqual([10, 20, 45]);
    const pair = compiled(train('a'), { bonuses: [{ ...bonus, groups: [[0], [2]] }] });
    expect([pair.registers, pair.stopEffects[2]]).toMatchObject([
      3,
      [{ kind: 'mark', bit: 2, full: 3, gain: 5 }],
    ]);
    const once = compiled(train('a'), { bonuses: [{ ...bonus, once: true }] }, [train('b')]);
    expect([once.claims.length, once.stopEffects[2]]).toMatchObject([1, [{ mayDecline: true }]]);
  });

  test('cubes on board', () => {
    const deliveries = { deposits: [{ stop: 1, cubes: 4 }], targets: [0, 2], amount: 30 };
    const rules = compiled(train('a'), { deliveries });
    expect(kinds(rules)).toEqual([['mark', 'deliver'], ['take'], ['deliver']]);
    expect(rules.stopEffects[1]).toMatchObject([{ cubes: 2, gain: 30, contested: false }]);
    expect(compiled(train('a'), { deliveries: { ...deliveries, targets: [] } }).cubes).toBe(undefined);
  });
});
