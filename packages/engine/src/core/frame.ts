import type { Emit } from './event.ts';
import type { Move } from './move.ts';
import type { BaseState, Frame } from './state.ts';

/** Where the game is, in words: "SR 2", "OR 3.1"; and what is to be decided: "track". */
export interface Label {
  readonly round?: string;
  readonly step: string;
}

/** The rules of one kind of frame. */
export interface FrameRules<S, F extends Frame> {
  readonly kind: KindOf<F>;
  /** Who has to decide now; null: nobody, the frame goes on by itself. */
  actor(state: S, frame: F): string | null;
  /** Goes on without a decision; called while `actor` is null. Must change the frame or the agenda. Absent where somebody always decides. */
  proceed?(state: S, frame: F, emit: Emit): void;
  /** The moves of the decision that is due; a function where they depend on the position. */
  readonly moves: readonly Move<S, F>[] | ((state: S, frame: F) => readonly Move<S, F>[]);
  /** Where they do: all that there can be, for those who want to know what actions a title has. */
  readonly all?: readonly Move<S, F>[];
  label(state: S, frame: F): Label;
  /** The code of the rule that fixes the order of things here, cited when something is tried that is not due; perhaps by its type. */
  readonly order: string | ((state: S, frame: F, type: string) => string);
}

/** Frame rules with the frame's own type hidden, so that a title can keep them in one list. */
export interface FrameKind<S> {
  readonly kind: string;
  actor(state: S, frame: Frame): string | null;
  proceed(state: S, frame: Frame, emit: Emit): void;
  moves(state: S, frame: Frame): readonly Move<S, Frame>[];
  /** All moves that such a frame can have. */
  readonly all: readonly Move<S, Frame>[];
  label(state: S, frame: Frame): Label;
  order(state: S, frame: Frame, type: string): string;
}

/**
 * A kind of frame, made once beside the type of its frames and named like it. Frames are put on the agenda, found and told
 * apart by it, so nobody says a second time what a frame of that kind holds.
 */
export interface KindOf<F extends Frame> {
  readonly kind: F['kind'];
  is(frame: Frame | undefined): frame is F;
}

export const kindOf = <F extends Frame>(kind: F['kind']): KindOf<F> => ({
  kind,
  is: (frame): frame is F => frame?.kind === kind,
});

export function defineFrame<S, F extends Frame>(rules: FrameRules<S, F>): FrameKind<S> {
  const narrow = (frame: Frame): F => {
    if (!rules.kind.is(frame))
      throw new Error(`Frame ${frame.kind} given to the rules of ${rules.kind.kind}`);
    return frame;
  };
  const { moves } = rules;
  return {
    kind: rules.kind.kind,
    all: rules.all ?? (typeof moves === 'function' ? [] : moves),
    order: (state, frame, type) =>
      typeof rules.order === 'string' ? rules.order : rules.order(state, narrow(frame), type),
    actor: (state, frame) => rules.actor(state, narrow(frame)),
    proceed(state, frame, emit) {
      if (rules.proceed === undefined) throw new Error(`Nobody decides in frame ${frame.kind}`);
      rules.proceed(state, narrow(frame), emit);
    },
    moves: (state, frame) => (typeof moves === 'function' ? moves(state, narrow(frame)) : moves),
    label: (state, frame) => rules.label(state, narrow(frame)),
  };
}

/** Something that one player has to decide before play goes on. */
export interface PlayerFrame extends Frame {
  readonly player: string;
}

/** The kind is also the name of the step. */
export const playerFrame = <S, F extends PlayerFrame>(
  kind: KindOf<F>,
  order: string,
  moves: readonly Move<S, F>[],
): FrameKind<S> =>
  defineFrame<S, F>({
    kind,
    order,
    actor: (_state, { player }) => player,
    moves,
    label: () => ({ step: kind.kind }),
  });

export const topFrame = (state: Pick<BaseState, 'agenda'>): Frame | undefined =>
  state.agenda[state.agenda.length - 1];

/** Puts a frame on top of the agenda. */
export function pushFrame<F extends Frame>(
  state: Pick<BaseState, 'agenda'>,
  { kind }: KindOf<F>,
  frame: Omit<F, 'kind'>,
): void {
  state.agenda.push({ kind, ...frame });
}

/** Ends a frame, which may lie below others that its last action has put on top. */
export function endFrame(state: Pick<BaseState, 'agenda'>, frame: Frame): void {
  const at = state.agenda.lastIndexOf(frame);
  if (at < 0) throw new Error(`Frame ${frame.kind} is not on the agenda`);
  state.agenda.splice(at, 1);
}

/** The topmost frame of a kind, wherever it lies. */
export function findFrame<F extends Frame>(state: Pick<BaseState, 'agenda'>, kind: KindOf<F>): F | undefined {
  for (let i = state.agenda.length - 1; i >= 0; i--) {
    const frame = state.agenda[i];
    if (kind.is(frame)) return frame;
  }
  return undefined;
}
