import { type Stations, stationMove as stationMoveOf, stationPart, waitsForHome } from '@roundhouse/classic';
import { type Company1889, core, type State1889, type TurnFrame } from './state.ts';

/** Section 8: markers. 1889-8.1-4: a home is kept until its marker stands there. */
export const stations: Stations<State1889> = stationPart(core, {
  waitsForHome: (state, company) => waitsForHome(core, state, company),
});

export const stationMove = stationMoveOf<State1889, Company1889, TurnFrame>(stations);
