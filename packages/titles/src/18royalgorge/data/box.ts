import type { ClassicBox } from '@roundhouse/classic';
import { compileGrid } from '@roundhouse/engine';
import { RAILS } from './companies.ts';
import { MAP } from './map.ts';
import { MARKET } from './market.ts';
import { CERTIFICATE_LIMIT, HOLD_PERCENT, POOL_PERCENT, STARTING_CASH } from './numbers.ts';
import { ASSETS } from './privates.ts';
import { FACES, MANIFEST } from './tiles.ts';
import { PHASES, TRAINS } from './trains.ts';

export const BOX: ClassicBox = {
  bank: null,
  startingCash: STARTING_CASH,
  certificateLimit: CERTIFICATE_LIMIT,
  floatPercent: 20,
  holdPercent: HOLD_PERCENT,
  poolPercent: POOL_PERCENT,
  companies: RAILS,
  privates: ASSETS.map(({ id, name, minimum, income, companyMayOwn }) => ({
    id,
    name,
    face: minimum,
    revenue: income,
    closesHex: null,
    // 18RG-asset-2: half of the minimum bid, rounded up, to twice that.
    sale: companyMayOwn ? { min: Math.ceil(minimum / 2), max: 2 * minimum } : null,
    closesWith: null,
  })),
  trains: TRAINS,
  phases: PHASES.map((phase) => ({
    ...phase,
    privatesForSale: phase.companiesBuyAssets ? ASSETS.map(({ id }) => id) : [],
  })),
  market: MARKET,
  geography: { grid: compileGrid(MAP), tiles: FACES, manifest: MANIFEST },
};
