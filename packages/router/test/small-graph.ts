import { Allotment } from '../src/allotment.ts';
import { buildNet } from '../src/net.ts';
import { sweepNet } from '../src/sweep.ts';
import { assembleTeam } from '../src/team.ts';
import type { End, GraphStop, Piece, RouteProblem, TrackGraph, Train } from '../src/types.ts';

/** Graphs so small that every figure can be worked out by hand. */

export const stop = (number: number): End => ({ stop: number });
export const point = (number: number, side: number): End => ({ point: number, side });
export const piece = (a: End, b: End, hex = 0): Piece => ({ a, b, hex });
export const city = (location: number, facts: Partial<GraphStop> = {}): GraphStop => ({
  location,
  kind: 'city',
  through: true,
  station: false,
  hex: 0,
  ...facts,
});

const CITIES = [city(0, { station: true }), city(1), city(2)];

/** Home 0, city 1, city 2. */
export const LINE: TrackGraph = {
  stops: CITIES,
  points: 0,
  pieces: [piece(stop(0), stop(1), 10), piece(stop(1), stop(2), 11)],
};

/** Home 0 between the cities 1 and 2. */
export const STAR: TrackGraph = {
  stops: CITIES,
  points: 0,
  pieces: [piece(stop(0), stop(1), 10), piece(stop(0), stop(2), 11)],
};

/** From home 0 over the fork, point 0, to city 1 or city 2. */
export const FORK: TrackGraph = {
  stops: CITIES,
  points: 1,
  pieces: [piece(stop(0), point(0, 0), 10), piece(point(0, 1), stop(1), 11), piece(point(0, 1), stop(2), 12)],
};

/** The cities pay 10, 20 and 40; each counts one towards the range, of which there is no end unless told. */
export const train = (id: string, range?: number, facts: Partial<Train> = {}): Train => ({
  id,
  allowances: range === undefined ? [] : [{ size: range, cost: [1, 1, 1] }],
  value: [10, 20, 40],
  ...facts,
});

/** What the search makes of a problem before it begins. */
export function prepared(problem: RouteProblem) {
  const allotment = new Allotment();
  const net = buildNet(problem.graph);
  const sweep = sweepNet(problem.graph, net, allotment);
  return { allotment, net, sweep, team: assembleTeam(problem, net, sweep, allotment) };
}
