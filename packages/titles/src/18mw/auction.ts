import { giveShare } from '@roundhouse/classic';
import {
  allow,
  BANK,
  cashOf,
  clockwiseFrom,
  defineFrame,
  defineMove,
  type Emit,
  endFrame,
  type Frame,
  findFrame,
  kindOf,
  leftOf,
  type Objection,
  OFFERING,
  PASS,
  pay,
  playersLeft,
  privateOf,
  refuse,
  shortText,
  wholeNumber,
} from '@roundhouse/engine';
import { RAISE } from './data/box.ts';
import { MOBILE_SHARE, PRIVATES } from './data/privates.ts';
import { core, type StateMW, StockFrameMW } from './state.ts';

/** All private companies that are unsold, auctioned at the same time at the beginning of a stock round. */
export interface AuctionFrame extends Frame {
  readonly kind: 'parallel';
  readonly number: number;
  turn: string;
  /** Passes in a row. */
  passes: number;
  /** Money set aside, by company, the highest bid last. It stays in the purses until the end. */
  bids: Record<string, { readonly player: string; readonly price: number }[]>;
  /** Who has taken money back, by company. */
  withdrawn: Record<string, string[]>;
  lastBidder: string | null;
  /** Must the player on turn open the cheapest company at its face value? */
  mustOpen: boolean;
}
export const AuctionFrame = kindOf<AuctionFrame>('parallel');

interface Bid {
  readonly item: string;
  readonly price: number;
}

export const unsold = (state: StateMW): string[] =>
  PRIVATES.flatMap(({ id }) => {
    const { owner, closed } = privateOf(state, id);
    return owner === BANK && !closed ? [id] : [];
  });

const faceOf = (item: string): number => core.privateData(item).face;

/** 18MW-initial-18: after a standstill the first who can pay opens. */
export function openAuction(state: StateMW, number: number): AuctionFrame {
  const [cheapest = ''] = unsold(state);
  const opener = state.stalled
    ? clockwiseFrom(state, state.priority).find((player) => cashOf(state, player) >= faceOf(cheapest))
    : undefined;
  return {
    kind: 'parallel',
    number,
    turn: opener ?? state.priority,
    passes: 0,
    bids: {},
    withdrawn: {},
    lastBidder: null,
    mustOpen: opener !== undefined,
  };
}

const bidsOn = ({ bids }: AuctionFrame, item: string) =>
  Object.hasOwn(bids, item) ? (bids[item] ?? []) : [];
const highest = (frame: AuctionFrame, item: string) => bidsOn(frame, item).at(-1);
const ownBid = (frame: AuctionFrame, item: string, player: string): number =>
  bidsOn(frame, item).find((bid) => bid.player === player)?.price ?? 0;

/** 18MW-initial-6: cash that is not set aside for bids. */
export const freeInAuction = (state: StateMW, frame: AuctionFrame, player: string): number =>
  Object.keys(frame.bids).reduce((free, item) => free - ownBid(frame, item, player), cashOf(state, player));

const leastBid = (frame: AuctionFrame, item: string): number => {
  const high = highest(frame, item);
  return high === undefined ? faceOf(item) : high.price + RAISE;
};

function bidProblem(
  state: StateMW,
  frame: AuctionFrame,
  { item, price }: Bid,
  player: string,
): Objection | null {
  if (!unsold(state).includes(item)) return refuse('auction.not-for-sale', { item });
  if (frame.mustOpen && (item !== unsold(state)[0] || price !== faceOf(item)))
    return refuse('auction.must-open', { item: unsold(state)[0] ?? '' });
  if (highest(frame, item)?.player === player) return refuse('auction.own-bid', { item });
  if (frame.withdrawn[item]?.includes(player) === true) return refuse('auction.withdrawn', { item });
  const least = leastBid(frame, item);
  if (price < least)
    return refuse(highest(frame, item) === undefined ? 'auction.face' : 'auction.least', { item, least });
  const free = freeInAuction(state, frame, player) + ownBid(frame, item, player);
  return price > free ? refuse('auction.set-aside', { free }) : null;
}

const bid = defineMove<StateMW, AuctionFrame, Bid>({
  type: 'bid',
  fields: { item: shortText, price: wholeNumber },
  judge(state, frame, wanted, player) {
    const problem = bidProblem(state, frame, wanted, player);
    if (problem !== null) return problem;
    return allow((emit) => {
      const { item, price } = wanted;
      const others = bidsOn(frame, item).filter((one) => one.player !== player);
      frame.bids[item] = [...others, { player, price }];
      frame.mustOpen = false;
      frame.passes = 0;
      frame.lastBidder = player;
      frame.turn = leftOf(state, player);
      emit({ type: 'bid', player, item, price });
    });
  },
  *candidates(state, frame, player) {
    for (const item of unsold(state)) {
      const min = leastBid(frame, item);
      const max = frame.mustOpen ? min : freeInAuction(state, frame, player) + ownBid(frame, item, player);
      if (min > max) continue;
      const fields = { item, price: min };
      yield min === max ? { fields } : { fields, range: { field: 'price', min, max, step: 1 } };
    }
  },
});

/** 18MW-initial-7: who is outbid may take the money back, and is then out of that auction. */
const withdraw = defineMove<StateMW, AuctionFrame, { item: string }>({
  type: 'withdraw',
  fields: { item: shortText },
  judge(_state, frame, { item }, player) {
    if (ownBid(frame, item, player) === 0) return refuse('withdraw.no-bid', { item });
    if (highest(frame, item)?.player === player) return refuse('withdraw.highest', { item });
    return allow((emit) => {
      frame.bids[item] = bidsOn(frame, item).filter((one) => one.player !== player);
      frame.withdrawn[item] = [...(frame.withdrawn[item] ?? []), player];
      emit({ type: 'special', name: 'withdrawn', facts: { player, item } });
    });
  },
  candidates: (_state, frame) => Object.keys(frame.bids).map((item) => ({ fields: { item } })),
});

/** 18MW-initial-8: a pass is not final. */
const pass = defineMove<StateMW, AuctionFrame>({
  type: PASS,
  judge(state, frame, _fields, player) {
    if (frame.mustOpen) return refuse('auction.must-open', { item: unsold(state)[0] ?? '' });
    return allow((emit) => {
      frame.passes++;
      frame.turn = leftOf(state, player);
      emit({ type: 'pass', who: player, step: 'auction' });
    });
  },
});

/** 18MW-initial-9 to -12 and -17: each goes to its highest bidder; money left by others stays with them. */
function award(state: StateMW, frame: AuctionFrame, emit: Emit): void {
  for (const item of unsold(state)) {
    const high = highest(frame, item);
    if (high === undefined) continue;
    pay(state, high.player, BANK, high.price, 'private', emit);
    privateOf(state, item).owner = high.player;
    emit({ type: 'acquired', item, by: high.player, from: BANK, price: high.price });
    // 18MW-mo-2
    if (item === 'MO') giveShare(core.company(state, MOBILE_SHARE), OFFERING, high.player, emit);
  }
  if (frame.lastBidder !== null) state.priority = leftOf(state, frame.lastBidder);
  state.stalled = frame.lastBidder === null;
}

export const auctionFrame = defineFrame<StateMW, AuctionFrame>({
  kind: AuctionFrame,
  order: 'order.auction',
  actor: (state, frame) => (frame.passes >= playersLeft(state) ? null : frame.turn),
  proceed(state, frame, emit) {
    endFrame(state, frame);
    award(state, frame, emit);
    const stock = findFrame(state, StockFrameMW);
    if (stock === undefined) return;
    // 18MW-initial-13: with one unsold there is no dealing in stock.
    if (unsold(state).length > 0) endFrame(state, stock);
    else stock.turn = state.priority;
  },
  moves: [bid, withdraw, pass],
  label: (_state, frame) => ({ round: `SR ${frame.number}`, step: 'auction' }),
});
