import { CLASSIC_TEXTS, faults, totals, worth } from '@roundhouse/classic';
import { agreementToEnd, type Title } from '@roundhouse/engine';
import { auction } from './auction.ts';
import { BOX } from './data/box.ts';
import { COMPANIES, PRIVATES } from './data/data.ts';
import { REFUSALS } from './data/refusals.ts';
import { homeFrame } from './home.ts';
import { IMPORTED, OPTIONS, type Options1882 } from './options.ts';
import { rebellionFrame } from './rebellion.ts';
import { gameFrame, operatingFrame } from './rounds.ts';
import { run } from './run.ts';
import { setup } from './setup.ts';
import { core, type State1882 } from './state.ts';
import { parFrame, stock } from './stock.ts';
import { citiesFrame } from './track.ts';
import { offerFrame, phases } from './trains.ts';
import { turnFrame } from './turn.ts';

/** 1882-13-2 */
const agreement = agreementToEnd<State1882>();

export const title: Title<State1882, Options1882> = {
  id: '1882',
  name: '1882: Assiniboia',
  rules: 1,
  players: { min: 2, max: 6 },
  playersRule: '1882-1-1',
  reserved: [...COMPANIES, ...PRIVATES].map(({ id }) => id),
  options: OPTIONS,
  imported: IMPORTED,
  setup,
  refusals: REFUSALS,
  texts: CLASSIC_TEXTS,
  frames: [
    gameFrame,
    ...auction,
    parFrame,
    stock.frame,
    operatingFrame,
    turnFrame,
    homeFrame,
    citiesFrame,
    rebellionFrame,
    phases.discardFrame,
    offerFrame,
    agreement.frame,
  ],
  aside: [agreement.propose],
  routeSearches: run.routeSearches,
  // 1882-12-7 and -8
  worth: (state, player) => worth(core, state, player),
  totals: (state) => totals(BOX, state, state.extraTrains),
  faults: (state) => faults(BOX, state),
};
