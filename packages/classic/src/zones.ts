import { hasMark } from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState } from './state.ts';
import type { StockRules } from './stock.ts';

/** Colours of the market in which limits do not hold. */
export interface Zones {
  /** Certificates do not count towards the limit. */
  readonly uncounted: readonly string[];
  /** More than the ordinary limit of one company may be held. */
  readonly heldFreely: readonly string[];
  /** Any number of shares may be bought in a turn. */
  readonly boughtFreely?: readonly string[];
}

/** The rules of a stock round that follow from the colours of the market. */
export function zoneRules<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  { uncounted, heldFreely, boughtFreely = [] }: Zones,
): Pick<StockRules<S, C>, 'counts' | 'holdLimit' | 'unlimited'> {
  const lies = (state: S, { id }: C, marks: readonly string[]): boolean => {
    const cell = core.cell(state, id);
    return marks.some((mark) => hasMark(cell, mark));
  };
  return {
    counts: (state, company) => !lies(state, company, uncounted),
    holdLimit: (state, company) => (lies(state, company, heldFreely) ? 100 : core.box.holdPercent),
    unlimited: (state, company) => lies(state, company, boughtFreely),
  };
}
