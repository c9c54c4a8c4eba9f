import { describe, expect, test } from 'vitest';
import { LINE, prepared, train } from '../test/small-graph.ts';
import { sameButForRange, sameList } from './team.ts';
import type { RouteProblem, Train } from './types.ts';

const team = (trains: readonly Train[], facts: Partial<RouteProblem> = {}) =>
  prepared({ graph: LINE, trains, ...facts }).team;

describe('a team', () => {
  test('has trains of one kind beside each other, with one diagram', () => {
    const { members, kinds } = team([train('a', 2), train('b', 3), train('c', 2)]);
    expect(members).toEqual([
      { train: 0, kind: 0 },
      { train: 2, kind: 0 },
      { train: 1, kind: 1 },
    ]);
    expect(kinds.length).toBe(2);
  });

  test('earns multiples of a unit, and something for each train that runs where all must', () => {
    expect([team([train('a')]).unit, team([train('a')]).runGain]).toEqual([10, 0]);
    const all = team([train('a')], { everyTrain: true });
    expect([all.unit, all.runGain]).toEqual([10, 5_000_000]);
  });

  test('knows what extra range it may use', () => {
    expect(team([train('a', 2)]).usesExtra).toBe(false);
    const extra = team([train('a', 2), train('b', 2)], { revenue: { extraRange: [{ id: 'x', total: 1 }] } });
    expect([extra.usesExtra, extra.extraAllowed([1, 0]), extra.extraAllowed([1, 1])]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('trains that differ in range alone', () => {
  expect(sameButForRange(train('a', 2), train('b'))).toBe(true);
  expect(sameButForRange(train('a'), train('b', undefined, { multiplier: 2 }))).toBe(false);
  expect(sameButForRange(train('a'), train('b', undefined, { value: [10, 20, 41] }))).toBe(false);
});

test.each([
  [[1, 2], [1, 2], true],
  [[1, 2], [1], false],
  [undefined, undefined, true],
  [undefined, [1], false],
])('%j and %j: %j', (one, other, same) => expect(sameList(one, other)).toBe(same));
