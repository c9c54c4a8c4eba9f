import { describe, expect, test } from 'vitest';
import { bestDeliveries, isContested } from './deliveries.ts';

const deposits = [
  { stop: 5, cubes: 1 },
  { stop: 6, cubes: 1 },
];

test.each([
  [1, 1, false],
  [2, 3, true],
  [2, 4, false],
])('%i trains want two cubes each of %i: contested is %j', (trains, cubes, contested) =>
  expect(isContested({ deposits: [], targets: [1, 2], amount: 30 }, { stop: 5, cubes }, trains)).toBe(
    contested,
  ),
);

describe('cubes are brought', () => {
  const deliver = (routes: readonly (readonly number[])[], amount = 30) =>
    bestDeliveries({ deposits, targets: [1, 2], amount }, routes).map((delivered) =>
      delivered.map(({ deposit, target }) => `${deposit}>${target}`),
    );

  test('one to each target of the route', () => expect(deliver([[5, 1, 6, 2]])).toEqual([['5>1', '6>2']]));
  test('as long as there are any', () => expect(deliver([[5, 1, 2]])).toEqual([['5>1']]));
  test('so that all together bring most', () =>
    expect(
      deliver([
        [5, 6, 1],
        [2, 5],
      ]),
    ).toEqual([['6>1'], ['5>2']]));
  test('where they pay', () => expect(deliver([[5, 1]], 0)).toEqual([[]]));
});
