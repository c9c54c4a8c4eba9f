import { putStation, seededChance } from '@roundhouse/engine';
import type { RouteProblem } from '@roundhouse/router';
import { OPTIONS } from '../18royalgorge/options.ts';
import { routeProblem } from '../18royalgorge/routes.ts';
import { setup } from '../18royalgorge/setup.ts';
import { companyIn, GEOGRAPHY, phaseOf } from '../18royalgorge/state.ts';
import { fillBoard } from './full-board.ts';
import { names } from './random-games.ts';

/** A board with all tiles laid, and Santa Fe with two 6x2 trains and gold to ship. */
export function fullBoardRoyalGorge(seed: number): RouteProblem {
  const state = setup({ players: names(4), seed }, OPTIONS.parse({}));
  state.phase = 'Silver';
  fillBoard(GEOGRAPHY, state.board, { colours: phaseOf(state).tiles }, seededChance(seed));
  const company = companyIn(state, 'SF');
  company.trains = ['6x2-0', '6x2-1'].map((id) => ({ id, type: '6x2' }));
  const markers = state.board.stations.filter(({ owner }) => owner === 'SF');
  for (const [i, hex] of ['O15', 'H12', 'K11', 'C11'].entries()) {
    const marker = markers[i];
    if (marker !== undefined && GEOGRAPHY.grid.index.has(hex))
      putStation(state.board, marker, { hex, stop: 0 });
  }
  return routeProblem(state, company, { gold: true });
}
