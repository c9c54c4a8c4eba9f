import { cashAndShares, type Emit, privatesOf, totalOf, type WorthItem } from '@roundhouse/engine';
import { privateData, type State1882, sharePrice } from './state.ts';

/** Section 12: how the game ends and what a player is worth. */
export function endGame(state: State1882, reason: 'bank' | 'market' | 'bankruptcy', emit: Emit): void {
  state.ended = { reason };
  emit({ type: 'ended', reason });
}

/** 1882-12-7 and -8: cash, shares at the market price, open private companies at face value. */
export const worthItems = (state: State1882, player: string): WorthItem[] => [
  ...cashAndShares(state, player, Object.values(state.companies), (company) => sharePrice(state, company)),
  ...privatesOf(state, player).map(
    ({ id }): WorthItem => ({ kind: 'private', id, value: privateData(id).face }),
  ),
];

export const worth = (state: State1882, player: string): number => totalOf(worthItems(state, player));
