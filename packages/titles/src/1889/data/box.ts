import type { ClassicBox } from '@roundhouse/classic';
import { compileGrid } from '@roundhouse/engine';
import { COMPANIES } from './companies.ts';
import { MAP } from './map.ts';
import { MARKET } from './market.ts';
import { CERTIFICATE_LIMIT, STARTING_CASH } from './numbers.ts';
import { PRIVATES } from './privates.ts';
import { FACES, MANIFEST } from './tiles.ts';
import { PHASES, TRAINS } from './trains.ts';

export const BOX: ClassicBox = {
  bank: 7000,
  startingCash: STARTING_CASH,
  certificateLimit: CERTIFICATE_LIMIT,
  floatPercent: 50,
  holdPercent: 60,
  poolPercent: 50,
  companies: COMPANIES,
  privates: PRIVATES,
  trains: TRAINS,
  phases: PHASES,
  market: MARKET,
  geography: { grid: compileGrid(MAP), tiles: FACES, manifest: MANIFEST },
};
