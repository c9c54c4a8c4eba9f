import { describe, expect, test } from 'vitest';
import { Registers } from './registers.ts';
import {
  CLAIMED,
  type Effect,
  FIRST_FREE,
  LEAVE_BIT,
  STATION,
  TAKE_SHIFT,
  type TrainRules,
} from './rules.ts';

const RULES: TrainRules = {
  registers: FIRST_FREE + 1,
  stopGain: [],
  stopEffects: [],
  linkGain: [],
  linkEffects: [],
  usable: [],
  forget: [[]],
  budgets: [],
  count: undefined,
  cubes: undefined,
  stationAhead: [true],
  claims: [],
};
const OWN = FIRST_FREE;
const CLAIM = 1 << 22;

/** What a step makes of a register that held `before`: its value then, what it earned and what it used. */
function step(before: number, effect: Effect, rules: Partial<TrainRules> = {}, closing = false, station = 0) {
  const seen: (readonly [number, number, number])[] = [];
  const work = new Int32Array(FIRST_FREE + 1);
  work[OWN] = before;
  work[STATION] = station;
  const registers = new Registers({ ...RULES, ...rules }, work, 0, 1000, (row, gain, mask) =>
    seen.push([row[OWN] ?? 0, gain, mask]),
  );
  registers.beginLayer();
  registers.prepare(closing, 0);
  registers.expect(20, [effect], 1);
  registers.settle();
  expect(work[OWN]).toBe(before);
  return seen;
}

describe('a step', () => {
  const spend = { kind: 'spend', register: OWN, amount: 2, limit: 3 } as const;
  test('spends within the limit', () => {
    expect([step(1, spend), step(2, spend)]).toEqual([[[3, 20, 1]], []]);
  });

  test('counts up to what is enough', () =>
    expect(step(3, { kind: 'count', register: OWN, enough: 3 })).toEqual([[3, 20, 1]]));

  test('visits a place once', () => {
    const visit = { kind: 'visit', register: OWN } as const;
    expect([step(0, visit), step(1, visit)]).toEqual([[[1, 20, 1]], []]);
  });

  const mark = {
    kind: 'mark',
    register: OWN,
    bit: 2,
    full: 3,
    gain: 50,
    claim: 0,
    mayDecline: false,
  } as const;
  test('earns a bonus with the last of its marks, once', () => {
    expect([step(0, mark), step(1, mark), step(3, mark)]).toEqual([[[2, 20, 1]], [[3, 70, 1]], [[3, 20, 1]]]);
  });

  test('claims one that is paid once in the turn, or leaves it to others', () => {
    const once = { ...mark, claim: CLAIM };
    expect(step(1, once)).toEqual([[CLAIMED, 70, 1 | CLAIM]]);
    expect(step(1, { ...once, mayDecline: true })).toEqual([
      [3, 20, 1],
      [CLAIMED, 70, 1 | CLAIM],
    ]);
  });

  const cubes = { register: OWN, cubesAhead: [5], targetsAhead: [1] };
  test('takes as many cubes as are of use; all numbers of them where others want them too', () => {
    const take = { kind: 'take', register: OWN, cubes: 3, gain: 30, contested: false } as const;
    expect(step(-1, take, { cubes })).toEqual([[1, 50, 1]]);
    expect(step(0, { ...take, contested: true }, { cubes })).toEqual([
      [0, 20, 1 | LEAVE_BIT],
      [1, 20, 1 | (1 << TAKE_SHIFT)],
    ]);
  });

  test('delivers a cube, or lets the target wait for one', () => {
    const deliver = { kind: 'deliver', register: OWN, gain: 30 } as const;
    expect([step(1, deliver, { cubes }), step(0, deliver, { cubes })]).toEqual([[[0, 50, 1]], [[-1, 20, 1]]]);
  });

  test('ends a route that has a station, and all stops that it needs', () => {
    const count = { kind: 'count', register: OWN, enough: 3 } as const;
    const rules = { count: { register: OWN, enough: 3 } };
    expect(step(2, count, rules, true, 0)).toEqual([]);
    expect(step(1, count, rules, true, 1)).toEqual([]);
    expect(step(2, count, rules, true, 1)).toEqual([[0, 1020, 1]]);
  });

  test('forgets what no longer matters', () => {
    expect(step(0, spend, { budgets: [{ register: OWN, size: 3, ahead: [1] }] })).toEqual([[0, 20, 1]]);
    expect(step(0, spend, { budgets: [{ register: OWN, size: 3, ahead: [2] }] })).toEqual([[2, 20, 1]]);
    expect(step(0, mark, { forget: [[OWN]] })).toEqual([[0, 20, 1]]);
  });
});
