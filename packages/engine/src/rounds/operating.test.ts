import { expect, test } from 'vitest';
import type { GameEvent } from '../core/event.ts';
import type { BaseState } from '../core/state.ts';
import { openOperatingRound, operatingRound } from './operating.ts';

/** A round of A, B and C; after the first turn the prices would have C before B. */
function play(reorderAfterTurn: boolean) {
  const told: string[] = [];
  const events: GameEvent[] = [];
  let order = ['A', 'B', 'C'];
  const rules = operatingRound<BaseState>({
    reorderAfterTurn,
    begin: () => told.push('begin'),
    order: () => order,
    turn(_state, company) {
      told.push(company);
      order = ['C', 'B', 'A'];
    },
    end: () => told.push('end'),
  });
  const frame = openOperatingRound(2, 1, 3);
  const state: BaseState = { players: [], agenda: [frame], random: 0, ended: null };
  while (state.agenda.length > 0) rules.proceed(state, frame, (event) => events.push(event));
  return { told, events, label: rules.label(state, frame) };
}

test('the order is fixed at the start of the round', () => {
  const { told, events, label } = play(false);
  expect(told).toEqual(['begin', 'A', 'B', 'C', 'end']);
  expect(events).toEqual([{ type: 'round', name: 'OR 2.1' }]);
  expect(label).toEqual({ round: 'OR 2.1', step: 'operating' });
});

test('or looked up anew after every turn, where a title says so', () => {
  expect(play(true).told).toEqual(['begin', 'A', 'C', 'B', 'end']);
});
