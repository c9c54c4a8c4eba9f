import { distance, edgeAngle, edgePoint, type Orientation, type Point, round } from './geometry.ts';

/** A straight line or an arc of a circle. */
export interface Curve {
  readonly from: Point;
  readonly to: Point;
  readonly arc: {
    readonly centre: Point;
    readonly radius: number;
    readonly start: number;
    readonly turn: number;
  } | null;
}

export const line = (from: Point, to: Point): Curve => ({ from, to, arc: null });

/** The arc that leaves `from` in the direction `heading` and ends at `to`. */
export function tangentCurve(from: Point, heading: number, to: Point): Curve {
  const along = { x: Math.cos(heading), y: Math.sin(heading) };
  const side = { x: -along.y, y: along.x };
  const way = { x: to.x - from.x, y: to.y - from.y };
  const length = way.x * way.x + way.y * way.y;
  const bend = length === 0 ? 0 : (2 * (way.x * side.x + way.y * side.y)) / length;
  if (Math.abs(bend) < 1e-5) return line(from, to);
  const centre = { x: from.x + side.x / bend, y: from.y + side.y / bend };
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  let turn = Math.atan2(to.y - centre.y, to.x - centre.x) - start;
  if (bend > 0 && turn < 0) turn += 2 * Math.PI;
  if (bend < 0 && turn > 0) turn -= 2 * Math.PI;
  return { from, to, arc: { centre, radius: 1 / Math.abs(bend), start, turn } };
}

/** Track that enters at right angles over an edge and goes to a point. */
export const curveFromEdge = (edge: number, to: Point, orientation: Orientation): Curve =>
  tangentCurve(edgePoint(edge, orientation), edgeAngle(edge, orientation) + Math.PI, to);

export const curveBetweenEdges = (a: number, b: number, orientation: Orientation): Curve =>
  curveFromEdge(a, edgePoint(b, orientation), orientation);

/** The point at a part `t` of the way. */
export function pointOn(curve: Curve, t: number): Point {
  const { from, to, arc } = curve;
  if (arc === null) return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  const angle = arc.start + arc.turn * t;
  return { x: arc.centre.x + arc.radius * Math.cos(angle), y: arc.centre.y + arc.radius * Math.sin(angle) };
}

/** The direction of travel at a part `t` of the way. */
export function headingOn(curve: Curve, t: number): number {
  const { from, to, arc } = curve;
  if (arc === null) return Math.atan2(to.y - from.y, to.x - from.x);
  return arc.start + arc.turn * t + (arc.turn > 0 ? Math.PI / 2 : -Math.PI / 2);
}

export const curveLength = (curve: Curve): number =>
  curve.arc === null ? distance(curve.from, curve.to) : Math.abs(curve.arc.turn) * curve.arc.radius;

/** Points along the curve, about `gap` apart. */
export function samples(curve: Curve, gap = 14): Point[] {
  const count = Math.max(2, Math.ceil(curveLength(curve) / gap));
  return Array.from({ length: count + 1 }, (_, i) => pointOn(curve, i / count));
}

export function svgPath(curve: Curve): string {
  const start = `M${round(curve.from.x)} ${round(curve.from.y)}`;
  const end = `${round(curve.to.x)} ${round(curve.to.y)}`;
  if (curve.arc === null) return `${start}L${end}`;
  const { radius, turn } = curve.arc;
  const large = Math.abs(turn) > Math.PI ? 1 : 0;
  return `${start}A${round(radius)} ${round(radius)} 0 ${large} ${turn > 0 ? 1 : 0} ${end}`;
}
