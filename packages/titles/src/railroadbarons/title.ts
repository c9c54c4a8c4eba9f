import { agreementToEnd, type Title } from '@roundhouse/engine';
import { faults, totals } from './checks.ts';
import { HOLDINGS } from './data/holdings.ts';
import { INVESTORS } from './data/investors.ts';
import { worth } from './ending.ts';
import { priceFrame } from './opening/price.ts';
import { selectionFrame } from './opening/selection.ts';
import { operatingRounds } from './operating/round.ts';
import { takeoverOffers } from './operating/takeover.ts';
import { turnFrame } from './operating/turn.ts';
import { type Options, optionsSchema } from './options.ts';
import { REFUSALS } from './refusals.ts';
import { gameFrame } from './rounds.ts';
import { setup } from './setup.ts';
import type { BaronsState } from './state.ts';
import { priorityFrame } from './stock/priority.ts';
import { stockRound } from './stock/round.ts';

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
    stockRound,
    operatingRounds,
    turnFrame,
    takeoverOffers,
    agreement.frame,
  ],
  aside: [agreement.propose],
  worth,
  totals,
  faults,
};
