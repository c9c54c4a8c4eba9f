import type { Action } from '@roundhouse/engine/play';
import { sameStart } from '../game/turns.ts';

/** A first game with an opening that was played beforehand: each of its steps is explained when it comes up. */
export interface Guide {
  readonly seed: number;
  readonly players: readonly string[];
  /** The opening, move by move. */
  readonly actions: readonly Action[];
  readonly steps: readonly GuideStep[];
}

export interface GuideStep {
  /** It explains the move that comes after so many. */
  readonly after: number;
  readonly head: string;
  readonly text: string;
  /** A rule of the title's ledger. */
  readonly rule?: string;
}

/** Who is taught: the first seat. */
export const LEARNER = 'p1';

export type GuideState =
  /** A step is explained; `move` is the move that it is about. */
  | { readonly at: 'step'; readonly index: number; readonly step: GuideStep; readonly move: Action }
  /** Others play on by themselves. */
  | { readonly at: 'between'; readonly move: Action }
  /** Somebody has played otherwise; so many moves are still as they were. */
  | { readonly at: 'off'; readonly same: number }
  | { readonly at: 'end' };

/** Where a guided game stands. */
export function guideState({ actions, steps }: Guide, played: readonly Action[]): GuideState {
  const same = sameStart(actions, played);
  if (same < played.length && same < actions.length) return { at: 'off', same };
  const move = actions[played.length];
  if (move === undefined) return { at: 'end' };
  const index = steps.findIndex(({ after }) => after === played.length);
  const step = steps[index];
  return step === undefined ? { at: 'between', move } : { at: 'step', index, step, move };
}
