import type { End, GraphStop, Piece, StopKind, TrackGraph } from '../src/types.ts';

/** What lies on a hex: ends are edges 0-5, stops "a" and "b", or "j", a junction of plain track. */
export interface Shape {
  readonly stops: readonly StopKind[];
  readonly track: readonly (readonly [number | 'a' | 'b' | 'j', number | 'a' | 'b' | 'j'])[];
}

const star = (kind: StopKind, ...edges: number[]): Shape => ({
  stops: [kind],
  track: edges.map((edge) => [edge, 'a'] as const),
});
const plain = (...track: (readonly [number, number])[]): Shape => ({ stops: [], track });

/** The shapes that 18xx tiles are made of. */
export const SHAPES: readonly Shape[] = [
  plain([0, 3]),
  plain([0, 2]),
  plain([0, 1]),
  plain([0, 3], [0, 2]),
  plain([0, 3], [1, 4]),
  plain([0, 2], [0, 4]),
  plain([0, 3], [0, 2], [1, 3], [1, 2]),
  plain([0, 3], [0, 4], [1, 3], [1, 4]),
  plain([0, 2], [2, 4], [0, 4]),
  { stops: [], track: [0, 2, 4].map((edge) => [edge, 'j'] as const) },
  star('town', 0, 3),
  star('town', 0, 1, 3),
  star('city', 0, 3),
  star('city', 0, 1, 3, 4),
  star('city', 0, 1, 2, 3, 4),
  star('city', 0, 1, 2, 3, 4, 5),
  star('deposit', 0, 2, 4),
  star('offboard', 0, 1),
  {
    stops: ['town', 'town'],
    track: [
      [0, 'a'],
      ['a', 2],
      [3, 'b'],
      ['b', 5],
    ],
  },
  {
    stops: ['city', 'city'],
    track: [
      [0, 'a'],
      ['a', 2],
      [3, 'b'],
      ['b', 5],
      ['a', 'b'],
    ],
  },
];

export interface Laid {
  readonly shape: Shape;
  readonly rotation: number;
}

export type StopFacts = Pick<GraphStop, 'through' | 'station'>;

/** Neighbours of a flat-topped hex in doubled coordinates, by edge. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
  [1, 1],
];

const edgeKey = (x: number, y: number, edge: number): string => {
  const [dx, dy] = STEPS[edge % 6] ?? [0, 0];
  return edge % 6 < 3 ? `${x},${y},${edge % 6}` : `${x + dx},${y + dy},${(edge % 6) - 3}`;
};

/** Place number to its coordinates on a board that many hexes wide. */
const placeAt = (place: number, columns: number): readonly [number, number] => {
  const x = place % columns;
  return [x, 2 * Math.floor(place / columns) + (x % 2)];
};

/** The place over an edge; -1 off the board. */
export function neighbour(place: number, edge: number, columns: number, rows: number): number {
  const [x, y] = placeAt(place, columns);
  const [dx, dy] = STEPS[edge] ?? [0, 0];
  const [column, row] = [x + dx, Math.floor((y + dy) / 2)];
  return column < 0 || column >= columns || row < 0 || row >= rows ? -1 : row * columns + column;
}

export function edgesOf({ shape, rotation }: Laid): ReadonlySet<number> {
  return new Set(
    shape.track.flat().flatMap((end) => (typeof end === 'number' ? [(end + rotation) % 6] : [])),
  );
}

/** The graph of a board; `facts` says of each stop, in order, whether it can be passed and has a station. */
export function boardGraph(
  laid: readonly (Laid | undefined)[],
  columns: number,
  facts: (stop: number, kind: StopKind) => StopFacts,
): TrackGraph {
  const stops: GraphStop[] = [];
  const pieces: Piece[] = [];
  const points = new Map<string, number>();
  const point = (key: string): number => {
    const number = points.get(key) ?? points.size;
    points.set(key, number);
    return number;
  };
  for (const [hex, tile] of laid.entries()) {
    if (tile === undefined) continue;
    const [x, y] = placeAt(hex, columns);
    const base = stops.length;
    for (const kind of tile.shape.stops) {
      const { through, station } = facts(stops.length, kind);
      stops.push({ location: stops.length, kind, through: through && kind !== 'offboard', station, hex });
    }
    const endOf = (end: number | 'a' | 'b' | 'j', arm: number): End => {
      if (end === 'a') return { stop: base };
      if (end === 'b') return { stop: base + 1 };
      if (end === 'j') return { point: point(`junction ${hex}`), side: arm };
      const edge = (end + tile.rotation) % 6;
      return { point: point(edgeKey(x, y, edge)), side: Number(edge < 3) };
    };
    for (const [arm, [a, b]] of tile.shape.track.entries())
      pieces.push({ a: endOf(a, arm), b: endOf(b, arm), hex });
  }
  return { stops, points: points.size, pieces };
}
