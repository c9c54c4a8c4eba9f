import {
  type BestRoutes,
  bestRoutes,
  checkRoutes,
  type RouteProblem,
  type ValuedRoutes,
  type ViolationCode,
} from '@roundhouse/router';
import { listOf, name, shape } from '../core/fields.ts';
import type { Refusal } from '../core/verdict.ts';
import type { Board, Geography } from './board.ts';
import { type Layout, layoutOf } from './graph.ts';

/**
 * A route as it is written in actions: the hexes in order, stops as `HEX.index` (`J10.1`), plain track by its hex.
 */
export interface WrittenRoute {
  readonly train: string;
  readonly path: readonly string[];
}

export const writtenRoute = shape<WrittenRoute>({ train: name, path: listOf(name, 200) });

/** What a path may do wrong before the router even looks at it. */
export type RouteCode = ViolationCode | 'unreadable';

interface Step {
  readonly hex: number;
  readonly stop: number | null;
}

function readSteps(geography: Geography, board: Board, path: readonly string[]): Step[] | null {
  const { stops, firstStops } = layoutOf(geography, board);
  const steps: Step[] = [];
  for (const written of path) {
    const [id, index] = written.split('.');
    const hex = geography.grid.index.get(id ?? '');
    if (hex === undefined) return null;
    if (index === undefined) {
      steps.push({ hex, stop: null });
      continue;
    }
    const stop = (firstStops[hex] ?? 0) + Number(index);
    if (!/^\d+$/.test(index) || stops[stop]?.hex !== id) return null;
    steps.push({ hex, stop });
  }
  return steps;
}

/** The pieces of track of a written path; null where there is no such track. */
export function readPath(geography: Geography, board: Board, path: readonly string[]): number[] | null {
  const layout = layoutOf(geography, board);
  const steps = readSteps(geography, board, path);
  const first = steps?.[0];
  if (steps === null || first?.stop === undefined || first.stop === null) return null;
  const pieces: number[] = [];
  /** Where the train stands: at a stop, or at a point that it has just come to. */
  let at: { stop: number } | { point: number; side: number } = { stop: first.stop };

  for (let i = 1; i < steps.length; i++) {
    const step = steps[i];
    const before = steps[i - 1];
    if (step === undefined || before === undefined) return null;
    if (before.stop !== null && step.stop !== null && before.hex === step.hex) {
      const direct = findPiece(layout, step.hex, before.stop, null, step.stop, null);
      if (direct === null) return null;
      pieces.push(...direct);
      at = { stop: step.stop };
      continue;
    }
    const edge = commonPoint(geography, before.hex, step.hex);
    if (edge === null) return null;
    const out =
      'stop' in at
        ? findPiece(layout, before.hex, at.stop, null, null, edge)
        : findPiece(layout, before.hex, null, at.point, null, edge);
    if (out === null) return null;
    pieces.push(...out);
    at = { point: edge, side: 0 };
    if (step.stop !== null) {
      const into = findPiece(layout, step.hex, null, edge, step.stop, null);
      if (into === null) return null;
      pieces.push(...into);
      at = { stop: step.stop };
    }
  }
  return 'stop' in at ? pieces : null;
}

function commonPoint(geography: Geography, a: number, b: number): number | null {
  for (let edge = 0; edge < 6; edge++) {
    if (geography.grid.neighbours[a * 6 + edge] === b) return geography.grid.sides[a * 6 + edge] ?? null;
  }
  return null;
}

type PieceEnd = Layout['pieces'][number]['a'];

/** The piece, or two arms of a junction, between two places of one hex. */
function findPiece(
  { pieces, firstPieces }: Layout,
  hex: number,
  fromStop: number | null,
  fromPoint: number | null,
  toStop: number | null,
  toPoint: number | null,
): number[] | null {
  const is = (end: PieceEnd, stop: number | null, point: number | null) =>
    'stop' in end ? end.stop === stop : end.point === point;
  const arms: { number: number; junction: number; start: boolean }[] = [];
  const end = firstPieces[hex + 1] ?? pieces.length;
  for (let number = firstPieces[hex] ?? 0; number < end; number++) {
    const piece = pieces[number];
    if (piece === undefined) continue;
    for (const [a, b] of [
      [piece.a, piece.b],
      [piece.b, piece.a],
    ] as const) {
      if (is(a, fromStop, fromPoint) && is(b, toStop, toPoint)) return [number];
      if (is(a, fromStop, fromPoint) && 'point' in b) arms.push({ number, junction: b.point, start: true });
      if (is(a, toStop, toPoint) && 'point' in b) arms.push({ number, junction: b.point, start: false });
    }
  }
  for (const first of arms.filter((arm) => arm.start)) {
    const second = arms.find(
      (arm) => !arm.start && arm.junction === first.junction && arm.number !== first.number,
    );
    if (second !== undefined) return [first.number, second.number];
  }
  return null;
}

/** Writes the way of a train: its stops and the hexes between them. */
export function writePath(
  geography: Geography,
  board: Board,
  route: { readonly stops: readonly number[]; readonly pieces: readonly number[] },
): string[] {
  const layout = layoutOf(geography, board);
  const path: string[] = [];
  const write = (stop: number) => {
    const { hex, stop: index } = layout.stops[stop] ?? { hex: '?', stop: 0 };
    path.push(`${hex}.${index}`);
  };
  let [at] = route.stops;
  if (at === undefined) return [];
  write(at);
  let previousHex = -1;
  for (const number of route.pieces) {
    const piece = layout.pieces[number];
    if (piece === undefined) continue;
    const ends = [piece.a, piece.b];
    const reached = ends.flatMap((end) => ('stop' in end && end.stop !== at ? [end.stop] : []))[0];
    if (reached !== undefined) {
      write(reached);
      at = reached;
    } else if (!ends.some((end) => 'stop' in end) && piece.hex !== previousHex) {
      path.push(geography.grid.ids[piece.hex] ?? '?');
    }
    previousHex = piece.hex;
  }
  return path;
}

const ROUTE_MESSAGES: Readonly<Record<RouteCode, string>> = {
  unreadable: 'There is no such line of track on the map.',
  'unknown-train': 'The company has no such train.',
  'unknown-piece': 'There is no such track on the map.',
  'train-twice': 'A train runs one route only.',
  'not-connected': 'The route is not one connected line of track.',
  reversal: 'A route may not turn back over a fork.',
  'ends-on-track': 'A route begins and ends in a stop.',
  'track-twice': 'A route may not use the same track twice.',
  'stop-twice': 'A route may not visit a stop twice.',
  'location-twice': 'A route may not visit a location twice.',
  'offboard-in-middle': 'A route ends when it reaches the edge of the map.',
  blocked: "A route may not pass through a city that is full of other companies' stations.",
  'no-station': 'A route must include a station of the company.',
  'too-short': 'A route needs at least two stops.',
  'too-long': 'The route has more stops than the train may visit.',
  'shared-track': 'Two trains may not use the same track.',
};

/** Judges routes as written; refusals cite the title's rule for what is wrong. */
export function judgeRoutes(
  geography: Geography,
  board: Board,
  problem: RouteProblem,
  routes: readonly WrittenRoute[],
  rules: Readonly<Record<RouteCode, string>>,
): ValuedRoutes | Refusal {
  const refusal = (code: RouteCode, train: string): Refusal => ({
    rule: rules[code],
    message: `Train ${train}: ${ROUTE_MESSAGES[code]}`,
  });
  const drawn: { train: string; pieces: number[] }[] = [];
  for (const route of routes) {
    const pieces = readPath(geography, board, route.path);
    if (pieces === null) return refusal('unreadable', route.train);
    drawn.push({ train: route.train, pieces });
  }
  const checked = checkRoutes(problem, drawn);
  if (checked.ok) return checked.value;
  const { violation } = checked;
  return refusal(violation.code, 'train' in violation ? violation.train : violation.trains.join(' and '));
}

const best = new WeakMap<RouteProblem['graph'], Map<string, BestRoutes>>();

/** The best routes, found once for each graph and set of trains. `key` names everything else that they depend on. */
export function bestFor(problem: RouteProblem, key: string): BestRoutes {
  let known = best.get(problem.graph);
  if (known === undefined) {
    known = new Map();
    best.set(problem.graph, known);
  }
  let answer = known.get(key);
  if (answer === undefined) {
    answer = bestRoutes(problem);
    known.set(key, answer);
  }
  return answer;
}
