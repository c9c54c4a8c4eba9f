import {
  allow,
  closePrivate,
  defineFrame,
  defineMove,
  endFrame,
  type Frame,
  kindOf,
  passMove,
  privateOwner,
} from '@roundhouse/engine';
import type { StateRG } from './state.ts';

/** Heavy Winter (B7): before the first turn of an operating round its owner may freeze all share prices (18RG-X-8). */
export const WinterFrame = kindOf<Frame>('winter');

const freeze = defineMove<StateRG, Frame>({
  type: 'freeze',
  judge: (state, frame) =>
    allow((emit) => {
      endFrame(state, frame);
      closePrivate(state, 'B7', emit);
      state.frozen = true;
      emit({ type: 'special', name: 'winter', facts: {} });
    }),
});

export const winterFrame = defineFrame<StateRG, Frame>({
  kind: WinterFrame,
  order: 'order.winter',
  actor: (state) => privateOwner(state, 'B7'),
  proceed: (state, frame) => endFrame(state, frame),
  moves: [freeze, passMove()],
  label: () => ({ step: 'winter' }),
});
