import { defineFrame, type Frame, type FrameKind, type Move } from '@roundhouse/engine';
import type { Core } from './core.ts';
import type { ClassicCompany, ClassicState } from './state.ts';

/** Something that the president of a company has to decide before play goes on. */
export interface CompanyFrame extends Frame {
  readonly company: string;
}

/** The kind is also the name of the step and, with `order.`, of its rule of order. */
export function companyFrame<S extends ClassicState<C>, C extends ClassicCompany, F extends CompanyFrame>(
  core: Core<S, C>,
  kind: F['kind'],
  moves: readonly Move<S, F>[],
  order?: (frame: F) => string,
): FrameKind<S> {
  return defineFrame<S, F>({
    kind,
    order: (_state, frame) => order?.(frame) ?? `order.${kind}`,
    actor: (state, { company }) => core.requirePresident(state, company),
    proceed: () => undefined,
    moves,
    label: () => ({ step: kind }),
  });
}
