import { cashAndShares, type Emit, totalOf, type WorthItem } from '@roundhouse/engine';
import { type BaronsState, holdingsIn, type LastRound, shareValue } from './state.ts';

export function endGame(state: BaronsState, reason: LastRound, emit: Emit): void {
  state.ended = { reason };
  emit({ type: 'ended', reason });
}

/** Cash and certificates at the present values (RB-END-4); nothing else counts (RB-END-5). */
export const worthItems = (state: BaronsState, player: string): WorthItem[] =>
  cashAndShares(state, player, holdingsIn(state), (holding) => shareValue(state, holding));

export const worth = (state: BaronsState, player: string): number => totalOf(worthItems(state, player));

/** Who has the highest total; equal totals share the victory (RB-END-6, RB-END-7). */
export function winners(state: BaronsState): string[] {
  const totals = state.players.map(({ id }) => ({ id, total: worth(state, id) }));
  const best = Math.max(...totals.map(({ total }) => total));
  return totals.filter(({ total }) => total === best).map(({ id }) => id);
}
