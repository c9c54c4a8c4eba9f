import { type Emit, percentOf, privatesOf } from '@roundhouse/engine';
import { privateData, type State1882, sharePrice } from './state.ts';

/** Section 12: how the game ends and what a player is worth. */
export function endGame(state: State1882, reason: 'bank' | 'market' | 'bankruptcy', emit: Emit): void {
  if (state.ended !== null) return;
  state.ended = { reason };
  emit({ type: 'ended', reason });
}

/** 1882-12-7 and -8: cash, shares at the market price, open private companies at face value. */
export function worth(state: State1882, player: string): number {
  let sum = state.cash[player] ?? 0;
  for (const company of Object.values(state.companies)) {
    sum += ((sharePrice(state, company.id) ?? 0) * percentOf(company, player)) / 10;
  }
  for (const paper of privatesOf(state, player)) sum += privateData(paper.id).face;
  return sum;
}
