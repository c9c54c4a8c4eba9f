import { LIMITS } from './limits.ts';

/**
 * A train's rules as the sweep needs them: what it must remember besides the open links (registers), and what
 * visiting a stop or using a link does to that. A register is forgotten as soon as nothing later can depend on it.
 */
export interface TrainRules {
  readonly registers: number;
  /** By stop. */
  readonly stopGain: readonly number[];
  readonly stopEffects: readonly (readonly Effect[])[];
  /** By link. */
  readonly linkGain: readonly number[];
  readonly linkEffects: readonly (readonly Effect[])[];
  readonly usable: readonly boolean[];
  /** By layer: registers that matter no more once it is done. */
  readonly forget: readonly (readonly number[])[];
  readonly budgets: readonly Budget[];
  /** The register that must have reached its number, if the minimum needs one. */
  readonly count: { readonly register: number; readonly enough: number } | undefined;
  readonly cubes: Cubes | undefined;
  /** By layer: is there a station further on? */
  readonly stationAhead: readonly boolean[];
  /** Registers that hold a claim on a bonus paid once. */
  readonly claims: readonly Claim[];
}

/** What a train has spent of an allowance. */
export interface Budget {
  readonly register: number;
  readonly size: number;
  /** By layer: what all stops further on cost together. */
  readonly ahead: readonly number[];
}

export interface Cubes {
  /** Holds the cubes on the train, or, below zero, how many targets it has passed that still wait for one. */
  readonly register: number;
  /** By layer: what all deposits and targets further on can give and take. */
  readonly cubesAhead: readonly number[];
  readonly targetsAhead: readonly number[];
}

export interface Claim {
  readonly register: number;
  readonly bit: number;
}

export type Effect = Spend | Count | Visit | Mark | Take | Deliver;

/** Adds to a budget; the train cannot do it beyond the limit. */
export interface Spend {
  readonly kind: 'spend';
  readonly register: number;
  readonly amount: number;
  readonly limit: number;
}

/** Counts up to a number. */
export interface Count {
  readonly kind: 'count';
  readonly register: number;
  readonly enough: number;
}

/** Can be done once only. */
export interface Visit {
  readonly kind: 'visit';
  readonly register: number;
}

/** Sets a bit; with all bits set the gain is earned, or may be claimed where it is paid once in the turn. */
export interface Mark {
  readonly kind: 'mark';
  readonly register: number;
  readonly bit: number;
  readonly full: number;
  readonly gain: number;
  /** The claim's bit in the mask of a step; 0 where nothing need be claimed. */
  readonly claim: number;
  readonly mayDecline: boolean;
}

export interface Take {
  readonly kind: 'take';
  readonly register: number;
  readonly cubes: number;
  /** What a cube earns that a target has waited for. */
  readonly gain: number;
  /** Might other trains want them too? Otherwise as many are taken as are of use. */
  readonly contested: boolean;
}

export interface Deliver {
  readonly kind: 'deliver';
  readonly register: number;
  readonly gain: number;
}

/** The first registers: is the route finished, and has it a station? */
export const DONE = 0;
export const STATION = 1;
export const FIRST_FREE = 2;

/** What a register holds whose once-paid bonus this train has claimed. */
export const CLAIMED = 1 << 30;

/** Bits in the mask of a step: the lowest are the leaving links, these are what else the trains of a turn compete for. */
export const FORK_BIT = 1 << LIMITS.piecesAtNode;
/** How many contested cubes the step takes, and whether it leaves some that would be of use. */
export const TAKE_SHIFT = 18;
export const TAKE_BITS = LIMITS.contestedCubes << TAKE_SHIFT;
export const LEAVE_BIT = 1 << 21;
/** From here on there is room for `LIMITS.onceBonuses`. */
export const CLAIM_SHIFT = 22;

export const cubesIn = (mask: number): number => (mask & TAKE_BITS) >> TAKE_SHIFT;
