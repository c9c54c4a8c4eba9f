import { agreementToEnd, type Title } from '@roundhouse/engine';
import { HOLDINGS } from './data/holdings.ts';
import { INVESTORS } from './data/investors.ts';
import { REFUSALS } from './data/refusals.ts';
import { worth } from './end.ts';
import { type Options, optionsSchema } from './options.ts';
import { priceFrame } from './par.ts';
import { priorityFrame } from './priority.ts';
import { gameFrame, operatingFrame } from './rounds.ts';
import { selectionFrame } from './selection.ts';
import { setup } from './setup.ts';
import type { BaronsState } from './state.ts';
import { stockFrame } from './stock.ts';
import { takeoverOffers } from './takeover.ts';
import { faults, totals } from './totals.ts';
import { turnFrame } from './turn.ts';

const agreement = agreementToEnd<BaronsState>();

export const title: Title<BaronsState, Options> = {
  id: 'railroadbarons',
  name: 'Railroad Barons',
  rules: 1,
  players: { min: 2, max: 2 },
  playersRule: 'RB-GEN-1',
  reserved: [...HOLDINGS, ...INVESTORS].map(({ id }) => id),
  options: optionsSchema,
  setup,
  refusals: REFUSALS,
  frames: [
    gameFrame,
    selectionFrame,
    priceFrame,
    priorityFrame,
    stockFrame,
    operatingFrame,
    turnFrame,
    takeoverOffers,
    agreement.frame,
  ],
  outsidePlay: [agreement.propose],
  worth,
  totals,
  faults,
};
