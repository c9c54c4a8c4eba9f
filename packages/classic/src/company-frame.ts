import {
  allow,
  defineFrame,
  defineMove,
  endFrame,
  type Frame,
  type FrameKind,
  type KindOf,
  type Move,
  PASS,
} from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState } from './state.ts';

/** Something that the president of a company has to decide before play goes on. */
export interface CompanyFrame extends Frame {
  readonly company: string;
}

/** The kind is also the name of the step and, with `order.`, of its rule of order. */
export function companyFrame<S extends ClassicState<C>, C extends ClassicCompany, F extends CompanyFrame>(
  core: Core<S, C>,
  kind: KindOf<F>,
  moves: readonly Move<S, F>[],
  order?: (frame: F) => string,
): FrameKind<S> {
  return defineFrame<S, F>({
    kind,
    order: (_state, frame) => order?.(frame) ?? `order.${frame.kind}`,
    actor: (state, { company }) => core.requirePresident(state, company),
    moves,
    label: (_state, frame) => ({ step: frame.kind }),
  });
}

/** The president does nothing about it. */
export const leaveMove = <S extends ClassicState, F extends CompanyFrame>(): Move<S, F> =>
  defineMove<S, F>({
    type: PASS,
    judge: (state, frame) =>
      allow((emit) => {
        endFrame(state, frame);
        emit({ type: 'pass', who: frame.company, step: frame.kind });
      }),
  });
