import { cashAndShares, type Emit, privatesOf, totalOf, type WorthItem } from '@roundhouse/engine';
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
export const worthItems = (state: StateRG, player: string): WorthItem[] => [
  ...cashAndShares(state, player, Object.values(state.companies), (company) => sharePrice(state, company)),
  ...(state.options.assetsScore ? privatesOf(state, player) : []).map(
    ({ id }): WorthItem => ({ kind: 'private', id, value: assetData(id).minimum }),
  ),
];

export const worth = (state: StateRG, player: string): number => totalOf(worthItems(state, player));
