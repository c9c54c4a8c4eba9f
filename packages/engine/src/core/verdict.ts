import type { Emit } from './event.ts';

/** The figures and names that belong to an objection. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** Why a rule forbids something: what is wrong, as a code. Sentences are made where they are shown. */
export interface Objection {
  readonly code: string;
  readonly facts: Facts;
}

/** An objection with the rule behind it, an id of the title's ledger: what clients get. */
export interface Refusal extends Objection {
  readonly rule: string;
}

/** What an accepted action does. It runs only after every check has passed. */
export type Change = (emit: Emit) => void;

export type Verdict = Objection | Change;

export const allow = (change: Change): Verdict => change;

export const refuse = (code: string, facts: Facts = {}): Objection => ({ code, facts });

/** Something is tried that has no place in the present decision; the fact `order` is the code of the rule that fixes the order of things. */
export const NOT_DUE = 'not-due';

export const isObjection = (verdict: object): verdict is Objection => 'code' in verdict;

/** The pseudo-rules of the kernel itself, for what no rulebook needs to say. */
export const KERNEL_RULES = {
  malformed: 'action-malformed',
  unknown: 'action-unknown',
  notYourTurn: 'not-your-turn',
  notNow: 'not-now',
  over: 'game-over',
} as const;
