import type { Action, Choice } from '@roundhouse/engine/play';
import { sameStart } from '../game/turns.ts';

/** A first game with an opening that was played beforehand: each of its steps is explained when it comes up. */
export interface Guide {
  readonly seed: number;
  readonly players: readonly string[];
  /** The opening, move by move. */
  readonly actions: readonly Action[];
  readonly steps: readonly GuideStep[];
  /** How the game goes on from there, and how it ends. */
  readonly end: { readonly text: string; readonly rule: string };
}

export interface GuideStep {
  /** It explains the move that comes after so many. */
  readonly after: number;
  readonly head: string;
  readonly text: string;
  /** A rule of the title's ledger. */
  readonly rule?: string;
}

/** Is a choice the move that the guide is about, whatever amount it has? */
export function isAbout(wanted: Action | null, { action, range }: Choice): boolean {
  return (
    wanted !== null &&
    Object.entries(action).every(
      ([field, value]) => field === range?.field || JSON.stringify(wanted[field]) === JSON.stringify(value),
    )
  );
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
