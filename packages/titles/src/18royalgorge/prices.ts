import {
  byPrice,
  cellOf,
  type Direction,
  type Emit,
  findFrame,
  hasMark,
  isCompany,
  moveMarker,
} from '@roundhouse/engine';
import { MARKET } from './data/market.ts';
import type { GameFrame } from './rounds.ts';
import { isMetal, type StateRG } from './state.ts';

/** Moves the price of a company, unless Heavy Winter holds it (18RG-X-8), and looks out for the red spaces. */
export function movePrice(
  state: StateRG,
  company: string,
  direction: Direction,
  steps: number,
  emit: Emit,
): void {
  if (state.frozen) return;
  moveMarker(MARKET, state, company, direction, steps, emit);
  if (isCompany(state, company) && !isMetal(company) && hasMark(cellOf(MARKET, state, company), 'end'))
    announceRed(state, emit);
}

/** 18RG-pay-3: as often as the price is in what was paid, three steps at most. */
export const stepsFor = (paid: number, price: number): number => Math.min(3, Math.floor(paid / price));

/** 18RG-end-2, -3 and -7: the set that is going on, or that follows the stock round, is the last one. */
function announceRed(state: StateRG, emit: Emit): void {
  const set = findFrame<GameFrame>(state, 'game')?.set ?? 0;
  if (state.coming !== null && state.coming.set <= set) return;
  state.coming = { set, reason: 'market' };
  emit({ type: 'special', name: 'red', facts: { set } });
}

/** 18RG-or-2: started companies from the highest price down, the upper marker first. */
export const operatingOrder = (state: StateRG): string[] =>
  byPrice(MARKET, state).filter((id) => isCompany(state, id) && !isMetal(id));
