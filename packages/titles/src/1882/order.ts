import { byPrice } from '@roundhouse/engine';
import { MARKET } from './market.ts';
import { companyIn, type State1882 } from './state.ts';

/** 1882-11-2: floated companies from the highest price down. */
export const operatingOrder = (state: State1882): string[] =>
  byPrice(MARKET, state).filter((id) => companyIn(state, id).floated);
