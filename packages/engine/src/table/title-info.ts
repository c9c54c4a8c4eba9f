import type { GameEvent } from '../core/event.ts';
import type { Action } from '../core/move.ts';
import type { Rule } from '../core/title.ts';
import type { Geography } from '../map/board.ts';
import type { MarketRows } from '../market/market.ts';
import type { PrivateView } from './table-view.ts';
import type { Terms } from './terms.ts';

/** What is printed on the box: enough to choose a title by, without loading it. */
export interface TitleSummary {
  readonly id: string;
  readonly name: string;
  /** One or two sentences for people who choose a game. */
  readonly about: string;
  readonly players: { readonly min: number; readonly max: number };
  /** For people who play a game of this family for the first time. */
  readonly goodFirstGame?: true;
  /** How long it takes people who know it, from and to. */
  readonly hours: readonly [number, number];
  /** From 1, very light, to 5. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** What lies around the board, as a colour of the pictures of it. */
  readonly ground: 'sea' | 'lake' | 'prairie' | 'steppe' | 'canyon' | 'felt';
}

/** What is printed in the box: everything about a title that does not change while it is played. */
export interface TitleInfo extends TitleSummary {
  readonly terms: Terms;
  readonly options: readonly OptionText[];
  readonly companies: Readonly<Record<string, CompanyText>>;
  readonly privates: Readonly<Record<string, PrivateText>>;
  /** Null for a game without a map. */
  readonly geography: Geography | null;
  readonly market: MarketText | null;
  /** What has to be sold of a company before it operates; absent in games without such a rule. */
  readonly floatPercent?: number;
  readonly trains: readonly TrainText[];
  readonly phases: readonly PhaseText[];
  readonly rules: readonly Rule[];
}

export interface OptionText {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The values to choose from; the first is the default. */
  readonly values: readonly (string | boolean)[];
  /** Options that cannot be chosen together with it. */
  readonly notWith?: readonly string[];
}

export interface CompanyText {
  readonly name: string;
  /** What it is called for short, where that is not its id. */
  readonly short?: string;
  /** CSS colours. */
  readonly color: string;
  readonly ink: string;
  /** A shape that tells companies apart without colour: one of the client's symbols. */
  readonly symbol: string;
  readonly home?: string;
}

export interface PrivateText {
  readonly name: string;
  readonly face: number;
  readonly revenue: string;
  readonly text: string;
}

/** A private company as it is printed in this game. */
export const privateTextOf = (
  info: Pick<TitleInfo, 'privates'>,
  { id, printed }: PrivateView,
): PrivateText | undefined => {
  const text = info.privates[id];
  return text === undefined || printed === undefined ? text : { ...text, ...printed };
};

export interface MarketText {
  readonly rows: MarketRows;
  /** What the marks mean; `colour` is a name of the client's palette. */
  readonly legend: Readonly<Record<string, { readonly text: string; readonly colour?: string }>>;
}

export interface TrainText {
  readonly type: string;
  readonly price: number;
  readonly count: number | null;
  /** The kind of train whose first rusts it. */
  readonly rustedBy?: string;
  readonly notes: string;
}

export interface PhaseText {
  readonly name: string;
  readonly tiles: readonly string[];
  readonly trainLimit: number | null;
  readonly operatingRounds: number | null;
  readonly notes: string;
}

/** How things are called in sentences. */
export type Names = (id: string) => string;

export interface Sentences {
  /** What happened, as a sentence; null for what needs none. */
  event(event: GameEvent, names: Names): string | null;
  /** A choice as a short label: "Buy CPR 10% from the offering for $76". */
  action(action: Action, names: Names): string;
}
