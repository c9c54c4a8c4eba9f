import {
  placeHome as placeHomeOf,
  type Stations,
  stationMove as stationMoveOf,
  stationPart,
} from '@roundhouse/classic';
import { type Emit, freeSlots, revenueOf, stationsOnCharter, stopAt } from '@roundhouse/engine';
import { STATION_COST_FACTOR } from './data/companies.ts';
import { GEOGRAPHY } from './data/geography.ts';
import { type CompanyBW, core, owns, type StateBW, type TurnFrame } from './state.ts';

/** Section 8.2.B: one station a turn. */
export const stations: Stations<StateBW> = stationPart<StateBW, CompanyBW>(core, {
  // 1867BW-8.2.B-4 and -9, 1867BW-14.12-1
  cost(state, company, spot) {
    const stop = stopAt(GEOGRAPHY, state.board, spot);
    const value = stop === undefined ? 0 : revenueOf(stop, core.phase(state).tiles);
    return value * (owns(state, company, 'P12') ? 1 : STATION_COST_FACTOR);
  },
  // 1867BW-4.2-6 and -7
  waitsForHome: (state, company) => core.company(state, company).stage === 'queued',
});

export const stationMove = stationMoveOf<StateBW, CompanyBW, TurnFrame>(stations);

/** 1867BW-7.1-9, 1867BW-8.6.Q-1; 1867BW-9.1-11: where all circles are taken it stands beside them. */
export function placeHome(state: StateBW, company: string, emit: Emit): void {
  const spot = { hex: core.companyData(company).home ?? '', stop: 0 };
  const isFull = freeSlots(GEOGRAPHY, state.board, spot) <= 0;
  placeHomeOf(state, company, isFull ? { ...spot, beside: true } : spot, emit);
}

export const mayPlace = (state: StateBW, turn: TurnFrame): boolean =>
  !turn.stationPlaced && stationsOnCharter(state.board, turn.company).length > 0;
