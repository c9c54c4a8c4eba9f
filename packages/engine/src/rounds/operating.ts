import type { Emit } from '../core/event.ts';
import { defineFrame, endFrame, type FrameKind, kindOf } from '../core/frame.ts';
import type { BaseState, Frame } from '../core/state.ts';

/** An operating round: every company of the queue has one turn. */
export interface OperatingFrame extends Frame {
  readonly kind: 'operating';
  readonly set: number;
  readonly round: number;
  readonly of: number;
  started: boolean;
  /** Who has still to operate, in order. */
  queue: string[];
}
export const OperatingFrame = kindOf<OperatingFrame>('operating');

export interface OperatingRules<S> {
  /** What comes before the first company; sets nothing but the state. */
  begin(state: S, frame: OperatingFrame, emit: Emit): void;
  /** The companies of this round, in order. */
  order(state: S): string[];
  /** Whose turn is next is looked up anew after every turn; otherwise the order is fixed at the start. */
  readonly reorderAfterTurn?: boolean;
  /** Puts the turn of a company on the agenda. */
  turn(state: S, company: string, emit: Emit): void;
  end(state: S, frame: OperatingFrame, emit: Emit): void;
}

export const openOperatingRound = (set: number, round: number, of: number): OperatingFrame => ({
  kind: 'operating',
  set,
  round,
  of,
  started: false,
  queue: [],
});

/** Sorts those that have not operated yet anew. */
export function resort(frame: OperatingFrame, order: readonly string[]): void {
  frame.queue = order.filter((company) => frame.queue.includes(company));
}

export function operatingRound<S extends BaseState>(rules: OperatingRules<S>): FrameKind<S> {
  return defineFrame<S, OperatingFrame>({
    kind: OperatingFrame,
    order: 'order.operating',
    actor: () => null,
    proceed(state, frame, emit) {
      if (!frame.started) {
        frame.started = true;
        emit({ type: 'round', name: `OR ${frame.set}.${frame.round}` });
        rules.begin(state, frame, emit);
        frame.queue = rules.order(state);
        return;
      }
      if (rules.reorderAfterTurn === true) resort(frame, rules.order(state));
      const company = frame.queue.shift();
      if (company !== undefined) {
        rules.turn(state, company, emit);
        return;
      }
      endFrame(state, frame);
      rules.end(state, frame, emit);
    },
    moves: [],
    label: (_state, frame) => ({ round: `OR ${frame.set}.${frame.round}`, step: 'operating' }),
  });
}
