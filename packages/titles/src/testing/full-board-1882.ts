import { putStation, seededChance } from '@roundhouse/engine';
import type { RouteProblem } from '@roundhouse/router';
import { routeProblem } from '../1882/run.ts';
import { setup } from '../1882/setup.ts';
import { companyIn, GEOGRAPHY, phaseOf } from '../1882/state.ts';
import { fillBoard } from './full-board.ts';
import { names } from './random-games.ts';

/** For tests and measurements: a board with all tiles laid, and a company with two D-trains and all its stations on it. */
export function fullBoardProblem(seed: number): RouteProblem {
  const state = setup({ players: names(4), seed }, { recordedRevenue: false });
  state.phase = 'D';
  fillBoard(GEOGRAPHY, state.board, { colours: phaseOf(state).tiles }, seededChance(seed));
  const company = companyIn(state, 'CPR');
  company.trains = ['D-0', 'D-1'].map((id) => ({ id, type: 'D' }));
  const markers = state.board.stations.filter(({ owner }) => owner === 'CPR');
  for (const [i, hex] of ['I5', 'G7', 'J8', 'G11'].entries()) {
    const marker = markers[i];
    if (marker !== undefined) putStation(state.board, marker, { hex, stop: 0 });
  }
  return routeProblem(state, company);
}
