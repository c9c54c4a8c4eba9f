import { putStation, seededChance } from '@roundhouse/engine';
import type { RouteProblem } from '@roundhouse/router';
import { fillBoard } from '../../testing/full-board.ts';
import { names } from '../../testing/random-games.ts';
import { BOX } from '../data/box.ts';
import { routeProblem } from '../run.ts';
import { setup } from '../setup.ts';
import { core } from '../state.ts';

/** For tests and measurements: a board with all tiles laid, and a company with two D-trains and all its stations on it. */
export function fullBoardProblem(seed: number): RouteProblem {
  const state = setup({ players: names(4), seed }, { recordedRevenue: false });
  state.phase = 'D';
  fillBoard(BOX.geography, state.board, { colours: core.phase(state).tiles }, seededChance(seed));
  const company = core.company(state, 'CPR');
  company.trains = ['D-0', 'D-1'].map((id) => ({ id, type: 'D' }));
  const markers = state.board.stations.filter(({ owner }) => owner === 'CPR');
  for (const [i, hex] of ['I5', 'G7', 'J8', 'G11'].entries()) {
    const marker = markers[i];
    if (marker !== undefined) putStation(state.board, marker, { hex, stop: 0 });
  }
  return routeProblem(state, company);
}
