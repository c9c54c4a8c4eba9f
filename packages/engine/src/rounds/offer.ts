import type { Emit } from '../core/event.ts';
import { defineFrame, endFrame, type FrameKind, kindOf, pushFrame } from '../core/frame.ts';
import { defineMove } from '../core/move.ts';
import type { BaseState, Frame } from '../core/state.ts';
import { allow, type Objection } from '../core/verdict.ts';

/** A deal that another player must agree to. */
export interface OfferFrame extends Frame {
  readonly kind: 'offer';
  /** Who has to answer. */
  readonly to: string;
  readonly buyer: string;
  readonly seller: string;
  /** What is sold: `train` or `private`. */
  readonly itemKind: string;
  readonly item: string;
  readonly price: number;
}
export const OfferFrame = kindOf<OfferFrame>('offer');

/** Asks the seller where that is another player; otherwise the deal is done at once. */
export function offerOrDo(
  state: BaseState,
  offer: Omit<OfferFrame, 'kind'>,
  player: string,
  carryOut: () => void,
  emit: Emit,
): void {
  if (offer.to === player) {
    carryOut();
    return;
  }
  pushFrame(state, OfferFrame, { ...offer });
  emit({ type: 'offer', from: offer.buyer, to: offer.to, item: offer.item, price: offer.price });
}

export interface OfferRules<S> {
  /** What stands against the deal by now. */
  problem(state: S, offer: OfferFrame): Objection | null;
  carryOut(state: S, offer: OfferFrame, emit: Emit): void;
  declined(state: S, offer: OfferFrame): void;
}

export function offers<S extends BaseState>(rules: OfferRules<S>): FrameKind<S> {
  const accept = defineMove<S, OfferFrame>({
    type: 'accept',
    judge(state, frame) {
      const refusal = rules.problem(state, frame);
      if (refusal !== null) return refusal;
      return allow((emit) => {
        endFrame(state, frame);
        rules.carryOut(state, frame, emit);
      });
    },
  });
  const decline = defineMove<S, OfferFrame>({
    type: 'decline',
    judge: (state, frame, _fields, player) =>
      allow((emit) => {
        endFrame(state, frame);
        rules.declined(state, frame);
        emit({ type: 'declined', player, item: frame.item });
      }),
  });
  return defineFrame<S, OfferFrame>({
    kind: OfferFrame,
    order: (_state, offer) => `order.offer-${offer.itemKind}`,
    actor: (_state, frame) => frame.to,
    moves: [accept, decline],
    label: () => ({ step: 'offer' }),
  });
}
