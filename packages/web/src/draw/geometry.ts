import { coordinates, type MapData } from '@roundhouse/engine/play';

export type Orientation = MapData['orientation'];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the centre of a hex to its corners. Everything is drawn in these units. */
export const RADIUS = 100;
/** From the centre to the middle of an edge. */
export const APOTHEM = RADIUS * Math.cos(Math.PI / 6);

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

export const polar = (radius: number, angle: number): Point => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const scale = (a: Point, by: number): Point => ({ x: a.x * by, y: a.y * by });

/** Direction of an edge from the centre; y runs down, edge 0 is at the bottom and the others follow clockwise. */
export const edgeAngle = (edge: number, orientation: Orientation): number =>
  rad((orientation === 'flat' ? 90 : 120) + 60 * edge);

export const edgePoint = (edge: number, orientation: Orientation): Point =>
  polar(APOTHEM, edgeAngle(edge, orientation));

/** The corner that follows an edge clockwise. */
export const cornerAngle = (corner: number, orientation: Orientation): number =>
  edgeAngle(corner, orientation) + rad(30);

export const corner = (index: number, orientation: Orientation, radius = RADIUS): Point =>
  polar(radius, cornerAngle(index, orientation));

/** The two ends of an edge. */
export const edgeEnds = (edge: number, orientation: Orientation): readonly [Point, Point] => [
  corner(edge + 5, orientation),
  corner(edge, orientation),
];

export function hexPoints(orientation: Orientation, radius = RADIUS): string {
  return [0, 1, 2, 3, 4, 5]
    .map((index) => corner(index, orientation, radius))
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
}

export const round = (value: number): number => Math.round(value * 100) / 100;

/** Where the centre of a hex lies on the drawn map. */
export function hexCentre(id: string, data: Pick<MapData, 'axes' | 'orientation'>): Point {
  const { x, y } = coordinates(id, data.axes);
  return data.orientation === 'flat'
    ? { x: x * 1.5 * RADIUS, y: y * APOTHEM }
    : { x: x * APOTHEM, y: y * 1.5 * RADIUS };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box around all hexes of a map. */
export function mapBox(data: MapData, margin = 24): Box {
  const centres = Object.keys(data.hexes).map((id) => hexCentre(id, data));
  const reachX = (data.orientation === 'flat' ? RADIUS : APOTHEM) + margin;
  const reachY = (data.orientation === 'flat' ? APOTHEM : RADIUS) + margin;
  const xs = centres.map((point) => point.x);
  const ys = centres.map((point) => point.y);
  const x = Math.min(...xs) - reachX;
  const y = Math.min(...ys) - reachY;
  return { x, y, width: Math.max(...xs) + reachX - x, height: Math.max(...ys) + reachY - y };
}

/** How far a point lies inside the hex, measured to the nearest edge; negative outside. */
export function depthInHex(point: Point, orientation: Orientation): number {
  let least = Number.POSITIVE_INFINITY;
  for (let edge = 0; edge < 6; edge++) {
    const angle = edgeAngle(edge, orientation);
    least = Math.min(least, APOTHEM - (point.x * Math.cos(angle) + point.y * Math.sin(angle)));
  }
  return least;
}
