import { classicTitle } from '@roundhouse/classic';
import { auction } from './auction.ts';
import { REFUSALS } from './data/refusals.ts';
import { summary } from './data/summary.ts';
import { terms } from './data/terms.ts';
import { IMPORTED, OPTIONS } from './options.ts';
import { gameFrame, operatingFrame } from './rounds.ts';
import { run } from './run.ts';
import { setup } from './setup.ts';
import { core } from './state.ts';
import { exchange, stock } from './stock.ts';
import { ohzuFrame, portAnytime, portOutsidePlay } from './track.ts';
import { offerFrame, phases } from './trains.ts';
import { turnFrame } from './turn.ts';

export const title = classicTitle(core, summary, {
  rules: 1,
  playersRule: '1889-1.1-1',
  currency: terms.currency,
  options: OPTIONS,
  imported: IMPORTED,
  setup,
  refusals: REFUSALS,
  frames: [
    ...[gameFrame, ...auction, stock.frame, operatingFrame, turnFrame],
    ...[ohzuFrame, phases.discardFrame, offerFrame],
  ],
  // 1889-3.2-3 to -5 and 1889-3.5-2
  outsidePlay: [portOutsidePlay, exchange],
  outOfTurn: [portAnytime, exchange],
  routeSearches: run.routeSearches,
});
