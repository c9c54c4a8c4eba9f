import {
  printedStationCost,
  type Stations,
  stationMove as stationMoveOf,
  stationPart,
} from '@roundhouse/classic';
import { refuse, stationsOnCharter } from '@roundhouse/engine';
import { RIO_GRANDE } from './data/companies.ts';
import { RETURNED_STATION_COSTS } from './data/numbers.ts';
import { isGorgeHex } from './gorge.ts';
import { type CompanyRG, core, type StateRG, type TurnFrame } from './state.ts';

/** 18RG-station-6; after the treaty has returned one, those left are priced from the last backwards (18RG-treaty-4). */
export function stationCost(state: StateRG, company: string): number {
  if (company !== RIO_GRANDE || !state.stationReturned) return printedStationCost(core, state, company);
  const left = stationsOnCharter(state.board, company).length;
  return RETURNED_STATION_COSTS[RETURNED_STATION_COSTS.length - left] ?? 0;
}

/** Building a station: one a turn, but not in the first. */
export const stations: Stations<StateRG> = stationPart(core, {
  cost: stationCost,
  // 18RG-station-4: the first of a company's stations is its home.
  waitsForHome: ({ board }, company) => board.stations.find(({ owner }) => owner === company)?.at === null,
  // 18RG-gorge-2
  problem: (_state, company, { hex }) =>
    isGorgeHex(hex) && company !== RIO_GRANDE ? refuse('station.gorge') : null,
});

export const stationMove = stationMoveOf<StateRG, CompanyRG, TurnFrame>(stations);
