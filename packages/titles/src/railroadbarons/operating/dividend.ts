import {
  allow,
  BANK,
  cellOf,
  defineMove,
  type Emit,
  hasMark,
  moveMarker,
  noFields,
  pay,
  percentOf,
} from '@roundhouse/engine';
import { TRACK } from '../data/track.ts';
import { type BaronsState, holdingIn } from '../state.ts';
import { revenueOf } from './revenue.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Counts the revenue; with none there is nothing to decide and the value stays (RB-OR-23). */
export function beginRevenue(state: BaronsState, frame: TurnFrame, emit: Emit): void {
  const holding = holdingIn(state, frame.holding);
  const revenue = revenueOf(state, holding);
  holding.lastRevenue = revenue;
  emit({ type: 'special', name: 'revenue', facts: { holding: holding.id, revenue } });
  frame.step = revenue > 0 ? 'dividend' : 'add';
}

/** All of it to the players by percentage; nobody is paid for stock in the bank (RB-OR-22, RB-HOLD-18). */
export const payDividend = defineMove<BaronsState, TurnFrame, object>({
  type: 'pay',
  fields: noFields,
  judge: (state, frame) =>
    allow((_, emit) => {
      const holding = holdingIn(state, frame.holding);
      const perShare = revenueOf(state, holding) / 10;
      emit({ type: 'dividend', company: holding.id, revenue: perShare * 10, perShare });
      for (const { id } of state.players) {
        pay(state, BANK, id, (perShare * percentOf(holding, id)) / 10, 'dividend', emit);
      }
      raiseValue(state, holding.id, emit);
      frame.step = 'add';
    }),
  candidates: () => [{ fields: {} }],
});

/** All of it to the treasury; the value stays (RB-OR-21). */
export const withhold = defineMove<BaronsState, TurnFrame, object>({
  type: 'withhold',
  fields: noFields,
  judge: (state, frame) =>
    allow((_, emit) => {
      const revenue = revenueOf(state, holdingIn(state, frame.holding));
      emit({ type: 'withheld', company: frame.holding, revenue });
      pay(state, BANK, frame.holding, revenue, 'revenue', emit);
      frame.step = 'add';
    }),
  candidates: () => [{ fields: {} }],
});

/** One line up (RB-OR-20); $350 makes this operating round the last (RB-END-1). */
function raiseValue(state: BaronsState, holding: string, emit: Emit): void {
  moveMarker(TRACK, state, holding, 'right', 1, emit);
  if (state.lastRound || !hasMark(cellOf(TRACK, state, holding), 'end')) return;
  state.lastRound = true;
  emit({ type: 'special', name: 'last-round', facts: { holding } });
}
