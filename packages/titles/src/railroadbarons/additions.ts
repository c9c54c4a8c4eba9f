import { type Objection, refuse } from '@roundhouse/engine';
import { type BaronsState, holdingCard, holdingIn } from './state.ts';
import type { TurnFrame } from './turn-frame.ts';

/** How many railroads and investors can still be added in this turn. */
export function additionsLeft(state: BaronsState, frame: TurnFrame): number {
  const { tokens } = holdingIn(state, frame.holding);
  return state.options.placing === 'needed' ? tokens.keep : tokens.add - frame.added;
}

/** Every addition needs a token on (+): RB-OR-9, RB-OR-10, RB-OR-36. */
export function additionProblem(
  state: BaronsState,
  frame: TurnFrame,
  adding: 'railroad' | 'takeover' | 'investor',
): Objection | null {
  if (additionsLeft(state, frame) > 0) return null;
  return refuse('addition.no-token', { holding: holdingCard(frame.holding).short, adding });
}

export function useAddition(state: BaronsState, frame: TurnFrame): void {
  frame.added++;
  if (state.options.placing !== 'needed') return;
  const { tokens } = holdingIn(state, frame.holding);
  tokens.keep--;
  tokens.add++;
}
