import { endFrame } from './frame.ts';
import { PASS } from './game.ts';
import { defineMove, type Move } from './move.ts';
import type { BaseState, Frame } from './state.ts';
import { allow } from './verdict.ts';

/** Passes: nothing happens but that the frame ends. */
export const passMove = <S extends BaseState, F extends Frame>(): Move<S, F> =>
  defineMove<S, F>({ type: PASS, judge: (state, frame) => allow(() => endFrame(state, frame)) });
