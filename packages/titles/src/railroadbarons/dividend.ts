import {
  allow,
  BANK,
  cellOf,
  defineMove,
  type Emit,
  hasMark,
  moveMarker,
  oneOf,
  pay,
  percentOf,
} from '@roundhouse/engine';
import { TRACK } from './data/track.ts';
import { revenueOf } from './revenue.ts';
import { type BaronsState, type Holding, holdingIn } from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Counts the revenue; with none there is nothing to decide and the value stays (RB-OR-23). */
export function beginRevenue(state: BaronsState, frame: TurnFrame, emit: Emit): void {
  const holding = holdingIn(state, frame.holding);
  const revenue = revenueOf(state, holding);
  holding.lastRevenue = revenue;
  emit({ type: 'special', name: 'revenue', facts: { holding: holding.id, revenue } });
  frame.step = revenue > 0 ? 'dividend' : 'add';
}

/** All of it or nothing (RB-OR-19). */
export const dividend = defineMove<BaronsState, TurnFrame, { kind: 'pay' | 'withhold' }>({
  type: 'dividend',
  fields: { kind: oneOf('pay', 'withhold') },
  judge: (state, frame, { kind }) =>
    allow((emit) => {
      const holding = holdingIn(state, frame.holding);
      if (kind === 'pay') payOut(state, holding, emit);
      else withhold(state, holding, emit);
      frame.step = 'add';
    }),
  candidates: () => [{ fields: { kind: 'pay' } }, { fields: { kind: 'withhold' } }],
});

/** To the players by percentage; nobody is paid for stock in the bank (RB-OR-22, RB-HOLD-18). */
function payOut(state: BaronsState, holding: Holding, emit: Emit): void {
  const revenue = revenueOf(state, holding);
  emit({ type: 'dividend', company: holding.id, revenue, perShare: revenue / 10 });
  for (const { id } of state.players) {
    pay(state, BANK, id, (revenue * percentOf(holding, id)) / 100, 'dividend', emit);
  }
  raiseValue(state, holding.id, emit);
}

/** To the treasury; the value stays (RB-OR-21). */
function withhold(state: BaronsState, holding: Holding, emit: Emit): void {
  const revenue = revenueOf(state, holding);
  emit({ type: 'withheld', company: holding.id, revenue });
  pay(state, BANK, holding.id, revenue, 'revenue', emit);
}

/** One line up (RB-OR-20); $350 makes this operating round the last (RB-END-1). */
function raiseValue(state: BaronsState, holding: string, emit: Emit): void {
  moveMarker(TRACK, state, holding, 'right', 1, emit);
  if (state.lastRound !== null || !hasMark(cellOf(TRACK, state, holding), 'end')) return;
  state.lastRound = 'market';
  emit({ type: 'special', name: 'last-round', facts: { holding } });
}
