import {
  type Board,
  type Chance,
  type LayOptions,
  putTile,
  seededChance,
  tilesLeft,
} from '@roundhouse/engine';
import type { RouteProblem } from '@roundhouse/router';
import { fillBoard, joinUp, stationsOn } from '../../testing/full-board.ts';
import { GEOGRAPHY } from '../data/geography.ts';
import { SMALL_CITIES } from '../data/tiles.ts';
import { PHASES } from '../data/trains.ts';
import { routeProblem } from '../routes.ts';

/** The bases of the Burlington and the Rock Island, and six more: four tokens each. */
const STATIONS = ['G13', 'G7', 'F18', 'K13', 'J6', 'B8', 'D18', 'I15'];

/**
 * All tiles laid, small cities grown to large ones as far as the supply goes, both connections still to be made, and a system with three
 * trains and all the tokens that two corporations can bring it.
 */
export function fullBoard18MW(seed: number, types = ['D', 'D', 'D']): RouteProblem {
  const board: Board = { tiles: {}, stations: stationsOn('BN', STATIONS) };
  fillWithCities(board, seededChance(seed));
  const trains = types.map((type, number) => ({ id: `${type}-${number}`, type }));
  const state = { board, phase: 'D' as const, chicagoDoubler: null, connected: [] };
  return routeProblem(state, { id: 'BN', bases: ['G13', 'G7'], trains });
}

function fillWithCities(board: Board, chance: Chance): void {
  const options: LayOptions = { colours: PHASES.find(({ name }) => name === 'D')?.tiles ?? [] };
  fillBoard(GEOGRAPHY, board, options, chance);
  for (const [hex, { tile, rotation }] of Object.entries(board.tiles)) {
    const city = SMALL_CITIES[tile]?.city;
    if (city === undefined || tilesLeft(GEOGRAPHY, board, city) === 0) continue;
    putTile(board, hex, { tile: city, rotation });
  }
  fillBoard(GEOGRAPHY, board, options, chance);
  joinUp(GEOGRAPHY, board, options, chance);
}
