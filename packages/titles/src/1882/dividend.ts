import {
  allow,
  BANK,
  cellOf,
  defineMove,
  type Emit,
  hasMark,
  moveMarker,
  oneOf,
  POOL,
  pay,
  percentOf,
} from '@roundhouse/engine';
import { MARKET } from './market.ts';
import { type Company1882, companyIn, type State1882 } from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Section 11.6: pay out or keep. */

/** 1882-11.6-4 to -7: players and, for pool shares, the company are paid; the offering gets nothing. */
function payOut(state: State1882, company: Company1882, revenue: number, emit: Emit): void {
  const perShare = revenue / 10;
  emit({ type: 'dividend', company: company.id, revenue, perShare });
  for (const { id } of state.players) {
    pay(state, BANK, id, (perShare * percentOf(company, id)) / 10, 'dividend', emit);
  }
  pay(state, BANK, company.id, (perShare * percentOf(company, POOL)) / 10, 'dividend', emit);
  moveMarker(MARKET, state, company.id, 'right', 1, emit);
  if (hasMark(cellOf(MARKET, state, company.id), 'end')) state.topReached = true;
}

/** 1882-11.6-2: kept or zero earnings move the marker left. */
export function withhold(state: State1882, company: Company1882, revenue: number, emit: Emit): void {
  emit({ type: 'withheld', company: company.id, revenue });
  pay(state, BANK, company.id, revenue, 'earnings', emit);
  moveMarker(MARKET, state, company.id, 'left', 1, emit);
}

export const dividendMove = defineMove<State1882, TurnFrame, { kind: 'pay' | 'withhold' }>({
  type: 'dividend',
  fields: { kind: oneOf('pay', 'withhold') },
  judge: (state, turn, { kind }) =>
    allow((emit) => {
      const company = companyIn(state, turn.company);
      if (kind === 'pay') payOut(state, company, turn.revenue, emit);
      else withhold(state, company, turn.revenue, emit);
      turn.step = 'trains';
    }),
  candidates: () => [{ fields: { kind: 'pay' } }, { fields: { kind: 'withhold' } }],
});
