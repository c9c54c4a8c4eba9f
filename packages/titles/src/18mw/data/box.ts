import type { ClassicBox } from '@roundhouse/classic';
import { CORPORATIONS, SYSTEMS } from './companies.ts';
import { GEOGRAPHY } from './geography.ts';
import { MARKET } from './market.ts';
import { PRIVATES, SALE_PHASES } from './privates.ts';
import { PHASES, TRAINS } from './trains.ts';

const FOR_SALE = PRIVATES.flatMap(({ id, sale }) => (sale === null ? [] : [id]));

export const BOX: ClassicBox = {
  bank: 12_000,
  startingCash: { 3: 650, 4: 550, 5: 450 },
  certificateLimit: { 3: 20, 4: 16, 5: 13 },
  floatPercent: 60,
  holdPercent: 60,
  poolPercent: 50,
  companies: [
    ...CORPORATIONS.map(({ id, name, home }) => ({ id, name, home, stationCosts: [] })),
    ...SYSTEMS.map(({ id, name }) => ({ id, name, home: null, stationCosts: [] })),
  ],
  privates: PRIVATES,
  trains: TRAINS,
  phases: PHASES.map((phase) => ({
    ...phase,
    privatesForSale: SALE_PHASES.includes(phase.name) ? FOR_SALE : [],
  })),
  market: MARKET,
  geography: GEOGRAPHY,
};

/** Places of certificates, tokens and money that are neither in play nor for sale. */
export const SUPPLY = 'supply';
export const GONE = 'gone';
/** Where shares lie that have been sold until it is known whether the president protects the price. */
export const ASIDE = 'aside';
/** The token that comes with the St. Louis and Alton. */
export const ALTON = 'SLA';
/** What a company pays another for the place of its token. */
export const TOKEN_PRICE = 100;
/** Least raise of a bid. */
export const RAISE = 5;
/** The phase from which corporations may merge. */
export const MERGERS_FROM = '10';
/** The phase from which small cities may be upgraded or paved. */
export const SMALL_CITIES_FROM = '6';
