import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../core/event.ts';
import { BANK, type HasCash, pay, totalCash } from './purse.ts';

const purses = (): HasCash => ({ cash: { [BANK]: 100, a: 50, b: 0 }, bankBroken: false });
const quiet = () => undefined;

describe('paying', () => {
  test('moves money and tells of it', () => {
    const state = purses();
    const events: GameEvent[] = [];
    pay(state, 'a', 'b', 30, 'test', (event) => events.push(event));
    expect([state.cash, events]).toEqual([
      { [BANK]: 100, a: 20, b: 30 },
      [{ type: 'paid', from: 'a', to: 'b', amount: 30, why: 'test' }],
    ]);
  });

  test('nothing, or to oneself, is no payment', () => {
    const events: GameEvent[] = [];
    pay(purses(), 'a', 'b', 0, 'test', (event) => events.push(event));
    pay(purses(), 'a', 'a', 10, 'test', (event) => events.push(event));
    expect(events).toEqual([]);
  });

  test.each([-1, 1.5, Number.NaN])('%d cannot be paid', (amount) => {
    expect(() => pay(purses(), 'a', 'b', amount, 'test', quiet)).toThrow('cannot be paid');
  });

  test('nobody but the bank pays more than there is', () => {
    expect(() => pay(purses(), 'a', 'b', 51, 'test', quiet)).toThrow('cannot pay 51');
  });

  test('the bank breaks when it must pay more than it holds, once, and pays on', () => {
    const state = purses();
    const events: GameEvent[] = [];
    pay(state, BANK, 'a', 100, 'test', (event) => events.push(event));
    expect([state.bankBroken, state.cash[BANK]]).toEqual([false, 0]);
    pay(state, BANK, 'a', 1, 'test', (event) => events.push(event));
    pay(state, BANK, 'b', 9, 'test', (event) => events.push(event));
    expect([state.bankBroken, state.cash[BANK], totalCash(state)]).toEqual([true, -10, 150]);
    expect(events.filter(({ type }) => type === 'bank-broken')).toHaveLength(1);
  });
});
