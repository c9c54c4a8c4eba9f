import {
  type BaseState,
  type Company,
  companyOf,
  compileGrid,
  type Geography,
  type HasBoard,
  type HasCash,
  type HasCompanies,
  type HasDepot,
  type HasMarket,
  type HasPrivates,
  isPlayer,
  presidentOf,
  priceOf,
  privateOf,
  type TrainOwner,
} from '@roundhouse/engine';
import { ASSETS, type AssetData } from './data/assets.ts';
import { type Colour, METALS, RAILS, type RailData } from './data/companies.ts';
import { MAP } from './data/map.ts';
import { MARKET } from './data/market.ts';
import { CERTIFICATE_LIMIT, RECORDED_FOUR_PLAYER_LIMIT } from './data/numbers.ts';
import { FACES, MANIFEST } from './data/tiles.ts';
import { PHASES, type PhaseName, type PhaseRG } from './data/trains.ts';
import type { OptionsRG } from './options.ts';

export interface CompanyRG extends Company, TrainOwner {
  /** The colour of its box on the board; null for CF&I and VGC. */
  readonly box: Colour | null;
  operated: boolean;
  /** What it earned when it last ran, gold included. */
  lastRevenue: number | null;
}

/** The gold cubes: every cube is in one of these places. */
export interface Gold {
  supply: number;
  /** On hexes with tiles. */
  hexes: Record<string, number>;
  /** On the gold track. */
  shipped: number;
  gone: number;
}

/** The steel cubes. */
export interface Steel {
  /** The prices that still have a cube, by column. */
  columns: Record<string, number[]>;
  supply: number;
  /** On the Steel Depot (B3). */
  depot: number;
}

/** The coal cubes. */
export interface Coal {
  supply: number;
  /** Still in Coal Creek (on Y3). */
  creek: number;
  /** Taken by the company that owns Y3. */
  mines: number;
  /** On the Coal Depot (G6). */
  depot: number;
  spent: number;
}

/** Debt tokens of a debtor. */
export interface Debt {
  owed: number;
  paid: number;
}

/** When the game will end: after the last operating round of this set. */
export interface ComingEnd {
  readonly set: number;
  readonly reason: 'market' | 'train';
}

export interface StateRG
  extends BaseState,
    HasCash,
    HasCompanies<CompanyRG>,
    HasMarket,
    HasDepot,
    HasBoard,
    HasPrivates {
  readonly options: OptionsRG;
  phase: PhaseName;
  /** The holder of the priority deal. */
  priority: string;
  readonly goldTrack: string;
  gold: Gold;
  steel: Steel;
  coal: Coal;
  treaty: boolean;
  debts: Record<string, Debt>;
  /** The treaty has given a station back, so those on the charter are priced anew. */
  stationReturned: boolean;
  ghostTowns: string[];
  /** The 13LB Gold Nugget has been used. */
  nuggetUsed: boolean;
  /** Heavy Winter: no share price moves in this operating round. */
  frozen: boolean;
  /** What the Metals Investor has bought in this stock round; not sold before the next. */
  invested: { readonly player: string; readonly company: string }[];
  /** The face chosen for a card that has several. */
  faces: Record<string, string>;
  coming: ComingEnd | null;
  bankrupt: string | null;
}

export const GEOGRAPHY: Geography = { grid: compileGrid(MAP), tiles: FACES, manifest: MANIFEST };

export const companyIn = (state: StateRG, id: string): CompanyRG => companyOf(state, id);

export const isMetal = (id: string): boolean => METALS.includes(id);

export const railsOf = (state: StateRG): CompanyRG[] =>
  Object.values(state.companies).filter(({ id }) => !isMetal(id));

export const startedRails = (state: StateRG): CompanyRG[] => railsOf(state).filter(({ par }) => par !== null);

export function railData(id: string): RailData {
  const data = RAILS.find((rail) => rail.id === id);
  if (data === undefined) throw new Error(`There is no train company ${id}`);
  return data;
}

export function assetData(id: string): AssetData {
  const data = ASSETS.find((asset) => asset.id === id);
  if (data === undefined) throw new Error(`There is no private asset ${id}`);
  return data;
}

/** The owner of an asset that is in the game, bought and open. */
export function ownerOf(state: StateRG, asset: string): string | null {
  if (!Object.hasOwn(state.privates, asset)) return null;
  const { owner, closed } = privateOf(state, asset);
  return closed || owner === 'bank' ? null : owner;
}

export function phaseOf(state: StateRG): PhaseRG {
  const phase = PHASES.find(({ name }) => name === state.phase);
  if (phase === undefined) throw new Error(`There is no phase ${state.phase}`);
  return phase;
}

export const phaseReached = (state: StateRG, name: PhaseName): boolean =>
  PHASES.findIndex((phase) => phase.name === name) <= PHASES.indexOf(phaseOf(state));

export const sharePrice = (state: StateRG, company: string): number | null => priceOf(MARKET, state, company);

export const presidentIn = (state: StateRG, company: CompanyRG): string | null =>
  presidentOf(company, (holder) => isPlayer(state, holder));

/** The president, who must exist: for companies that operate. */
export function presidentFor(state: StateRG, id: string): string {
  const president = presidentIn(state, companyIn(state, id));
  if (president === null) throw new Error(`${id} has no president`);
  return president;
}

export function certificateLimit(state: StateRG): number {
  const count = state.players.length;
  return state.options.tenCertificates && count === 4
    ? RECORDED_FOUR_PLAYER_LIMIT
    : (CERTIFICATE_LIMIT[count] ?? 0);
}
