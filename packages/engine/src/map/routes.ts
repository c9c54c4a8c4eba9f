import { judgeDrawn, type RouteProblem, type ValuedRoutes, type ViolationCode } from '@roundhouse/router';
import type { RunRoute } from '../core/event.ts';
import { listOf, shape, shortText } from '../core/fields.ts';
import type { KernelCode } from '../core/texts.ts';
import { type Objection, refuse } from '../core/verdict.ts';
import type { Board, Geography } from './board.ts';
import { layoutOf } from './facts.ts';
import type { Layout } from './graph.ts';

/**
 * A route as it is written in actions: the hexes in order, stops as `HEX.index` (`J10.1`), plain track by its hex.
 */
export interface WrittenRoute {
  readonly train: string;
  readonly path: readonly string[];
}

export const writtenRoute = shape<WrittenRoute>({ train: shortText, path: listOf(shortText, 200) });

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
    const dot = written.indexOf('.');
    const id = dot < 0 ? written : written.slice(0, dot);
    const hex = geography.grid.index.get(id);
    if (hex === undefined) return null;
    if (dot < 0) {
      steps.push({ hex, stop: null });
      continue;
    }
    const index = Number(written.slice(dot + 1));
    const stop = (firstStops[hex] ?? 0) + index;
    if (`${id}.${index}` !== written || stops[stop]?.hex !== id) return null;
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
  /** Where the train stands: at a stop, or at the hexside that it has just come to. */
  let at = first.stop;
  let from = first;
  for (const step of steps.slice(1)) {
    const isInside = from.stop !== null && step.stop !== null && from.hex === step.hex;
    const side = isInside ? null : commonSide(geography, from.hex, step.hex);
    if (side === undefined) return null;
    if (side !== null) {
      const out = findPieces(layout, from.hex, at, nodeOfPoint(layout, side));
      if (out === null) return null;
      pieces.push(...out);
      at = nodeOfPoint(layout, side);
    }
    if (step.stop !== null) {
      const into = findPieces(layout, step.hex, at, step.stop);
      if (into === null) return null;
      pieces.push(...into);
      at = step.stop;
    }
    from = step;
  }
  return at < layout.stops.length ? pieces : null;
}

function commonSide({ grid }: Geography, a: number, b: number): number | undefined {
  for (let edge = 0; edge < 6; edge++)
    if (grid.neighbours[a * 6 + edge] === b) return grid.sides[a * 6 + edge];
  return undefined;
}

/** Stops, then points, in one row of numbers. */
const nodeOfPoint = ({ stops }: Layout, point: number): number => stops.length + point;
const nodeOf = (layout: Layout, end: PieceEnd): number =>
  'stop' in end ? end.stop : nodeOfPoint(layout, end.point);
type PieceEnd = Layout['pieces'][number]['a'];

/** The piece between two nodes of one hex, or two that meet halfway: arms of a junction, or of a fork turned back over. */
function findPieces(layout: Layout, hex: number, from: number, to: number): readonly number[] | null {
  const pieces: { readonly number: number; readonly a: number; readonly b: number }[] = [];
  const end = layout.firstPieces[hex + 1] ?? layout.pieces.length;
  for (let number = layout.firstPieces[hex] ?? 0; number < end; number++) {
    const piece = layout.pieces[number];
    if (piece === undefined) continue;
    const a = nodeOf(layout, piece.a);
    const b = nodeOf(layout, piece.b);
    if ((a === from && b === to) || (a === to && b === from)) return [number];
    pieces.push({ number, a, b });
  }
  for (const out of pieces) {
    if (out.a !== from && out.b !== from) continue;
    const halfway = out.a === from ? out.b : out.a;
    const into = pieces.find(({ a, b }) => (a === halfway && b === to) || (a === to && b === halfway));
    if (into !== undefined && halfway >= layout.stops.length) return [out.number, into.number];
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

/** Judges routes as written. */
export function judgeRoutes(
  geography: Geography,
  board: Board,
  problem: RouteProblem,
  routes: readonly WrittenRoute[],
): ValuedRoutes | Objection {
  const refusal = (code: RouteCode, train: string) => refuse(`route.${code}` satisfies KernelCode, { train });
  const drawn: { train: string; pieces: number[] }[] = [];
  for (const route of routes) {
    const pieces = readPath(geography, board, route.path);
    if (pieces === null) return refusal('unreadable', route.train);
    drawn.push({ train: route.train, pieces });
  }
  const checked = judgeDrawn(problem, drawn);
  if (checked.ok) return checked.value;
  const { violation } = checked;
  return refusal(violation.code, 'train' in violation ? violation.train : violation.trains.join(' and '));
}

/** What a run has earned, stop by stop and bonus by bonus. */
export function reportRoutes(
  geography: Geography,
  board: Board,
  { trains }: RouteProblem,
  run: ValuedRoutes,
): RunRoute[] {
  const { stops: places } = layoutOf(geography, board);
  const hexOf = (stop: number) => places[stop]?.hex ?? '?';
  return run.routes.map(({ train, value: revenue, stops, bonuses, deliveries }) => {
    const runner = trains.find(({ id }) => id === train);
    return {
      train,
      stops: stops.map(hexOf),
      values: stops.map((stop) => runner?.value[stop] ?? 0),
      multiplier: runner?.multiplier ?? 1,
      bonuses: [...bonuses],
      ...(deliveries.length > 0 && {
        deliveries: deliveries.map(({ deposit, target, amount }) => ({
          from: hexOf(deposit),
          to: hexOf(target),
          amount,
        })),
      }),
      revenue,
    };
  });
}
