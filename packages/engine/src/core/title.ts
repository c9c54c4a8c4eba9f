import type { z } from 'zod';
import type { RouteSearch } from '../map/company-graph.ts';
import type { FrameKind } from './frame.ts';
import type { Action, Move } from './move.ts';
import type { RefusalTable, RefusalTexts } from './refusals.ts';
import type { BaseState, Frame, Player } from './state.ts';

export interface Seating {
  readonly players: readonly Player[];
  readonly seed: number;
}

/** One rule of a title's ledger, shown beside a refusal. */
export interface Rule {
  readonly id: string;
  readonly section: string;
  readonly rule: string;
  readonly kind: string;
  readonly test: string;
}

/** How games that were played elsewhere are followed. Only the importer opens such games, and nobody is offered any of it. */
export interface ImportedRules<O> {
  /** Reads the variants of such a game together with what the importer noted; adds the ways of that place. */
  readonly options: z.ZodType<O>;
  /** Was this believed because a record says so, not judged? A game that holds such an action is not played on. */
  onTrust(action: Action): boolean;
}

/**
 * A title is data plus named rules. `O` are the rules chosen for a game (variants, and the ways of other places), `S` its state.
 */
export interface Title<S extends BaseState = BaseState, O = unknown> {
  readonly id: string;
  readonly name: string;
  /** Raised with every change of the rules after which a game that was begun before may go on otherwise. */
  readonly rules: number;
  readonly players: { readonly min: number; readonly max: number };
  /** The rule that limits the number of players. */
  readonly playersRule: string;
  /** Names of companies, papers and places, which share purses with the players: no player may be called so. */
  readonly reserved?: readonly string[];
  /** What players may choose, and all that a game of ours can carry; read as the rules that are then played by. */
  readonly options: z.ZodType<O>;
  /** Games brought from elsewhere; absent where there are none. */
  readonly imported?: ImportedRules<O>;
  setup(seating: Seating, options: O): S;
  /** What the codes of refusals mean in its ledger. */
  readonly refusals?: RefusalTable;
  /** Sentences of the parts that it is made of. */
  readonly texts?: RefusalTexts;
  /** What stands before an amount of money in its refusals; a dollar sign unless told otherwise. */
  readonly currency?: string;
  readonly frames: readonly FrameKind<S>[];
  /** Moves outside the course of the game, open to whoever has to act. */
  readonly outsidePlay: readonly Move<S, Frame>[];
  /** Moves that players may make while somebody else has to act; listed with the choices as `outsidePlay`. */
  readonly outOfTurn?: readonly Move<S, Frame>[];
  /** The best routes that are worth proposing in this position, where companies may run what they like. */
  routeSearches?(state: S): readonly RouteSearch[];
  /** What a player is worth now; at the end, the score. */
  worth(state: S, player: string): number;
  /** Sums that must never change (money, certificates, trains …); compared with those of the fresh game. */
  totals(state: S): Readonly<Record<string, number>>;
  /** Anything that must hold in every state; each sentence names what is wrong. */
  faults(state: S): readonly string[];
}
