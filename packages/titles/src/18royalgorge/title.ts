import { CLASSIC_TEXTS } from '@roundhouse/classic';
import { agreementToEnd, type Title } from '@roundhouse/engine';
import { auctionFrame, biddingFrame } from './auction.ts';
import { ASSETS } from './data/assets.ts';
import { METALS, RAILS } from './data/companies.ts';
import { REFUSALS } from './data/refusals.ts';
import { punishDebtors } from './end.ts';
import { faceFrame } from './faces.ts';
import { pickFrame } from './hand-pick.ts';
import { IMPORTED, OPTIONS, type OptionsRG } from './options.ts';
import { startFrame } from './rights.ts';
import { gameFrame, operatingFrame } from './rounds.ts';
import { advice } from './routes.ts';
import { setup } from './setup.ts';
import type { StateRG } from './state.ts';
import { stock } from './stock.ts';
import { faults, totals } from './totals.ts';
import { offerFrame } from './trains.ts';
import { turnFrame } from './turn.ts';
import { winterFrame } from './winter.ts';
import { worth } from './worth.ts';

/** The rulebook knows no such end; the debts are settled as at any other. */
const agreement = agreementToEnd<StateRG>(punishDebtors);

export const title: Title<StateRG, OptionsRG> = {
  id: '18royalgorge',
  name: '18 Royal Gorge',
  rules: 1,
  players: { min: 2, max: 4 },
  playersRule: '18RG-setup-5',
  reserved: [...RAILS.map(({ id }) => id), ...METALS, ...ASSETS.map(({ id }) => id)],
  options: OPTIONS,
  imported: IMPORTED,
  setup,
  refusals: REFUSALS,
  texts: CLASSIC_TEXTS,
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
    agreement.frame,
  ],
  outsidePlay: [agreement.propose],
  routeSearches: advice.routeSearches,
  worth,
  totals,
  faults,
};
