import type { GameEvent } from '@roundhouse/engine/play';
import { expect, test } from 'vitest';
import { operatingOrder, presidentOf } from './operating-order.ts';

const turn = (who: string): GameEvent => ({ type: 'turn', who });
const round: GameEvent = { type: 'round', name: 'OR 1.1' };

test('who is done, whose turn it is and who is to come', () => {
  const events = [[turn('Z')], [round, turn('A')], [], [turn('B')], [turn('C')]];
  expect(operatingOrder({ operating: 'C', queue: ['D'] }, events)).toEqual([
    { company: 'A', state: 'done' },
    { company: 'B', state: 'done' },
    { company: 'C', state: 'now' },
    { company: 'D', state: 'next' },
  ]);
});

test('there is no order where nobody operates', () => {
  expect(operatingOrder({ operating: null, queue: [] }, [[round]])).toEqual([]);
});

test('a company is told with its president, or as in receivership', () => {
  const names = (id: string) => ({ p1: 'Ann' })[id] ?? id;
  expect(presidentOf({ president: 'p1' }, names)).toBe('Ann');
  expect(presidentOf({ president: null, decidedBy: 'p1' }, names)).toBe('receivership');
  expect(presidentOf({ president: null }, names)).toBe('');
});
