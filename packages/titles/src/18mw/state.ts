import {
  type ClassicState,
  type ClassicTurn,
  type Core,
  classicCore,
  type FloatingCompany,
  openClassicTurn,
} from '@roundhouse/classic';
import { hasMark, isPlayer, kindOf, moveMarker, presidentOf, type StockFrame } from '@roundhouse/engine';
import { closeCompany } from './closing.ts';
import { BOX } from './data/box.ts';
import { SYSTEMS } from './data/companies.ts';
import type { ConnectionId } from './data/connections.ts';
import { PHASE_NAMES, type PhaseName } from './data/trains.ts';
import { STATION_RULES } from './network.ts';

/** A corporation, or a system made of two. */
export interface CompanyMW extends FloatingCompany {
  /** The hexes of its base tokens; two of a system, none before that is formed. */
  bases: string[];
  /** Out of the game: its price has reached the closed zone, or it has become part of a system. */
  fate: 'closed' | 'merged' | null;
  /** The player who decides for it while nobody has its president's certificate. */
  receiver: string | null;
  /** The corporations that a system is made of. */
  parents: string[];
}

export interface StateMW extends ClassicState<CompanyMW> {
  /** Players who have gone bankrupt. */
  out: string[];
  mergers: number;
  /** Stock that each player has sold in the present stock or operating round. */
  sold: Record<string, string[]>;
  /** Who has made the run of a connection. */
  connectedBy: Partial<Record<ConnectionId, string>>;
  /** Whoever owned the Chicago Freight Handling and St. Louis Freight Line Companies when they closed. */
  kept: { CFH: string | null; SLFLC: string | null };
  /** The last auction brought no bid, and the operating round after it paid nobody. */
  stalled: boolean;
  /** Corporations that operate in the present round for the first time. */
  firstTurns: string[];
  /** A fingerprint of the position in which the last stock round began. */
  lastPosition: string | null;
  /** Companies whose stock bankruptcy has put into the pool. */
  forfeit: string[];
}

export const STEPS = [
  'begin',
  'track',
  'station',
  'run',
  'dividend',
  'trains',
  'token-purchase',
  'end',
] as const;
export type Step = (typeof STEPS)[number];

/** A train that shares are sold for. */
export interface Target {
  readonly train: string;
  readonly from: string;
  readonly price: number;
}

export interface TurnMW extends ClassicTurn {
  step: Step;
  yellows: number;
  upgraded: boolean;
  /** Sizes of redeemed shares that nobody wanted, the bank neither, one for each share. */
  refusedShares: number[];
  /** Percent of the company that the bank has taken in its fire sale. */
  bankTook: number;
  /** Hexes of tokens that have been put up. */
  offeredTokens: string[];
  /** Has the president sold shares of his own for the train? Then the fire sale is over. */
  hasSoldShares: boolean;
  /** Companies of which the president has sold shares that are still set aside. */
  pending: string[];
  /** The train of another of the president's companies that shares are sold for; otherwise it is the bank's cheapest. */
  target: Target | null;
}
export const TurnMW = kindOf<TurnMW>('turn');

export const openTurn = (company: string): TurnMW => ({
  ...openClassicTurn(company),
  yellows: 0,
  upgraded: false,
  refusedShares: [],
  bankTook: 0,
  offeredTokens: [],
  hasSoldShares: false,
  pending: [],
  target: null,
});

export interface StockFrameMW extends StockFrame {
  /** Where the certificate of this turn was bought. */
  boughtFrom: string | null;
  /** Has the player on turn done anything? Otherwise it is still between two turns. */
  begun: boolean;
  /** What owners of private companies have declined in this turn. */
  declined: { readonly item: string; readonly price: number }[];
}
export const StockFrameMW = kindOf<StockFrameMW>('stock');

const SYSTEM_IDS: readonly string[] = SYSTEMS.map(({ id }) => id);
export const isSystem = (id: string): boolean => SYSTEM_IDS.includes(id);

export const phaseName = ({ phase }: { readonly phase: string }): PhaseName =>
  PHASE_NAMES.find((name) => name === phase) ?? '1';

const NAMES: readonly string[] = PHASE_NAMES;
const rankOf = (phase: string): number => NAMES.indexOf(phase);
/** Has the game come to this phase? */
export const hasCome = (state: { readonly phase: string }, phase: string): boolean =>
  rankOf(state.phase) >= rankOf(phase);

export const core: Core<StateMW, CompanyMW> = classicCore<StateMW, CompanyMW>(BOX, {
  steps: STEPS,
  stations: STATION_RULES,
  operates: (_state, { floated, fate }) => floated && fate === null,
  // 18MW-shares-8
  certificateLimit: ({ players, mergers }) => (BOX.certificateLimit[players.length] ?? 0) - mergers,
  // 18MW-receivership-2
  requirePresident(state, id) {
    const company = core.company(state, id);
    const found = company.receiver ?? presidentOf(company, (holder) => isPlayer(state, holder));
    if (found === null) throw new Error(`Nobody decides for ${id}`);
    return found;
  },
  // 18MW-closed-1
  movePrice(state, id, direction, steps, emit) {
    moveMarker(BOX.market, state, id, direction, steps, emit);
    if (hasMark(core.cell(state, id), 'closed')) closeCompany(state, id, emit);
  },
});

/** Companies that are in the game, started or not. */
export const companiesInPlay = (state: StateMW): CompanyMW[] =>
  Object.values(state.companies).filter(({ fate }) => fate === null);

/** The companies of a president. */
export const companiesOf = (state: StateMW, player: string): CompanyMW[] =>
  companiesInPlay(state).filter((company) => company.floated && core.president(state, company.id) === player);
