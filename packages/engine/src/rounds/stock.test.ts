import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../core/event.ts';
import type { BaseState } from '../core/state.ts';
import { seats, still } from '../testing/small-table.ts';
import { endStockTurn, markActed, openStockRound, stockRoundIsOver } from './stock.ts';

/** A stock round of a, b and c that b begins. */
function round(out: string[] = []) {
  const state: BaseState = { players: seats('a', 'b', 'c'), agenda: [], random: 0, ended: null, out };
  return { state, frame: openStockRound(state, 3, 'b') };
}

describe('the course of a stock round', () => {
  test('begins with the player named, with nothing sold', () => {
    expect(round().frame).toMatchObject({
      kind: 'stock',
      number: 3,
      turn: 'b',
      passes: 0,
      sold: { a: [], b: [], c: [] },
      lastActor: null,
    });
  });

  test('a turn in which nothing was done is a pass, and is told', () => {
    const { state, frame } = round();
    const events: GameEvent[] = [];
    endStockTurn(state, frame, 'b', (event) => events.push(event));
    expect([frame.turn, frame.passes, frame.lastActor]).toEqual(['c', 1, null]);
    expect(events).toEqual([{ type: 'pass', who: 'b', step: 'stock' }]);
  });

  test('it is over when everybody has passed in a row', () => {
    const { state, frame } = round();
    const over = ['b', 'c', 'a'].map((player) => {
      endStockTurn(state, frame, player, still);
      return stockRoundIsOver(state, frame);
    });
    expect(over).toEqual([false, false, true]);
  });

  test('whoever acts begins the count of passes anew, and is remembered', () => {
    const { state, frame } = round();
    endStockTurn(state, frame, 'b', still);
    endStockTurn(state, frame, 'c', still);
    markActed(frame, 'a');
    const events: GameEvent[] = [];
    endStockTurn(state, frame, 'a', (event) => events.push(event));
    expect([frame.turn, frame.passes, frame.lastActor, events]).toEqual(['b', 0, 'a', []]);
    expect(stockRoundIsOver(state, frame)).toBe(false);
  });

  test('what was done in a turn is forgotten at its end, what was sold in the round is not', () => {
    const { state, frame } = round();
    frame.bought = 'X';
    frame.soldAfterBuying = true;
    frame.soldNow.push('Y');
    frame.sold.b = ['Y'];
    markActed(frame, 'b');
    endStockTurn(state, frame, 'b', still);
    expect(frame).toMatchObject({ acted: false, bought: null, soldAfterBuying: false, soldNow: [] });
    expect(frame.sold).toEqual({ a: [], b: ['Y'], c: [] });
  });

  test('players who have left are neither asked nor waited for', () => {
    const { state, frame } = round(['c']);
    endStockTurn(state, frame, 'b', still);
    expect(frame.turn).toBe('a');
    endStockTurn(state, frame, 'a', still);
    expect(stockRoundIsOver(state, frame)).toBe(true);
  });
});
