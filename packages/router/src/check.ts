import { checkProblem } from './problem.ts';
import { type Trace, trace } from './trace.ts';
import { countedStops, minimumOf } from './train.ts';
import type { DrawnRoute, RouteProblem, TrackGraph, Train, ValuedRoute, ValuedRoutes } from './types.ts';
import { type RunningTrain, valueRoutes } from './value.ts';
import { accept, type Checked, refuse } from './violation.ts';

/** What one route, drawn by hand, would earn as the only one of the turn. */
export function checkRoute(problem: RouteProblem, route: DrawnRoute): Checked<ValuedRoute> {
  const checked = checkRoutes(problem, [route]);
  if (!checked.ok) return checked;
  const [only] = checked.value.routes;
  return only === undefined ? refuse({ code: 'unknown-train', train: route.train }) : accept(only);
}

/** What a set of routes drawn by hand earns together, or the first thing that is wrong with it. */
export function checkRoutes(problem: RouteProblem, routes: readonly DrawnRoute[]): Checked<ValuedRoutes> {
  checkProblem(problem);
  return judgeDrawn(problem, routes);
}

/** The same for a problem that has been checked, or that was made for this question out of what is sound. */
export function judgeDrawn(problem: RouteProblem, routes: readonly DrawnRoute[]): Checked<ValuedRoutes> {
  const running: RunningTrain[] = [];
  for (const route of routes) {
    const train = problem.trains.find(({ id }) => id === route.train);
    if (train === undefined) return refuse({ code: 'unknown-train', train: route.train });
    if (running.some((other) => other.train.id === train.id)) {
      return refuse({ code: 'train-twice', train: train.id });
    }
    const walked = trace(problem.graph, train.id, route.pieces);
    if (!walked.ok) return walked;
    const legal = checkLine(problem.graph, train, walked.value);
    if (!legal.ok) return legal;
    running.push({ train, trace: walked.value });
  }
  const apart = checkApart(problem.graph, running);
  return apart.ok ? valueRoutes(problem.revenue ?? {}, running) : apart;
}

/** The rules that a route keeps by itself, its length apart. */
function checkLine(graph: TrackGraph, rules: Train, line: Trace): Checked<Trace> {
  const train = rules.id;
  const piece = firstRepeat(line.pieces) ?? pieceAtRepeatedPoint(graph, line);
  if (piece !== undefined) return refuse({ code: 'track-twice', train, piece });
  const stop = firstRepeat(line.stops);
  if (stop !== undefined) return refuse({ code: 'stop-twice', train, stop });
  let station = false;
  const visited = new Map<number, number>();
  for (const [index, number] of line.stops.entries()) {
    const facts = graph.stops[number];
    if (facts === undefined) continue;
    const before = visited.get(facts.location);
    if (before !== undefined) return refuse({ code: 'location-twice', train, stops: [before, number] });
    visited.set(facts.location, number);
    station ||= facts.station;
    const inside = index > 0 && index < line.stops.length - 1;
    if (inside && !facts.through) {
      const code = facts.kind === 'offboard' ? 'offboard-in-middle' : 'blocked';
      return refuse({ code, train, stop: number });
    }
  }
  const stops = countedStops(rules, line.stops);
  const minimum = minimumOf(rules);
  if (stops < minimum || line.stops.length < 2) return refuse({ code: 'too-short', train, stops, minimum });
  return station ? accept(line) : refuse({ code: 'no-station', train });
}

function checkApart(graph: TrackGraph, running: readonly RunningTrain[]): Checked<true> {
  if (running.length < 2) return accept(true);
  const owner = new Map<string, string>();
  for (const { train, trace: line } of running) {
    for (const piece of line.pieces) {
      for (const key of trackKeys(graph, piece)) {
        const other = owner.get(key);
        if (other !== undefined && other !== train.id) {
          return refuse({ code: 'shared-track', trains: [other, train.id], piece });
        }
        owner.set(key, train.id);
      }
    }
  }
  return accept(true);
}

/** A piece uses itself and the points at its ends: the bit of track that a fork shares is a point. */
function trackKeys(graph: TrackGraph, number: number): string[] {
  const piece = graph.pieces[number];
  const keys = [`piece ${number}`];
  for (const end of piece === undefined ? [] : [piece.a, piece.b]) {
    if ('point' in end) keys.push(`point ${end.point}`);
  }
  return keys;
}

function pieceAtRepeatedPoint(graph: TrackGraph, line: Trace): number | undefined {
  const point = firstRepeat(line.points);
  if (point === undefined) return undefined;
  const touching = line.pieces.filter((number) => trackKeys(graph, number).includes(`point ${point}`));
  return touching[2] ?? touching[0];
}

function firstRepeat(numbers: readonly number[]): number | undefined {
  return numbers.find((number, index) => numbers.indexOf(number) !== index);
}
