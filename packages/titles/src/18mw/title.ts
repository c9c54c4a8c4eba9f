import { CLASSIC_TEXTS, faults, totals } from '@roundhouse/classic';
import { percentOf, type Title } from '@roundhouse/engine';
import { auctionFrame } from './auction.ts';
import { ALTON, ASIDE, BOX, GONE, SUPPLY } from './data/box.ts';
import { REFUSALS } from './data/refusals.ts';
import { exchangeBetweenTurns, exchangeFrame } from './exchange.ts';
import { shareSaleFrame, tokenSaleFrame } from './fire-sale.ts';
import { offerFrame } from './offers.ts';
import { OPTIONS, type OptionsMW } from './options.ts';
import { discardFrame } from './phases.ts';
import { protectionFrame } from './protection.ts';
import { gameFrame, operatingFrame } from './rounds.ts';
import { doublingFrame, run } from './run.ts';
import { setup } from './setup.ts';
import type { StateMW } from './state.ts';
import { stockFrame } from './stock.ts';
import { turnFrame } from './turn.ts';
import { worth } from './worth.ts';

export const title: Title<StateMW, OptionsMW> = {
  id: '18mw',
  name: '18MW',
  rules: 2,
  players: { min: 3, max: 5 },
  playersRule: '18MW-setup-1',
  reserved: [...BOX.companies, ...BOX.privates].map(({ id }) => id).concat(SUPPLY, GONE, ASIDE, ALTON),
  options: OPTIONS,
  setup,
  refusals: REFUSALS,
  texts: CLASSIC_TEXTS,
  frames: [
    gameFrame,
    auctionFrame,
    stockFrame,
    protectionFrame,
    operatingFrame,
    exchangeFrame,
    turnFrame,
    doublingFrame,
    shareSaleFrame,
    tokenSaleFrame,
    discardFrame,
    offerFrame,
  ],
  outsidePlay: [],
  outOfTurn: [exchangeBetweenTurns],
  routeSearches: run.routeSearches,
  worth,
  totals: (state) => totals(BOX, state),
  faults: (state) => [...faults(BOX, state, (id) => state.forfeit.includes(id)), ...ownFaults(state)],
};

/** What must hold besides: whole companies, and nothing set aside but what is being settled. */
function ownFaults(state: StateMW): string[] {
  const isSelling = state.agenda.some(({ kind }) => ['stock', 'protection', 'turn'].includes(kind));
  return Object.values(state.companies).flatMap((company) => {
    const sum = company.certificates.reduce((percent, certificate) => percent + certificate.percent, 0);
    return [
      ...(sum === 100 ? [] : [`${company.id} has ${sum}%`]),
      ...(isSelling || percentOf(company, ASIDE) === 0 ? [] : [`${company.id}: shares are left aside`]),
    ];
  });
}
