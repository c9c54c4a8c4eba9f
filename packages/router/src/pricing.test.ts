import { describe, expect, test } from 'vitest';
import { LINE, prepared, STAR, train } from '../test/small-graph.ts';
import { type Known, maskPrices, Pricing } from './pricing.ts';
import type { RouteProblem } from './types.ts';

function priced(problem: RouteProblem, rounds = 60) {
  const { team, allotment } = prepared(problem);
  const known: Known = { plan: undefined, bound: Number.POSITIVE_INFINITY, nodes: 0 };
  const { bound, prices } = new Pricing(team, known, allotment).run(rounds, 1);
  return { bound, prices, known, team };
}

describe('prices', () => {
  test('are not needed where trains get along', () => {
    const { bound, prices, known } = priced({ graph: LINE, trains: [train('a')] });
    expect([bound, [...prices], known.plan?.value]).toEqual([70, [0, 0], 70]);
  });

  test('bring down what two trains on the same track seem to earn, to what they can', () => {
    // Alone each would run through for 70; together they earn 30 and 50.
    const alone = priced({ graph: STAR, trains: [train('a'), train('b')] }, 1);
    expect(alone.bound).toBe(140);
    const { bound, known } = priced({ graph: STAR, trains: [train('a'), train('b')] });
    expect([known.plan?.value, bound < 90, known.bound >= 80]).toEqual([80, true, true]);
  });

  test('are paid for every resource of a mask', () => {
    const { team } = priced({ graph: LINE, trains: [train('a')] });
    const costs = team.kinds.flatMap((kind) => [...maskPrices(kind, Float64Array.of(5, 7))]);
    expect(costs.filter((cost) => cost > 0).sort()).toEqual([5, 7]);
  });
});
