import { classicTitle, totals } from '@roundhouse/classic';
import { auction } from './auction.ts';
import { BOX } from './data/box.ts';
import { REFUSALS } from './data/refusals.ts';
import { summary } from './data/summary.ts';
import { homeFrame } from './home.ts';
import { IMPORTED, OPTIONS } from './options.ts';
import { extraTileFrame, liftedFrame } from './rebellion.ts';
import { gameFrame, operatingFrame } from './rounds.ts';
import { run } from './run.ts';
import { setup } from './setup.ts';
import { core } from './state.ts';
import { parFrame, stock } from './stock.ts';
import { citiesFrame } from './track.ts';
import { offerFrame, phases } from './trains.ts';
import { turnFrame } from './turn.ts';

export const title = classicTitle(core, summary, {
  rules: 1,
  playersRule: '1882-1-1',
  options: OPTIONS,
  imported: IMPORTED,
  setup,
  refusals: REFUSALS,
  frames: [
    ...[gameFrame, ...auction, parFrame, stock.frame, operatingFrame, turnFrame],
    ...[homeFrame, citiesFrame, liftedFrame, extraTileFrame, phases.discardFrame, offerFrame],
  ],
  routeSearches: run.routeSearches,
  totals: (state) => totals(BOX, state, state.extraTrains),
});
