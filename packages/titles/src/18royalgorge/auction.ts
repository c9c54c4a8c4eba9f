import { giveShare } from '@roundhouse/classic';
import {
  ascendingAuction,
  BANK,
  cashOf,
  clockwiseFrom,
  defineFrame,
  type Emit,
  endFrame,
  type Frame,
  findFrame,
  isCompany,
  kindOf,
  leftOf,
  OFFERING,
  openAuction,
  POOL,
  pay,
  privateOf,
} from '@roundhouse/engine';
import { RIO_GRANDE, STEEL_COMPANY } from './data/companies.ts';
import { BID_STEP } from './data/numbers.ts';
import { askFace } from './faces.ts';
import { rightLimit, rightWon } from './rights.ts';
import { assetData, core, type StateRG } from './state.ts';

/** The private assets, auctioned one at a time from left to right. */
export interface AuctionFrame extends Frame {
  readonly kind: 'auction';
  /** Cards still to be auctioned. */
  items: string[];
  /** Who opens the next one. */
  opener: string;
  lastWinner: string | null;
}
export const AuctionFrame = kindOf<AuctionFrame>('auction');

export const auctionFrame = defineFrame<StateRG, AuctionFrame>({
  kind: AuctionFrame,
  order: 'order.assets',
  actor: () => null,
  proceed(state, frame) {
    const [item, ...rest] = frame.items;
    if (item === undefined) {
      endFrame(state, frame);
      state.priority = richest(state, frame);
      return;
    }
    frame.items = rest;
    openAuction(state, item, frame.opener, assetData(item).minimum);
  },
  moves: [],
  label: () => ({ round: 'Auction', step: 'auction' }),
});

/** 18RG-prio-2: the most cash; among equals the first from the left of the last winner (ruling 1.6). */
function richest(state: StateRG, { lastWinner, opener }: AuctionFrame): string {
  const from = lastWinner === null ? opener : leftOf(state, lastWinner);
  let best = from;
  for (const player of clockwiseFrom(state, from))
    if (cashOf(state, player) > cashOf(state, best)) best = player;
  return best;
}

/** One frame kind serves the assets and, in the auction variant, the rights to start companies. */
export const biddingFrame = ascendingAuction<StateRG>({
  step: BID_STEP,
  anyAmount: (state) => state.options.leftOfWinnerOpens,
  limit: (state, frame, player) =>
    isCompany(state, frame.item) ? rightLimit(state, frame.item, player) : cashOf(state, player),
  declinersReturn: (state) => state.options.leftOfWinnerOpens,
  won(state, frame, player, price, emit) {
    if (isCompany(state, frame.item)) rightWon(state, frame.item, player, price, emit);
    else awardAsset(state, frame.item, player, price, emit);
  },
  unsold(state, { item }, emit) {
    privateOf(state, item).closed = true;
    emit({ type: 'special', name: 'unsold', facts: { item } });
    const auction = findFrame(state, AuctionFrame);
    if (auction !== undefined) auction.lastWinner = null;
  },
});

/** 18RG-auction-5 and -6 */
function awardAsset(state: StateRG, item: string, player: string, price: number, emit: Emit): void {
  pay(state, player, BANK, price, 'private', emit);
  privateOf(state, item).owner = player;
  emit({ type: 'acquired', item, by: player, from: BANK, price });
  const auction = findFrame(state, AuctionFrame);
  if (auction !== undefined) {
    auction.lastWinner = player;
    auction.opener = state.options.leftOfWinnerOpens ? leftOf(state, player) : player;
  }
  if (item === 'Y4') {
    // 18RG-Y-9: they cost nothing, and Rio Grande gets nothing for its own.
    giveShare(core.company(state, RIO_GRANDE), OFFERING, player, emit);
    giveShare(core.company(state, STEEL_COMPANY), POOL, player, emit);
  }
  // 18RG-G-9
  if (item === 'G6') {
    state.coal.depot = Math.floor(price / 10);
    state.coal.supply -= state.coal.depot;
  }
  askFace(state, item, player);
}
