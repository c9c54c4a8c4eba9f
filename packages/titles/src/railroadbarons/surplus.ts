import { allow, defineMove, type Emit, refuse, shortText } from '@roundhouse/engine';
import {
  type BaronsState,
  type Holding,
  holdingCard,
  holdingIn,
  railroadCard,
  railroadName,
} from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** Railroads above the number of tokens on (▼); investors need none (RB-OR-11, RB-OR-12). */
export const surplusOf = ({ railroads, tokens }: Holding): number =>
  Math.max(0, railroads.length - tokens.keep);

/** Leaves the game without compensation (RB-OR-40). */
export function discardRailroad(state: BaronsState, holding: Holding, card: string, emit: Emit): void {
  holding.railroads = holding.railroads.filter((railroad) => railroad.card !== card);
  state.gone.push(card);
  emit({ type: 'discarded', company: holding.id, train: railroadCard(card).name });
}

export const discard = defineMove<BaronsState, TurnFrame, { railroad: string }>({
  type: 'discard-railroad',
  fields: { railroad: shortText },
  judge(state, frame, { railroad }) {
    const holding = holdingIn(state, frame.holding);
    if (!holding.railroads.some(({ card }) => card === railroad)) {
      return refuse('surplus.not-owned', {
        holding: holdingCard(holding.id).short,
        railroad: railroadName(railroad),
      });
    }
    return allow((emit) => discardRailroad(state, holding, railroad, emit));
  },
  *candidates(state, frame) {
    for (const { card } of holdingIn(state, frame.holding).railroads) yield { fields: { railroad: card } };
  },
});
