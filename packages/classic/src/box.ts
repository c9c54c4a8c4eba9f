import type { Geography, MarketRows, Phase, TrainType } from '@roundhouse/engine';

/** What a title's box holds: printed facts, no rules. */
export interface ClassicBox {
  /** What the bank has at the start, starting cash included; null where it has no end. */
  readonly bank: number | null;
  readonly startingCash: ByPlayers;
  readonly certificateLimit: ByPlayers;
  /** Percent that must have left the offering before a company floats. */
  readonly floatPercent: number;
  /** Most percent of a company that one player may hold. */
  readonly holdPercent: number;
  /** Most percent of a company that may lie in the pool. */
  readonly poolPercent: number;
  readonly companies: readonly CompanyData[];
  readonly privates: readonly PrivateData[];
  readonly trains: readonly TrainData[];
  readonly phases: readonly PhaseData[];
  readonly market: MarketRows;
  readonly geography: Geography;
}

/** A number by the number of players. */
export type ByPlayers = Readonly<Record<number, number>>;

export interface CompanyData {
  readonly id: string;
  readonly name: string;
  /** Home hex; null where the home is chosen or there is none. */
  readonly home: string | null;
  /** What each station costs, the home first. */
  readonly stationCosts: readonly number[];
  /** Markers of another owner on its charter. */
  readonly otherMarkers?: { readonly owner: string; readonly count: number };
}

export interface PrivateData {
  readonly id: string;
  readonly name: string;
  readonly face: number;
  readonly revenue: number;
  /** The hex that is closed while a player owns it. */
  readonly closesHex: string | null;
  /** What a company may pay for it; null: no company may buy it. */
  readonly sale: { readonly min: number; readonly max: number } | null;
  /** The phase with which it closes; null: it stays open. */
  readonly closesWith: string | null;
}

export interface TrainData extends TrainType {
  /** Most stops of a route; null: any number. */
  readonly range: number | null;
}

export interface PhaseData extends Phase {
  /** Which private companies a company may buy. */
  readonly privatesForSale: readonly string[];
}
