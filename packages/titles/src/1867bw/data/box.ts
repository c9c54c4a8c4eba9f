import type { ClassicBox } from '@roundhouse/classic';
import { COMPANIES } from './companies.ts';
import { GEOGRAPHY } from './geography.ts';
import { MARKET } from './market.ts';
import { CERTIFICATE_LIMIT, STARTING_CASH } from './numbers.ts';
import { PRIVATES } from './privates.ts';
import { PHASES, TRAINS } from './trains.ts';

/** The bank has no end. A corporation operates as soon as it is started. */
export const BOX: ClassicBox = {
  bank: null,
  startingCash: STARTING_CASH,
  certificateLimit: CERTIFICATE_LIMIT,
  floatPercent: 20,
  holdPercent: 60,
  poolPercent: 50,
  companies: COMPANIES,
  privates: PRIVATES,
  trains: TRAINS,
  phases: PHASES,
  market: MARKET,
  geography: GEOGRAPHY,
};
