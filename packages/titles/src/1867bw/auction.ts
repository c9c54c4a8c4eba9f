import {
  allow,
  ascendingAuction,
  BANK,
  cashOf,
  defineFrame,
  defineMove,
  endFrame,
  type Frame,
  findFrame,
  kindOf,
  leftOf,
  openWithBid,
  pay,
  refuse,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { BID_STEP } from './data/privates.ts';
import { awardPrivate, removeUnsold } from './draft.ts';
import { core, type StateBW } from './state.ts';

/** Section 16: the auctioneer picks a company and opens; the others bid. */
export interface AuctioneerFrame extends Frame {
  readonly kind: 'auctioneer';
  auctioneer: string;
  items: string[];
}
export const AuctioneerFrame = kindOf<AuctioneerFrame>('auctioneer');

export const openAuction = (items: readonly string[], first: string): AuctioneerFrame => ({
  kind: 'auctioneer',
  auctioneer: first,
  items: [...items],
});

const faceOf = (item: string): number => core.privateData(item).face;
const floorToStep = (amount: number): number => Math.floor(amount / BID_STEP) * BID_STEP;
const canOpen = (state: StateBW, { items }: AuctioneerFrame, player: string): boolean =>
  items.some((item) => faceOf(item) <= floorToStep(cashOf(state, player)));

const open = defineMove<StateBW, AuctioneerFrame, { item: string; price: number }>({
  type: 'auction',
  fields: { item: shortText, price: wholeNumber },
  judge(state, frame, { item, price }, player) {
    if (!frame.items.includes(item)) return refuse('auction.not-for-sale', { item });
    const least = faceOf(item);
    if (price < least) return refuse('auction.least', { item, least });
    if (price % BID_STEP !== 0) return refuse('auction.multiple', { step: BID_STEP });
    const cash = cashOf(state, player);
    if (price > cash) return refuse('auction.opening', { cash });
    return allow((emit) => {
      openWithBid(state, item, least, { player, price }, emit);
    });
  },
  *candidates(state, { items }, player) {
    const max = floorToStep(cashOf(state, player));
    for (const item of items) {
      const min = faceOf(item);
      if (min > max) continue;
      const fields = { item, price: min };
      yield min === max ? { fields } : { fields, range: { field: 'price', min, max, step: BID_STEP } };
    }
  },
});

export const auctioneerFrame = defineFrame<StateBW, AuctioneerFrame>({
  kind: AuctioneerFrame,
  order: 'order.auction',
  actor: (state, frame) => (canOpen(state, frame, frame.auctioneer) ? frame.auctioneer : null),
  proceed(state, frame, emit) {
    // 1867BW-16.2-10
    if (state.players.some(({ id }) => canOpen(state, frame, id))) {
      frame.auctioneer = leftOf(state, frame.auctioneer);
      return;
    }
    endFrame(state, frame);
    removeUnsold(state, frame.items, emit);
  },
  moves: [open],
  label: () => ({ round: 'Auction', step: 'auction' }),
});

export const biddingFrame = ascendingAuction<StateBW>({
  step: BID_STEP,
  limit: (state, _frame, player) => cashOf(state, player),
  won(state, { item }, player, price, emit) {
    const frame = findFrame(state, AuctioneerFrame);
    if (frame === undefined) throw new Error('There is no auctioneer');
    // 1867BW-16.2-6 and -7
    const toBank = player === frame.auctioneer ? price : faceOf(item);
    pay(state, player, BANK, toBank, 'private', emit);
    pay(state, player, frame.auctioneer, price - toBank, 'surplus', emit);
    emit({
      type: 'special',
      name: 'won',
      facts: { player, item, toBank, price, auctioneer: frame.auctioneer },
    });
    frame.auctioneer = player;
    frame.items = frame.items.filter((other) => other !== item);
    // 1867BW-16.2-13
    state.priority = player;
    awardPrivate(state, item, player, price, emit);
  },
  unsold: () => undefined,
});
