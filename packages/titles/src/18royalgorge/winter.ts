import { allow, closePrivate, defineFrame, defineMove, endFrame, type Frame, PASS } from '@roundhouse/engine';
import { ownerOf, type StateRG } from './state.ts';

/** Heavy Winter (B7): before the first turn of an operating round its owner may freeze all share prices (18RG-X-8). */
export interface WinterFrame extends Frame {
  readonly kind: 'winter';
}

const freeze = defineMove<StateRG, WinterFrame, object>({
  type: 'freeze',
  fields: {},
  judge: (state, frame) =>
    allow((emit) => {
      endFrame(state, frame);
      closePrivate(state, 'B7', emit);
      state.frozen = true;
      emit({ type: 'special', name: 'winter', facts: {} });
    }),
  candidates: () => [{ fields: {} }],
});

const pass = defineMove<StateRG, WinterFrame, object>({
  type: PASS,
  fields: {},
  judge: (state, frame) => allow(() => endFrame(state, frame)),
  candidates: () => [{ fields: {} }],
});

export const winterFrame = defineFrame<StateRG, WinterFrame>({
  kind: 'winter',
  order: 'order.winter',
  actor: (state) => ownerOf(state, 'B7'),
  proceed: (state, frame) => endFrame(state, frame),
  moves: [freeze, pass],
  label: () => ({ step: 'winter' }),
});
