import { NETWORK_INCOME } from './data/holdings.ts';
import {
  type BaronsState,
  type Holding,
  investorCard,
  investorsAt,
  type OwnedRailroad,
  sideOf,
} from './state.ts';

/** What a railroad earns: B, D and F the same at either level (RB-RR-11), unless the variant says otherwise. */
export function incomeOf(state: Pick<BaronsState, 'options'>, railroad: OwnedRailroad): number {
  const side = sideOf(railroad);
  return state.options.incomes === 'level' ? side.incomeByLevel : side.income;
}

/** Railroads, route network and investors (RB-OR-17); without a railroad nothing (RB-OR-18). */
export function revenueOf(state: BaronsState, holding: Holding): number {
  if (holding.railroads.length === 0) return 0;
  let revenue = holding.tokens.network * NETWORK_INCOME;
  for (const railroad of holding.railroads) revenue += incomeOf(state, railroad);
  for (const { id } of investorsAt(state, holding.id)) revenue += investorCard(id).bonus;
  return revenue;
}
