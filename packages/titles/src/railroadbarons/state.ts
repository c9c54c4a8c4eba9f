import {
  BANK,
  type BaseState,
  type Company,
  companyOf,
  type Frame,
  type HasCash,
  type HasCompanies,
  type HasMarket,
  kindOf,
  percentOf,
  priceOf,
} from '@roundhouse/engine';
import { HOLDINGS, type HoldingCard } from './data/holdings.ts';
import { INVESTORS, type InvestorCard } from './data/investors.ts';
import { CATEGORIES, RAILROADS, type RailroadCard, type Side } from './data/railroads.ts';
import { TRACK } from './data/track.ts';
import type { Options } from './options.ts';

/** Cards that have left the game, and investors that nobody has been given yet. */
export const GONE = 'gone';
export const TABLE = 'table';

/** Where the Operator tokens of a holding lie. */
export interface Tokens {
  idle: number;
  add: number;
  keep: number;
  network: number;
}

/** A railroad of a holding, at the level at which it was bought (RB-RR-12). */
export interface OwnedRailroad {
  readonly card: string;
  readonly side: string;
}

/** `par` is the initial price; null while the holding is unstarted. */
export interface Holding extends Company {
  /** It has had its first operating turn. */
  operating: boolean;
  /** The actual director: the player with the majority. Kept because a tie may leave it with the last one (RB-OR-3). */
  director: string | null;
  tokens: Tokens;
  railroads: OwnedRailroad[];
  lastRevenue: number | null;
}

export interface Investor {
  readonly id: string;
  /** A player, a holding, the table or gone. */
  at: string;
  /** The power of the $30 investor has been used. */
  used: boolean;
}

/** A share value has reached $350, or no railroad is left. */
export type LastRound = 'market' | 'no-railroads';

export interface BaronsState extends BaseState, HasCash, HasCompanies<Holding>, HasMarket {
  readonly options: Options;
  investors: Record<string, Investor>;
  /** Railroad cards from the top. */
  stack: string[];
  /** Railroad cards that have left the game. */
  gone: string[];
  /** The Dominion Atlantic while it waits for MS&C to operate. */
  waiting: string | null;
  /** The highest level that has come into play. */
  level: number;
  /** The player with the Priority Deal. */
  priority: string;
  /** Why the game is about to end: with this operating round (RB-END-2), or after one more stock round (RB-END-8). */
  lastRound: LastRound | null;
}

/** The frame at the bottom of the agenda: which round comes next. */
export interface GameFrame extends Frame {
  readonly kind: 'game';
  /** How many stock rounds there have been. */
  set: number;
  /** Operating rounds since the last stock round. */
  round: number;
}
export const GameFrame = kindOf<GameFrame>('game');

export const holdingIn = (state: BaronsState, id: string): Holding => companyOf(state, id);

/** In their operating order: setup puts them in so, and nothing moves them. */
export const holdingsIn = (state: BaronsState): Holding[] => Object.values(state.companies);

function cardsOf<T extends { readonly id: string }>(cards: readonly T[]): (id: string) => T {
  const known = new Map(cards.map((card) => [card.id, card]));
  return (id) => {
    const card = known.get(id);
    if (card === undefined) throw new Error(`There is no card ${id}`);
    return card;
  };
}

export const holdingCard: (id: string) => HoldingCard = cardsOf(HOLDINGS);
export const investorCard: (id: string) => InvestorCard = cardsOf(INVESTORS);
export const railroadCard: (id: string) => RailroadCard = cardsOf(RAILROADS);
/** What a railroad is called; what is none stays what it was called. */
export const railroadName = (id: string): string => RAILROADS.find((card) => card.id === id)?.name ?? id;
export const sidesOf = (card: string): readonly Side[] => CATEGORIES[railroadCard(card).category];

export function sideOf({ card, side }: OwnedRailroad): Side {
  const found = sidesOf(card).find((candidate) => candidate.side === side);
  if (found === undefined) throw new Error(`${card} has no side ${side}`);
  return found;
}

/** The price of 10% (RB-HOLD-6); null for an unstarted holding. */
export const shareValue = (state: BaronsState, id: string): number | null => priceOf(TRACK, state, id);

export const percentInBank = (holding: Holding): number => percentOf(holding, BANK);

/** Every investor that lies at a player, a holding or elsewhere. */
export const investorsAt = (state: BaronsState, place: string): Investor[] =>
  Object.values(state.investors).filter((investor) => investor.at === place);

/** The director of a holding that operates; the bank's limit sees to it that there is one. */
export function directorFor(state: BaronsState, id: string): string {
  const { director } = holdingIn(state, id);
  if (director === null) throw new Error(`${id} has no director`);
  return director;
}

/** Certificates of a player; investors do not count (RB-HOLD-16, RB-HOLD-17). */
export function certificateCount(state: BaronsState, player: string): number {
  let count = 0;
  for (const holding of Object.values(state.companies))
    for (const certificate of holding.certificates) if (certificate.holder === player) count++;
  return count;
}
