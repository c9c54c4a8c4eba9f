import { z } from 'zod';
import { wholeNumber } from '../core/fields.ts';
import { defineFrame, kindOf } from '../core/frame.ts';
import { PASS } from '../core/game.ts';
import { defineMove } from '../core/move.ts';
import { type BaseState, type Frame, leftOf } from '../core/state.ts';
import type { Title } from '../core/title.ts';
import { allow, refuse } from '../core/verdict.ts';

/** Support for tests of the kernel: a game as small as can be. Players add 1 to 3 in turn; who reaches 100 ends it. */
export interface CountingState extends BaseState {
  sum: number;
  history: number[];
}

interface CountingFrame extends Frame {
  readonly kind: 'counting';
  turn: string;
}
const CountingFrame = kindOf<CountingFrame>('counting');

const add = defineMove<CountingState, CountingFrame, { number: number }>({
  type: 'add',
  fields: { number: wholeNumber },
  judge(state, frame, { number }, player) {
    if (number < 1 || number > 3) return refuse('add.number', { most: 3 });
    return allow((emit) => {
      state.sum += number;
      state.history.push(number);
      frame.turn = leftOf(state, player);
      if (state.sum >= 100) state.ended = { reason: 'hundred' };
      emit({ type: 'special', name: 'added', facts: { number } });
    });
  },
  *candidates(state) {
    if (state.sum < 90) yield { fields: { number: 1 }, range: { field: 'number', min: 1, max: 3, step: 1 } };
  },
});

const pass = defineMove<CountingState, CountingFrame>({
  type: PASS,
  judge: (state, frame, _fields, player) =>
    allow(() => {
      state.sum += 10;
      frame.turn = leftOf(state, player);
      if (state.sum >= 100) state.ended = { reason: 'hundred' };
    }),
});

export const counting: Title<CountingState, { start: number }> = {
  id: 'counting',
  name: 'Counting',
  rules: 1,
  players: { min: 2, max: 3 },
  playersRule: 'count-0',
  options: z.strictObject({ start: z.int().default(0) }),
  setup({ players, seed }, { start }) {
    const frame: CountingFrame = { kind: 'counting', turn: players[0]?.id ?? '' };
    return { players, agenda: [frame], random: seed, ended: null, sum: start, history: [] };
  },
  refusals: {
    'add.number': { rule: 'count-1', text: 'From 1 to {most}.' },
    'order.counting': 'count-2',
  },
  frames: [
    defineFrame<CountingState, CountingFrame>({
      kind: CountingFrame,
      order: 'order.counting',
      actor: (_state, frame) => frame.turn,
      moves: [add, pass],
      label: () => ({ round: 'Counting', step: 'add' }),
    }),
  ],
  outsidePlay: [],
  worth: (state) => state.sum,
  totals: () => ({}),
  faults: () => [],
};
