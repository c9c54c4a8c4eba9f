import type { End, Piece, RoutePath, TrackGraph } from './types.ts';
import { accept, type Checked, refuse, type Violation } from './violation.ts';

/** What a walk over pieces touches, in order. */
export interface Trace extends RoutePath {
  readonly points: readonly number[];
  /** Each hex once. */
  readonly hexes: readonly number[];
}

/** Follows the pieces from end to end; refuses what is no single line of track between two stops. */
export function trace(graph: TrackGraph, train: string, pieces: readonly number[]): Checked<Trace> {
  const line: Piece[] = [];
  for (const number of pieces) {
    const piece = graph.pieces[number];
    if (piece === undefined) return refuse({ code: 'unknown-piece', train, piece: number });
    line.push(piece);
  }
  const first = line[0];
  if (first === undefined) return accept({ stops: [], pieces, points: [], hexes: [] });
  const forward = follow(train, pieces, line, first.a);
  if (forward.ok) return forward;
  const backward = follow(train, pieces, line, first.b);
  // Of two ways to read a broken line the one that got further says better what is wrong.
  return backward.ok || backward.reached > forward.reached ? strip(backward) : strip(forward);
}

type Followed =
  | { readonly ok: true; readonly value: Trace }
  | { readonly ok: false; readonly violation: Violation; readonly reached: number };

function strip(followed: Followed): Checked<Trace> {
  return followed.ok ? followed : refuse(followed.violation);
}

function follow(train: string, pieces: readonly number[], line: readonly Piece[], start: End): Followed {
  const stops: number[] = [];
  const points: number[] = [];
  const hexes = new Set<number>();
  const fail = (violation: Violation, reached: number): Followed => ({ ok: false, violation, reached });
  if (!('stop' in start)) return fail({ code: 'ends-on-track', train, point: start.point }, -1);
  stops.push(start.stop);
  let at: End = start;
  for (const [index, piece] of line.entries()) {
    if (index > 0) {
      const entry = entryOf(piece, at);
      if (entry === undefined) {
        const last = pieces[index - 1] ?? -1;
        const next = pieces[index] ?? -1;
        return fail({ code: 'not-connected', train, piece: last, next }, index);
      }
      if ('point' in entry) {
        if ('point' in at && at.side === entry.side) {
          return fail({ code: 'reversal', train, point: entry.point }, index);
        }
        points.push(entry.point);
      }
      at = entry;
    }
    hexes.add(piece.hex);
    at = sameEnd(piece.a, at) ? piece.b : piece.a;
    if ('stop' in at) stops.push(at.stop);
  }
  if (!('stop' in at)) return fail({ code: 'ends-on-track', train, point: at.point }, line.length);
  return { ok: true, value: { stops, pieces, points, hexes: [...hexes] } };
}

/** The end of the piece that meets the place just reached; at a point preferably one that is no reversal. */
function entryOf(piece: Piece, at: End): End | undefined {
  const meets = (end: End): boolean =>
    'stop' in at ? 'stop' in end && end.stop === at.stop : 'point' in end && end.point === at.point;
  const turns = (end: End): boolean => 'point' in at && 'point' in end && end.side === at.side;
  if (meets(piece.a) && !turns(piece.a)) return piece.a;
  if (meets(piece.b) && !turns(piece.b)) return piece.b;
  if (meets(piece.a)) return piece.a;
  return meets(piece.b) ? piece.b : undefined;
}

function sameEnd(one: End, other: End): boolean {
  if ('stop' in one) return 'stop' in other && one.stop === other.stop;
  return 'point' in other && one.point === other.point && one.side === other.side;
}
