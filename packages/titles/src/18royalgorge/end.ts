import { type Emit, percentOf, privatesOf } from '@roundhouse/engine';
import { punishDebtors } from './debts.ts';
import { assetData, type StateRG, sharePrice } from './state.ts';

/** How the game ends and what a player is worth. */
export function endGame(state: StateRG, reason: 'bankruptcy' | 'market' | 'train', emit: Emit): void {
  if (state.ended !== null) return;
  // 18RG-score-1
  punishDebtors(state, emit);
  state.ended = { reason };
  emit({ type: 'ended', reason });
}

/** 18RG-score-2 and -3 */
export function worth(state: StateRG, player: string): number {
  let sum = state.cash[player] ?? 0;
  for (const company of Object.values(state.companies))
    sum += ((sharePrice(state, company.id) ?? 0) * percentOf(company, player)) / 10;
  if (state.options.assetsScore) for (const { id } of privatesOf(state, player)) sum += assetData(id).minimum;
  return sum;
}
