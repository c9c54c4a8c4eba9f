import { allow, defineMove, type Objection, refuse, wholeNumber } from '@roundhouse/engine';
import { beginRevenue } from './dividend.ts';
import { type BaronsState, type Holding, holdingCard, holdingIn } from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

export interface Placing {
  readonly add: number;
  readonly keep: number;
  readonly network: number;
}

/** Tokens on the circles come back to be placed anew; those in the network stay there (RB-OR-5, RB-OR-14). */
export function freeTokens({ tokens }: Holding): void {
  tokens.idle += tokens.add + tokens.keep;
  tokens.add = 0;
  tokens.keep = 0;
}

function placingProblem(
  state: BaronsState,
  holding: Holding,
  { add, keep, network }: Placing,
): Objection | null {
  if (add < 0 || keep < 0 || network < 0) return refuse('tokens.taken-back');
  if (network > 1) return refuse('tokens.one-invested');
  const { idle } = holding.tokens;
  if (add + keep + network > idle) {
    return refuse('tokens.too-many', { holding: holdingCard(holding.id).short, idle });
  }
  if (state.options.placing === 'needed' && add + keep > 0) return refuse('tokens.network-only');
  return null;
}

const PLACING = {
  type: 'place-tokens',
  fields: { add: wholeNumber, keep: wholeNumber, network: wholeNumber },
};

/** All tokens of the turn are placed at once, before the revenue (RB-OR-7); some may lie idle. */
export const place = defineMove<BaronsState, TurnFrame, Placing>({
  ...PLACING,
  judge(state, frame, placing) {
    const holding = holdingIn(state, frame.holding);
    const problem = placingProblem(state, holding, placing);
    if (problem !== null) return problem;
    return allow((emit) => {
      const { add, keep, network } = placing;
      const { tokens } = holding;
      tokens.add = add;
      tokens.network += network;
      // Placing as needed: whatever is not in the network can keep a railroad until it is used to add one.
      tokens.keep = state.options.placing === 'needed' ? tokens.idle - network : keep;
      tokens.idle -= add + tokens.keep + network;
      emit({
        type: 'special',
        name: network > 0 ? 'placed-network' : 'placed',
        facts: { holding: holding.id, add, keep: tokens.keep },
      });
      beginRevenue(state, frame, emit);
    });
  },
  *candidates(state, frame) {
    const { idle } = holdingIn(state, frame.holding).tokens;
    for (let network = 0; network <= Math.min(1, idle); network++) {
      for (let add = 0; add <= idle - network; add++) {
        for (let keep = 0; keep <= idle - network - add; keep++) yield { fields: { add, keep, network } };
      }
    }
  },
});
