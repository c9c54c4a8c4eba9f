import { countHeld, privatesOf } from '@roundhouse/engine';
import { HOLD_PERCENT_OF_TWO } from './data/numbers.ts';
import { assetData, core, type StateRG } from './state.ts';

/** 18RG-cert-2: every certificate, and every card of a player that is one. */
export function countedCertificates(state: StateRG, player: string): number {
  let sum = 0;
  for (const { id } of privatesOf(state, player)) if (assetData(id).certificate) sum++;
  for (const id in state.companies) sum += countHeld(core.company(state, id), player);
  return sum;
}

/** 18RG-buy-4 */
export const holdLimit = (state: StateRG): number =>
  state.players.length === 2 ? HOLD_PERCENT_OF_TWO : core.box.holdPercent;
