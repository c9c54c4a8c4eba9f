import { openStockRound, type StockFrame } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import type { FloatingCompany } from './state.ts';
import { type StockRules, saleAmounts } from './stock.ts';
import {
  CORE,
  carryOut,
  codeOf,
  offered,
  quiet,
  type SmallState,
  smallStock,
  started,
  table,
} from './testing/small-box.ts';

/** X at $100: a 30%, b 20%, pool 10%, offering 40%. The second stock round, a's turn. */
function scene(ways: Partial<StockRules<SmallState, FloatingCompany>> = {}) {
  const state = table();
  const x = started(state, 'X', 100, 'a', { a: 1, b: 2, pool: 1 });
  const stock = smallStock({ turn: 'sell-buy-sell', salesFrom: () => 2, ...ways });
  const frame: StockFrame = openStockRound(state, 2, 'a');
  state.agenda = [frame];
  const judge = (type: string, fields: object, player = 'a') => {
    const move = stock.frame.moves(state, frame).find((one) => one.type === type);
    if (move === undefined) throw new Error(`No move ${type}`);
    return move.judge(state, frame, { type, player, ...fields });
  };
  const buy = (from: string, player = 'a') => judge('buy', { company: 'X', from, percent: 10 }, player);
  const sell = (percent: number, player = 'a') => judge('sell', { company: 'X', percent }, player);
  return { state, x, stock, frame, buy, sell };
}

describe('buying', () => {
  test('costs par from the offering and the price from the pool', () => {
    const { state, frame, buy } = scene();
    CORE.movePrice(state, 'X', 'right', 1, quiet);
    carryOut(buy('offering'));
    expect([state.cash.a, frame.bought, frame.lastActor]).toEqual([300, 'X', 'a']);
    frame.bought = null;
    carryOut(buy('pool', 'b'));
    expect(state.cash.b).toBe(280);
  });

  test('one certificate a turn, unless the title lets a player buy more of it', () => {
    const { buy } = scene();
    carryOut(buy('offering'));
    expect(codeOf(buy('offering'))).toBe('stock.one-purchase');
    const free = scene({ unlimited: () => true });
    carryOut(free.buy('offering'));
    expect(codeOf(free.buy('offering'))).toBe(null);
  });

  test('not above the holding limit, the certificate limit, or what the purse holds', () => {
    const { state, x, buy, frame } = scene({ counts: () => false });
    state.cash.b = 99;
    expect(codeOf(buy('pool', 'b'))).toBe('stock.cash');
    for (let bought = 0; bought < 3; bought++) {
      carryOut(buy('offering'));
      frame.bought = null;
    }
    expect(x.certificates.filter(({ holder }) => holder === 'a')).toHaveLength(5);
    expect(codeOf(buy('offering'))).toBe('stock.hold-limit');

    const counted = scene();
    Object.assign(counted.state.privates.P ?? {}, { owner: 'a' });
    expect(counted.stock.certificates(counted.state, 'a')).toBe(3);
    carryOut(counted.buy('offering'));
    counted.frame.bought = null;
    expect(codeOf(counted.buy('offering'))).toBe('stock.certificate-limit');
  });

  test('who gets more than the president takes the presidency', () => {
    const { state, frame, buy } = scene();
    carryOut(buy('offering', 'b'));
    expect(CORE.president(state, 'X')).toBe('a');
    frame.bought = null;
    carryOut(buy('offering', 'b'));
    expect(CORE.president(state, 'X')).toBe('b');
  });
});

describe('selling', () => {
  test('every amount of the certificates that are held', () => {
    const { x } = scene();
    const amounts = (player: string) => [...saleAmounts(x, player)].map(({ fields }) => fields.percent);
    expect([amounts('a'), amounts('b'), amounts('c')]).toEqual([[10, 20, 30], [10, 20], []]);
  });

  test('brings the price before the fall, which is a row for every 10%', () => {
    const { state, frame, sell } = scene();
    carryOut(sell(20, 'b'));
    expect([state.cash.b, CORE.price(state, 'X'), frame.sold.b]).toEqual([600, 75, ['X']]);
  });

  test('not in the first round, not what fills the pool, not a presidency that nobody can take', () => {
    const { state, x, stock, frame, sell } = scene();
    expect(codeOf(sell(40))).toBe('stock.not-held');
    for (const certificate of x.certificates.filter(({ holder }) => holder === 'offering'))
      certificate.holder = 'pool';
    expect(codeOf(sell(10))).toBe('stock.pool-full');
    const alone = scene();
    for (const certificate of alone.x.certificates.filter(({ holder }) => holder === 'b'))
      certificate.holder = 'offering';
    expect([codeOf(alone.sell(10)), codeOf(alone.sell(20))]).toEqual([null, 'stock.president-certificate']);
    Object.assign(frame, { number: 1 });
    expect(codeOf(sell(10))).toBe('stock.first-round');
    expect(offered(stock.sell, state, frame, 'a')).toEqual([]);
  });

  test('what was sold in a round is not bought again in it, unless the title lets it be', () => {
    const { sell, buy } = scene();
    carryOut(sell(10));
    expect(codeOf(buy('pool'))).toBe('stock.sold-before');
    const free = scene({ buysBack: true });
    carryOut(free.sell(10));
    expect(codeOf(free.buy('pool'))).toBe(null);
  });

  test.each([
    ['sell-buy', 'stock.sales-first', 'stock.sales-first'],
    ['sell-buy-or-buy-sell', null, 'stock.sales-first'],
    ['sell-buy-sell', null, null],
  ] as const)('%s: after the purchase, and after a sale and the purchase', (turn, bought, both) => {
    const { frame, sell } = scene({ turn });
    frame.bought = 'Y';
    expect(codeOf(sell(10))).toBe(bought);
    frame.soldNow = ['Y'];
    expect(codeOf(sell(10))).toBe(both);
  });
});

describe('limits and the end of the round', () => {
  test('who is above the certificate limit can only sell', () => {
    const { state, stock, frame, buy, sell } = scene();
    for (const item of Object.values(state.privates)) item.owner = 'a';
    expect(stock.frame.order(state, frame, 'buy')).toBe('order.stock');
    started(state, 'Y', 80, 'a');
    expect(stock.frame.order(state, frame, 'buy')).toBe('stock.must-sell');
    expect([codeOf(buy('offering')), codeOf(sell(10))]).toEqual(['stock.must-sell', null]);
  });

  test('is when all have passed in a row: priority to the left of the last to act, sold out goes up', () => {
    const { state, x, stock, frame } = scene();
    CORE.movePrice(state, 'X', 'down', 1, quiet);
    frame.lastActor = 'b';
    expect(stock.frame.actor(state, frame)).toBe('a');
    frame.passes = 3;
    expect(stock.frame.actor(state, frame)).toBe(null);
    stock.frame.proceed(state, frame, quiet);
    expect([state.priority, state.agenda, CORE.price(state, 'X')]).toEqual(['c', [], 90]);
    for (const certificate of x.certificates)
      if (certificate.holder === 'offering' || certificate.holder === 'pool') certificate.holder = 'c';
    state.agenda = [frame];
    stock.frame.proceed(state, frame, quiet);
    expect(CORE.price(state, 'X')).toBe(100);
  });
});
