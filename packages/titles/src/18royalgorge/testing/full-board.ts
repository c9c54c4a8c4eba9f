import { putStation, seededChance } from '@roundhouse/engine';
import type { RouteProblem } from '@roundhouse/router';
import { fillBoard } from '../../testing/full-board.ts';
import { names } from '../../testing/random-games.ts';
import { OPTIONS } from '../options.ts';
import { routeProblem } from '../routes.ts';
import { setup } from '../setup.ts';
import { core } from '../state.ts';

const { geography } = core.box;

/** A board with all tiles laid, and Santa Fe with two 6x2 trains and gold to ship. */
export function fullBoardRoyalGorge(seed: number): RouteProblem {
  const state = setup({ players: names(4), seed }, OPTIONS.parse({}));
  state.phase = 'Silver';
  fillBoard(geography, state.board, { colours: core.phase(state).tiles }, seededChance(seed));
  const company = core.company(state, 'SF');
  company.trains = ['6x2-0', '6x2-1'].map((id) => ({ id, type: '6x2' }));
  const markers = state.board.stations.filter(({ owner }) => owner === 'SF');
  for (const [i, hex] of ['O15', 'H12', 'K11', 'C11'].entries()) {
    const marker = markers[i];
    if (marker !== undefined && geography.grid.index.has(hex))
      putStation(state.board, marker, { hex, stop: 0 });
  }
  return routeProblem(state, company, { gold: true });
}
