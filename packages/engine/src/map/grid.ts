import type { Face } from './face.ts';

export interface Border {
  readonly edge: number;
  readonly type: 'water' | 'impassable' | 'none';
  readonly cost?: number;
}

export interface MapHex extends Face {
  readonly name?: string;
  readonly borders?: readonly Border[];
  readonly icons?: readonly string[];
  readonly home?: readonly string[];
  readonly blockedBy?: string;
}

export interface MapData {
  readonly orientation: 'flat' | 'pointy';
  readonly axes: { readonly x: 'letter' | 'number'; readonly y: 'letter' | 'number' };
  readonly hexes: Readonly<Record<string, MapHex>>;
}

/** A map with its neighbourhoods worked out. Hexes and hexsides are numbered for fast graphs. */
export interface Grid {
  readonly data: MapData;
  readonly ids: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  /** Neighbour over an edge, by hex number × 6 + edge; -1 outside the map. */
  readonly neighbours: Int16Array;
  /** Number of the hexside, by hex number × 6 + edge; -1 at the rim. */
  readonly sides: Int16Array;
  readonly sideCount: number;
}

/** Steps in doubled coordinates over edges 0 to 5. */
const STEPS = {
  flat: [
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
    [1, -1],
    [1, 1],
  ],
  pointy: [
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
  ],
} as const;

export const oppositeEdge = (edge: number): number => (edge + 3) % 6;

export function coordinates(id: string, axes: MapData['axes']): { x: number; y: number } {
  const match = /^([A-Z]+)(\d+)$/.exec(id);
  if (match === null) throw new Error(`${id} is not a hex`);
  const letter = [...(match[1] ?? '')].reduce((sum, char) => sum * 26 + char.charCodeAt(0) - 64, 0);
  const number = Number(match[2]);
  return axes.x === 'letter' ? { x: letter, y: number } : { x: number, y: letter };
}

export function compileGrid(data: MapData): Grid {
  const ids = Object.keys(data.hexes);
  const index = new Map(ids.map((id, i) => [id, i]));
  const byPlace = new Map(
    ids.map((id, i) => {
      const { x, y } = coordinates(id, data.axes);
      return [`${x},${y}`, i];
    }),
  );
  const neighbours = new Int16Array(ids.length * 6).fill(-1);
  const sides = new Int16Array(ids.length * 6).fill(-1);
  let sideCount = 0;
  ids.forEach((id, i) => {
    const { x, y } = coordinates(id, data.axes);
    STEPS[data.orientation].forEach(([dx, dy], edge) => {
      const other = byPlace.get(`${x + dx},${y + dy}`);
      if (other === undefined) return;
      neighbours[i * 6 + edge] = other;
      const known = other < i ? sides[other * 6 + oppositeEdge(edge)] : undefined;
      sides[i * 6 + edge] = known ?? sideCount++;
    });
  });
  return { data, ids, index, neighbours, sides, sideCount };
}

export function hexNumber(grid: Grid, id: string): number {
  const number = grid.index.get(id);
  if (number === undefined) throw new Error(`There is no hex ${id}`);
  return number;
}

export const printedHex = (grid: Grid, id: string): MapHex => {
  const hex = Object.hasOwn(grid.data.hexes, id) ? grid.data.hexes[id] : undefined;
  if (hex === undefined) throw new Error(`There is no hex ${id}`);
  return hex;
};

export function neighbourOf(grid: Grid, id: string, edge: number): string | null {
  const other = grid.neighbours[hexNumber(grid, id) * 6 + edge];
  return other === undefined || other < 0 ? null : (grid.ids[other] ?? null);
}

export const borderAt = (grid: Grid, id: string, edge: number): Border | undefined =>
  printedHex(grid, id).borders?.find((border) => border.edge === edge);
