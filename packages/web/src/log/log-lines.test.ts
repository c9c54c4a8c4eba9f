import type { GameEvent } from '@roundhouse/engine/play';
import { expect, test } from 'vitest';
import { logRounds } from './log-lines.ts';

const lines = ({ type }: GameEvent) => (type === 'paid' ? [] : [type]);
const pass = (who: string): GameEvent => ({ type: 'pass', who, step: 'x' });

test('the log is put together by round and turn', () => {
  const rounds = logRounds(
    {
      opening: [{ type: 'round', name: 'SR 1' }],
      actions: [
        { type: 'pass', player: 'a' },
        { type: 'pass', player: 'b' },
        { type: 'lay', player: 'a' },
        { type: 'run', player: 'a' },
      ],
      events: [
        [pass('a')],
        [pass('b'), { type: 'round', name: 'OR 1' }, { type: 'turn', who: 'CPR' }],
        [
          { type: 'phase', phase: '3' },
          { type: 'paid', from: 'a', to: 'b', amount: 1, why: 'x' },
        ],
        [pass('CPR')],
      ],
    },
    lines,
    'Auction',
  );
  expect(
    rounds.map(({ name, turns }) => [
      name,
      turns.map(({ who, entries }) => [who, entries.map(({ count }) => count)]),
    ]),
  ).toEqual([
    [
      'SR 1',
      [
        ['a', [1]],
        ['b', [2]],
      ],
    ],
    ['OR 1', [['CPR', [3, 4]]]],
  ]);
});

test('what comes before the first round and at the start of one', () => {
  const rounds = logRounds(
    {
      opening: [],
      actions: [{ type: 'pass', player: 'a' }],
      events: [[pass('a'), { type: 'round', name: 'OR 1' }, { type: 'phase', phase: '3' }]],
    },
    lines,
    'Auction',
  );
  expect(rounds.map(({ name, turns }) => [name, turns.map(({ who }) => who)])).toEqual([
    ['Auction', ['a']],
    ['OR 1', [null]],
  ]);
  // The move is remarked upon once.
  const entries = rounds.flatMap(({ turns }) => turns.flatMap((turn) => turn.entries));
  expect(entries.map(({ count, continued }) => [count, continued ?? false])).toEqual([
    [1, false],
    [1, true],
  ]);
});
