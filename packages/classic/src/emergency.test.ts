import { OperatingFrame, openOperatingRound, percentOf, pushFrame, refuse } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { type EmergencyRules, emergencyPart } from './emergency.ts';
import { ClassicTurn, type FloatingCompany } from './state.ts';
import {
  CORE,
  carryOut,
  codeOf,
  offered,
  type SmallState,
  smallStock,
  started,
  table,
  turnFor,
} from './testing/small-box.ts';
import { type TrainRules, trainPart, trainsForSale } from './trains.ts';

type Ways = Partial<EmergencyRules<SmallState, FloatingCompany, ClassicTurn>>;

/**
 * X of president a has a route, no train and no money; a 2-train costs $80. a has $10, 20% of X at $100,
 * and 20% of Y at $80, whose president b has 20% too.
 */
function scene(ways: Ways = {}, trainWays: Partial<TrainRules<SmallState, FloatingCompany>> = {}) {
  const state = table();
  const x = started(state, 'X', 100, 'a');
  const y = started(state, 'Y', 80, 'b', { a: 2 });
  state.cash.a = 10;
  state.depot.stack = [{ id: '2-1', type: '2' }];
  const core = { ...CORE, hasRoute: (_state: SmallState, id: string) => id === 'X' };
  const stock = smallStock({}, core);
  const trains = trainPart<SmallState, FloatingCompany, ClassicTurn>(core, {
    bankTrains: trainsForSale({ type: '4', phases: ['4'] }),
    helpsBetweenCompanies: false,
    bought: () => undefined,
    ...trainWays,
  });
  const part = emergencyPart(core, stock, trains, {
    turn: ClassicTurn,
    keepsPresidency: () => true,
    alsoForFreePurchase: false,
    ...ways,
  });
  const turn = turnFor('X');
  const sell = (company: string, percent: number) =>
    part.sale.judge(state, turn, { type: 'sell', player: 'a', company, percent });
  const bankrupt = () => part.bankrupt.judge(state, turn, { type: 'bankrupt', player: 'a' });
  return {
    state,
    x,
    y,
    part,
    turn,
    sell,
    bankrupt,
    code: (id: string, percent: number) => codeOf(sell(id, percent)),
  };
}
const dear = (state: SmallState) => {
  state.depot.stack = [{ id: '4-0', type: '4' }];
};

describe('shares sold for a train', () => {
  test('bring what is missing beside the money of company and president, and no more', () => {
    const { state, part, turn, sell, code } = scene();
    expect(part.shortfall(state, turn)).toBe(70);
    expect([code('Y', 10), code('Y', 20)]).toEqual([null, 'emergency.fewer']);
    expect(offered(part.sale, state, turn, 'a')).toEqual([{ company: 'Y', percent: 10 }]);
    carryOut(sell('Y', 10));
    expect([state.cash.a, turn.lastSale, part.shortfall(state, turn)]).toEqual([90, 80, -10]);
    expect([code('Y', 10), offered(part.sale, state, turn, 'a')]).toEqual(['emergency.enough', []]);
  });

  test('change the order of the companies that are still to operate', () => {
    const { state, sell } = scene();
    started(state, 'Z', 80, 'c');
    pushFrame(state, OperatingFrame, { ...openOperatingRound(1, 1, 1), queue: ['Y', 'Z'] });
    carryOut(sell('Y', 10));
    expect(state.agenda[0]).toMatchObject({ queue: ['Z', 'Y'] });
  });

  test('only where a train must be bought that cannot be paid', () => {
    const { state, x, code } = scene();
    state.cash.X = 80;
    expect(code('Y', 10)).toBe('emergency.not-due');
    state.cash.X = 0;
    x.trains = [{ id: '2-0', type: '2' }];
    expect([code('Y', 10), code('W', 10)]).toEqual(['emergency.not-due', 'emergency.unknown-company']);
  });

  test('for a train that need not be bought where the title allows it, if they can pay it', () => {
    const free = { mustOwn: () => false };
    expect(scene({}, free).code('Y', 10)).toBe('emergency.not-due');
    const { state, code } = scene({ alsoForFreePurchase: true }, free);
    expect(code('Y', 10)).toBe(null);
    dear(state);
    expect(code('Y', 10)).toBe('emergency.hopeless');
  });

  test('are held, find room in the pool, and leave presidencies as they are', () => {
    const { state, x, y, code } = scene();
    dear(state);
    expect([code('Y', 30), code('X', 20)]).toEqual(['emergency.not-held', 'emergency.president-certificate']);
    for (const one of y.certificates.filter(({ holder }) => holder === 'offering').slice(0, 4))
      one.holder = 'pool';
    expect([code('Y', 10), code('Y', 20)]).toEqual([null, 'emergency.pool-full']);
    for (const one of x.certificates.filter(({ president }) => !president).slice(0, 2)) one.holder = 'c';
    expect(code('X', 10)).toBe('emergency.presidency-protected');
    const loose = scene({ keepsPresidency: () => false });
    for (const one of loose.x.certificates.filter(({ president }) => !president).slice(0, 2))
      one.holder = 'c';
    expect(loose.code('X', 10)).toBe(null);
  });

  test('of one company once in a turn where the title says so, and as else it says', () => {
    const once = scene({ sellOncePerCompany: true });
    dear(once.state);
    carryOut(once.sell('Y', 10));
    expect(once.code('Y', 10)).toBe('emergency.sold-already');
    expect(scene({ blockProblem: () => refuse('own') }).code('Y', 10)).toBe('own');
  });
});

describe('bankruptcy', () => {
  test('only where the train must be bought and all sales together cannot pay it', () => {
    const { state, x, part, turn, bankrupt } = scene();
    expect([part.maxProceeds(state, turn, 'a'), codeOf(bankrupt())]).toEqual([160, 'bankrupt.can-pay']);
    dear(state);
    state.cash.X = 130;
    expect([part.canStillPay(state, turn), codeOf(bankrupt())]).toEqual([true, 'bankrupt.can-pay']);
    state.cash.X = 129;
    expect([part.canStillPay(state, turn), codeOf(bankrupt())]).toEqual([false, null]);
    x.trains = [{ id: '2-0', type: '2' }];
    expect(codeOf(bankrupt())).toBe('bankrupt.not-forced');
  });

  test('sells all that can be sold, takes the cash, and ends the game', () => {
    const { state, x, y, bankrupt } = scene();
    dear(state);
    carryOut(bankrupt());
    expect([percentOf(y, 'a'), percentOf(y, 'pool'), percentOf(x, 'a')]).toEqual([0, 20, 20]);
    expect([state.cash.a, state.cash.bank, state.bankrupt, state.ended]).toEqual([
      0,
      810,
      'a',
      { reason: 'bankruptcy' },
    ]);
  });

  test('leaves the cash to whom the title names', () => {
    const { state, bankrupt } = scene({ bankruptCashTo: (_state, { company }) => company });
    dear(state);
    carryOut(bankrupt());
    expect([state.cash.a, state.cash.X]).toEqual([0, 170]);
  });
});

test('a forced purchase shows who pays what, and what sales could bring', () => {
  const { state, x, part, turn } = scene();
  expect(part.forcedPurchase(state)).toBe(null);
  state.agenda = [turn];
  expect(part.forcedPurchase(state)).toEqual({
    company: 'X',
    player: 'a',
    price: 80,
    sales: [{ company: 'Y', percent: 20, proceeds: 160 }],
  });
  turn.step = 'run';
  expect(part.forcedPurchase(state)).toBe(null);
  turn.step = 'trains';
  x.trains = [{ id: '2-0', type: '2' }];
  expect(part.forcedPurchase(state)).toBe(null);
});
