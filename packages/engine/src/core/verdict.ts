import type { Emit } from './event.ts';

/** Why something may not be done: the rule (an id of the title's ledger) and a sentence for people. */
export interface Refusal {
  readonly rule: string;
  readonly message: string;
}

/** What an accepted action does. It runs only after every check has passed. */
export type Change<S> = (state: S, emit: Emit) => void;

export type Verdict<S> =
  | { readonly ok: true; readonly change: Change<S> }
  | { readonly ok: false; readonly refusal: Refusal };

export const allow = <S>(change: Change<S>): Verdict<S> => ({ ok: true, change });

export const refuse = (rule: string, message: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { rule, message },
});

/** The pseudo-rules of the kernel itself, for what no rulebook needs to say. */
export const KERNEL_RULES = {
  malformed: 'action-malformed',
  unknown: 'action-unknown',
  notYourTurn: 'not-your-turn',
  notNow: 'not-now',
  over: 'game-over',
} as const;
