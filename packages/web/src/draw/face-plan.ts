import { type End, type Face, type MapHex, stopsOf, trackOf } from '@roundhouse/engine/play';
import { type Curve, curveBetweenEdges, curveFromEdge, line, samples } from './curve.ts';
import { add, edgePoint, type Orientation, type Point, scale } from './geometry.ts';
import { labelsWanted, nameLines } from './labels-wanted.ts';
import { labelDiscs, type Obstacle, type PlacedLabel, placeLabels } from './place-labels.ts';
import { type PlacedStop, placeStops, SLOT, slotOffsets, stopRadius } from './place-stops.ts';

/** Everything that is drawn on a face, with its place. */
export interface FacePlan {
  readonly stops: readonly PlacedStop[];
  /** One curve for each piece of track, in the face's order. */
  readonly track: readonly Curve[];
  readonly labels: readonly PlacedLabel[];
  /** The lines of the name. */
  readonly name: readonly string[];
}

function junctionPoint(face: Face, junction: string, orientation: Orientation): Point {
  const edges = trackOf(face).flatMap(([a, b]) => {
    const other = a === junction ? b : b === junction ? a : null;
    return typeof other === 'number' ? [edgePoint(other, orientation)] : [];
  });
  const sum = edges.reduce(add, { x: 0, y: 0 });
  return scale(sum, 0.45 / Math.max(1, edges.length));
}

function trackCurve(
  face: Face,
  a: End,
  b: End,
  stops: readonly PlacedStop[],
  orientation: Orientation,
): Curve {
  if (typeof a === 'number' && typeof b === 'number') return curveBetweenEdges(a, b, orientation);
  const place = (end: string): Point =>
    end.startsWith('s')
      ? (stops[Number(end.slice(1))]?.at ?? { x: 0, y: 0 })
      : junctionPoint(face, end, orientation);
  const edge = typeof a === 'number' ? a : typeof b === 'number' ? b : null;
  // Off the board track is an arrow at the edge, and routes end with it.
  if (edge !== null && stopsOf(face)[0]?.type === 'offboard') {
    const from = edgePoint(edge, orientation);
    return line(from, scale(from, 0.52));
  }
  if (typeof a === 'number') return curveFromEdge(a, place(String(b)), orientation);
  if (typeof b === 'number') return curveFromEdge(b, place(a), orientation);
  return line(place(a), place(b));
}

/** The costs of rivers stand in the middle of their hexsides. */
function borderObstacles(hex: Partial<MapHex>, orientation: Orientation): Obstacle[] {
  return (hex.borders ?? [])
    .filter(({ cost }) => (cost ?? 0) > 0)
    .map(({ edge }) => ({ ...edgePoint(edge, orientation), radius: 14, weight: 6 }));
}

function obstaclesOf(face: Face, stops: readonly PlacedStop[], track: readonly Curve[]): Obstacle[] {
  const alone = stopsOf(face).length === 1;
  return [
    ...stopsOf(face).flatMap((stop, index) => {
      const place = stops[index];
      if (place === undefined || stop.type === 'offboard') return [];
      if (stop.type !== 'city') return [{ ...place.at, radius: stopRadius(stop), weight: 8 }];
      return slotOffsets(stop.slots ?? 1, alone ? 0 : place.angle + Math.PI / 2).map((offset) => ({
        ...add(place.at, offset),
        radius: SLOT + 2,
        weight: 8,
      }));
    }),
    ...track.flatMap((curve) => samples(curve).map((point) => ({ ...point, radius: 7, weight: 2 }))),
  ];
}

function makePlan(face: Face, hex: Partial<MapHex>, orientation: Orientation): FacePlan {
  const stops = placeStops(face, orientation);
  const track = trackOf(face).map(([a, b]) => trackCurve(face, a, b, stops, orientation));
  const name = hex.name === undefined ? [] : nameLines(hex.name);
  const labels = placeLabels(
    labelsWanted(face, hex, stops, name),
    [...obstaclesOf(face, stops, track), ...borderObstacles(hex, orientation)],
    orientation,
  );
  return { stops, track, labels, name };
}

const NO_HEX: Partial<MapHex> = {};
type Plans = WeakMap<Face, Map<Partial<MapHex>, FacePlan>>;
const plans: Readonly<Record<Orientation, Plans>> = { flat: new WeakMap(), pointy: new WeakMap() };

/** The plan of a face, on a hex of the map or by itself; worked out once. */
export function facePlan(face: Face, orientation: Orientation, hex: Partial<MapHex> = NO_HEX): FacePlan {
  let known = plans[orientation].get(face);
  if (known === undefined) {
    known = new Map();
    plans[orientation].set(face, known);
  }
  let plan = known.get(hex);
  if (plan === undefined) {
    plan = makePlan(face, hex, orientation);
    known.set(hex, plan);
  }
  return plan;
}

/** Everything on a face that something laid upon it should keep clear of. */
export function faceObstacles(face: Face, orientation: Orientation, hex: Partial<MapHex>): Obstacle[] {
  const { stops, track, labels } = facePlan(face, orientation, hex);
  return [
    ...obstaclesOf(face, stops, track),
    ...borderObstacles(hex, orientation),
    ...labels.flatMap(({ at, width, height }) => labelDiscs(at, width, height)),
  ];
}
