import type { GameEvent } from '@roundhouse/engine/play';
import { ORDINARY_TERMS } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { stepsOfTurn } from './steps-of-turn.ts';

const turn = (who: string): GameEvent => ({ type: 'turn', who });
const tile: GameEvent = { type: 'tile', company: 'A', hex: 'A1', tile: '7', rotation: 0, cost: 0 };
const pass: GameEvent = { type: 'pass', who: 'A', step: 'station' };
const nothing: GameEvent = { type: 'withheld', company: 'A', revenue: 0 };

const states = (now: string, events: readonly (readonly GameEvent[])[]) =>
  stepsOfTurn(ORDINARY_TERMS, now, 'A', events).map(({ state }) => state);

test.each<[string, string, GameEvent[][], string[]]>([
  ['at the beginning', 'track', [[tile], [turn('A')]], ['now', 'next', 'next', 'next', 'next']],
  ['after a tile', 'station', [[turn('A')], [tile]], ['done', 'now', 'next', 'next', 'next']],
  ['after a pass', 'run', [[turn('A')], [tile], [pass]], ['done', 'passed', 'now', 'next', 'next']],
  [
    'without a train',
    'trains',
    [[turn('A')], [tile], [pass, nothing]],
    ['done', 'passed', 'skipped', 'skipped', 'now'],
  ],
  [
    'what the company before did',
    'station',
    [[tile], [turn('A')]],
    ['skipped', 'now', 'next', 'next', 'next'],
  ],
])('%s', (_name, now, events, expected) => {
  expect(states(now, events)).toEqual(expected);
});

test('what a title does in steps of its own is done too', () => {
  const placed: GameEvent = { type: 'special', name: 'placed', facts: {} };
  const terms = { turnSteps: ['place-tokens', 'dividend'], stepEvents: { placed: 'place-tokens' } };
  expect(stepsOfTurn(terms, 'dividend', 'A', [[turn('A')], [placed]])).toEqual([
    { step: 'place-tokens', state: 'done' },
    { step: 'dividend', state: 'now' },
  ]);
});
