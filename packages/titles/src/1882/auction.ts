import {
  BANK,
  type Emit,
  heldBy,
  leftOf,
  moveCertificate,
  pay,
  privateOf,
  pushFrame,
  waterfallAuction,
} from '@roundhouse/engine';
import type { ParFrame } from './par.ts';
import { companyIn, privateData, type State1882 } from './state.ts';

/** Section 9: the private companies, sold in a row. */
export const auctionFrames = waterfallAuction<State1882>({
  step: 5,
  reduction: 5,
  anyAmount: (state) => state.house?.oddBids === true,
  face: (item) => privateData(item).face,
  award: awardPrivate,
  finished(state, frame) {
    if (frame.lastBuyer !== null) state.priority = leftOf(state, frame.lastBuyer);
  },
  ids: {
    order: '1882-9-1',
    bid: '1882-9-3',
    locked: '1882-9-4',
    nestedOrder: '1882-9-8',
    nestedRaise: '1882-9-9',
  },
});

function awardPrivate(state: State1882, item: string, player: string, price: number, emit: Emit): void {
  pay(state, player, BANK, price, 'private', emit);
  privateOf(state, item).owner = player;
  emit({ type: 'acquired', item, by: player, from: BANK, price });
  if (item === 'P4') giveTrestleShare(state, player, emit);
  if (item === 'P5') pushFrame<ParFrame>(state, { kind: 'par', player, company: 'CPR' });
}

/** 1882-7.1.4-4 */
function giveTrestleShare(state: State1882, player: string, emit: Emit): void {
  const company = companyIn(state, state.trestleShare);
  const [certificate] = heldBy(company, 'P4');
  if (certificate === undefined) throw new Error('P4 has no certificate');
  moveCertificate(company, certificate, player);
  emit({
    type: 'bought',
    company: company.id,
    percent: certificate.percent,
    by: player,
    from: 'P4',
    price: 0,
  });
}
