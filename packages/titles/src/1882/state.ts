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
  type TrainCard,
  type TrainOwner,
} from '@roundhouse/engine';
import {
  CERTIFICATE_LIMIT,
  COMPANIES,
  type CompanyData,
  PHASES,
  type Phase1882,
  PRIVATES,
  type PrivateData,
} from './data.ts';
import { MAP } from './map.ts';
import { MARKET } from './market.ts';
import type { HouseRules1882 } from './options.ts';
import { FACES, MANIFEST } from './tiles.ts';

export interface Company1882 extends Company, TrainOwner {
  floated: boolean;
  operated: boolean;
  /** The hex of its home marker; null before it is placed and after P3 has moved it away. */
  home: string | null;
  /** What it earned when it last ran; null before its first turn. */
  lastRevenue: number | null;
}

export interface State1882
  extends BaseState,
    HasCash,
    HasCompanies<Company1882>,
    HasMarket,
    HasDepot,
    HasBoard,
    HasPrivates {
  phase: string;
  /** The holder of the priority deal. */
  priority: string;
  /** The train card under which the rebellion lies; null once it has been revealed. */
  rebellionTrain: string | null;
  /** The company whose certificate lies with P4. */
  readonly trestleShare: string;
  /** Extra trains that may come with SCR. */
  extraTrains: TrainCard[];
  /** P3's move has been made. */
  rebellionUsed: boolean;
  /** In imported records: P3's extra tile has been declined. */
  rebellionTileDeclined?: boolean;
  bankrupt: string | null;
  /** A dividend has brought a price to the top right space; a later sale does not undo it (1882-12-3). */
  topReached: boolean;
  /** House rule of imported records: a stated revenue is taken on trust. */
  readonly recordedRevenue: boolean;
  /** Further ways of imported records; games of ours have none. */
  readonly house?: HouseRules1882;
}

export const GEOGRAPHY: Geography = { grid: compileGrid(MAP), tiles: FACES, manifest: MANIFEST };

export const companyIn = (state: State1882, id: string): Company1882 => companyOf(state, id);

export function companyData(id: string): CompanyData {
  const data = COMPANIES.find((company) => company.id === id);
  if (data === undefined) throw new Error(`There is no company ${id}`);
  return data;
}

export function privateData(id: string): PrivateData {
  const data = PRIVATES.find((paper) => paper.id === id);
  if (data === undefined) throw new Error(`There is no private company ${id}`);
  return data;
}

export function phaseOf(state: State1882): Phase1882 {
  const phase = PHASES.find((candidate) => candidate.name === state.phase);
  if (phase === undefined) throw new Error(`There is no phase ${state.phase}`);
  return phase;
}

export const sharePrice = (state: State1882, company: string): number | null =>
  priceOf(MARKET, state, company);

export const presidentIn = (state: State1882, company: Company1882): string | null =>
  presidentOf(company, (holder) => isPlayer(state, holder));

/** The president, who must exist: for companies that operate. */
export function presidentFor(state: State1882, id: string): string {
  const president = presidentIn(state, companyIn(state, id));
  if (president === null) throw new Error(`${id} has no president`);
  return president;
}

export const certificateLimit = (state: State1882): number => CERTIFICATE_LIMIT[state.players.length] ?? 0;

export const operatingCompanies = (state: State1882): Company1882[] =>
  Object.values(state.companies).filter((company) => company.floated);
