import { describe, expect, test } from 'vitest';
import { dividendMove, dividendPart } from './dividend.ts';
import { CORE, carryOut, offered, quiet, started, table, told, turnFor } from './testing/small-box.ts';

/** Of X at $80, a holds 30%, b 10%; 20% are in the pool, 40% in the offering. */
function scene() {
  const state = table();
  const company = started(state, 'X', 80, 'a', { a: 1, b: 1, pool: 2 });
  return { state, company, part: dividendPart(CORE) };
}

describe('paying out', () => {
  test('gives each holder a tenth for each 10%, the company what the pool holds, and nobody the offering', () => {
    const { state, company, part } = scene();
    part.payOut(state, company, 70, quiet);
    expect(state.cash).toMatchObject({ a: 421, b: 407, c: 400, X: 14, bank: 800 - 42 });
  });

  test('moves the price one space to the right', () => {
    const { state, company, part } = scene();
    const events = told((emit) => part.payOut(state, company, 70, emit));
    expect(CORE.price(state, 'X')).toBe(100);
    expect(events[0]).toEqual({ type: 'dividend', company: 'X', revenue: 70, perShare: 7 });
  });

  test('only distributing leaves the price where it is', () => {
    const { state, company, part } = scene();
    part.distribute(state, company, 70, quiet);
    expect([CORE.price(state, 'X'), state.cash.a]).toEqual([80, 421]);
  });

  test('a title may pay the company for the offering, and raise the price in its own way', () => {
    const { state, company } = scene();
    const raised: number[] = [];
    const part = dividendPart(CORE, {
      ownShares: () => 'offering',
      rise: (_state, _company, revenue) => raised.push(revenue),
    });
    part.payOut(state, company, 70, quiet);
    expect([state.cash.X, raised, CORE.price(state, 'X')]).toEqual([28, [70], 80]);
  });
});

test('withholding gives the company all of it and moves the price one space to the left', () => {
  const { state, company, part } = scene();
  part.withhold(state, company, 70, quiet);
  expect(state.cash).toMatchObject({ a: 400, b: 400, X: 70, bank: 730 });
  expect(CORE.price(state, 'X')).toBe(70);
});

test('the move offers both, does what was chosen with the revenue of the turn, and ends the step', () => {
  const { state, part } = scene();
  const move = dividendMove(CORE, part);
  const turn = { ...turnFor('X', 'dividend'), revenue: 50 };
  expect(offered(move, state, turn, 'a')).toEqual([{ kind: 'pay' }, { kind: 'withhold' }]);
  carryOut(move.judge(state, turn, { type: 'dividend', player: 'a', kind: 'withhold' }));
  expect([state.cash.X, turn.step]).toEqual([50, 'trains']);
});
