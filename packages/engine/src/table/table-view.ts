import type { LaidTile, StationSpot } from '../map/board.ts';
import type { TrackPiece } from '../map/company-graph.ts';
import type { PrivateText } from './title-info.ts';

/** A position as everybody may see it, for the screen and the terminal. Clients know no rules: they show this. */
export interface TableView {
  /** "SR 2", "OR 3.1". */
  readonly round: string;
  /** What has to be decided: "track", "auction". */
  readonly step: string;
  readonly acting: readonly string[];
  readonly phase: string | null;
  /** Null where the bank has no end. */
  readonly bank: number | null;
  readonly certificateLimit: number | null;
  readonly players: readonly PlayerView[];
  readonly companies: readonly CompanyView[];
  readonly privates: readonly PrivateView[];
  /** Whose turn it is to operate. */
  readonly operating: string | null;
  /** The company for which is decided although none has its turn. */
  readonly deciding?: string;
  /** Companies still to operate in this round, in order. */
  readonly queue: readonly string[];
  readonly market: readonly MarkerView[];
  /** Trains for sale and to come, in order. */
  readonly depot: readonly { readonly type: string; readonly price: number; readonly left: number | null }[];
  /** Trains that were given up and are for sale again; absent where such trains are gone. */
  readonly trainPool?: readonly { readonly type: string; readonly price: number; readonly left: number }[];
  /** A train that has to be bought and cannot be paid from the treasury; absent where there is none, or where a title tells it in its own way. */
  readonly forcedPurchase?: ForcedPurchase;
  readonly map: MapView | null;
  /** Title's own things, for its panels; plain data. */
  readonly titleState: Readonly<Record<string, unknown>>;
  /** The same in words, a line each, for clients that have no panel for it. */
  readonly titleNotes: readonly string[];
  readonly ended: { readonly reason: string } | null;
}

/** What a president has to bring up for a train, and from what. */
export interface ForcedPurchase {
  readonly company: string;
  readonly player: string;
  /** Of the cheapest train of the bank. */
  readonly price: number;
  /** The most that may be sold of each company, at its price now. */
  readonly sales: readonly ForcedSale[];
}

export interface ForcedSale {
  readonly company: string;
  readonly percent: number;
  readonly proceeds: number;
}

export interface PlayerView {
  readonly id: string;
  readonly name: string;
  readonly cash: number;
  /** Cash not set aside for bids. */
  readonly free: number;
  readonly certificates: number;
  readonly worth: number;
  /** What the worth is made of; it adds up to it. */
  readonly worthItems: readonly WorthItem[];
  readonly shares: Readonly<Record<string, { readonly percent: number; readonly president: boolean }>>;
  readonly privates: readonly string[];
  readonly priority: boolean;
  readonly bankrupt: boolean;
}

/** One thing that counts in a player's worth. */
export type WorthItem =
  | { readonly kind: 'cash'; readonly value: number }
  | {
      readonly kind: 'shares';
      readonly company: string;
      /** Shares of 10%. */
      readonly count: number;
      readonly price: number;
      readonly value: number;
    }
  | { readonly kind: 'private'; readonly id: string; readonly value: number };

export interface CompanyView {
  readonly id: string;
  readonly status: 'unavailable' | 'unstarted' | 'started' | 'floated' | 'closed';
  /** Percent that must still be sold before it can operate; 0 where nothing is missing. */
  readonly toFloat: number;
  readonly cash: number;
  readonly par: number | null;
  readonly price: number | null;
  readonly president: string | null;
  /** Who decides for it while it has no president. */
  readonly decidedBy?: string;
  /** How many trains it may own, where that is not what the phase says. */
  readonly trainLimit?: number;
  /** What is particular about it now, in a few words. */
  readonly note?: string;
  /** Percent by place. */
  readonly offering: number;
  readonly pool: number;
  readonly treasury: number;
  readonly trains: readonly { readonly id: string; readonly type: string }[];
  readonly privates: readonly string[];
  /** Stations still on the charter. */
  readonly stationsLeft: number;
  readonly lastRevenue: number | null;
}

export interface PrivateView {
  readonly id: string;
  readonly owner: string;
  readonly closed: boolean;
  /** In an auction: its price now and who has bid what. */
  readonly price: number | null;
  readonly bids: readonly { readonly player: string; readonly price: number }[];
  /** The company of which a certificate comes with it. */
  readonly comesWith?: string;
  /** Figures and words of a variant, where they are not those of the box. */
  readonly printed?: Omit<PrivateText, 'name'>;
}

export interface MarkerView {
  readonly company: string;
  readonly row: number;
  readonly column: number;
}

/** Something that lies on a hex: cubes, tokens, blocking marks. */
export interface TokenView {
  readonly hex: string;
  readonly kind: string;
  readonly text: string;
  readonly count: number;
  /** How many there is room for. */
  readonly room?: number;
}

/** "2 of 3 cubes" */
export const tokenWords = ({ text, count, room }: TokenView): string =>
  room !== undefined ? `${count} of ${room} ${text}` : count > 1 ? `${count} ${text}` : text;

export interface MapView {
  readonly tiles: Readonly<Record<string, LaidTile>>;
  readonly stations: readonly { readonly owner: string; readonly at: StationSpot }[];
  /** Places kept for a company. */
  readonly reservations: readonly { readonly company: string; readonly hex: string; readonly stop: number }[];
  readonly tokens: readonly TokenView[];
  readonly tilesLeft: Readonly<Record<string, number | null>>;
  /** The track that the operating company reaches. */
  readonly network: readonly TrackPiece[];
}
