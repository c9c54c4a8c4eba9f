import type { Emit } from '../core/event.ts';
import { defineFrame, endFrame, type FrameKind, kindOf, pushFrame } from '../core/frame.ts';
import { defineMove, type Move } from '../core/move.ts';
import { type BaseState, clockwiseFrom, type Frame } from '../core/state.ts';
import { allow, refuse } from '../core/verdict.ts';

/** Somebody proposes to stop here; it happens if everybody agrees. */
export interface AgreementFrame extends Frame {
  readonly kind: 'agreement';
  /** Who has still to answer. */
  asked: string[];
}
export const AgreementFrame = kindOf<AgreementFrame>('agreement');

/** The frame, and the move that can be made whenever a player is to act. */
export function agreementToEnd<S extends BaseState>(
  /** What has still to be done before the scores are counted. */
  settle: (state: S, emit: Emit) => void = () => undefined,
): { frame: FrameKind<S>; propose: Move<S, Frame> } {
  const propose = defineMove<S, Frame>({
    type: 'propose-end',
    judge(state, frame, _fields, player) {
      if (frame.kind === 'agreement') return refuse('agreement.proposed');
      return allow((emit) => {
        const asked = clockwiseFrom(state, player).slice(1);
        pushFrame(state, AgreementFrame, { asked });
        emit({ type: 'special', name: 'end-proposed', facts: { player } });
      });
    },
    candidates: () => [{ fields: {}, outsidePlay: true }],
  });
  const accept = defineMove<S, AgreementFrame>({
    type: 'accept',
    judge: (state, frame) =>
      allow((emit) => {
        frame.asked = frame.asked.slice(1);
        if (frame.asked.length > 0) return;
        endFrame(state, frame);
        settle(state, emit);
        state.ended = { reason: 'agreement' };
        emit({ type: 'ended', reason: 'agreement' });
      }),
  });
  const decline = defineMove<S, AgreementFrame>({
    type: 'decline',
    judge: (state, frame, _fields, player) =>
      allow((emit) => {
        endFrame(state, frame);
        emit({ type: 'declined', player, item: 'end' });
      }),
  });
  const frame = defineFrame<S, AgreementFrame>({
    kind: AgreementFrame,
    order: 'agreement.proposed',
    actor: (_state, { asked }) => asked[0] ?? null,
    proceed: (state, own) => endFrame(state, own),
    moves: [accept, decline],
    label: () => ({ step: 'agreement' }),
  });
  return { frame, propose };
}
