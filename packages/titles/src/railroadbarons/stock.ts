import {
  allow,
  defineFrame,
  defineMove,
  endFrame,
  endStockTurn,
  leftOf,
  PASS,
  stockRoundIsOver,
} from '@roundhouse/engine';
import { buy } from './buying.ts';
import { SWITCH, switchTooLate } from './priority.ts';
import { sell } from './selling.ts';
import { start } from './start.ts';
import type { BaronsState } from './state.ts';
import { TradeFrame } from './stock-frame.ts';

/** Ends the turn; a turn in which something was sold or bought is not a pass (RB-SR-37). */
const pass = defineMove<BaronsState, TradeFrame>({
  type: PASS,
  judge: (state, frame, _fields, player) =>
    allow((emit) => {
      endStockTurn(state, frame, player, emit);
      frame.blockPrices = {};
    }),
});

/** Turns alternate until both players have passed in a row (RB-SR-2, RB-SR-35). */
export const stockFrame = defineFrame<BaronsState, TradeFrame>({
  kind: TradeFrame,
  order: (state, _frame, type) => (type === SWITCH ? switchTooLate(state) : 'order.stock'),
  actor: (state, frame) => (stockRoundIsOver(state, frame) ? null : frame.turn),
  proceed(state, frame) {
    endFrame(state, frame);
    // RB-SR-38; nobody bought or sold: it stays (RB-SR-39).
    if (frame.lastActor !== null) state.priority = leftOf(state, frame.lastActor);
  },
  moves: [sell, buy, start, pass],
  label: (_state, frame) => ({ round: `SR ${frame.number}`, step: 'stock' }),
});
