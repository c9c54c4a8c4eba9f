import { auctionFrames, giveShare, ParFrame } from '@roundhouse/classic';
import { pushFrame } from '@roundhouse/engine';
import { core } from './state.ts';

/** Section 9: the private companies, sold in a row. */
export const auction = auctionFrames(core, {
  step: 5,
  reduction: 5,
  anyAmount: (state) => state.house?.oddBids === true,
  awarded(state, item, player, emit) {
    // 1882-7.1.4-4
    if (item === 'P4') giveShare(core.company(state, state.trestleShare), 'P4', player, emit);
    // 1882-7.1.5-1
    if (item === 'P5') pushFrame(state, ParFrame, { player, company: 'CPR' });
  },
});
