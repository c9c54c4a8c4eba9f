import { CLASSIC_TEXTS, faults, POWER_TEXTS, totals, worth } from '@roundhouse/classic';
import { agreementToEnd, type Title } from '@roundhouse/engine';
import { auction } from './auction.ts';
import { BOX } from './data/box.ts';
import { COMPANIES, PRIVATES } from './data/data.ts';
import { REFUSALS } from './data/refusals.ts';
import { IMPORTED, OPTIONS, type Options1889 } from './options.ts';
import { gameFrame, operatingFrame } from './rounds.ts';
import { run } from './run.ts';
import { setup } from './setup.ts';
import { core, type State1889 } from './state.ts';
import { exchange, stock } from './stock.ts';
import { summary } from './summary.ts';
import { terms } from './terms.ts';
import { ohzuFrame, portAnytime, portAside } from './track.ts';
import { offerFrame, phases } from './trains.ts';
import { turnFrame } from './turn.ts';

/** Players may agree to stop. */
const agreement = agreementToEnd<State1889>();

export const title: Title<State1889, Options1889> = {
  id: summary.id,
  name: summary.name,
  currency: terms.currency,
  rules: 1,
  players: summary.players,
  playersRule: '1889-1.1-1',
  reserved: [...COMPANIES, ...PRIVATES].map(({ id }) => id),
  options: OPTIONS,
  imported: IMPORTED,
  setup,
  refusals: REFUSALS,
  texts: { ...CLASSIC_TEXTS, ...POWER_TEXTS },
  frames: [
    gameFrame,
    ...auction,
    stock.frame,
    operatingFrame,
    turnFrame,
    ohzuFrame,
    phases.discardFrame,
    offerFrame,
    agreement.frame,
  ],
  // 1889-3.2-3 to -5 and 1889-3.5-2
  aside: [portAside, exchange, agreement.propose],
  outOfTurn: [portAnytime, exchange],
  routeSearches: run.routeSearches,
  // 1889-13.1-5 and -6
  worth: (state, player) => worth(core, state, player),
  totals: (state) => totals(BOX, state),
  faults: (state) => faults(BOX, state),
};
