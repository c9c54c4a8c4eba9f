import { describe, expect, test } from 'vitest';
import type { FloatingCompany } from './state.ts';
import type { SmallState } from './testing/small-box.ts';
import { CORE, carryOut, codeOf, offered, quiet, started, table, turnFor } from './testing/small-box.ts';
import { giveUp, type TrainRules, trainPart, trainsForSale } from './trains.ts';

const card = (type: string, copy = 0) => ({ id: `${type}-${copy}`, type });

/** X with $100, president a; Y with a 3-train, president b. X has a route. */
function scene(ways: Partial<TrainRules<SmallState, FloatingCompany>> = {}) {
  const state = table();
  const x = started(state, 'X', 100, 'a');
  const y = started(state, 'Y', 80, 'b');
  y.trains = [card('3', 1)];
  state.depot.stack = [card('2', 1), card('3', 0), card('4')];
  state.cash.X = 100;
  const bought: string[] = [];
  const part = trainPart(
    { ...CORE, hasRoute: (_state, id) => id === 'X' },
    {
      bankTrains: trainsForSale({ type: '4', phases: ['4'] }),
      helpsBetweenCompanies: true,
      bought: (_state, { id }, { id: train }, from) => bought.push(`${id} ${train} ${from}`),
      ...ways,
    },
  );
  const turn = turnFor('X');
  const problem = (train: string, from: string, price: number, trade?: string) =>
    codeOf(part.problem(state, turn, { train, from, price, trade }));
  return { state, x, y, part, turn, problem, bought };
}

describe('what the bank sells', () => {
  test('the first of the stack, one kind early in its phases, and all of the pool, each once', () => {
    const { state } = scene();
    const early = trainsForSale({ type: '4', phases: ['3'] });
    const ids = () => early(state).map(({ id }) => id);
    expect(ids()).toEqual(['2-1']);
    state.phase = '3';
    state.depot.pool = [card('2', 0)];
    expect(ids()).toEqual(['2-1', '4-0', '2-0']);
    state.depot.stack = [card('4')];
    expect(ids()).toEqual(['4-0', '2-0']);
  });

  test('what is given up is gone, or in the pool where there is one', () => {
    const { state } = scene();
    giveUp(state, card('2', 0));
    state.depot.pool = [];
    giveUp(state, card('2', 2));
    expect([state.depot.gone, state.depot.pool]).toEqual([[card('2', 0)], [card('2', 2)]]);
  });
});

describe('buying from the bank', () => {
  test('only what is for sale, where it lies, at its price', () => {
    const { problem } = scene();
    expect(problem('2-1', 'bank', 80)).toBe(null);
    expect(problem('2-1', 'bank', 79)).toBe('train.price');
    expect(problem('2-1', 'pool', 80)).toBe('train.not-for-sale');
    expect(problem('3-0', 'bank', 180)).toBe('train.not-for-sale');
  });

  test('not above the limit of the phase', () => {
    const { x, problem } = scene();
    x.trains = [card('2', 0), card('2', 2)];
    expect(problem('2-1', 'bank', 80)).toBe(null);
    x.trains.push(card('2', 3));
    expect([problem('2-1', 'bank', 80), problem('3-1', 'Y', 50)]).toEqual(['train.limit', 'train.limit']);
  });

  test('pays the bank and hands over the card', () => {
    const { state, x, part, bought } = scene();
    part.carryOut(state, 'X', { train: '2-1', from: 'bank', price: 80 }, quiet);
    expect([x.trains, state.cash.X, state.cash.bank, bought]).toEqual([
      [card('2', 1)],
      20,
      880,
      ['X 2-1 bank'],
    ]);
    expect(state.depot.stack[0]).toEqual(card('3'));
  });
});

describe('the help of the president', () => {
  test('is for a company without a train, with a route, that cannot pay the cheapest train', () => {
    const { state, x, part } = scene();
    expect([part.cheapestPrice(state), part.mayHelp(state, 'X')]).toEqual([80, false]);
    state.cash.X = 79;
    expect([part.mayHelp(state, 'X'), part.mayHelp(state, 'Z')]).toEqual([true, false]);
    x.trains = [card('2', 0)];
    expect(part.mayHelp(state, 'X')).toBe(false);
  });

  test('buys the cheapest only, with all the treasury has, and is refused where the president has too little', () => {
    const { state, part, problem } = scene();
    state.cash.X = 50;
    state.depot.pool = [card('3', 0)];
    expect([problem('2-1', 'bank', 80), problem('3-0', 'pool', 180)]).toEqual([null, 'train.help-cheapest']);
    state.cash.a = 29;
    expect(problem('2-1', 'bank', 80)).toBe('train.lacking');
    state.cash.a = 40;
    part.carryOut(state, 'X', { train: '2-1', from: 'bank', price: 80 }, quiet);
    expect([state.cash.X, state.cash.a]).toEqual([0, 10]);
  });

  test('a company that could pay gets none', () => {
    const { state, problem } = scene();
    state.depot.pool = [card('3', 0)];
    expect(problem('3-0', 'pool', 180)).toBe('train.no-help');
  });
});

describe('between companies', () => {
  test('a train of another company, from $1 to all that the treasury has', () => {
    const { problem } = scene();
    expect([problem('3-1', 'Y', 1), problem('3-1', 'Y', 100)]).toEqual([null, null]);
    expect([problem('3-1', 'Y', 0), problem('3-1', 'Y', 101)]).toEqual([
      'train.least-price',
      'train.treasury',
    ]);
    expect([problem('3-1', 'X', 9), problem('3-1', 'W', 9)]).toEqual(['train.no-seller', 'train.no-seller']);
    expect(problem('2-1', 'Y', 9)).toBe('train.not-theirs');
  });

  test('with help up to the face value, where the title has it', () => {
    const { state, problem } = scene();
    state.cash.X = 50;
    expect([problem('3-1', 'Y', 180), problem('3-1', 'Y', 181)]).toEqual([null, 'train.help-face']);
    const strict = scene({ helpsBetweenCompanies: false });
    strict.state.cash.X = 50;
    expect(strict.problem('3-1', 'Y', 51)).toBe('train.treasury');
  });

  test('what was declined is offered again only at a higher price', () => {
    const { state, turn, part, problem } = scene();
    turn.declined = [{ item: '3-1', price: 40 }];
    expect([problem('3-1', 'Y', 40), problem('3-1', 'Y', 41)]).toEqual(['train.declined', null]);
    expect(offered(part.move, state, turn, 'a')).toEqual([
      { train: '2-1', from: 'bank', price: 80 },
      { train: '3-1', from: 'Y', price: 41 },
    ]);
  });

  test('another president is asked first; one’s own company sells at once', () => {
    const { state, x, turn, part } = scene();
    const buy = () =>
      part.move.judge(state, turn, { type: 'train', player: 'a', train: '3-1', from: 'Y', price: 60 });
    carryOut(buy());
    expect([x.trains, state.agenda[0]]).toMatchObject([[], { to: 'b', item: '3-1', price: 60 }]);
    for (const certificate of CORE.company(state, 'Y').certificates)
      if (certificate.president) certificate.holder = 'a';
    carryOut(buy());
    expect([x.trains, state.cash.X, state.cash.Y]).toEqual([[card('3', 1)], 40, 60]);
  });
});

test('a train in part payment: of the given kinds, for the kind and price of the trade', () => {
  const { state, x, part, problem } = scene({ tradeIn: { type: '4', price: 90, given: ['3'] } });
  state.depot.stack = [card('4')];
  x.trains = [card('3', 0), card('2', 0)];
  expect(problem('4-0', 'bank', 90, '3-0')).toBe(null);
  expect(problem('4-0', 'bank', 90, '2-0')).toBe('train.trade-what');
  expect(problem('4-0', 'bank', 91, '3-0')).toBe('train.trade-price');
  expect(problem('3-1', 'Y', 90, '3-0')).toBe('train.trade-bank-only');
  part.carryOut(state, 'X', { train: '4-0', from: 'bank', price: 90, trade: '3-0' }, quiet);
  expect([x.trains, state.depot.gone]).toEqual([[card('2', 0), card('4')], [card('3', 0)]]);
});

test('a company with a route and no train may not pass', () => {
  const { state, x, turn, part } = scene();
  expect(codeOf(part.passProblem(state, turn))).toBe('train.must-own');
  x.trains = [card('2', 0)];
  expect(codeOf(part.passProblem(state, turn))).toBe(null);
});
