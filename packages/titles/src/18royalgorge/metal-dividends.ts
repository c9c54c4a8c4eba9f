import { BANK, cashOf, type Emit, pay, percentOf } from '@roundhouse/engine';
import { GOLD_COMPANY, STEEL_COMPANY } from './data/companies.ts';
import { GOLD_MINER_SHARES } from './data/numbers.ts';
import { STEEL_BOX } from './data/steel.ts';
import { goldDividend } from './gold-track.ts';
import { movePrice, stepsFor } from './prices.ts';
import { companyIn, ownerOf, type StateRG, sharePrice } from './state.ts';

/** What CF&I and VGC pay after the second operating round. */

/** 18RG-endor-3 and -8: players only, and the price never falls. */
function payMetal(state: StateRG, id: string, amount: number, emit: Emit): void {
  const company = companyIn(state, id);
  const perShare = amount / 10;
  emit({ type: 'dividend', company: id, revenue: amount, perShare });
  for (const player of state.players)
    pay(state, BANK, player.id, (perShare * percentOf(company, player.id)) / 10, 'dividend', emit);
  movePrice(state, id, 'right', stepsFor(amount, sharePrice(state, id) ?? amount + 1), emit);
}

/** 18RG-endor-3 and -4: the box is paid out and starts again with $50. */
export function paySteel(state: StateRG, emit: Emit): void {
  const box = cashOf(state, STEEL_COMPANY);
  payMetal(state, STEEL_COMPANY, box, emit);
  pay(state, STEEL_COMPANY, BANK, box - STEEL_BOX, 'box', emit);
}

/** 18RG-endor-6 and -7; 18RG-B-7: the Gold Miner's two shares come on top. */
export function payGold(state: StateRG, emit: Emit): void {
  const amount = goldDividend(state);
  const miner = ownerOf(state, 'B4');
  if (miner !== null) pay(state, BANK, miner, (amount / 10) * GOLD_MINER_SHARES, 'gold-miner', emit);
  payMetal(state, GOLD_COMPANY, amount, emit);
  state.gold.gone += state.gold.shipped;
  state.gold.shipped = 0;
}
