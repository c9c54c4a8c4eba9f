import type { Emit } from '../core/event.ts';
import { shortText, wholeNumber } from '../core/fields.ts';
import { defineFrame, endFrame, type FrameKind, findFrame, kindOf, pushFrame } from '../core/frame.ts';
import { PASS } from '../core/game.ts';
import { type Candidate, defineMove } from '../core/move.ts';
import { type BaseState, type Frame, leftOf, playersLeft } from '../core/state.ts';
import { allow, refuse } from '../core/verdict.ts';
import { cashOf, type HasCash } from '../money/purse.ts';
import { AscendingFrame, ascendingAuction } from './ascending.ts';

export interface StandingBid {
  readonly player: string;
  readonly price: number;
}

/** Things in a row: the first may be bought at its price, the others bid on; bids settle when their turn comes. */
export interface WaterfallFrame extends Frame {
  readonly kind: 'waterfall';
  /** What is left, cheapest first. */
  items: string[];
  turn: string;
  bids: Record<string, StandingBid[]>;
  reductions: Record<string, number>;
  /** Passes in a row. */
  passes: number;
  /** A purchase has been made: bids on the next in line are being settled. */
  settling: boolean;
  /** The last one to take the first in line at its price. */
  lastBuyer: string | null;
}
export const WaterfallFrame = kindOf<WaterfallFrame>('waterfall');

export interface WaterfallRules<S> {
  readonly step: number;
  /** Bids are multiples of this; of the step unless told otherwise. */
  readonly multiple?: number;
  /** May a bid be any amount above the last by the step, though only multiples are offered? */
  anyAmount?(state: S): boolean;
  /** How much cheaper the first in line becomes when everybody passes. */
  readonly reduction: number;
  /** Does the first in line become cheaper when everybody passes? It does unless told otherwise. */
  falls?(state: S, frame: WaterfallFrame, emit: Emit): boolean;
  face(item: string): number;
  award(state: S, item: string, player: string, price: number, emit: Emit): void;
  finished(state: S, frame: WaterfallFrame, emit: Emit): void;
}

type WaterfallState = BaseState & HasCash;

export const openWaterfall = (items: readonly string[], first: string): WaterfallFrame => ({
  kind: 'waterfall',
  items: [...items],
  turn: first,
  bids: Object.fromEntries(items.map((item) => [item, []])),
  reductions: Object.fromEntries(items.map((item) => [item, 0])),
  passes: 0,
  settling: false,
  lastBuyer: null,
});

/** Cash that is not set aside for standing bids; `except` leaves out the bid that would be replaced. */
export function freeCash(
  state: WaterfallState,
  frame: WaterfallFrame,
  player: string,
  except?: string,
): number {
  let free = cashOf(state, player);
  for (const item of frame.items) {
    if (item === except) continue;
    free -= frame.bids[item]?.find((bid) => bid.player === player)?.price ?? 0;
  }
  return free;
}

export function waterfallAuction<S extends WaterfallState>(
  rules: WaterfallRules<S>,
): readonly FrameKind<S>[] {
  const { multiple = rules.step } = rules;
  const priceOf = (frame: WaterfallFrame, item: string) => rules.face(item) - (frame.reductions[item] ?? 0);
  const highest = (frame: WaterfallFrame, item: string) =>
    Math.max(rules.face(item), ...(frame.bids[item] ?? []).map((bid) => bid.price));

  function award(
    state: S,
    frame: WaterfallFrame,
    item: string,
    player: string,
    price: number,
    emit: Emit,
  ): void {
    frame.items = frame.items.filter((other) => other !== item);
    frame.bids[item] = [];
    rules.award(state, item, player, price, emit);
  }

  function takeFirst(state: S, frame: WaterfallFrame, item: string, player: string, emit: Emit): void {
    frame.lastBuyer = player;
    frame.passes = 0;
    frame.settling = true;
    frame.turn = leftOf(state, player);
    award(state, frame, item, player, priceOf(frame, item), emit);
  }

  const bid = defineMove<S, WaterfallFrame, { item: string; price: number }>({
    type: 'bid',
    fields: { item: shortText, price: wholeNumber },
    judge(state, frame, { item, price }, player) {
      if (!frame.items.includes(item)) return refuse('auction.not-for-sale', { item });
      if (item === frame.items[0]) {
        return refuse('auction.first-in-line', { item, price: priceOf(frame, item) });
      }
      const least = highest(frame, item) + rules.step;
      if (price < least) return refuse('auction.least', { item, least });
      if (price % multiple !== 0 && rules.anyAmount?.(state) !== true)
        return refuse('auction.multiple', { step: multiple });
      const free = freeCash(state, frame, player, item);
      if (price > free) return refuse('auction.set-aside', { free });
      return allow((emit) => {
        const others = (frame.bids[item] ?? []).filter((standing) => standing.player !== player);
        frame.bids[item] = [...others, { player, price }];
        frame.passes = 0;
        frame.turn = leftOf(state, player);
        emit({ type: 'bid', player, item, price });
      });
    },
    *candidates(state, frame, player) {
      for (const item of frame.items.slice(1)) {
        const min = Math.ceil((highest(frame, item) + rules.step) / multiple) * multiple;
        const max = Math.floor(freeCash(state, frame, player, item) / multiple) * multiple;
        if (max >= min) yield bidCandidate(item, min, max, multiple);
      }
    },
  });

  const buy = defineMove<S, WaterfallFrame, { item: string }>({
    type: 'take',
    fields: { item: shortText },
    judge(state, frame, { item }, player) {
      if (item !== frame.items[0]) return refuse('auction.only-first', { item: frame.items[0] ?? '' });
      const price = priceOf(frame, item);
      if (price > freeCash(state, frame, player)) {
        return refuse('auction.cash', { item, price, free: freeCash(state, frame, player) });
      }
      return allow((emit) => takeFirst(state, frame, item, player, emit));
    },
    candidates: (_state, frame) => frame.items.slice(0, 1).map((item) => ({ fields: { item } })),
  });

  const pass = defineMove<S, WaterfallFrame>({
    type: PASS,
    judge: (state, frame, _fields, player) =>
      allow((emit) => {
        emit({ type: 'pass', who: player, step: 'auction' });
        frame.turn = leftOf(state, player);
        frame.passes++;
        const first = frame.items[0];
        if (frame.passes < playersLeft(state) || first === undefined) return;
        frame.passes = 0;
        if (rules.falls?.(state, frame, emit) === false) return;
        frame.reductions[first] = (frame.reductions[first] ?? 0) + rules.reduction;
        emit({ type: 'special', name: 'reduced', facts: { item: first, price: priceOf(frame, first) } });
        if (priceOf(frame, first) <= 0) takeFirst(state, frame, first, frame.turn, emit);
      }),
  });

  const waterfall = defineFrame<S, WaterfallFrame>({
    kind: WaterfallFrame,
    order: 'order.auction',
    actor: (_state, frame) => (frame.settling || frame.items.length === 0 ? null : frame.turn),
    proceed(state, frame, emit) {
      const [item] = frame.items;
      if (item === undefined) {
        endFrame(state, frame);
        rules.finished(state, frame, emit);
        return;
      }
      const bids = [...(frame.bids[item] ?? [])].sort((a, b) => a.price - b.price);
      const high = bids[bids.length - 1];
      if (high === undefined) {
        frame.settling = false;
      } else if (bids.length === 1) {
        award(state, frame, item, high.player, high.price, emit);
      } else {
        const queue = bids.map((standing) => standing.player);
        pushFrame(state, AscendingFrame, { item, queue, high, minimum: high.price });
      }
    },
    moves: [buy, bid, pass],
    label: () => ({ step: 'auction' }),
  });

  const below = (state: S): WaterfallFrame => {
    const frame = findFrame(state, WaterfallFrame);
    if (frame === undefined) throw new Error('No auction is going on');
    return frame;
  };
  const nested = ascendingAuction<S>({
    step: rules.step,
    multiple,
    anyAmount: (state) => rules.anyAmount?.(state) === true,
    limit: (state, frame, player) => freeCash(state, below(state), player, frame.item),
    won: (state, frame, player, price, emit) => award(state, below(state), frame.item, player, price, emit),
    unsold: () => {
      throw new Error('An auction among bidders always has a winner');
    },
  });
  return [waterfall, nested];
}

const bidCandidate = (
  item: string,
  min: number,
  max: number,
  step: number,
): Candidate<{ item: string; price: number }> => ({
  fields: { item, price: min },
  range: { field: 'price', min, max, step },
});
