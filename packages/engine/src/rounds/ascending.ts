import type { Emit } from '../core/event.ts';
import { wholeNumber } from '../core/fields.ts';
import { defineFrame, endFrame, type FrameKind, kindOf, pushFrame } from '../core/frame.ts';
import { PASS } from '../core/game.ts';
import { defineMove } from '../core/move.ts';
import { type BaseState, clockwiseFrom, type Frame } from '../core/state.ts';
import { allow, refuse } from '../core/verdict.ts';

/** One thing for sale to whoever bids most; who passes is out. */
export interface AscendingFrame extends Frame {
  readonly kind: 'ascending';
  readonly item: string;
  /** Who is still in, the next to speak first. */
  queue: string[];
  high: { readonly player: string; readonly price: number } | null;
  /** The least first bid. */
  readonly minimum: number;
}
export const AscendingFrame = kindOf<AscendingFrame>('ascending');

export interface AscendingRules<S> {
  readonly step: number;
  /** Bids are multiples of this; of the step unless told otherwise. */
  readonly multiple?: number;
  /** May a bid be any amount above the last by the step, though only multiples are offered? */
  anyAmount?(state: S): boolean;
  /** The most that a player can bid. */
  limit(state: S, frame: AscendingFrame, player: string): number;
  /** Does a pass before the first bid only decline it, so that everybody is asked again once somebody has bid? */
  declinersReturn?(state: S): boolean;
  won(state: S, frame: AscendingFrame, player: string, price: number, emit: Emit): void;
  /** Nobody wanted it. */
  unsold(state: S, frame: AscendingFrame, emit: Emit): void;
}

/** Opens an auction in which nobody has bid; `first` speaks first. */
export const openAuction = (state: BaseState, item: string, first: string, minimum: number): void =>
  pushFrame(state, AscendingFrame, {
    item,
    queue: clockwiseFrom(state, first),
    high: null,
    minimum,
  });

/** Opens an auction with a bid; the next player speaks first. */
export function openWithBid(
  state: BaseState,
  item: string,
  minimum: number,
  high: { readonly player: string; readonly price: number },
  emit: Emit,
): void {
  const queue = [...clockwiseFrom(state, high.player).slice(1), high.player];
  pushFrame(state, AscendingFrame, { item, queue, high, minimum });
  emit({ type: 'bid', ...high, item });
}

export const leastBid = (frame: AscendingFrame, step: number): number =>
  frame.high === null ? frame.minimum : frame.high.price + step;

export function ascendingAuction<S extends BaseState>(rules: AscendingRules<S>): FrameKind<S> {
  const { multiple = rules.step } = rules;
  const bid = defineMove<S, AscendingFrame, { price: number }>({
    type: 'bid',
    fields: { price: wholeNumber },
    judge(state, frame, { price }, player) {
      const least = leastBid(frame, rules.step);
      if (price < least) return refuse('bidding.least', { least });
      if (price % multiple !== 0 && rules.anyAmount?.(state) !== true)
        return refuse('bidding.multiple', { step: multiple });
      const most = rules.limit(state, frame, player);
      if (price > most) return refuse('bidding.limit', { most });
      return allow((emit) => {
        const returning = frame.high === null && rules.declinersReturn?.(state) === true;
        frame.high = { player, price };
        frame.queue = returning
          ? [...clockwiseFrom(state, player).slice(1), player]
          : [...frame.queue.slice(1), player];
        emit({ type: 'bid', player, item: frame.item, price });
      });
    },
    *candidates(state, frame, player) {
      const min = Math.ceil(leastBid(frame, rules.step) / multiple) * multiple;
      const max = Math.floor(rules.limit(state, frame, player) / multiple) * multiple;
      if (max >= min) yield { fields: { price: min }, range: { field: 'price', min, max, step: multiple } };
      else if (rules.anyAmount?.(state) === true) yield { fields: { price: leastBid(frame, rules.step) } };
    },
  });
  const pass = defineMove<S, AscendingFrame>({
    type: PASS,
    judge: (_state, frame, _fields, player) =>
      allow((emit) => {
        frame.queue = frame.queue.slice(1);
        emit({ type: 'pass', who: player, step: 'auction' });
      }),
  });
  const isOver = (frame: AscendingFrame) =>
    frame.queue.length === 0 || (frame.queue.length === 1 && frame.high?.player === frame.queue[0]);

  return defineFrame<S, AscendingFrame>({
    kind: AscendingFrame,
    order: 'order.bidding',
    actor: (_state, frame) => (isOver(frame) ? null : (frame.queue[0] ?? null)),
    proceed(state, frame, emit) {
      endFrame(state, frame);
      if (frame.high === null) rules.unsold(state, frame, emit);
      else rules.won(state, frame, frame.high.player, frame.high.price, emit);
    },
    moves: [bid, pass],
    label: () => ({ step: 'auction' }),
  });
}
