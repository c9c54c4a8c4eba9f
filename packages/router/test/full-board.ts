import type { StopKind, TrackGraph } from '../src/types.ts';
import { boardGraph, edgesOf, type Laid, neighbour, SHAPES, type Shape } from './hex-board.ts';

/** A seeded stream of numbers from 0 up to 1. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
  /** Share of the hexes that hold a tile. */
  readonly filled: number;
  readonly stations: number;
}

/** Like a game's last rounds: about as many hexes, cities, towns and off-board areas as the largest of the titles. */
export const FULL: BoardSize = { columns: 10, rows: 8, filled: 1, stations: 4 };
export const MIDDLE: BoardSize = { columns: 9, rows: 7, filled: 0.8, stations: 3 };

export interface FullBoard {
  readonly graph: TrackGraph;
  /** Stop to what it pays. */
  readonly value: readonly number[];
}

/** Lays tiles over a board so that as many tracks meet as a few rounds of improvement can reach. */
export function fullBoard(seed: number, size: BoardSize): FullBoard {
  const next = random(seed);
  const places = size.columns * size.rows;
  const choices = Array.from({ length: places }, () => shapesFor(next()));
  const laid: (Laid | undefined)[] = choices.map(() => undefined);
  const open = choices.map(() => next() < size.filled);
  for (let round = 0; round < 6; round++) {
    for (let place = 0; place < places; place++) {
      if (open[place]) laid[place] = bestTile(laid, place, size, choices[place] ?? [], next);
    }
  }
  let stations = 0;
  const graph = boardGraph(laid, size.columns, (_, kind) => {
    const station = kind === 'city' && stations < size.stations && next() < 0.4;
    stations += Number(station);
    return { through: station || kind !== 'city' || next() > 0.1, station };
  });
  const pays = { city: [30, 40, 40, 50, 60], town: [10], offboard: [50, 60], deposit: [0] };
  const value = graph.stops.map(({ kind }) => pays[kind][Math.floor(next() * pays[kind].length)] ?? 0);
  return { graph, value };
}

function shapesFor(chance: number): readonly Shape[] {
  const holding = (kind: StopKind): readonly Shape[] => SHAPES.filter(({ stops }) => stops.includes(kind));
  if (chance < 0.18) return holding('city').filter(({ track }) => track.length > 2);
  if (chance < 0.3) return holding('town');
  if (chance < 0.36) return holding('offboard');
  // No title has tiles enough to put forks everywhere.
  const plain = SHAPES.filter(({ stops }) => stops.length === 0);
  return plain.filter(({ track }) => (chance < 0.68 ? track.length > 1 : track.length === 1));
}

/** Of the tiles to choose from the one whose track meets most of its neighbours' and runs off the board least. */
function bestTile(
  laid: readonly (Laid | undefined)[],
  place: number,
  size: BoardSize,
  shapes: readonly Shape[],
  next: () => number,
): Laid | undefined {
  let best: Laid | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const shape of shapes) {
    for (let rotation = 0; rotation < 6; rotation++) {
      let score = next();
      for (const edge of edgesOf({ shape, rotation })) {
        const other = neighbour(place, edge, size.columns, size.rows);
        const tile = laid[other];
        if (other < 0) score -= 4;
        else if (tile === undefined) score += 0.5;
        else score += edgesOf(tile).has((edge + 3) % 6) ? 2 : -1;
      }
      if (score > most) [best, most] = [{ shape, rotation }, score];
    }
  }
  return best;
}
