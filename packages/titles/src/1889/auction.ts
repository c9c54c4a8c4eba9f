import { auctionFrames, payPrivates } from '@roundhouse/classic';
import { core } from './state.ts';

/** Section 2: the private companies, sold in a row. */
export const auction = auctionFrames(core, {
  step: 5,
  multiple: 1,
  reduction: 5,
  // 1889-2.3-1, -3 and -4
  falls(state, { items }, emit) {
    if (items[0] === 'P1') return true;
    payPrivates(core, state, emit);
    return false;
  },
});
