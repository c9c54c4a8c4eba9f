import { exitsOfStop, type Face, type Stop, stopsOf, trackOf } from '@roundhouse/engine/play';
import { type Curve, curveBetweenEdges, curveFromEdge, headingOn, pointOn, samples } from './curve.ts';
import { distance, edgePoint, type Orientation, type Point, polar, scale } from './geometry.ts';

/** Where a stop is drawn. `angle` is the direction of the track there; towns lie across it. */
export interface PlacedStop {
  readonly at: Point;
  readonly angle: number;
  readonly exits: readonly number[];
}

export const SLOT = 25;

/** Where the places of a city lie around its middle. */
export function slotOffsets(slots: number, angle: number): Point[] {
  if (slots <= 1) return [{ x: 0, y: 0 }];
  if (slots === 2) return [polar(SLOT, angle + Math.PI), polar(SLOT, angle)];
  const reach = SLOT / Math.sin(Math.PI / slots);
  const turn = slots % 2 === 1 ? -Math.PI / 2 : -Math.PI / 2 + Math.PI / slots;
  return Array.from({ length: slots }, (_, i) => polar(reach, turn + (i * 2 * Math.PI) / slots));
}

/** The room that a stop needs around its centre. */
export function stopRadius(stop: Stop): number {
  if (stop.type !== 'city') return 20;
  const slots = stop.slots ?? 1;
  if (slots <= 1) return SLOT + 2;
  return slots === 2 ? SLOT * 1.7 : SLOT * 2.1;
}

interface Spot extends PlacedStop {
  /** How little this place is liked, other things apart. */
  readonly price: number;
}

const CENTRE: Point = { x: 0, y: 0 };

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), CENTRE);
  return scale(sum, 1 / Math.max(1, points.length));
}

/** The places worth trying for a stop. */
function spotsFor(
  exits: readonly number[],
  alone: boolean,
  isCity: boolean,
  orientation: Orientation,
): Spot[] {
  const [first, second] = exits;
  if (first === undefined) {
    if (alone) return [{ at: CENTRE, angle: 0, exits, price: 0 }];
    return [0, 60, 120, 180, 240, 300, 90, 270].map((degrees) => ({
      at: polar(42, (degrees * Math.PI) / 180),
      angle: 0,
      exits,
      price: degrees % 180 === 0 ? 0 : 4,
    }));
  }
  if (second === undefined) {
    const edge = edgePoint(first, orientation);
    const angle = Math.atan2(edge.y, edge.x);
    const reaches = alone ? [0] : [0.45, 0.52, 0.38, 0.6, 0];
    return reaches.map((part, price) => ({ at: scale(edge, part), angle, exits, price }));
  }
  // A city by itself stays in the middle, whatever its exits; a town lies on its line of track.
  if (alone && isCity) return [{ at: CENTRE, angle: 0, exits, price: 0 }];
  if (exits.length === 2) {
    const curve = curveBetweenEdges(first, second, orientation);
    const parts = alone ? [0.5] : [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78];
    return parts.map((part) => ({
      at: pointOn(curve, part),
      angle: headingOn(curve, part),
      exits,
      price: Math.abs(part - 0.5) * 10,
    }));
  }
  const middle = mean(exits.map((edge) => edgePoint(edge, orientation)));
  const angle = Math.atan2(middle.y, middle.x);
  return (alone ? [0] : [0, 0.6, 0.9, 1.2]).map((part) => ({
    at: scale(middle, part),
    angle: part === 0 ? 0 : angle + Math.PI / 2,
    exits,
    price: part,
  }));
}

const trackTo = (spot: PlacedStop, orientation: Orientation): Curve[] =>
  spot.exits.map((edge) => curveFromEdge(edge, spot.at, orientation));

/** How badly two stops are in each other's way. */
function clash(a: Spot, b: Spot, stopA: Stop, stopB: Stop, orientation: Orientation): number {
  const need = stopRadius(stopA) + stopRadius(stopB) + 6;
  let cost = Math.max(0, need - distance(a.at, b.at)) * 10;
  for (const [own, stop, other] of [
    [a, stopA, b],
    [b, stopB, a],
  ] as const) {
    const room = stopRadius(stop) + 8;
    for (const curve of trackTo(other, orientation)) {
      for (const point of samples(curve)) cost += Math.max(0, room - distance(own.at, point));
    }
  }
  return cost;
}

/** Places the stops of a face so that they are clear of each other and of each other's track. */
export function placeStops(face: Face, orientation: Orientation): PlacedStop[] {
  const stops = stopsOf(face);
  const alone = stops.length === 1 && !hasOtherTrack(face);
  const spots = stops.map(({ type }, index) =>
    spotsFor(exitsOfStop(face, index), alone, type === 'city', orientation),
  );
  const chosen = spots.map(([first]) => first);
  const costOf = (index: number, spot: Spot): number => {
    const stop = stops[index];
    if (stop === undefined) return 0;
    let cost = spot.price;
    chosen.forEach((other, at) => {
      const otherStop = stops[at];
      if (at !== index && other !== undefined && otherStop !== undefined)
        cost += clash(spot, other, stop, otherStop, orientation);
    });
    return cost;
  };
  // A few rounds of "each stop takes its best place, the others as they are" settle every tile there is.
  for (let round = 0; round < 4; round++) {
    spots.forEach((options, index) => {
      let best = Number.POSITIVE_INFINITY;
      for (const spot of options) {
        const cost = costOf(index, spot);
        if (cost < best - 1e-9) {
          best = cost;
          chosen[index] = spot;
        }
      }
    });
  }
  return chosen.map((spot) => spot ?? { at: CENTRE, angle: 0, exits: [] });
}

/** Track that passes the stop by, so that the stop may have to make room. */
const hasOtherTrack = (face: Face): boolean =>
  trackOf(face).some(([a, b]) => typeof a === 'number' && typeof b === 'number');
