import { classicTitle } from '@roundhouse/classic';
import { auctionFrame, biddingFrame } from './auction.ts';
import { METALS } from './data/companies.ts';
import { REFUSALS } from './data/refusals.ts';
import { summary } from './data/summary.ts';
import { faceFrame } from './faces.ts';
import { pickFrame } from './hand-pick.ts';
import { IMPORTED, OPTIONS, type OptionsRG } from './options.ts';
import { startFrame } from './rights.ts';
import { gameFrame, operatingFrame } from './rounds.ts';
import { advice } from './routes.ts';
import { setup } from './setup.ts';
import { type CompanyRG, core, type StateRG } from './state.ts';
import { stock } from './stock.ts';
import { faults, totals } from './totals.ts';
import { offerFrame } from './trains.ts';
import { turnFrame } from './turn.ts';
import { winterFrame } from './winter.ts';
import { worth } from './worth.ts';

export const title = classicTitle<StateRG, CompanyRG, OptionsRG>(core, summary, {
  rules: 1,
  playersRule: '18RG-setup-5',
  reserved: METALS,
  options: OPTIONS,
  imported: IMPORTED,
  setup,
  refusals: REFUSALS,
  frames: [
    gameFrame,
    pickFrame,
    auctionFrame,
    biddingFrame,
    faceFrame,
    stock.frame,
    startFrame,
    operatingFrame,
    winterFrame,
    turnFrame,
    offerFrame,
  ],
  routeSearches: advice.routeSearches,
  worth,
  totals,
  faults,
});
