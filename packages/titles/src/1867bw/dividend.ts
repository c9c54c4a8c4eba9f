import { dividendPart, dividendMove as moveOf } from '@roundhouse/classic';
import { type CompanyBW, core, type StateBW, type TurnFrame } from './state.ts';

/** Section 8.2.C.e: pay or withhold. */
export const dividend = dividendPart<StateBW, CompanyBW>(core, {
  ownShares: ({ id }) => id,
  // 1867BW-8.2.C-35 to -37
  rise(state, { id }, revenue, emit) {
    const price = core.price(state, id) ?? 0;
    const steps = revenue >= 2 * price ? 2 : revenue >= price ? 1 : 0;
    core.movePrice(state, id, 'right', steps, emit);
  },
});

export const dividendMove = moveOf<StateBW, CompanyBW, TurnFrame>(core, dividend);
