import {
  BANK,
  type Emit,
  type FrameKind,
  leftOf,
  pay,
  privateOf,
  type WaterfallRules,
  waterfallAuction,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState } from './state.ts';

/** The private companies, sold in a row. */

export interface AuctionRules<S>
  extends Pick<WaterfallRules<S>, 'step' | 'multiple' | 'reduction' | 'anyAmount' | 'falls'> {
  /** What comes with a private company. */
  awarded?(state: S, item: string, player: string, emit: Emit): void;
}

export function auctionFrames<S extends ClassicState<C>, C extends ClassicCompany>(
  core: Core<S, C>,
  { awarded, ...rules }: AuctionRules<S>,
): readonly FrameKind<S>[] {
  return waterfallAuction<S>({
    ...rules,
    face: (item) => core.privateData(item).face,
    award(state, item, player, price, emit) {
      pay(state, player, BANK, price, 'private', emit);
      privateOf(state, item).owner = player;
      emit({ type: 'acquired', item, by: player, from: BANK, price });
      awarded?.(state, item, player, emit);
    },
    finished(state, frame) {
      if (frame.lastBuyer !== null) state.priority = leftOf(state, frame.lastBuyer);
    },
  });
}
