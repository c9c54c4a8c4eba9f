import { describe, expect, test } from 'vitest';
import { giveShare, payPrivates, privateSalePart } from './privates.ts';
import { CORE, carryOut, codeOf, offered, started, table, told, turnFor } from './testing/small-box.ts';

/** P (face 20, pays 2) belongs to a, Q (face 50, pays 5, never sold to companies) to b; X has 100. */
function scene() {
  const state = table();
  state.phase = '3';
  started(state, 'X', 80, 'a');
  state.cash.X = 100;
  state.privates.P = { id: 'P', owner: 'a', closed: false };
  state.privates.Q = { id: 'Q', owner: 'b', closed: false };
  return { state, turn: turnFor('X'), sale: privateSalePart(CORE) };
}

test('the bank pays the owners of what is open and sold', () => {
  const { state } = scene();
  told((emit) => payPrivates(CORE, state, emit));
  expect([state.cash.a, state.cash.b]).toEqual([402, 405]);
  state.privates.P = { id: 'P', owner: 'a', closed: true };
  state.privates.Q = { id: 'Q', owner: 'bank', closed: false };
  expect(told((emit) => payPrivates(CORE, state, emit))).toEqual([]);
});

describe('a company buys a private company', () => {
  test('for half to twice its face, out of its treasury', () => {
    const { state, turn, sale } = scene();
    const problem = (price: number) => codeOf(sale.problem(state, turn, { item: 'P', price }));
    expect([9, 10, 40, 41].map(problem)).toEqual(['private.price', null, null, 'private.price']);
    state.cash.X = 30;
    expect([30, 31].map(problem)).toEqual([null, 'private.cash']);
    expect([...sale.move.legal(state, turn, 'a')].map(({ range }) => range)).toEqual([
      { field: 'price', min: 10, max: 30, step: 1 },
    ]);
  });

  test('not in every phase, not every one, not from a company, not a closed one', () => {
    const { state, turn, sale } = scene();
    const problem = (item: string) => codeOf(sale.problem(state, turn, { item, price: 20 }));
    expect([problem('Q'), problem('R')]).toEqual(['private.no-company', 'private.unknown']);
    state.phase = '2';
    expect([problem('P'), sale.isPossible(state, turn)]).toEqual(['private.phase', false]);
    state.phase = '3';
    state.privates.P = { id: 'P', owner: 'Y', closed: false };
    expect(problem('P')).toBe('private.owner');
    state.privates.P = { id: 'P', owner: 'a', closed: true };
    expect(problem('P')).toBe('private.closed');
  });

  test('at once from its president, by consent from another player', () => {
    const { state, turn, sale } = scene();
    carryOut(sale.move.judge(state, turn, { type: 'private', player: 'a', item: 'P', price: 40 }));
    expect([state.cash.X, state.cash.a, state.privates.P?.owner]).toEqual([60, 440, 'X']);
    const other = scene();
    other.state.privates.P = { id: 'P', owner: 'c', closed: false };
    carryOut(
      other.sale.move.judge(other.state, other.turn, { type: 'private', player: 'a', item: 'P', price: 40 }),
    );
    expect([other.state.cash.X, other.state.agenda]).toMatchObject([100, [{ kind: 'offer', to: 'c' }]]);
  });

  test('above what was declined in this turn', () => {
    const { state, turn, sale } = scene();
    turn.declined = [{ item: 'P', price: 40 }];
    expect([offered(sale.move, state, turn, 'a'), sale.isPossible(state, turn)]).toEqual([[], false]);
    turn.declined = [{ item: 'P', price: 30 }];
    expect(offered(sale.move, state, turn, 'a')).toEqual([{ item: 'P', price: 31 }]);
  });
});

test('a share that comes with a private company is an ordinary one, while there is one', () => {
  const { state } = scene();
  const company = CORE.company(state, 'X');
  expect(told((emit) => giveShare(company, 'offering', 'c', emit))).toEqual([
    { type: 'bought', company: 'X', percent: 10, by: 'c', from: 'offering', price: 0 },
  ]);
  expect(company.certificates.filter(({ holder }) => holder === 'c')).toMatchObject([{ president: false }]);
  expect(() => giveShare(company, 'pool', 'c', () => undefined)).toThrow('There is no share of X left');
});
