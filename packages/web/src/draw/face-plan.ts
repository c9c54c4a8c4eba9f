import { type End, type Face, type MapHex, type Stop, stopsOf, trackOf } from '@roundhouse/engine';
import { type Curve, curveBetweenEdges, curveFromEdge, line, samples } from './curve.ts';
import { add, edgePoint, type Orientation, type Point, scale } from './geometry.ts';
import { type Obstacle, type PlacedLabel, placeLabels, type Wanted } from './place-labels.ts';
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

export type Revenue = Stop['revenue'];

/** The distinct revenues to print, each with the stops that it belongs to. */
export function revenuesOf(face: Face): { readonly revenue: Revenue; readonly stops: readonly number[] }[] {
  const found: { revenue: Revenue; stops: number[] }[] = [];
  stopsOf(face).forEach(({ revenue }, index) => {
    if (revenue === 0) return;
    const same = found.find((item) => JSON.stringify(item.revenue) === JSON.stringify(revenue));
    if (same === undefined) found.push({ revenue, stops: [index] });
    else same.stops.push(index);
  });
  return found;
}

/** Breaks a name into lines that fit a hex. */
export function nameLines(name: string, width = 15): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length + 1 <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
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
  if (typeof a === 'number') return curveFromEdge(a, place(String(b)), orientation);
  if (typeof b === 'number') return curveFromEdge(b, place(a), orientation);
  return line(place(a), place(b));
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

function labelsWanted(
  face: Face,
  hex: Partial<MapHex>,
  stops: readonly PlacedStop[],
  name: readonly string[],
): Wanted[] {
  const wanted: Wanted[] = [];
  const up: Point = { x: 0, y: -50 };
  const isOff = stopsOf(face).some((stop) => stop.type === 'offboard');
  for (const [index, { revenue, stops: of }] of revenuesOf(face).entries()) {
    const only = stops[of[0] ?? 0]?.at ?? up;
    const near = isOff
      ? { x: 0, y: 0 }
      : of.length === 1 && stops.length > 1
        ? scale(only, 1.5)
        : { x: 52, y: -30 };
    const values = typeof revenue === 'number' ? 1 : Object.keys(revenue).length;
    const width = values === 1 ? 32 : values * 34;
    wanted.push({
      key: `revenue${index}`,
      width,
      height: values === 1 ? 32 : 28,
      near,
      pull: isOff ? 0.6 : 0.12,
    });
  }
  if (name.length > 0) {
    const width = Math.max(...name.map((text) => text.length)) * 9.5;
    const height = name.length * 18;
    const near = isOff ? { x: 0, y: -36 } : { x: 0, y: stopsOf(face).length > 0 ? -52 : -30 };
    wanted.push({ key: 'name', width, height, near, pull: 0.25 });
  }
  if (face.label !== undefined)
    wanted.push({
      key: 'label',
      width: 12 + face.label.length * 14,
      height: 24,
      near: { x: -62, y: 0 },
      pull: 0.1,
    });
  hex.terrain?.forEach((_, index) => {
    wanted.push({ key: `terrain${index}`, width: 44, height: 34, near: { x: 0, y: 50 }, pull: 0.15 });
  });
  hex.icons?.forEach((_, index) => {
    wanted.push({ key: `icon${index}`, width: 34, height: 22, near: { x: 30, y: 50 }, pull: 0.1 });
  });
  return wanted;
}

function makePlan(face: Face, hex: Partial<MapHex>, orientation: Orientation): FacePlan {
  const stops = placeStops(face, orientation);
  const track = trackOf(face).map(([a, b]) => trackCurve(face, a, b, stops, orientation));
  const name = hex.name === undefined ? [] : nameLines(hex.name);
  const labels = placeLabels(
    labelsWanted(face, hex, stops, name),
    obstaclesOf(face, stops, track),
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
