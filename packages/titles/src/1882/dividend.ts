import { dividendPart, dividendMove as moveOf } from '@roundhouse/classic';
import { hasMark } from '@roundhouse/engine';
import { type Company1882, core, type State1882, type TurnFrame } from './state.ts';

/** Section 11.6: pay out or keep. */
export const dividend = dividendPart(core, {
  rise(state, { id }, _revenue, emit) {
    core.movePrice(state, id, 'right', 1, emit);
    // 1882-12-3
    if (hasMark(core.cell(state, id), 'end')) state.topReached = true;
  },
});

export const dividendMove = moveOf<State1882, Company1882, TurnFrame>(core, dividend);
