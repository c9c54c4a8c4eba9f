import { openStockRound } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { parPart } from './par.ts';
import { presidencyExchangeMove } from './presidency-exchange.ts';
import { CORE, carryOut, codeOf, offered, smallStock, table } from './testing/small-box.ts';

/** P, of player a, with one share at par, is exchanged for the presidency of X. */
function scene() {
  const state = table();
  state.privates.P = { id: 'P', owner: 'a', closed: false };
  const followed: number[] = [];
  const [par, frame] = [parPart(CORE), openStockRound(state, 1, 'a')];
  const stock = smallStock();
  const move = presidencyExchangeMove(CORE, par, stock, {
    item: 'P',
    company: 'X',
    shares: 1,
    exchanged: () => followed.push(1),
  });
  const judge = (player: string, price: number) =>
    move.judge(state, frame, { type: 'exchange', player, price });
  return { state, frame, move, followed, judge };
}

test('the private company and one share at par bring the presidency, as the purchase of the turn', () => {
  const { state, frame, move, followed, judge } = scene();
  expect(offered(move, state, frame, 'a')).toEqual([{ price: 80 }, { price: 100 }]);
  carryOut(judge('a', 80));
  expect([state.cash.a, CORE.president(state, 'X'), CORE.price(state, 'X')]).toEqual([320, 'a', 80]);
  expect([state.privates.P?.closed, frame.bought, frame.lastActor, followed]).toEqual([true, 'X', 'a', [1]]);
});

test('by its owner, while it is open, at a par value, with the money, before another purchase', () => {
  const { state, frame, judge } = scene();
  expect([codeOf(judge('b', 80)), codeOf(judge('a', 90))]).toEqual(['exchange.not-yours', 'start.price']);
  state.cash.a = 79;
  expect(codeOf(judge('a', 80))).toBe('start.cash');
  state.cash.a = 80;
  frame.bought = 'Y';
  expect(codeOf(judge('a', 80))).toBe('stock.one-purchase');
  state.privates.P = { id: 'P', owner: 'a', closed: true };
  expect(codeOf(judge('a', 80))).toBe('exchange.not-yours');
});
