import type { StationSpot } from '../map/board.ts';

/** What happened, as facts. Log sentences, animations and statistics are made from these. */
export type GameEvent =
  | { readonly type: 'round'; readonly name: string }
  | { readonly type: 'turn'; readonly who: string }
  | { readonly type: 'pass'; readonly who: string; readonly step: string }
  | {
      readonly type: 'paid';
      readonly from: string;
      readonly to: string;
      readonly amount: number;
      readonly why: string;
      /** The paper that pays. */
      readonly item?: string;
    }
  | { readonly type: 'bid'; readonly player: string; readonly item: string; readonly price: number }
  | {
      readonly type: 'acquired';
      readonly item: string;
      readonly by: string;
      readonly from: string;
      readonly price: number;
    }
  | { readonly type: 'closed'; readonly item: string }
  | { readonly type: 'par'; readonly company: string; readonly player: string; readonly price: number }
  | {
      readonly type: 'bought';
      readonly company: string;
      readonly percent: number;
      readonly by: string;
      readonly from: string;
      readonly price: number;
    }
  | {
      readonly type: 'sold';
      readonly company: string;
      readonly percent: number;
      readonly by: string;
      readonly price: number;
    }
  | { readonly type: 'president'; readonly company: string; readonly player: string }
  | { readonly type: 'price'; readonly company: string; readonly from: number; readonly to: number }
  | { readonly type: 'floated'; readonly company: string; readonly capital: number }
  | {
      readonly type: 'tile';
      readonly company: string;
      readonly hex: string;
      readonly tile: string;
      readonly rotation: number;
      readonly cost: number;
    }
  | { readonly type: 'tile-removed'; readonly hex: string; readonly tile: string }
  | { readonly type: 'station'; readonly company: string; readonly spot: StationSpot; readonly cost: number }
  | { readonly type: 'station-removed'; readonly company: string; readonly spot: StationSpot }
  | {
      readonly type: 'run';
      readonly company: string;
      readonly revenue: number;
      readonly routes: readonly RunRoute[];
    }
  | {
      readonly type: 'dividend';
      readonly company: string;
      readonly revenue: number;
      readonly perShare: number;
    }
  | { readonly type: 'withheld'; readonly company: string; readonly revenue: number }
  | {
      readonly type: 'train';
      readonly company: string;
      readonly train: string;
      readonly from: string;
      readonly price: number;
    }
  | { readonly type: 'phase'; readonly phase: string }
  | { readonly type: 'rusted'; readonly train: string; readonly owners: readonly string[] }
  | { readonly type: 'discarded'; readonly company: string; readonly train: string }
  | {
      readonly type: 'offer';
      readonly from: string;
      readonly to: string;
      readonly item: string;
      readonly price: number;
    }
  | { readonly type: 'declined'; readonly player: string; readonly item: string }
  | { readonly type: 'bankrupt'; readonly player: string }
  | { readonly type: 'bank-broken' }
  | { readonly type: 'ended'; readonly reason: string }
  /** A title's own happenings: `name` is one of the title's sentences, filled from `facts`. */
  | {
      readonly type: 'special';
      readonly name: string;
      readonly facts: Readonly<Record<string, string | number>>;
    };

export type Emit = (event: GameEvent) => void;

/** A cube that a train has brought from one stop to another: what that earns, and, once it is done, what it makes of the place. */
export interface RunDelivery {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly becomes?: string;
}

/** What one train has run: the values of its stops, times the multiplier, the bonuses and the deliveries add up to the revenue. */
export interface RunRoute {
  readonly train: string;
  /** Hexes, in order. */
  readonly stops: readonly string[];
  readonly values: readonly number[];
  readonly multiplier: number;
  /** By the id under which the title knows them, for all of the route. */
  readonly bonuses: readonly { readonly id: string; readonly amount: number }[];
  /** Only in titles with cubes to deliver. */
  readonly deliveries?: readonly RunDelivery[];
  readonly revenue: number;
}
