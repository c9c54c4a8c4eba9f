import { CLASSIC_TEXTS } from '@roundhouse/classic';
import { cashAndShares, type Title, totalOf, type WorthItem } from '@roundhouse/engine';
import { auctioneerFrame, biddingFrame } from './auction.ts';
import { COMPANIES } from './data/companies.ts';
import { PRIORITY_CARD, PRIVATES } from './data/privates.ts';
import { REFUSALS } from './data/refusals.ts';
import { draftFrame } from './draft.ts';
import { OPTIONS, type OptionsBW } from './options.ts';
import { landFrame } from './powers.ts';
import { gameFrame, operatingFrame, roundEndFrame } from './rounds.ts';
import { run } from './run.ts';
import { setup } from './setup.ts';
import { parFrame } from './start.ts';
import { core, type StateBW } from './state.ts';
import { excessFrame, stock } from './stock.ts';
import { faults, totals } from './totals.ts';
import { offerFrame, phases } from './trains.ts';
import { turnFrame } from './turn.ts';
import { replaceFrame } from './union-pacific.ts';

/** 1867BW-10-2: private companies count nothing. */
export const worthItems = (state: StateBW, player: string): WorthItem[] =>
  cashAndShares(state, player, Object.values(state.companies), (company) => core.price(state, company));

const SPECULATORS = Array.from({ length: 7 }, (_, number) => `S${number + 1}`);

export const title: Title<StateBW, OptionsBW> = {
  id: '1867bw',
  name: '1867 Big Wyoming',
  rules: 2,
  players: { min: 3, max: 5 },
  playersRule: '1867BW-1-1',
  reserved: [
    ...COMPANIES.map(({ id }) => id),
    ...PRIVATES.map(({ id }) => id),
    ...SPECULATORS,
    PRIORITY_CARD,
  ],
  options: OPTIONS,
  setup,
  refusals: REFUSALS,
  texts: CLASSIC_TEXTS,
  frames: [
    gameFrame,
    draftFrame,
    auctioneerFrame,
    biddingFrame,
    parFrame,
    stock.frame,
    excessFrame,
    operatingFrame,
    turnFrame,
    landFrame,
    phases.discardFrame,
    offerFrame,
    roundEndFrame,
    replaceFrame,
  ],
  outsidePlay: [],
  routeSearches: run.routeSearches,
  worth: (state, player) => totalOf(worthItems(state, player)),
  totals,
  faults,
};
