import { seededChance } from '@roundhouse/engine';
import type { RouteProblem } from '@roundhouse/router';
import { fillBoard, joinUp, stationsOn } from '../../testing/full-board.ts';
import { GEOGRAPHY } from '../data/geography.ts';
import { CUBES } from '../data/refineries.ts';
import { PHASES } from '../data/trains.ts';
import { routeProblem } from '../routes.ts';

const DEPOSITS = ['C11', 'E11', 'F4', 'G11', 'I7', 'I11', 'J6', 'L6'];
/** Five on cities of Wyoming and the one off the board. */
const REFINERIES = ['B6', 'E9', 'H12', 'J4', 'K13', 'C1'];

/** All tiles laid, every cube and refinery in place, and the Burlington with two D-trains and its four stations. */
export function fullBoardBigWyoming(seed: number): RouteProblem {
  const board = { tiles: {}, stations: stationsOn('CBQ', ['E3', 'H8', 'K13', 'E13']) };
  const options = { colours: PHASES.find(({ name }) => name === 'D')?.tiles ?? [] };
  const chance = seededChance(seed);
  fillBoard(GEOGRAPHY, board, options, chance);
  joinUp(GEOGRAPHY, board, options, chance);
  const cubes = DEPOSITS.map((hex, i) => [hex, Math.floor((CUBES + i) / DEPOSITS.length)] as const);
  const state = {
    board,
    privates: {},
    phase: 'D' as const,
    cubes: Object.fromEntries(cubes),
    refineries: Object.fromEntries(REFINERIES.map((hex) => [hex, 'operational' as const])),
    council: { hex: 'E3', company: 'CBQ' },
  };
  return routeProblem(state, { id: 'CBQ', trains: ['D-0', 'D-1'].map((id) => ({ id, type: 'D' })) });
}
