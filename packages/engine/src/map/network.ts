import { hasRoute, type Network, reachable, reachesOneOf, type TrackGraph } from '@roundhouse/router';
import { type Board, type Geography, tileFace } from './board.ts';
import { type End, exitsOf, trackOf } from './face.ts';
import { layoutOf, sideOf } from './graph.ts';
import { hexNumber } from './grid.ts';
import type { Lay } from './lay.ts';

const networks = new WeakMap<TrackGraph, Network>();
const routed = new WeakMap<TrackGraph, Map<string, boolean>>();

/** What a company reaches from its stations; worked out once for each graph. */
export function networkOf(graph: TrackGraph): Network {
  let network = networks.get(graph);
  if (network === undefined) {
    network = reachable(graph);
    networks.set(graph, network);
  }
  return network;
}

/** Has the company a route with two stops, those of `ignore` not counted? Worked out once for each graph. */
export function hasAnyRoute(graph: TrackGraph, ignore: readonly number[] = []): boolean {
  let known = routed.get(graph);
  if (known === undefined) {
    known = new Map();
    routed.set(graph, known);
  }
  const key = ignore.join();
  let answer = known.get(key);
  if (answer === undefined) {
    answer = hasRoute(graph, 2, ignore);
    known.set(key, answer);
  }
  return answer;
}

/** Can the company come to this edge of the hex from the hex beyond it? */
export function reachesEdge(geography: Geography, graph: TrackGraph, hex: number, edge: number): boolean {
  const point = geography.grid.sides[hex * 6 + edge] ?? -1;
  const beyond = 1 - sideOf(geography, hex, edge);
  return point >= 0 && (((networkOf(graph).points[point] ?? 0) >> beyond) & 1) === 1;
}

/** Does track of a tile meet track in the company's reach over an edge once it lies there? */
export function touchesNetwork(geography: Geography, graph: TrackGraph, lay: Lay): boolean {
  const hex = hexNumber(geography.grid, lay.hex);
  const edges = [...exitsOf(tileFace(geography, lay.tile, lay.rotation))];
  if (networks.has(graph)) return edges.some((edge) => reachesEdge(geography, graph, hex, edge));
  const ends = edges.map((edge) => ({
    point: geography.grid.sides[hex * 6 + edge] ?? -1,
    side: 1 - sideOf(geography, hex, edge),
  }));
  return reachesOneOf(graph, ends);
}

/**
 * Which pieces of a tile the company could use once it lies there: reached over an edge, or from a stop that is a
 * station or lies on other usable track. `stations` are the stops of the new face that hold an own station.
 */
export function usablePieces(
  geography: Geography,
  graph: TrackGraph,
  lay: Lay,
  stations: readonly number[],
  passes: (stop: number) => boolean = () => true,
): boolean[] {
  const track = trackOf(tileFace(geography, lay.tile, lay.rotation));
  const hex = hexNumber(geography.grid, lay.hex);
  const reached = new Set<End>();
  for (const stop of stations) reached.add(`s${stop}`);
  for (const ends of track) {
    for (const end of ends) {
      if (typeof end === 'number' && !reached.has(end) && reachesEdge(geography, graph, hex, end))
        reached.add(end);
    }
  }
  const usable = track.map(() => false);
  const inner = (end: End) =>
    typeof end === 'string' && (end.startsWith('j') || passes(Number(end.slice(1))));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [i, [a, b]] of track.entries()) {
      if (usable[i] || !(reached.has(a) || reached.has(b))) continue;
      usable[i] = true;
      changed = true;
      for (const end of [a, b]) if (inner(end)) reached.add(end);
    }
  }
  return usable;
}

const inReach = new WeakMap<TrackGraph, readonly string[]>();

/**
 * Hexes where the company might lay track: those it reaches, those behind an edge it reaches, those of its stations.
 * Worked out once for each graph.
 */
export function hexesInReach(geography: Geography, graph: TrackGraph): readonly string[] {
  let found = inReach.get(graph);
  if (found === undefined) {
    found = findHexesInReach(geography, graph);
    inReach.set(graph, found);
  }
  return found;
}

function findHexesInReach(geography: Geography, graph: TrackGraph): string[] {
  const network = networkOf(graph);
  const hexes = new Set<number>();
  for (const [number, piece] of graph.pieces.entries()) {
    if (network.pieces[number] === 0) continue;
    hexes.add(piece.hex);
    for (let edge = 0; edge < 6; edge++) {
      const beyond = geography.grid.neighbours[piece.hex * 6 + edge] ?? -1;
      if (beyond >= 0 && reachesEdge(geography, graph, beyond, (edge + 3) % 6)) hexes.add(beyond);
    }
  }
  for (const stop of graph.stops) if (stop.station) hexes.add(stop.hex);
  return [...hexes].sort((a, b) => a - b).map((hex) => geography.grid.ids[hex] ?? '');
}

/**
 * Which pieces of a tile the company could use once it lies there, worked out on the board as it would then be. Slower than
 * `usablePieces`, but it tells a branch that only a hairpin would reach.
 */
export function piecesInReachAfter(
  geography: Geography,
  board: Board,
  lay: Lay,
  graphOn: (board: Board) => TrackGraph,
): boolean[] {
  const { hex, tile, rotation } = lay;
  const graph = graphOn({ ...board, tiles: { ...board.tiles, [hex]: { tile, rotation } } });
  const network = networkOf(graph);
  const number = hexNumber(geography.grid, hex);
  return graph.pieces.flatMap((piece, index) => (piece.hex === number ? [network.pieces[index] === 1] : []));
}

/** A piece of track by its hex and its place in the track of the hex's face. */
export interface TrackPiece {
  readonly hex: string;
  readonly piece: number;
}

/** The track that a company reaches from its stations. */
export function reachedTrack(geography: Geography, board: Board, graph: TrackGraph): TrackPiece[] {
  const { trackNumbers } = layoutOf(geography, board);
  const { pieces } = networkOf(graph);
  return graph.pieces.flatMap(({ hex }, number) =>
    pieces[number] === 1 ? [{ hex: geography.grid.ids[hex] ?? '', piece: trackNumbers[number] ?? 0 }] : [],
  );
}
