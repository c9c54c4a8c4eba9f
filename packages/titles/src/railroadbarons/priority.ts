import {
  allow,
  defineFrame,
  defineMove,
  endFrame,
  type Frame,
  findFrame,
  isPlayer,
  kindOf,
  leftOf,
  PASS,
  pushFrame,
} from '@roundhouse/engine';
import { INVESTORS } from './data/investors.ts';
import type { BaronsState, Investor } from './state.ts';
import { TradeFrame } from './stock-frame.ts';

/** Before the first turn of a stock round the owner of the $30 investor may switch the Priority Deal (RB-INV-3). */
export interface PriorityFrame extends Frame {
  readonly kind: 'priority';
  readonly player: string;
}
export const PriorityFrame = kindOf<PriorityFrame>('priority');

export const SWITCH = 'switch-priority';

const switchers = (state: BaronsState): Investor[] =>
  INVESTORS.flatMap(({ id, kind }) => (kind === 'priority' ? (state.investors[id] ?? []) : []));

/** Asks the owner, if there is one with the power unused; also in the first stock round (RB-INV-5). */
export function askForSwitch(state: BaronsState): void {
  for (const { at, used } of switchers(state)) {
    if (!used && isPlayer(state, at)) pushFrame(state, PriorityFrame, { player: at });
  }
}

const switchPriority = defineMove<BaronsState, PriorityFrame>({
  type: SWITCH,
  judge: (state, frame, _fields, player) =>
    allow((emit) => {
      endFrame(state, frame);
      for (const investor of switchers(state)) investor.used = true;
      state.priority = leftOf(state, state.priority);
      const trade = findFrame(state, TradeFrame);
      if (trade !== undefined) trade.turn = state.priority;
      emit({ type: 'special', name: 'switched', facts: { player, to: state.priority } });
    }),
});

const pass = defineMove<BaronsState, PriorityFrame>({
  type: PASS,
  judge: (state, frame, _fields, player) =>
    allow((emit) => {
      endFrame(state, frame);
      emit({ type: 'pass', who: player, step: 'priority-deal' });
    }),
});

/** During the round itself the power is too late (RB-INV-4), or used up (RB-INV-3). */
export const switchTooLate = (state: BaronsState): string =>
  switchers(state).some(({ used }) => used) ? 'order.priority-used' : 'order.priority';

export const priorityFrame = defineFrame<BaronsState, PriorityFrame>({
  kind: PriorityFrame,
  order: 'order.priority',
  actor: (_state, frame) => frame.player,
  moves: [switchPriority, pass],
  label: () => ({ step: 'priority-deal' }),
});
